-- Foundation: settings, people, contacts and folders, profiles, documents with versions and pages, deliveries, audit.

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Encrypted with the key file outside the database; token_hash lets a presented token be compared without decrypting.
create table secrets (
  name text primary key,
  ciphertext text not null,
  token_hash bytea,
  created_at timestamptz not null default now()
);

create table users (
  id integer generated always as identity primary key,
  email text not null,
  name text not null,
  role text not null check (role in ('admin', 'reviewer', 'viewer')),
  password_hash text,
  must_change_password boolean not null default false,
  disabled boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table sessions (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text not null default '',
  address text not null default ''
);
create index sessions_user on sessions (user_id);

create table sign_in_failures (
  id bigint generated always as identity primary key,
  email text not null,
  address text not null,
  at timestamptz not null default now()
);
create index sign_in_failures_email on sign_in_failures (email, at);
create index sign_in_failures_address on sign_in_failures (address, at);

create table profiles (
  id integer generated always as identity primary key,
  name text not null,
  description text not null,
  doc_type_hint text,
  line_items boolean not null,
  fields jsonb not null,
  version integer not null default 1,
  built_in text,
  built_in_revision integer,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index profiles_name on profiles (lower(name)) where deleted_at is null;
create unique index profiles_built_in on profiles (built_in);

create table profile_versions (
  profile_id integer not null references profiles on delete cascade,
  version integer not null,
  name text not null,
  description text not null,
  doc_type_hint text,
  line_items boolean not null,
  fields jsonb not null,
  created_at timestamptz not null default now(),
  primary key (profile_id, version)
);

create table contacts (
  id integer generated always as identity primary key,
  name text not null,
  type text not null default 'Other' check (type in ('Client', 'Vendor', 'Partner', 'Internal', 'Other')),
  email text,
  phone text,
  company text,
  notes text,
  parent_id integer references contacts,
  default_profile_id integer not null references profiles,
  ai_chat_instructions text not null default '',
  built_in boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index contacts_name on contacts (lower(name));
create index contacts_parent on contacts (parent_id);

create table folders (
  id integer generated always as identity primary key,
  contact_id integer not null references contacts on delete cascade,
  name text not null,
  built_in boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index folders_name on folders (contact_id, lower(name));

create table documents (
  id integer generated always as identity primary key,
  contact_id integer not null references contacts,
  folder_id integer not null references folders,
  profile_id integer not null references profiles,
  profile_version integer not null,
  filename text not null,
  original_filename text not null,
  source text not null,
  status text not null,
  status_changed_at timestamptz not null default now(),
  version integer not null default 1,
  doc_type text,
  doc_date date,
  language text,
  ai_summary text,
  confidence_score integer,
  confidence_reasoning text,
  -- json rather than jsonb: it keeps the order of the profile's fields.
  extracted_fields json not null default '{}',
  line_items json not null default '[]',
  evidence json not null default '{}',
  checks json not null default '[]',
  lineage json not null default '{}',
  external_refs jsonb not null default '{}',
  warnings jsonb not null default '[]',
  notes text,
  engine text,
  total numeric,
  currency text,
  page_count integer,
  pages_read integer not null default 0,
  processing_error text,
  -- Raised by every request to process, so that a job of an earlier request can tell that it is outdated.
  run integer not null default 1,
  duplicate_of integer references documents on delete set null,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index documents_newest on documents (created_at desc, id desc) where deleted_at is null;
create index documents_by_contact on documents (contact_id, created_at desc, id desc) where deleted_at is null;
create index documents_by_folder on documents (folder_id, created_at desc, id desc) where deleted_at is null;
create index documents_by_status on documents (status, created_at desc, id desc) where deleted_at is null;
create index documents_by_profile on documents (profile_id, created_at desc, id desc) where deleted_at is null;
create index documents_by_score on documents (confidence_score, id) where deleted_at is null;
create index documents_by_score_falling on documents (confidence_score desc nulls last, id desc) where deleted_at is null;
create index documents_by_doc_date on documents (doc_date, id) where deleted_at is null;
create index documents_by_doc_date_falling on documents (doc_date desc nulls last, id desc) where deleted_at is null;
create index documents_updated on documents (updated_at desc, id desc) where deleted_at is null;
create index documents_by_filename on documents (filename, id) where deleted_at is null;
create index documents_external_refs on documents using gin (external_refs);

-- How many documents there are per contact, folder and status: sums, and the increments since they were last folded in.
-- Counting a million rows for every list would not stay flat, and counter rows alone would serialise the uploads.
create table document_counts (
  contact_id integer not null,
  folder_id integer not null,
  status text not null,
  documents integer not null,
  primary key (contact_id, folder_id, status)
) with (fillfactor = 50);
create table document_tallies (
  contact_id integer not null,
  folder_id integer not null,
  status text not null,
  documents integer not null
);
create view document_totals as
  select contact_id, folder_id, status, documents from document_counts
  union all
  select contact_id, folder_id, status, documents from document_tallies;

create function tally_documents() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.deleted_at is null then
    insert into document_tallies values (old.contact_id, old.folder_id, old.status, -1);
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    insert into document_tallies values (new.contact_id, new.folder_id, new.status, 1);
  end if;
  return null;
end $$;
create trigger documents_tallied after insert or delete on documents
  for each row execute function tally_documents();
create trigger documents_moved after update of contact_id, folder_id, status, deleted_at on documents
  for each row when ((old.contact_id, old.folder_id, old.status, old.deleted_at)
    is distinct from (new.contact_id, new.folder_id, new.status, new.deleted_at))
  execute function tally_documents();

create table document_versions (
  document_id integer not null references documents on delete cascade,
  version integer not null,
  filename text not null,
  media_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  page_count integer,
  uploaded_by text not null,
  created_at timestamptz not null default now(),
  -- The record as it was when a newer version took its place.
  result jsonb,
  primary key (document_id, version)
);
create index document_versions_sha256 on document_versions (sha256);

-- Words are stored as arrays [text, x0, y0, x1, y1, confidence, line, bold].
create table document_pages (
  document_id integer not null,
  version integer not null,
  number integer not null,
  width real not null,
  height real not null,
  source text not null,
  part text,
  words jsonb not null,
  codes jsonb not null default '[]',
  warnings jsonb not null default '[]',
  text text not null,
  primary key (document_id, version, number),
  foreign key (document_id, version) references document_versions on delete cascade
);

create table upload_keys (
  key text primary key,
  sha256 text not null,
  document_id integer not null references documents on delete cascade,
  created_at timestamptz not null default now()
);
create index upload_keys_created on upload_keys (created_at);

create table deliveries (
  id integer generated always as identity primary key,
  webhook_id text not null unique,
  document_id integer not null references documents on delete cascade,
  url text not null,
  body text not null,
  state text not null default 'pending',
  attempt_count integer not null default 0,
  -- Attempts since the delivery was queued or sent again by hand: the place in the retry schedule.
  round_attempts integer not null default 0,
  last_response_code integer,
  last_error text,
  next_attempt_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index deliveries_newest on deliveries (created_at desc, id desc);
create index deliveries_by_document on deliveries (document_id, id desc);
create index deliveries_open on deliveries (state, id) where state in ('pending', 'retrying', 'held', 'failed');

create table delivery_attempts (
  delivery_id integer not null references deliveries on delete cascade,
  number integer not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  response_code integer,
  error_class text,
  response_excerpt text,
  primary key (delivery_id, number)
);

-- Append-only and chained: each hash covers the entry and the hash before it, so that an edited, removed or
-- reordered entry breaks the chain. The lock makes the order of the chain the order of commits.
create table audit_entries (
  id bigint primary key,
  at timestamptz not null,
  actor_kind text not null,
  actor_id integer,
  actor_name text not null,
  event text not null,
  document_id integer,
  contact_id integer,
  detail text not null,
  previous_hash text not null,
  hash text not null
);
create index audit_by_document on audit_entries (document_id, id desc) where document_id is not null;
create index audit_by_contact on audit_entries (contact_id, id desc) where contact_id is not null;
create index audit_by_event on audit_entries (event, id desc);
create index audit_by_actor on audit_entries (actor_kind, actor_id, id desc);
create index audit_by_time on audit_entries (at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_no_truncate before truncate on audit_entries
  for each statement execute function refuse_audit_change();

create function append_audit(entries jsonb) returns void language plpgsql as $$
declare
  entry jsonb;
  previous record;
  next_id bigint;
  last_hash text;
  entry_at timestamptz;
begin
  perform pg_advisory_xact_lock(7210001);
  select id, hash into previous from audit_entries order by id desc limit 1;
  next_id := coalesce(previous.id, 0);
  last_hash := coalesce(previous.hash, repeat('0', 64));
  for entry in select * from jsonb_array_elements(entries) loop
    next_id := next_id + 1;
    entry_at := date_trunc('milliseconds', clock_timestamp());
    insert into audit_entries values (
      next_id, entry_at, entry->>'actor_kind', (entry->>'actor_id')::integer, entry->>'actor_name', entry->>'event',
      (entry->>'document_id')::integer, (entry->>'contact_id')::integer, entry->>'detail', last_hash,
      audit_hash(next_id, entry_at, entry->>'actor_kind', (entry->>'actor_id')::integer, entry->>'actor_name',
        entry->>'event', (entry->>'document_id')::integer, (entry->>'contact_id')::integer, entry->>'detail', last_hash))
    returning hash into last_hash;
  end loop;
end $$;

-- SHA-256 over the values, joined by the unit separator; verification computes the same outside the database.
create function audit_hash(id bigint, at timestamptz, actor_kind text, actor_id integer, actor_name text, event text,
  document_id integer, contact_id integer, detail text, previous_hash text) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws(E'\x1f', id::text,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), actor_kind, coalesce(actor_id::text, '-'), actor_name,
    event, coalesce(document_id::text, '-'), coalesce(contact_id::text, '-'), detail, previous_hash), 'UTF8')), 'hex')
$$;

-- Full text, tokenised by the service: vectors are given as literals, so no text search configuration is involved.
create table document_chunks (
  id bigint generated always as identity primary key,
  document_id integer not null references documents on delete cascade,
  page integer not null,
  text text not null,
  tsv tsvector not null
);
create index document_chunks_document on document_chunks (document_id, page);
create index document_chunks_tsv on document_chunks using gin (tsv);
