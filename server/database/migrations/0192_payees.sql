-- Where a vendor was paid to, and from where it wrote: accounts and domains of its approved documents, and those that a person has
-- accepted. One row per document, so that what is taken back takes back what it taught; what a purged document taught stays.
create table vendor_payees (
  id bigint generated always as identity primary key,
  vendor_id integer not null references vendors on delete cascade,
  -- account, domain
  kind text not null,
  value text not null,
  document_id integer references documents on delete set null,
  version integer not null,
  evidence jsonb not null,
  at timestamptz not null
);
create index vendor_payees_known on vendor_payees (vendor_id, kind, value, at) include (document_id);
create index vendor_payees_document on vendor_payees (document_id);

-- payee: the accounts of the document, compared with those of its vendor; null where there is nothing to compare.
-- mail_from: the address that sent it, where it came in by mail.
alter table documents add payee jsonb;
alter table documents add mail_from text;
create index documents_payee on documents (vendor_id) where payee is not null and status not in ('Approved', 'Export', 'Archived');
