-- What corrections by people taught. Everything hangs on the document it was learned from: purging that forgets it.

-- How a sender's documents look: hashed words and numbers of the first page, and the sender's name as read.
create table learned_documents (
  document_id integer primary key references documents on delete cascade,
  sender text,
  tokens text[] not null,
  created_at timestamptz not null default now()
);

create table lessons (
  id integer generated always as identity primary key,
  document_id integer not null references learned_documents on delete cascade,
  profile_id integer not null references profiles,
  field text not null,
  label text not null,
  relation text not null check (relation in ('left', 'above')),
  page integer not null,
  pages integer not null,
  x real not null,
  y real not null,
  format text not null,
  -- Null: the person emptied the field.
  value text,
  constant boolean not null,
  -- What the engine had found, to notice that somebody went back to it.
  engine_value text,
  enabled boolean not null default true,
  learned_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint lessons_once unique (document_id, profile_id, field)
);
create index lessons_profile on lessons (profile_id, id desc);

-- Values that a lesson led to, and what people made of them.
create table lesson_uses (
  lesson_id integer not null references lessons on delete cascade,
  document_id integer not null references documents on delete cascade,
  value text not null,
  verdict text check (verdict in ('helped', 'contradicted')),
  at timestamptz not null default now(),
  primary key (lesson_id, document_id)
);
create index lesson_uses_document on lesson_uses (document_id);
