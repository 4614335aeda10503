-- Touchless rules without a target began to be watched when somebody first looked at them. All are from when they are saved.
insert into touchless_watches (rule_id, since, share)
select id, now(), 0.2 from rules where action ->> 'type' = 'touchless' and profile_id is not null
on conflict do nothing;
