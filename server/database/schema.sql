create table absences (
  user_id integer not null,
  substitute_id integer not null,
  from_day date not null,
  until_day date not null,
  constraint absences_pkey PRIMARY KEY (user_id),
  constraint absences_substitute_id_fkey FOREIGN KEY (substitute_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint absences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX absences_of_substitute ON public.absences USING btree (substitute_id);

create table approval_calls (
  document_id integer not null,
  chain_id integer not null,
  chain_version integer not null,
  step integer not null,
  seal bytea not null,
  called_at timestamp with time zone not null,
  due_at timestamp with time zone,
  escalated_at timestamp with time zone,
  constraint approval_calls_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES approval_chains(id) ON DELETE CASCADE,
  constraint approval_calls_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint approval_calls_pkey PRIMARY KEY (document_id, chain_id, chain_version, step, seal)
);
CREATE INDEX approval_calls_due ON public.approval_calls USING btree (due_at) WHERE ((escalated_at IS NULL) AND (due_at IS NOT NULL));

create table approval_chains (
  id integer not null generated always as identity,
  name text not null,
  enabled boolean not null default true,
  position integer not null,
  profile_id integer,
  contact_id integer,
  vendor text,
  minimum numeric,
  currency text,
  in_order boolean not null default true,
  four_eyes boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint approval_chains_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint approval_chains_pkey PRIMARY KEY (id),
  constraint approval_chains_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id)
);
CREATE UNIQUE INDEX approval_chains_name ON public.approval_chains USING btree (lower(name));

create table approval_steps (
  chain_id integer not null,
  step integer not null,
  name text,
  team_id integer not null,
  needed integer not null,
  due_hours integer,
  escalation_team_id integer,
  constraint approval_steps_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES approval_chains(id) ON DELETE CASCADE,
  constraint approval_steps_escalation_team_id_fkey FOREIGN KEY (escalation_team_id) REFERENCES teams(id),
  constraint approval_steps_pkey PRIMARY KEY (chain_id, step),
  constraint approval_steps_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id)
);

create table approvals (
  document_id integer not null,
  at timestamp with time zone not null,
  day date not null generated always as (((at AT TIME ZONE 'UTC'::text))::date) stored,
  contact_id integer not null,
  profile_id integer not null,
  profile_version integer not null,
  vendor text,
  engine text not null,
  actor_kind text not null,
  actor_id integer,
  actor_name text not null,
  hand text not null,
  seconds integer,
  fields jsonb not null,
  clean boolean,
  first jsonb,
  replaced jsonb,
  by_token boolean not null default false,
  constraint approvals_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint approvals_pkey PRIMARY KEY (document_id)
);
CREATE INDEX approvals_by_people ON public.approvals USING btree (at DESC) WHERE ((actor_kind = 'person'::text) AND (NOT by_token) AND (hand <> 'rejected'::text));
CREATE INDEX approvals_newest ON public.approvals USING btree (profile_id, at DESC, document_id DESC);

create table audit_checkpoints (
  entry_id bigint not null,
  hash text not null,
  at timestamp with time zone not null,
  signature text not null,
  constraint audit_checkpoints_pkey PRIMARY KEY (entry_id)
);

create table audit_entries (
  id bigint not null,
  at timestamp with time zone not null,
  actor_kind text not null,
  actor_id integer,
  actor_name text not null,
  event text not null,
  document_id integer,
  contact_id integer,
  detail text not null,
  previous_hash text not null,
  hash text not null,
  seal text,
  constraint audit_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_by_actor ON public.audit_entries USING btree (actor_kind, actor_id, id DESC);
CREATE INDEX audit_by_contact ON public.audit_entries USING btree (contact_id, id DESC) WHERE (contact_id IS NOT NULL);
CREATE INDEX audit_by_document ON public.audit_entries USING btree (document_id, id DESC) WHERE (document_id IS NOT NULL);
CREATE INDEX audit_by_event ON public.audit_entries USING btree (event, id DESC);
CREATE INDEX audit_by_time ON public.audit_entries USING btree (at);

create table bank_movements (
  id integer not null generated always as identity,
  statement_id integer not null,
  key text not null,
  booked date,
  valued date,
  amount numeric not null,
  currency text not null,
  reversal boolean not null,
  name text,
  account text,
  purpose text not null,
  references jsonb not null,
  decided boolean not null default false,
  created_at timestamp with time zone not null,
  aside text,
  number_keys text[],
  line integer,
  constraint bank_movements_pkey PRIMARY KEY (id),
  constraint bank_movements_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id) ON DELETE CASCADE
);
CREATE INDEX bank_movements_number_keys ON public.bank_movements USING gin (number_keys) WHERE (NOT decided);
CREATE INDEX bank_movements_statement ON public.bank_movements USING btree (statement_id, id);
CREATE INDEX bank_movements_unkeyed ON public.bank_movements USING btree (id) WHERE (number_keys IS NULL);
CREATE UNIQUE INDEX bank_movements_key ON public.bank_movements USING btree (key);

create table bank_payments (
  movement_id integer not null,
  document_id integer not null,
  amount numeric not null,
  person text,
  found text,
  at timestamp with time zone not null,
  discount numeric not null default 0,
  discount_percent numeric,
  discount_until date,
  constraint bank_payments_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint bank_payments_movement_id_fkey FOREIGN KEY (movement_id) REFERENCES bank_movements(id) ON DELETE CASCADE,
  constraint bank_payments_pkey PRIMARY KEY (movement_id, document_id)
);
CREATE INDEX bank_payments_document ON public.bank_payments USING btree (document_id) INCLUDE (amount);

create table bank_refusals (
  movement_id integer not null,
  document_id integer not null,
  amount numeric not null,
  discount numeric not null,
  discount_percent numeric,
  discount_until date,
  found text not null,
  person text not null,
  at timestamp with time zone not null,
  constraint bank_refusals_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint bank_refusals_movement_id_fkey FOREIGN KEY (movement_id) REFERENCES bank_movements(id) ON DELETE CASCADE,
  constraint bank_refusals_pkey PRIMARY KEY (movement_id, document_id)
);
CREATE INDEX bank_refusals_document ON public.bank_refusals USING btree (document_id);

create table bank_statements (
  id integer not null generated always as identity,
  filename text not null,
  format text not null,
  account text,
  currency text,
  number text,
  opening numeric,
  closing numeric,
  difference numeric,
  unread integer not null default 0,
  imported_by text not null,
  created_at timestamp with time zone not null,
  document_id integer,
  content text,
  constraint bank_statements_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint bank_statements_pkey PRIMARY KEY (id)
);
CREATE INDEX bank_statements_account ON public.bank_statements USING btree (account, id);
CREATE UNIQUE INDEX bank_statements_document ON public.bank_statements USING btree (document_id) WHERE (document_id IS NOT NULL);

create table certificates (
  id integer not null generated always as identity,
  rule_id integer not null,
  issued_at timestamp with time zone not null,
  content jsonb not null,
  constraint certificates_pkey PRIMARY KEY (id)
);
CREATE INDEX certificates_rule ON public.certificates USING btree (rule_id, id DESC);

create table chain_approvals (
  id integer not null generated always as identity,
  document_id integer not null,
  chain_id integer not null,
  chain_version integer not null,
  step integer not null,
  seal bytea not null,
  user_id integer not null,
  for_user_id integer,
  change_id integer not null,
  at timestamp with time zone not null,
  void_by integer,
  constraint chain_approvals_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES approval_chains(id) ON DELETE CASCADE,
  constraint chain_approvals_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint chain_approvals_for_user_id_fkey FOREIGN KEY (for_user_id) REFERENCES users(id),
  constraint chain_approvals_pkey PRIMARY KEY (id),
  constraint chain_approvals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX chain_approvals_of_document ON public.chain_approvals USING btree (document_id);
CREATE UNIQUE INDEX chain_approvals_once ON public.chain_approvals USING btree (document_id, chain_id, chain_version, seal, user_id) WHERE (void_by IS NULL);

create table chat_sessions (
  id uuid not null,
  contact_id integer not null,
  folder_id integer not null,
  owner text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint chat_sessions_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint chat_sessions_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES folders(id) ON DELETE CASCADE,
  constraint chat_sessions_pkey PRIMARY KEY (id)
);
CREATE INDEX chat_sessions_contact ON public.chat_sessions USING btree (contact_id);
CREATE INDEX chat_sessions_folder ON public.chat_sessions USING btree (folder_id);
CREATE INDEX chat_sessions_updated ON public.chat_sessions USING btree (updated_at);

create table chat_turns (
  session_id uuid not null,
  number integer not null,
  question text not null,
  answer text not null,
  language text not null,
  route text not null,
  query jsonb,
  sources jsonb not null,
  coverage jsonb not null,
  engine text not null,
  created_at timestamp with time zone not null,
  constraint chat_turns_pkey PRIMARY KEY (session_id, number),
  constraint chat_turns_session_id_fkey FOREIGN KEY (session_id) REFERENCES chat_sessions(id) ON DELETE CASCADE
);

create table contact_filings (
  id bigint not null generated always as identity,
  document_id integer,
  contact_id integer not null,
  folder_id integer,
  mail_from text,
  seller text,
  buyer text,
  filed_by text not null,
  at timestamp with time zone not null,
  constraint contact_filings_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint contact_filings_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE SET NULL,
  constraint contact_filings_document_id_key UNIQUE (document_id),
  constraint contact_filings_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES folders(id) ON DELETE SET NULL,
  constraint contact_filings_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_filings_buyer ON public.contact_filings USING btree (buyer, id) WHERE (buyer IS NOT NULL);
CREATE INDEX contact_filings_mail ON public.contact_filings USING btree (mail_from, id) WHERE (mail_from IS NOT NULL);
CREATE INDEX contact_filings_seller ON public.contact_filings USING btree (seller, id) WHERE (seller IS NOT NULL);

create table contacts (
  id integer not null generated always as identity,
  name text not null,
  type text not null default 'Other'::text,
  email text,
  phone text,
  company text,
  notes text,
  parent_id integer,
  default_profile_id integer not null,
  ai_chat_instructions text not null default ''::text,
  built_in boolean not null default false,
  revision integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  vendor_id integer,
  tax_ids text[] not null default '{}'::text[],
  ibans text[] not null default '{}'::text[],
  addresses text[] not null default '{}'::text[],
  email_domains text[] not null default '{}'::text[],
  constraint contacts_default_profile_id_fkey FOREIGN KEY (default_profile_id) REFERENCES profiles(id),
  constraint contacts_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES contacts(id),
  constraint contacts_pkey PRIMARY KEY (id),
  constraint contacts_type_check CHECK ((type = ANY (ARRAY['Client'::text, 'Vendor'::text, 'Partner'::text, 'Internal'::text, 'Other'::text]))),
  constraint contacts_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE SET NULL
);
CREATE INDEX contacts_name ON public.contacts USING btree (lower(name));
CREATE INDEX contacts_parent ON public.contacts USING btree (parent_id);
CREATE INDEX contacts_vendor ON public.contacts USING btree (vendor_id) WHERE (vendor_id IS NOT NULL);

create table deletion_requests (
  document_id integer not null,
  reason text not null,
  user_id integer not null,
  requested_by text not null,
  requested_at timestamp with time zone not null,
  constraint deletion_requests_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint deletion_requests_pkey PRIMARY KEY (document_id)
);

create table deliveries (
  id integer not null generated always as identity,
  webhook_id text not null,
  document_id integer not null,
  url text not null,
  body text not null,
  state text not null default 'pending'::text,
  attempt_count integer not null default 0,
  round_attempts integer not null default 0,
  last_response_code integer,
  last_error text,
  next_attempt_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  event text not null default 'document.exported'::text,
  rule_url text,
  rule_host text,
  claimed_until timestamp with time zone,
  claimed_host text,
  unordered boolean not null default false,
  endpoint_id integer,
  constraint deliveries_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  constraint deliveries_pkey PRIMARY KEY (id),
  constraint deliveries_webhook_id_key UNIQUE (webhook_id)
);
CREATE INDEX deliveries_by_document ON public.deliveries USING btree (document_id, id DESC);
CREATE INDEX deliveries_by_endpoint ON public.deliveries USING btree (endpoint_id, state, finished_at) WHERE (endpoint_id IS NOT NULL);
CREATE INDEX deliveries_claimed ON public.deliveries USING btree (claimed_host) WHERE (claimed_until IS NOT NULL);
CREATE INDEX deliveries_due ON public.deliveries USING btree (next_attempt_at, id) WHERE (state = ANY (ARRAY['pending'::text, 'retrying'::text]));
CREATE INDEX deliveries_newest ON public.deliveries USING btree (created_at DESC, id DESC);
CREATE INDEX deliveries_open ON public.deliveries USING btree (state, id) WHERE (state = ANY (ARRAY['pending'::text, 'retrying'::text, 'held'::text, 'failed'::text]));

create table delivery_attempts (
  delivery_id integer not null,
  number integer not null,
  started_at timestamp with time zone not null,
  duration_ms integer not null,
  response_code integer,
  error_class text,
  response_excerpt text,
  constraint delivery_attempts_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES deliveries(id) ON DELETE CASCADE,
  constraint delivery_attempts_pkey PRIMARY KEY (delivery_id, number)
);

create table document_chunks (
  id bigint not null generated always as identity,
  document_id integer not null,
  page integer not null,
  words integer not null generated always as (length(tsv)) stored,
  repeated tsvector not null generated always as (repeated_words(tsv)) stored,
  neighbours bytea,
  text text not null,
  tsv tsvector not null,
  constraint document_chunks_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint document_chunks_pkey PRIMARY KEY (id)
);
CREATE INDEX document_chunks_document ON public.document_chunks USING btree (document_id, page);
CREATE INDEX document_chunks_words ON public.document_chunks USING gin (search_words(document_id, tsv)) WITH (gin_pending_list_limit='256');

create table document_counts (
  contact_id integer not null,
  folder_id integer not null,
  status text not null,
  documents integer not null,
  constraint document_counts_pkey PRIMARY KEY (contact_id, folder_id, status)
);

create table document_pages (
  document_id integer not null,
  version integer not null,
  number integer not null,
  width real not null,
  height real not null,
  source text not null,
  part text,
  words jsonb not null,
  codes jsonb not null default '[]'::jsonb,
  warnings jsonb not null default '[]'::jsonb,
  text text not null,
  turn real not null default 0,
  print text,
  constraint document_pages_document_id_version_fkey FOREIGN KEY (document_id, version) REFERENCES document_versions(document_id, version) ON DELETE CASCADE,
  constraint document_pages_pkey PRIMARY KEY (document_id, version, number)
);

create table document_presence (
  document_id integer not null,
  user_id integer not null,
  since timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  constraint document_presence_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint document_presence_pkey PRIMARY KEY (document_id, user_id),
  constraint document_presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table document_tallies (
  contact_id integer not null,
  folder_id integer not null,
  status text not null,
  documents integer not null
);

create table document_values (
  document_id integer not null,
  key text not null,
  number numeric,
  text text not null,
  constraint document_values_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint document_values_pkey PRIMARY KEY (document_id, key)
);
CREATE INDEX document_values_sorted ON public.document_values USING btree (key, number, "left"(text, 200), document_id);

create table document_versions (
  document_id integer not null,
  version integer not null,
  filename text not null,
  media_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  page_count integer,
  uploaded_by text not null,
  created_at timestamp with time zone not null default now(),
  result json,
  reading jsonb,
  first_page integer,
  last_page integer,
  prints integer[],
  uploader_id integer,
  turns jsonb,
  unlocked boolean not null default false,
  constraint document_versions_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint document_versions_pkey PRIMARY KEY (document_id, version),
  constraint document_versions_uploader_id_fkey FOREIGN KEY (uploader_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX document_versions_prints ON public.document_versions USING gin (prints);
CREATE INDEX document_versions_sha256 ON public.document_versions USING btree (sha256);

create table documents (
  id integer not null generated always as identity,
  contact_id integer not null,
  folder_id integer not null,
  profile_id integer not null,
  profile_version integer not null,
  filename text not null,
  original_filename text not null,
  source text not null,
  status text not null,
  status_changed_at timestamp with time zone not null default now(),
  version integer not null default 1,
  doc_type text,
  doc_date date,
  language text,
  ai_summary text,
  confidence_score integer,
  confidence_reasoning jsonb,
  extracted_fields json not null default '{}'::json,
  line_items json not null default '[]'::json,
  evidence json not null default '{}'::json,
  checks json not null default '[]'::json,
  lineage json not null default '{}'::json,
  external_refs jsonb not null default '{}'::jsonb,
  warnings jsonb not null default '[]'::jsonb,
  notes text,
  engine text,
  total numeric,
  currency text,
  page_count integer,
  pages_read integer not null default 0,
  processing_error jsonb,
  run integer not null default 1,
  duplicate_of integer,
  revision integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  status_by text not null default 'system'::text,
  deleted_by text,
  check_facts jsonb,
  business_key text,
  processed_run integer,
  blockers jsonb not null default '[]'::jsonb,
  blockers_open integer not null default 0,
  blockers_blocking integer not null default 0,
  acceptances jsonb not null default '[]'::jsonb,
  arithmetic jsonb not null default '{"sums": [], "lines": []}'::jsonb,
  vendor text,
  number text,
  due_date date,
  fixed jsonb not null default '[]'::jsonb,
  judged integer not null default 0,
  assignee_id integer,
  postponed_until date,
  rejection jsonb,
  profile_open boolean not null default false,
  profile_reason jsonb,
  profile_sure integer,
  parent_id integer,
  first_page integer,
  last_page integer,
  split boolean not null default false,
  bundle jsonb,
  whole boolean not null default false,
  duplicate_reason text,
  issue_key text,
  vendor_id integer,
  vendor_number text,
  vendor_choice integer,
  vendor_choice_by text,
  vendor_match jsonb,
  payee jsonb,
  mail_from text,
  tax_breakdown jsonb not null default '[]'::jsonb,
  order_match jsonb,
  order_ids integer[] not null default '{}'::integer[],
  order_keys text[] not null default '{}'::text[],
  paid numeric not null default 0,
  payment_terms text,
  assignment_due_at timestamp with time zone,
  escalation_user_id integer,
  escalation_team_id integer,
  escalated_at timestamp with time zone,
  contact_open boolean not null default false,
  contact_match jsonb,
  profile_named boolean not null default true,
  profile_changed boolean not null default false,
  allowances jsonb not null default '[]'::jsonb,
  constraint documents_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint documents_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id),
  constraint documents_duplicate_of_fkey FOREIGN KEY (duplicate_of) REFERENCES documents(id) ON DELETE SET NULL,
  constraint documents_escalation_team_id_fkey FOREIGN KEY (escalation_team_id) REFERENCES teams(id) ON DELETE SET NULL,
  constraint documents_escalation_user_id_fkey FOREIGN KEY (escalation_user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint documents_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES folders(id),
  constraint documents_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES documents(id) ON DELETE SET NULL,
  constraint documents_pkey PRIMARY KEY (id),
  constraint documents_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id),
  constraint documents_status_by_check CHECK ((status_by = ANY (ARRAY['person'::text, 'token'::text, 'rule'::text, 'system'::text]))),
  constraint documents_vendor_choice_fkey FOREIGN KEY (vendor_choice) REFERENCES vendors(id) ON DELETE SET NULL,
  constraint documents_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE SET NULL
);
CREATE INDEX documents_by_assignee ON public.documents USING btree (assignee_id, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (assignee_id IS NOT NULL));
CREATE INDEX documents_by_assignment_due ON public.documents USING btree (assignment_due_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_assignment_due_falling ON public.documents USING btree (assignment_due_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_blockers ON public.documents USING btree (blockers_open, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_contact ON public.documents USING btree (contact_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_doc_date ON public.documents USING btree (doc_date, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_doc_date_falling ON public.documents USING btree (doc_date DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_due_date ON public.documents USING btree (due_date, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_due_date_falling ON public.documents USING btree (due_date DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_filename ON public.documents USING btree (filename, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_folder ON public.documents USING btree (folder_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_folder_doc_date ON public.documents USING btree (folder_id, doc_date DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_folder_status ON public.documents USING btree (folder_id, status, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_number ON public.documents USING btree (number, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_number_falling ON public.documents USING btree (number DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_profile ON public.documents USING btree (profile_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_score ON public.documents USING btree (confidence_score, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_score_falling ON public.documents USING btree (confidence_score DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_status ON public.documents USING btree (status, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_total ON public.documents USING btree (total, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_total_falling ON public.documents USING btree (total DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_vendor ON public.documents USING btree (vendor, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_by_vendor_falling ON public.documents USING btree (vendor DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_contact_open ON public.documents USING btree (id) WHERE contact_open;
CREATE INDEX documents_external_refs ON public.documents USING gin (external_refs);
CREATE INDEX documents_issue_key ON public.documents USING btree (issue_key, id) WHERE ((issue_key IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX documents_judged ON public.documents USING btree (judged, id);
CREATE INDEX documents_newest ON public.documents USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_number_bare ON public.documents USING btree (regexp_replace(regexp_replace(number, '(?<![0-9])0+(?=[0-9])'::text, ''::text, 'g'::text), '[^0-9]'::text, ''::text, 'g'::text)) WHERE ((status = ANY (ARRAY['Approved'::text, 'Export'::text])) AND (deleted_at IS NULL) AND (total IS NOT NULL));
CREATE INDEX documents_number_digits ON public.documents USING btree (regexp_replace(number, '[^0-9]'::text, ''::text, 'g'::text)) WHERE ((status = ANY (ARRAY['Approved'::text, 'Export'::text])) AND (deleted_at IS NULL) AND (total IS NOT NULL));
CREATE INDEX documents_open_amount ON public.documents USING btree (currency, ((
CASE
    WHEN (doc_type = 'Credit Note'::text) THEN (- abs(total))
    ELSE total
END - paid)), id) WHERE ((status = ANY (ARRAY['Approved'::text, 'Export'::text])) AND (deleted_at IS NULL) AND (total IS NOT NULL));
CREATE INDEX documents_order_ids ON public.documents USING gin (order_ids) WHERE (order_ids <> '{}'::integer[]);
CREATE INDEX documents_order_keys ON public.documents USING gin (order_keys) WHERE (order_keys <> '{}'::text[]);
CREATE INDEX documents_overdue ON public.documents USING btree (assignment_due_at) WHERE ((deleted_at IS NULL) AND (assignment_due_at IS NOT NULL) AND (status = ANY (ARRAY['Needs Review'::text, 'Missing Info'::text, 'Exception'::text])));
CREATE INDEX documents_parent ON public.documents USING btree (parent_id, first_page) WHERE (parent_id IS NOT NULL);
CREATE INDEX documents_payee ON public.documents USING btree (vendor_id) WHERE ((payee IS NOT NULL) AND (status <> ALL (ARRAY['Approved'::text, 'Export'::text, 'Archived'::text])));
CREATE INDEX documents_postponed ON public.documents USING btree (postponed_until) WHERE ((deleted_at IS NULL) AND (postponed_until IS NOT NULL));
CREATE INDEX documents_signed ON public.documents USING btree (id) WHERE ((check_facts -> 'signatures'::text) IS NOT NULL);
CREATE INDEX documents_trash ON public.documents USING btree (deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);
CREATE INDEX documents_updated ON public.documents USING btree (updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX documents_vendor_choice ON public.documents USING btree (vendor_choice) WHERE (vendor_choice IS NOT NULL);
CREATE INDEX documents_vendor_id ON public.documents USING btree (vendor_id) WHERE (vendor_id IS NOT NULL);
CREATE INDEX documents_vendor_spelling ON public.documents USING btree (((vendor_match ->> 'spelling'::text))) WHERE (vendor_match IS NOT NULL);
CREATE INDEX documents_without_vendor ON public.documents USING btree (id) WHERE ((vendor_id IS NULL) AND (vendor_match IS NOT NULL));

create table duplicates (
  document_id integer not null,
  other_id integer not null,
  reason text not null,
  kept_by text,
  kept_at timestamp with time zone,
  constraint duplicates_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint duplicates_other_id_fkey FOREIGN KEY (other_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint duplicates_pkey PRIMARY KEY (document_id, other_id)
);
CREATE INDEX duplicates_other ON public.duplicates USING btree (other_id);

create table export_templates (
  id integer not null generated always as identity,
  name text not null,
  content json not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint export_templates_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX export_templates_name ON public.export_templates USING btree (lower(name));

create table exported_documents (
  template_id integer not null,
  document_id integer not null,
  at timestamp with time zone not null,
  by_name text not null,
  constraint exported_documents_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint exported_documents_pkey PRIMARY KEY (template_id, document_id),
  constraint exported_documents_template_id_fkey FOREIGN KEY (template_id) REFERENCES export_templates(id) ON DELETE CASCADE
);
CREATE INDEX exported_documents_of_document ON public.exported_documents USING btree (document_id);

create table folders (
  id integer not null generated always as identity,
  contact_id integer not null,
  name text not null,
  built_in boolean not null default false,
  revision integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  choose_profile boolean not null default true,
  constraint folders_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint folders_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX folders_name ON public.folders USING btree (contact_id, lower(name));

create table guesses (
  key text not null,
  tries integer not null,
  at timestamp with time zone not null,
  free_at timestamp with time zone not null,
  constraint guesses_pkey PRIMARY KEY (key)
);
CREATE INDEX guesses_at ON public.guesses USING btree (at);

create table holds (
  id integer not null generated always as identity,
  document_id integer,
  contact_id integer,
  reason text not null,
  placed_by text not null,
  placed_at timestamp with time zone not null,
  lifted_by text,
  lifted_at timestamp with time zone,
  lifted_reason text,
  constraint holds_check CHECK (((document_id IS NULL) <> (contact_id IS NULL))),
  constraint holds_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint holds_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint holds_pkey PRIMARY KEY (id)
);
CREATE INDEX holds_contact ON public.holds USING btree (contact_id);
CREATE INDEX holds_document ON public.holds USING btree (document_id);

create table identities (
  issuer text not null,
  subject text not null,
  user_id integer not null,
  created_at timestamp with time zone not null,
  constraint identities_pkey PRIMARY KEY (issuer, subject),
  constraint identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX identities_user ON public.identities USING btree (user_id);

create table import_columns (
  content text not null,
  heading text not null,
  field text,
  updated_at timestamp with time zone not null,
  constraint import_columns_pkey PRIMARY KEY (content, heading)
);

create table intake_channels (
  id integer not null generated always as identity,
  name text not null,
  enabled boolean not null,
  contact_id integer,
  folder_id integer,
  profile_id integer,
  source jsonb not null,
  position jsonb not null default '{}'::jsonb,
  next_run_at timestamp with time zone not null,
  claimed_until timestamp with time zone,
  failing boolean not null default false,
  last_error jsonb,
  last_run_at timestamp with time zone,
  last_success_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint intake_channels_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL,
  constraint intake_channels_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES folders(id) ON DELETE SET NULL,
  constraint intake_channels_pkey PRIMARY KEY (id),
  constraint intake_channels_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id)
);
CREATE INDEX intake_channels_contact ON public.intake_channels USING btree (contact_id);
CREATE INDEX intake_channels_folder ON public.intake_channels USING btree (folder_id);
CREATE UNIQUE INDEX intake_channels_name ON public.intake_channels USING btree (lower(name));

create table intake_items (
  id bigint not null generated always as identity,
  channel_id integer not null,
  key text not null,
  name text not null,
  state text not null,
  document_id integer,
  detail jsonb,
  at timestamp with time zone not null,
  reply jsonb,
  constraint intake_items_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES intake_channels(id) ON DELETE CASCADE,
  constraint intake_items_channel_id_key_key UNIQUE (channel_id, key),
  constraint intake_items_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE SET NULL,
  constraint intake_items_pkey PRIMARY KEY (id),
  constraint intake_items_state_check CHECK ((state = ANY (ARRAY['done'::text, 'failed'::text])))
);
CREATE INDEX intake_items_document ON public.intake_items USING btree (document_id);
CREATE INDEX intake_items_newest ON public.intake_items USING btree (channel_id, id DESC);

create table invitations (
  token_hash bytea not null,
  user_id integer not null,
  purpose text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint invitations_pkey PRIMARY KEY (token_hash),
  constraint invitations_purpose_check CHECK ((purpose = ANY (ARRAY['invite'::text, 'reset'::text]))),
  constraint invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX invitations_user ON public.invitations USING btree (user_id);

create table learned_documents (
  document_id integer not null,
  sender text,
  tokens text[] not null,
  created_at timestamp with time zone not null default now(),
  constraint learned_documents_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint learned_documents_pkey PRIMARY KEY (document_id)
);

create table lesson_uses (
  lesson_id integer not null,
  document_id integer not null,
  value text not null,
  verdict text,
  at timestamp with time zone not null default now(),
  constraint lesson_uses_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint lesson_uses_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE,
  constraint lesson_uses_pkey PRIMARY KEY (lesson_id, document_id),
  constraint lesson_uses_verdict_check CHECK ((verdict = ANY (ARRAY['helped'::text, 'contradicted'::text])))
);
CREATE INDEX lesson_uses_document ON public.lesson_uses USING btree (document_id);

create table lessons (
  id integer not null generated always as identity,
  document_id integer not null,
  profile_id integer not null,
  field text not null,
  label text not null,
  relation text not null,
  page integer not null,
  pages integer not null,
  x real not null,
  y real not null,
  format text not null,
  value text,
  constant boolean not null,
  engine_value text,
  enabled boolean not null default true,
  learned_by text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint lessons_document_id_fkey FOREIGN KEY (document_id) REFERENCES learned_documents(document_id) ON DELETE CASCADE,
  constraint lessons_once UNIQUE (document_id, profile_id, field),
  constraint lessons_pkey PRIMARY KEY (id),
  constraint lessons_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id),
  constraint lessons_relation_check CHECK ((relation = ANY (ARRAY['left'::text, 'above'::text])))
);
CREATE INDEX lessons_profile ON public.lessons USING btree (profile_id, id DESC);

create table mail_notices (
  user_id integer not null,
  notification_id integer not null,
  at_once boolean not null,
  constraint mail_notices_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE,
  constraint mail_notices_pkey PRIMARY KEY (user_id, notification_id),
  constraint mail_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table mails (
  id integer not null generated always as identity,
  key text not null,
  occasion text not null,
  to_address text not null,
  message_id text not null,
  state text not null default 'waiting'::text,
  content text,
  expires_at timestamp with time zone,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone,
  handed_at timestamp with time zone,
  answer jsonb,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint mails_key_key UNIQUE (key),
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'uncertain'::text])))
);
CREATE INDEX mails_waiting ON public.mails USING btree (next_attempt_at) WHERE (state = 'waiting'::text);

create table notification_reads (
  notification_id integer not null,
  user_id integer not null,
  constraint notification_reads_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE,
  constraint notification_reads_pkey PRIMARY KEY (notification_id, user_id),
  constraint notification_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table notifications (
  id integer not null generated always as identity,
  kind text not null,
  message jsonb not null,
  document_id integer,
  for_admins boolean not null default false,
  created_at timestamp with time zone not null default now(),
  user_ids integer[],
  mailed boolean not null default false,
  constraint notifications_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE SET NULL,
  constraint notifications_pkey PRIMARY KEY (id)
);
CREATE INDEX notifications_newest ON public.notifications USING btree (created_at DESC, id DESC);
CREATE INDEX notifications_not_mailed ON public.notifications USING btree (id) WHERE (NOT mailed);

create table order_receipts (
  order_id integer not null,
  number text not null,
  received_on date,
  lines jsonb not null,
  document_id integer,
  version integer,
  places jsonb not null default '{}'::jsonb,
  constraint order_receipts_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint order_receipts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_receipts_pkey PRIMARY KEY (order_id, number)
);
CREATE INDEX order_receipts_of_document ON public.order_receipts USING btree (document_id) WHERE (document_id IS NOT NULL);

create table order_uses (
  document_id integer not null,
  order_id integer not null,
  line text not null,
  quantity double precision not null,
  active boolean not null default true,
  at timestamp with time zone not null,
  constraint order_uses_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint order_uses_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_uses_pkey PRIMARY KEY (document_id, order_id, line)
);
CREATE INDEX order_uses_of_order ON public.order_uses USING btree (order_id) INCLUDE (line, quantity) WHERE active;
CREATE INDEX order_uses_order ON public.order_uses USING btree (order_id);

create table orders (
  id integer not null generated always as identity,
  external_id text not null,
  key text not null,
  vendor_number text,
  currency text,
  ordered_on date,
  active boolean not null default true,
  lines jsonb not null,
  search text not null,
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  document_id integer,
  version integer,
  places jsonb not null default '{}'::jsonb,
  constraint orders_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE SET NULL,
  constraint orders_pkey PRIMARY KEY (id)
);
CREATE INDEX orders_key ON public.orders USING btree (key);
CREATE INDEX orders_of_document ON public.orders USING btree (document_id) WHERE (document_id IS NOT NULL);
CREATE INDEX orders_of_vendor ON public.orders USING btree (vendor_number, id) WHERE active;
CREATE UNIQUE INDEX orders_external_id ON public.orders USING btree (external_id);

create table original_claims (
  id bigint not null generated always as identity,
  sha256 text not null,
  created_at timestamp with time zone not null,
  constraint original_claims_pkey PRIMARY KEY (id)
);
CREATE INDEX original_claims_sha256 ON public.original_claims USING btree (sha256);

create table personal_tokens (
  id integer not null generated always as identity,
  user_id integer not null,
  name text not null,
  scope text not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  contact_ids integer[],
  constraint personal_tokens_admin_ends CHECK (((scope <> 'admin'::text) OR (expires_at IS NOT NULL))),
  constraint personal_tokens_pkey PRIMARY KEY (id),
  constraint personal_tokens_scope_check CHECK ((scope = ANY (ARRAY['read'::text, 'write'::text, 'admin'::text]))),
  constraint personal_tokens_token_hash_key UNIQUE (token_hash),
  constraint personal_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX personal_tokens_user ON public.personal_tokens USING btree (user_id, id);

create table planted_values (
  document_id integer not null,
  version integer not null,
  field text not null,
  shown text not null,
  planted_at timestamp with time zone not null,
  outcome text,
  decided_at timestamp with time zone,
  constraint planted_values_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint planted_values_outcome_check CHECK ((outcome = ANY (ARRAY['caught'::text, 'missed'::text]))),
  constraint planted_values_pkey PRIMARY KEY (document_id)
);
CREATE INDEX planted_values_decided ON public.planted_values USING btree (decided_at) WHERE (outcome IS NOT NULL);

create table processing_failures (
  document_id integer not null,
  run integer not null,
  times integer not null,
  constraint processing_failures_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint processing_failures_pkey PRIMARY KEY (document_id)
);

create table profile_test_documents (
  test_id integer not null,
  document_id integer not null,
  changes jsonb not null,
  constraint profile_test_documents_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint profile_test_documents_pkey PRIMARY KEY (test_id, document_id),
  constraint profile_test_documents_test_id_fkey FOREIGN KEY (test_id) REFERENCES profile_tests(id) ON DELETE CASCADE
);
CREATE INDEX profile_test_documents_document ON public.profile_test_documents USING btree (document_id);

create table profile_tests (
  id integer not null generated always as identity,
  profile_id integer not null,
  state text not null,
  content jsonb not null,
  last_n integer not null,
  documents_total integer not null default 0,
  documents_done integer not null default 0,
  error jsonb,
  result jsonb,
  created_by text not null,
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  constraint profile_tests_pkey PRIMARY KEY (id),
  constraint profile_tests_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id),
  constraint profile_tests_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX profile_tests_profile ON public.profile_tests USING btree (profile_id, id DESC);

create table profile_versions (
  profile_id integer not null,
  version integer not null,
  name text not null,
  description text not null,
  doc_type_hint text,
  line_items boolean not null,
  fields jsonb not null,
  created_at timestamp with time zone not null default now(),
  line_columns jsonb not null default '[]'::jsonb,
  tax_breakdown boolean not null default false,
  constraint profile_versions_pkey PRIMARY KEY (profile_id, version),
  constraint profile_versions_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE
);

create table profiles (
  id integer not null generated always as identity,
  name text not null,
  description text not null,
  doc_type_hint text,
  line_items boolean not null,
  fields jsonb not null,
  version integer not null default 1,
  built_in text,
  built_in_revision integer,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  doubtful_below integer not null default 75,
  chosen_for jsonb not null default '[]'::jsonb,
  line_columns jsonb not null default '[]'::jsonb,
  tax_breakdown boolean not null default false,
  constraint profiles_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX profiles_built_in ON public.profiles USING btree (built_in);
CREATE UNIQUE INDEX profiles_name ON public.profiles USING btree (lower(name)) WHERE (deleted_at IS NULL);

create table quality_counts (
  day date not null,
  contact_id integer not null,
  profile_id integer not null,
  engine text not null,
  field text not null,
  bin integer not null,
  documents bigint not null,
  automatic bigint not null,
  corrected bigint not null,
  seconds bigint not null,
  timed bigint not null,
  correct bigint not null,
  wrong bigint not null,
  missed bigint not null,
  confidence bigint not null,
  rejected bigint not null default 0,
  constraint quality_counts_pkey PRIMARY KEY (contact_id, day, profile_id, engine, field, bin)
);

create table quality_increments (
  day date not null,
  contact_id integer not null,
  profile_id integer not null,
  engine text not null,
  field text not null,
  bin integer not null,
  documents bigint not null,
  automatic bigint not null,
  corrected bigint not null,
  seconds bigint not null,
  timed bigint not null,
  correct bigint not null,
  wrong bigint not null,
  missed bigint not null,
  confidence bigint not null,
  rejected bigint not null default 0
);

create table receiver_failures (
  url text not null,
  since timestamp with time zone not null,
  attempts integer not null,
  constraint receiver_failures_pkey PRIMARY KEY (url)
);

create table recovery_codes (
  user_id integer not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table retention_rules (
  id integer not null generated always as identity,
  name text not null,
  country text,
  years integer not null,
  profile_ids integer[] not null default '{}'::integer[],
  contact_ids integer[] not null default '{}'::integer[],
  covers text not null,
  over text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint retention_rules_covers_check CHECK ((covers = ANY (ARRAY['received'::text, 'approved'::text]))),
  constraint retention_rules_over_check CHECK ((over = ANY (ARRAY['keep'::text, 'trash'::text]))),
  constraint retention_rules_pkey PRIMARY KEY (id),
  constraint retention_rules_years_check CHECK (((years >= 1) AND (years <= 100)))
);
CREATE UNIQUE INDEX retention_rules_name ON public.retention_rules USING btree (lower(name));

create table retentions (
  document_id integer not null,
  until date not null,
  rule_id integer,
  rule_name text not null,
  constraint retentions_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint retentions_pkey PRIMARY KEY (document_id),
  constraint retentions_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES retention_rules(id) ON DELETE SET NULL
);
CREATE INDEX retentions_rule ON public.retentions USING btree (rule_id);
CREATE INDEX retentions_until ON public.retentions USING btree (until);

create table review_seconds (
  document_id integer not null,
  user_id integer not null,
  seconds integer not null,
  constraint review_seconds_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint review_seconds_pkey PRIMARY KEY (document_id, user_id),
  constraint review_seconds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table rule_firings (
  id bigint not null generated always as identity,
  rule_id integer not null,
  rule_name text not null,
  document_id integer not null,
  run integer not null,
  trigger text not null,
  outcome text not null,
  detail jsonb not null,
  conditions jsonb not null,
  at timestamp with time zone not null default now(),
  touchless boolean not null default false,
  constraint rule_firings_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint rule_firings_once UNIQUE (rule_id, document_id, run),
  constraint rule_firings_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'skipped'::text, 'failed'::text]))),
  constraint rule_firings_pkey PRIMARY KEY (id)
);
CREATE INDEX rule_firings_document ON public.rule_firings USING btree (document_id, id DESC);

create table rules (
  id integer not null generated always as identity,
  name text not null,
  enabled boolean not null,
  position integer not null,
  profile_id integer,
  trigger text not null,
  interval_minutes integer,
  conditions jsonb not null,
  action jsonb not null,
  last_run_at timestamp with time zone,
  revision integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint rules_pkey PRIMARY KEY (id),
  constraint rules_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id),
  constraint rules_trigger_check CHECK ((trigger = ANY (ARRAY['processed'::text, 'schedule'::text])))
);
CREATE INDEX rules_order ON public.rules USING btree ("position", id);

create table secrets (
  name text not null,
  ciphertext text not null,
  token_hash bytea,
  created_at timestamp with time zone not null default now(),
  constraint secrets_pkey PRIMARY KEY (name)
);

create table sessions (
  token_hash bytea not null,
  user_id integer not null,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  user_agent text not null default ''::text,
  address text not null default ''::text,
  id integer not null generated always as identity,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE UNIQUE INDEX sessions_id ON public.sessions USING btree (id);

create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint settings_pkey PRIMARY KEY (key)
);

create table status_changes (
  id integer not null generated always as identity,
  document_id integer not null,
  before text not null,
  after text not null,
  saved jsonb not null default '{}'::jsonb,
  actor_kind text not null,
  actor_id integer,
  at timestamp with time zone not null,
  undone_at timestamp with time zone,
  kind text not null default 'status'::text,
  constraint status_changes_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint status_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX status_changes_of_document ON public.status_changes USING btree (document_id, id DESC);
CREATE INDEX status_changes_of_person ON public.status_changes USING btree (actor_id, at DESC);

create table team_members (
  team_id integer not null,
  user_id integer not null,
  constraint team_members_pkey PRIMARY KEY (team_id, user_id),
  constraint team_members_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  constraint team_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table teams (
  id integer not null generated always as identity,
  name text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint teams_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX teams_name ON public.teams USING btree (lower(name));

create table touchless_passes (
  document_id integer not null,
  rule_id integer not null,
  profile_id integer not null,
  profile_version integer not null,
  engine text not null,
  at timestamp with time zone not null,
  held boolean not null,
  constraint touchless_passes_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint touchless_passes_pkey PRIMARY KEY (document_id)
);
CREATE INDEX touchless_passes_held ON public.touchless_passes USING btree (rule_id, at) WHERE held;
CREATE INDEX touchless_passes_rule ON public.touchless_passes USING btree (rule_id, at);

create table touchless_watches (
  rule_id integer not null,
  since timestamp with time zone not null,
  share double precision not null,
  stopped_at timestamp with time zone,
  stopped jsonb,
  proven boolean not null default true,
  constraint touchless_watches_pkey PRIMARY KEY (rule_id),
  constraint touchless_watches_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES rules(id) ON DELETE CASCADE
);

create table trusted_certificates (
  id integer not null generated always as identity,
  name text not null,
  certificate text not null,
  fingerprint text not null,
  summary jsonb not null,
  key text not null,
  added_by text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint trusted_certificates_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX trusted_certificates_fingerprint ON public.trusted_certificates USING btree (fingerprint);
CREATE UNIQUE INDEX trusted_certificates_name ON public.trusted_certificates USING btree (lower(name));

create table unused_originals (
  sha256 text not null,
  created_at timestamp with time zone not null,
  constraint unused_originals_pkey PRIMARY KEY (sha256)
);

create table upload_keys (
  key text not null,
  sha256 text not null,
  document_id integer not null,
  created_at timestamp with time zone not null default now(),
  request text,
  constraint upload_keys_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  constraint upload_keys_pkey PRIMARY KEY (key)
);
CREATE INDEX upload_keys_created ON public.upload_keys USING btree (created_at);

create table users (
  id integer not null generated always as identity,
  email text not null,
  name text not null,
  role text not null,
  password_hash text,
  must_change_password boolean not null default false,
  disabled boolean not null default false,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  totp_secret text,
  totp_pending text,
  totp_step bigint,
  contact_ids integer[],
  language text,
  mail_choices jsonb not null default '{}'::jsonb,
  digest_hour smallint not null default 7,
  time_zone text,
  digest_at timestamp with time zone,
  constraint users_digest_hour_check CHECK (((digest_hour >= 0) AND (digest_hour <= 23))),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'reviewer'::text, 'viewer'::text])))
);
CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));

create table vendor_grams (
  gram text not null,
  vendor_id integer not null,
  constraint vendor_grams_pkey PRIMARY KEY (gram, vendor_id)
);

create table vendor_keys (
  kind text not null,
  key text not null,
  vendor_id integer not null,
  constraint vendor_keys_pkey PRIMARY KEY (kind, key, vendor_id)
);

create table vendor_payees (
  id bigint not null generated always as identity,
  vendor_id integer not null,
  kind text not null,
  value text not null,
  document_id integer,
  version integer not null,
  evidence jsonb not null,
  at timestamp with time zone not null,
  constraint vendor_payees_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE SET NULL,
  constraint vendor_payees_pkey PRIMARY KEY (id),
  constraint vendor_payees_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE
);
CREATE INDEX vendor_payees_document ON public.vendor_payees USING btree (document_id);
CREATE INDEX vendor_payees_known ON public.vendor_payees USING btree (vendor_id, kind, value, at) INCLUDE (document_id);

create table vendor_spellings (
  spelling text not null,
  vendor_id integer not null,
  chosen_by text not null,
  created_at timestamp with time zone not null,
  constraint vendor_spellings_pkey PRIMARY KEY (spelling),
  constraint vendor_spellings_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE
);
CREATE INDEX vendor_spellings_of_vendor ON public.vendor_spellings USING btree (vendor_id);

create table vendors (
  id integer not null generated always as identity,
  external_id text not null,
  name text not null,
  other_names text[] not null default '{}'::text[],
  tax_ids text[] not null default '{}'::text[],
  company_ids text[] not null default '{}'::text[],
  ibans text[] not null default '{}'::text[],
  addresses text[] not null default '{}'::text[],
  email_domains text[] not null default '{}'::text[],
  currency text,
  default_profile_id integer,
  expense_account text,
  payable_account text,
  cost_center text,
  external_ids text[] not null default '{}'::text[],
  active boolean not null default true,
  search text not null,
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  order_tolerance_percent double precision,
  order_tolerance_amount double precision,
  email text,
  constraint vendors_default_profile_id_fkey FOREIGN KEY (default_profile_id) REFERENCES profiles(id) ON DELETE SET NULL,
  constraint vendors_pkey PRIMARY KEY (id)
);
CREATE INDEX vendors_by_name ON public.vendors USING btree (name, id);
CREATE UNIQUE INDEX vendors_external_id ON public.vendors USING btree (external_id);

create table views (
  id integer not null generated always as identity,
  name text not null,
  owner_id integer not null,
  shared boolean not null default false,
  filter jsonb not null default '{}'::jsonb,
  columns jsonb not null default '[]'::jsonb,
  sort text not null,
  order text not null,
  position integer not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint views_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint views_pkey PRIMARY KEY (id)
);
CREATE INDEX views_of_person ON public.views USING btree (owner_id);

create table webhook_endpoints (
  id integer not null generated always as identity,
  name text not null,
  url text not null,
  events text[] not null,
  paused boolean not null default false,
  paused_reason jsonb,
  told bigint not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint webhook_endpoints_pkey PRIMARY KEY (id)
);

create view document_totals as
 SELECT document_counts.contact_id,
    document_counts.folder_id,
    document_counts.status,
    document_counts.documents
   FROM document_counts
UNION ALL
 SELECT document_tallies.contact_id,
    document_tallies.folder_id,
    document_tallies.status,
    document_tallies.documents
   FROM document_tallies;

create view quality_totals as
 SELECT quality_counts.day,
    quality_counts.contact_id,
    quality_counts.profile_id,
    quality_counts.engine,
    quality_counts.field,
    quality_counts.bin,
    quality_counts.documents,
    quality_counts.automatic,
    quality_counts.corrected,
    quality_counts.seconds,
    quality_counts.timed,
    quality_counts.correct,
    quality_counts.wrong,
    quality_counts.missed,
    quality_counts.confidence,
    quality_counts.rejected
   FROM quality_counts
UNION ALL
 SELECT quality_increments.day,
    quality_increments.contact_id,
    quality_increments.profile_id,
    quality_increments.engine,
    quality_increments.field,
    quality_increments.bin,
    quality_increments.documents,
    quality_increments.automatic,
    quality_increments.corrected,
    quality_increments.seconds,
    quality_increments.timed,
    quality_increments.correct,
    quality_increments.wrong,
    quality_increments.missed,
    quality_increments.confidence,
    quality_increments.rejected
   FROM quality_increments
UNION ALL
 SELECT quality_increments.day,
    0 AS contact_id,
    quality_increments.profile_id,
    quality_increments.engine,
    quality_increments.field,
    quality_increments.bin,
    quality_increments.documents,
    quality_increments.automatic,
    quality_increments.corrected,
    quality_increments.seconds,
    quality_increments.timed,
    quality_increments.correct,
    quality_increments.wrong,
    quality_increments.missed,
    quality_increments.confidence,
    quality_increments.rejected
   FROM quality_increments;

CREATE OR REPLACE FUNCTION public.append_audit(entries jsonb, inner_pad bytea, outer_pad bytea)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  entry jsonb;
  previous record;
  next_id bigint;
  last_hash text;
  entry_hash text;
  entry_at timestamptz;
begin
  perform pg_advisory_xact_lock(7210001);
  select id, hash into previous from audit_entries order by id desc limit 1;
  next_id := coalesce(previous.id, 0);
  last_hash := coalesce(previous.hash, repeat('0', 64));
  for entry in select * from jsonb_array_elements(entries) loop
    next_id := next_id + 1;
    entry_at := date_trunc('milliseconds', clock_timestamp());
    entry_hash := audit_hash(next_id, entry_at, entry->>'actor_kind', (entry->>'actor_id')::integer, entry->>'actor_name',
      entry->>'event', (entry->>'document_id')::integer, (entry->>'contact_id')::integer, entry->>'detail', last_hash);
    insert into audit_entries (id, at, actor_kind, actor_id, actor_name, event, document_id, contact_id, detail, previous_hash,
      hash, seal)
    values (next_id, entry_at, entry->>'actor_kind', (entry->>'actor_id')::integer, entry->>'actor_name', entry->>'event',
      (entry->>'document_id')::integer, (entry->>'contact_id')::integer, entry->>'detail', last_hash, entry_hash,
      encode(sha256(outer_pad || sha256(inner_pad || convert_to(entry_hash, 'UTF8'))), 'hex'));
    last_hash := entry_hash;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.audit_hash(id bigint, at timestamp with time zone, actor_kind text, actor_id integer, actor_name text, event text, document_id integer, contact_id integer, detail text, previous_hash text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select encode(sha256(convert_to(concat_ws(E'\x1f', id::text,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), actor_kind, coalesce(actor_id::text, '-'), actor_name,
    event, coalesce(document_id::text, '-'), coalesce(contact_id::text, '-'), detail, previous_hash), 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION public.follow_retention()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  if exists (select from retention_rules) then
    perform retain_documents(array[new.id]);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_document_values()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from document_values v where document_id = new.id and v.text is distinct from new.extracted_fields ->> v.key;
  insert into document_values
    select new.id, key, case when value ~ '^-?\d{1,30}(\.\d{1,20})?$' then value::numeric end, value
    from json_each_text(new.extracted_fields) where value is not null
    on conflict (document_id, key) do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.quality_of(a approvals, times integer)
 RETURNS SETOF quality_increments
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select * from quality_of(a.day, a.contact_id, a.profile_id, a.engine, a.actor_kind, a.hand, a.seconds, a.fields, times)
$function$;

CREATE OR REPLACE FUNCTION public.quality_of(day date, contact_id integer, profile_id integer, engine text, actor_kind text, hand text, seconds integer, fields jsonb, times integer)
 RETURNS SETOF quality_increments
 LANGUAGE sql
 STABLE
AS $function$
  select day, contact_id, profile_id, engine, '', 0,
    times, case when hand = 'none' then times else 0 end, case when hand = 'corrected' then times else 0 end,
    times * coalesce(seconds, 0), case when seconds is null then 0 else times end, 0, 0, 0, 0,
    case when hand = 'rejected' then times else 0 end
  union all
  select day, contact_id, profile_id, engine, f ->> 'field',
    case when f ->> 'proposed' is null then 0 else width_bucket((f ->> 'confidence')::integer, '{50,60,70,80,90,95,98}'::integer[]) end,
    0, 0, 0, 0, 0,
    case when f ->> 'result' = 'correct' then times else 0 end, case when f ->> 'result' = 'wrong' then times else 0 end,
    case when f ->> 'result' = 'missed' then times else 0 end,
    case when f ->> 'result' in ('correct', 'wrong') then times * (f ->> 'confidence')::integer else 0 end,
    case when f ->> 'result' = 'unjudged' then times else 0 end
  from jsonb_array_elements(fields) f where actor_kind = 'person'
$function$;

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_deletion()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  if current_setting('recto.purged_document', true) is distinct from old.id::text and (
    exists (select from retentions where document_id = old.id)
    or exists (select from holds where document_id = old.id or contact_id = old.contact_id)) then
    raise exception 'document % is kept by a retention rule or a hold', old.id using errcode = 'restrict_violation';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.repeated_words(tsv tsvector)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
AS $function$
  select coalesce(string_agg('''' || lexeme || left(''':1,2,3,4,5,6,7,8,9', 2 * least(cardinality(positions), 9) + 1), ' '), '')::tsvector
  from unnest(tsv) where cardinality(positions) > 1
$function$;

CREATE OR REPLACE FUNCTION public.retain_documents(ids integer[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.search_words(document_id integer, tsv tsvector)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
AS $function$
  select array_to_tsvector(array(select to_hex(document_id >> 11) || ':' || word from unnest(tsvector_to_array(tsv)) as word))
$function$;

CREATE OR REPLACE FUNCTION public.tally_approvals()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into quality_increments select * from quality_of(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into quality_increments select * from quality_of(new, 1);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tally_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.deleted_at is null then
    insert into document_tallies values (old.contact_id, old.folder_id, old.status, -1);
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    insert into document_tallies values (new.contact_id, new.folder_id, new.status, 1);
  end if;
  return null;
end $function$;

CREATE TRIGGER approvals_tallied AFTER INSERT OR DELETE OR UPDATE ON public.approvals FOR EACH ROW EXECUTE FUNCTION tally_approvals();

CREATE TRIGGER audit_append_only BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_checkpoints_append_only BEFORE DELETE OR UPDATE ON public.audit_checkpoints FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_checkpoints_no_truncate BEFORE TRUNCATE ON public.audit_checkpoints FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_no_truncate BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER documents_corrected AFTER UPDATE OF extracted_fields ON public.documents FOR EACH ROW WHEN (((old.extracted_fields)::text <> (new.extracted_fields)::text)) EXECUTE FUNCTION keep_document_values();

CREATE TRIGGER documents_filled AFTER INSERT ON public.documents FOR EACH ROW WHEN (((new.extracted_fields)::text <> '{}'::text)) EXECUTE FUNCTION keep_document_values();

CREATE TRIGGER documents_kept AFTER INSERT ON public.documents FOR EACH ROW EXECUTE FUNCTION follow_retention();

CREATE TRIGGER documents_kept_back BEFORE DELETE ON public.documents FOR EACH ROW EXECUTE FUNCTION refuse_deletion();

CREATE TRIGGER documents_kept_on AFTER UPDATE OF status, profile_id, contact_id, doc_date ON public.documents FOR EACH ROW WHEN (((((old.status IS DISTINCT FROM new.status) OR (old.profile_id IS DISTINCT FROM new.profile_id)) OR (old.contact_id IS DISTINCT FROM new.contact_id)) OR (old.doc_date IS DISTINCT FROM new.doc_date))) EXECUTE FUNCTION follow_retention();

CREATE TRIGGER documents_moved AFTER UPDATE OF contact_id, folder_id, status, deleted_at ON public.documents FOR EACH ROW WHEN (((((old.contact_id IS DISTINCT FROM new.contact_id) OR (old.folder_id IS DISTINCT FROM new.folder_id)) OR (old.status IS DISTINCT FROM new.status)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION tally_documents();

CREATE TRIGGER documents_tallied AFTER INSERT OR DELETE ON public.documents FOR EACH ROW EXECUTE FUNCTION tally_documents();
