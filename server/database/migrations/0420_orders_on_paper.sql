-- Orders and goods receipts that stand on documents: on which, and where the lines of an order are on its pages, by their numbers.
alter table orders add document_id integer references documents on delete set null;
alter table orders add version integer;
alter table orders add places jsonb not null default '{}';
create index orders_of_document on orders (document_id) where document_id is not null;
alter table order_receipts add document_id integer references documents on delete cascade;
create index order_receipts_of_document on order_receipts (document_id) where document_id is not null;
