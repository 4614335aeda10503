-- What is settled of a document stands with it, so that what is open is found by index; the numbers that movements name, too.
alter table documents add column paid numeric not null default 0;
alter table documents add column payment_terms text;

alter table bank_payments add column discount numeric not null default 0;
alter table bank_payments add column discount_percent numeric;
alter table bank_payments add column discount_until date;

update documents set paid = payment.paid
from (select document_id, sum(amount) as paid from bank_payments group by document_id) payment
where payment.document_id = documents.id;

-- What a movement had paid by itself until a person took it back.
create table bank_refusals (
  movement_id integer not null references bank_movements on delete cascade,
  document_id integer not null references documents on delete cascade,
  amount numeric not null,
  discount numeric not null,
  discount_percent numeric,
  discount_until date,
  found text not null,
  person text not null,
  at timestamptz not null,
  primary key (movement_id, document_id)
);
create index bank_refusals_document on bank_refusals (document_id);

-- Who said that it pays no document.
alter table bank_movements add column aside text;
-- Digits of the numbers that it may name; null of movements from before, which are looked at whatever they name.
alter table bank_movements add column number_keys text[];
create index bank_movements_number_keys on bank_movements using gin (number_keys) where not decided;
create index bank_movements_unkeyed on bank_movements (id) where number_keys is null;

-- Of a statement on a document, which of its line items it is, from 0.
alter table bank_movements add column line integer;

-- The document that the statement stands on, where it came as one.
alter table bank_statements add column document_id integer references documents on delete cascade;
-- What it says, hashed, so that a document that says the same changes nothing.
alter table bank_statements add column content text;
create unique index bank_statements_document on bank_statements (document_id) where document_id is not null;
create index bank_statements_account on bank_statements (account, id);

create index documents_number_digits on documents (regexp_replace(number, '[^0-9]', '', 'g'))
  where status in ('Approved', 'Export') and deleted_at is null and total is not null;
create index documents_number_bare on documents
  (regexp_replace(regexp_replace(number, '(?<![0-9])0+(?=[0-9])', '', 'g'), '[^0-9]', '', 'g'))
  where status in ('Approved', 'Export') and deleted_at is null and total is not null;
create index documents_open_amount on documents
  (currency, ((case when doc_type = 'Credit Note' then -abs(total) else total end) - paid), id)
  where status in ('Approved', 'Export') and deleted_at is null and total is not null;
