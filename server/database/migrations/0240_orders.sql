-- Purchase orders with their lines, and what was received of them.
create table orders (
  id integer generated always as identity primary key,
  external_id text not null,
  -- The number as it is compared: letters and digits, in capitals.
  key text not null,
  vendor_number text,
  currency text,
  ordered_on date,
  active boolean not null default true,
  lines jsonb not null,
  -- What the search of the list looks through, in lower case.
  search text not null,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index orders_external_id on orders (external_id);
create index orders_key on orders (key);
create index orders_of_vendor on orders (vendor_number, id) where active;

create table order_receipts (
  order_id integer not null references orders on delete cascade,
  number text not null,
  received_on date,
  lines jsonb not null,
  primary key (order_id, number)
);

-- What approved documents have used of the lines of orders, in the unit of the order; negative where they give back. Not active:
-- the document is in the trash, and comes back with it.
create table order_uses (
  document_id integer not null references documents on delete cascade,
  order_id integer not null references orders on delete cascade,
  line text not null,
  quantity double precision not null,
  active boolean not null default true,
  at timestamptz not null,
  primary key (document_id, order_id, line)
);
create index order_uses_of_order on order_uses (order_id) include (line, quantity) where active;
create index order_uses_order on order_uses (order_id);

-- By how much a line may differ from its order; null: as the settings say.
alter table vendors add order_tolerance_percent double precision;
alter table vendors add order_tolerance_amount double precision;

-- order_match: the lines compared with those of the orders; null where there is nothing to compare. order_ids: those orders.
-- order_keys: numbers of orders that the document names, as they are compared.
alter table documents add order_match jsonb;
alter table documents add order_ids integer[] not null default '{}';
alter table documents add order_keys text[] not null default '{}';
create index documents_order_ids on documents using gin (order_ids) where order_ids <> '{}';
create index documents_order_keys on documents using gin (order_keys) where order_keys <> '{}';

-- Which field a column held when a file was last imported, for each kind of file.
create table import_columns (
  content text not null,
  heading text not null,
  field text,
  updated_at timestamptz not null,
  primary key (content, heading)
);
insert into import_columns (content, heading, field, updated_at)
  select 'vendors', heading, field, updated_at from vendor_columns;
drop table vendor_columns;
