-- Whose a document is, where nobody has said so when it came in: what speaks for which contact, and what people have decided.

-- contact_open: it waits for a contact. contact_match: the contact that was found, or those that come into question.
-- profile_named: somebody said with which profile it is to be read; profile_changed: in review, which others like it are read with.
alter table documents add contact_open boolean not null default false;
alter table documents add contact_match jsonb;
alter table documents add profile_named boolean not null default true;
alter table documents add profile_changed boolean not null default false;
update documents set profile_named = false where profile_open or profile_reason is not null;
create index documents_contact_open on documents (id) where contact_open;

-- What a contact is told by, besides its name and the vendor that it is.
alter table contacts add tax_ids text[] not null default '{}';
alter table contacts add ibans text[] not null default '{}';
alter table contacts add addresses text[] not null default '{}';
alter table contacts add email_domains text[] not null default '{}';

-- Documents that people have filed, and what they said of themselves then: the address that sent it, names of seller and buyer as they
-- are compared. One row per document; what a purged document taught stays.
create table contact_filings (
  id bigint generated always as identity primary key,
  document_id integer unique references documents on delete set null,
  contact_id integer not null references contacts on delete cascade,
  folder_id integer references folders on delete set null,
  mail_from text,
  seller text,
  buyer text,
  filed_by text not null,
  at timestamptz not null
);
create index contact_filings_mail on contact_filings (mail_from, id) where mail_from is not null;
create index contact_filings_seller on contact_filings (seller, id) where seller is not null;
create index contact_filings_buyer on contact_filings (buyer, id) where buyer is not null;
