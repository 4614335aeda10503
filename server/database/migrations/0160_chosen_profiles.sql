-- The kind of a document decides on its profile where an upload names none.
alter table profiles add chosen_for jsonb not null default '[]';
update profiles set chosen_for = '["Invoice"]' where built_in = 'standard_invoice';
update profiles set chosen_for = '["Receipt", "Credit Note"]' where built_in = 'universal';
update profiles set chosen_for = '["Meeting Notes"]' where built_in = 'meeting_notes';
update profiles set chosen_for = '["Fapiao"]' where built_in = 'fapiao';
update profiles set chosen_for = '["Business License"]' where built_in = 'business_license';

alter table folders add choose_profile boolean not null default true;

-- profile_open: the kind is still to decide. profile_reason: why it has this one, a sentence in both languages.
alter table documents add profile_open boolean not null default false;
alter table documents add profile_reason jsonb;
alter table documents add profile_sure integer;
