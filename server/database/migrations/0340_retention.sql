-- How long documents are kept: rules, what each document is kept until, legal holds, and deletions that wait for a second person.

create table retention_rules (
  id integer generated always as identity primary key,
  name text not null,
  -- Whose law it is; of documents it says nothing.
  country text,
  years integer not null check (years between 1 and 100),
  -- Empty: of all.
  profile_ids integer[] not null default '{}',
  contact_ids integer[] not null default '{}',
  covers text not null check (covers in ('received', 'approved')),
  over text not null check (over in ('keep', 'trash')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index retention_rules_name on retention_rules (lower(name));

-- Only ever gets later: neither a changed record nor a changed rule ends a period before its time.
create table retentions (
  document_id integer primary key references documents on delete cascade,
  until date not null,
  rule_id integer references retention_rules on delete set null,
  rule_name text not null
);
create index retentions_until on retentions (until);
create index retentions_rule on retentions (rule_id);

create table holds (
  id integer generated always as identity primary key,
  document_id integer references documents on delete cascade,
  contact_id integer references contacts on delete cascade,
  reason text not null,
  placed_by text not null,
  placed_at timestamptz not null,
  lifted_by text,
  lifted_at timestamptz,
  lifted_reason text,
  check ((document_id is null) <> (contact_id is null))
);
create index holds_document on holds (document_id);
create index holds_contact on holds (contact_id);

create table deletion_requests (
  document_id integer primary key references documents on delete cascade,
  reason text not null,
  user_id integer not null,
  requested_by text not null,
  requested_at timestamptz not null
);

-- A period begins with the end of the year of the document's date; one that lies after its receipt, or none, counts as the year of
-- the receipt, so that no misread date keeps a document for centuries. ids null: all documents.
create function retain_documents(ids integer[]) returns void language sql set search_path = public as $$
  insert into retentions (document_id, until, rule_id, rule_name)
  select distinct on (d.id) d.id,
    make_date(extract(year from least(d.doc_date, (d.created_at at time zone 'UTC')::date))::integer + r.years, 12, 31), r.id, r.name
  from documents d join retention_rules r
    on (r.profile_ids = '{}' or d.profile_id = any (r.profile_ids))
    and (r.contact_ids = '{}' or d.contact_id = any (r.contact_ids))
    and d.status not in ('New', 'Processing') and (r.covers = 'received' or d.status in ('Approved', 'Export'))
  where ids is null or d.id = any (ids)
  order by d.id, r.years desc, r.id
  on conflict (document_id) do update
    set until = excluded.until, rule_id = excluded.rule_id, rule_name = excluded.rule_name
    where retentions.until < excluded.until
$$;

create function follow_retention() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from retention_rules) then
    perform retain_documents(array[new.id]);
  end if;
  return null;
end $$;
create trigger documents_kept after insert on documents
  for each row execute function follow_retention();
create trigger documents_kept_on after update of status, profile_id, contact_id, doc_date on documents
  for each row when ((old.status, old.profile_id, old.contact_id, old.doc_date)
    is distinct from (new.status, new.profile_id, new.contact_id, new.doc_date))
  execute function follow_retention();

-- The service decides in one place whether a document may go (documents/purge.ts). Any other way is refused here.
create function refuse_deletion() returns trigger language plpgsql set search_path = public as $$
begin
  if current_setting('recto.purged_document', true) is distinct from old.id::text and (
    exists (select from retentions where document_id = old.id)
    or exists (select from holds where document_id = old.id or contact_id = old.contact_id)) then
    raise exception 'document % is kept by a retention rule or a hold', old.id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger documents_kept_back before delete on documents
  for each row execute function refuse_deletion();
