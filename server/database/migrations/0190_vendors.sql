-- Vendors: the master data that invoices are compared with.
create table vendors (
  id integer generated always as identity primary key,
  external_id text not null,
  name text not null,
  other_names text[] not null default '{}',
  tax_ids text[] not null default '{}',
  company_ids text[] not null default '{}',
  ibans text[] not null default '{}',
  addresses text[] not null default '{}',
  email_domains text[] not null default '{}',
  currency text,
  default_profile_id integer references profiles on delete set null,
  expense_account text,
  payable_account text,
  cost_center text,
  external_ids text[] not null default '{}',
  active boolean not null default true,
  -- What the search of the list looks through, in lower case.
  search text not null,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index vendors_external_id on vendors (external_id);
create index vendors_by_name on vendors (name, id);

-- Which field a column held when a file was last imported, by its heading; null: none.
create table vendor_columns (
  heading text primary key,
  field text,
  updated_at timestamptz not null
);

alter table contacts add vendor_id integer references vendors on delete set null;
create index contacts_vendor on contacts (vendor_id) where vendor_id is not null;
