-- Where a vendor is written to: its contact and its electronic address in e-invoices.
alter table vendors add column email text;
