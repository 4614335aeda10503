-- Trials of changed profiles on reviewed documents.

create table profile_tests (
  id integer generated always as identity primary key,
  profile_id integer not null references profiles,
  state text not null check (state in ('queued', 'running', 'done', 'failed')),
  -- The profile with its changes.
  content jsonb not null,
  last_n integer not null,
  documents_total integer not null default 0,
  documents_done integer not null default 0,
  error text,
  -- Counts only; values of documents stand below and go with them.
  result jsonb,
  created_by text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index profile_tests_profile on profile_tests (profile_id, id desc);

create table profile_test_documents (
  test_id integer not null references profile_tests on delete cascade,
  document_id integer not null references documents on delete cascade,
  changes jsonb not null,
  primary key (test_id, document_id)
);
create index profile_test_documents_document on profile_test_documents (document_id);
