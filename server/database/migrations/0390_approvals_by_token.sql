-- A program that approves with the personal token of somebody is no person who looked.
alter table approvals add column by_token boolean not null default false;
-- Names of such actors end in the name of the token, as they always did. So do those in entries that were replaced and may come back.
update approvals set by_token = true where actor_kind = 'person' and actor_name like '% (token %)';
update approvals set replaced = replaced || jsonb_build_object(
  'by_token', replaced ->> 'actor_kind' = 'person' and replaced ->> 'actor_name' like '% (token %)'
) where replaced is not null;
