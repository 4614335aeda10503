-- Pairs of documents that may be one paper twice: found when `document_id` came in, after the other one (the same file, the same
-- pages), or named by a person who keeps both. `kept_at`: nobody asks about the pair again.
create table duplicates (
  document_id integer not null references documents on delete cascade,
  other_id integer not null references documents on delete cascade,
  reason text not null,
  kept_by text,
  kept_at timestamptz,
  primary key (document_id, other_id)
);
create index duplicates_other on duplicates (other_id);

-- duplicate_reason: how `duplicate_of` is told. issue_key: sender and number.
alter table documents add column duplicate_reason text;
alter table documents add column issue_key text;
update documents set issue_key = regexp_replace(business_key, '\|[^|]*$', '') where business_key is not null;
drop index documents_business_key;
create index documents_issue_key on documents (issue_key, id) where issue_key is not null and deleted_at is null;

update documents set duplicate_reason = 'same_file' where duplicate_of is not null;
insert into duplicates (document_id, other_id, reason)
  select id, duplicate_of, 'same_file' from documents where duplicate_of is not null;
-- Blockers that somebody accepted stay decided.
insert into duplicates (document_id, other_id, reason, kept_by, kept_at)
  select distinct on (documents.id, other.id) documents.id, other.id,
    case blocker->>'id' when 'duplicate:file' then 'same_file' else 'same_record' end,
    blocker->>'resolved_by', (blocker->>'resolved_at')::timestamptz
  from documents
  cross join jsonb_array_elements(documents.blockers) as blocker
  join documents other on other.id =
    coalesce(blocker #>> '{message,values,id}', blocker #>> '{message,values,detail,values,id}')::integer
  where blocker->>'kind' = 'duplicate' and blocker->>'state' = 'accepted'
  on conflict (document_id, other_id) do update set kept_by = excluded.kept_by, kept_at = excluded.kept_at;

-- print: of the picture of a page that was recognised. prints: by which documents with the same pages find each other.
alter table document_pages add column print text;
alter table document_versions add column prints integer[];
create index document_versions_prints on document_versions using gin (prints);
