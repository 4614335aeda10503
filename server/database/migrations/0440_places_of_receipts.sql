-- Where a delivery note says what has come, by the numbers of the lines of the order.
alter table order_receipts add version integer;
alter table order_receipts add places jsonb not null default '{}';
-- Receipts of an earlier version are looked at again when their documents are.
update order_receipts set version = documents.version from documents where documents.id = document_id;
