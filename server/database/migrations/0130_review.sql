-- What reviewers see and do: blockers, acceptances, assignment, postponing, rejection, presence, undo, views.
alter table documents
  -- Blockers as they stand, and what people accepted of them.
  add blockers jsonb not null default '[]',
  add blockers_open integer not null default 0,
  add blockers_blocking integer not null default 0,
  add acceptances jsonb not null default '[]',
  -- Of the line items: each by itself, and the sums below the columns.
  add arithmetic jsonb not null default '{"lines": [], "sums": []}',
  -- What lists show of any document, whatever its profile calls it.
  add vendor text,
  add number text,
  add due_date date,
  -- Properties of the record that a person set (doc_type, doc_date): they are never computed anew.
  add fixed jsonb not null default '[]',
  -- By which version of the rules of judgement the record was judged; 0: by 0.1.
  add judged integer not null default 0,
  add assignee_id integer references users on delete set null,
  add postponed_until date,
  add rejection jsonb;

-- Sentences are kept as a code and values from now on; what was stored before stays text until the record is judged anew.
alter table documents
  alter confidence_reasoning type jsonb using case when confidence_reasoning is null then null else to_jsonb(array[confidence_reasoning]) end,
  alter processing_error type jsonb using to_jsonb(processing_error);

create index documents_by_assignee on documents (assignee_id, created_at desc, id desc)
  where deleted_at is null and assignee_id is not null;
create index documents_judged on documents (judged, id);

-- Each change of a status, for undoing it.
create table status_changes (
  id integer generated always as identity primary key,
  document_id integer not null references documents on delete cascade,
  before text not null,
  after text not null,
  -- What else changed with it: the rejection and the day as they were.
  saved jsonb not null default '{}',
  actor_kind text not null,
  actor_id integer,
  at timestamptz not null,
  undone_at timestamptz
);
create index status_changes_of_document on status_changes (document_id, id desc);
create index status_changes_of_person on status_changes (actor_id, at desc);

-- Who has a document open. Rows not seen for a while count no more.
create table document_presence (
  document_id integer not null references documents on delete cascade,
  user_id integer not null references users on delete cascade,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (document_id, user_id)
);

create table views (
  id integer generated always as identity primary key,
  name text not null,
  owner_id integer not null references users on delete cascade,
  shared boolean not null default false,
  filter jsonb not null default '{}',
  columns jsonb not null default '[]',
  sort text not null,
  "order" text not null,
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create index views_of_person on views (owner_id);
