-- Allowances and charges of a document as a whole that no field of its profile holds.
alter table documents add allowances jsonb not null default '[]';
