-- What vendors are found by: exact keys, and the character n-grams of their names. Both are written and deleted with the vendor and
-- refer to nothing: for an import the database would look up each vendor a dozen times.
create table vendor_keys (
  kind text not null,
  key text not null,
  vendor_id integer not null,
  primary key (kind, key, vendor_id)
);
create table vendor_grams (
  gram text not null,
  vendor_id integer not null,
  primary key (gram, vendor_id)
);

-- Whom a person has chosen for a name as it is printed.
create table vendor_spellings (
  spelling text primary key,
  vendor_id integer not null references vendors on delete cascade,
  chosen_by text not null,
  created_at timestamptz not null
);
create index vendor_spellings_of_vendor on vendor_spellings (vendor_id);

-- vendor_number: external_id of the vendor. vendor_choice: what a person has chosen. vendor_match: reasons and proposals; null where
-- nothing was compared.
alter table documents add vendor_id integer references vendors on delete set null;
alter table documents add vendor_number text;
alter table documents add vendor_choice integer references vendors on delete set null;
alter table documents add vendor_choice_by text;
alter table documents add vendor_match jsonb;
create index documents_vendor_id on documents (vendor_id) where vendor_id is not null;
create index documents_vendor_choice on documents (vendor_choice) where vendor_choice is not null;
create index documents_without_vendor on documents (id) where vendor_id is null and vendor_match is not null;
create index documents_vendor_spelling on documents ((vendor_match->>'spelling')) where vendor_match is not null;
