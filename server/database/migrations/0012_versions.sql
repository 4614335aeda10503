-- Versions, trash, and originals that nobody needs any more.

-- json rather than jsonb: it keeps the order of the profile's fields.
alter table document_versions alter column result type json;

alter table documents add column deleted_by text;
create index documents_trash on documents (deleted_at desc, id desc) where deleted_at is not null;

-- An original that is being stored for a document that does not exist yet; it must not be removed meanwhile.
create table original_claims (
  id bigint generated always as identity primary key,
  sha256 text not null,
  created_at timestamptz not null
);
create index original_claims_sha256 on original_claims (sha256);

-- Originals to look at: removed from the store unless some document has the same content.
create table unused_originals (
  sha256 text primary key,
  created_at timestamptz not null
);
