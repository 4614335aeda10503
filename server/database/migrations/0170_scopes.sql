-- The contacts whose documents a person, or a program with a personal token, sees; null: all of them.
alter table users add column contact_ids integer[];
alter table personal_tokens add column contact_ids integer[];
