-- Chat: sessions over one folder, their turns, and what a model has found in one version of a document for one question.
create table chat_sessions (
  id uuid primary key,
  contact_id integer not null references contacts (id) on delete cascade,
  folder_id integer not null references folders (id) on delete cascade,
  -- Who asks, as kind and id; nobody else continues or reads the session.
  owner text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index chat_sessions_updated on chat_sessions (updated_at);
create index chat_sessions_contact on chat_sessions (contact_id);
create index chat_sessions_folder on chat_sessions (folder_id);

create table chat_turns (
  session_id uuid not null references chat_sessions (id) on delete cascade,
  number integer not null,
  question text not null,
  answer text not null,
  language text not null,
  route text not null,
  -- What was asked of the records, for follow-up questions; null where the text was read.
  query jsonb,
  sources jsonb not null,
  coverage jsonb not null,
  engine text not null,
  created_at timestamptz not null,
  primary key (session_id, number)
);

create table chat_findings (
  document_id integer not null references documents (id) on delete cascade,
  version integer not null,
  -- SHA-256 of model, instructions and question.
  question_hash bytea not null,
  findings jsonb not null,
  created_at timestamptz not null,
  primary key (document_id, version, question_hash)
);
create index chat_findings_created on chat_findings (created_at);
