-- The taxes of a document by rate, and whether a profile asks for them.
alter table documents add tax_breakdown jsonb not null default '[]';
alter table profiles add tax_breakdown boolean not null default false;
alter table profile_versions add tax_breakdown boolean not null default false;
