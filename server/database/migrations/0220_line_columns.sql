-- What the line items of a profile hold besides description, quantity, unit price and amount.
alter table profiles add line_columns jsonb not null default '[]';
alter table profile_versions add line_columns jsonb not null default '[]';
