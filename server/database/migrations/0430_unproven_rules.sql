-- Whether it is proven that a touchless rule keeps its target: by what people had decided when it was saved, or by its samples since.
-- Until then everything is held back. A rule without a target promises nothing.
alter table touchless_watches add column proven boolean not null default true;
-- Rules that are there were counted when they were last saved.
insert into touchless_watches (rule_id, since, share)
select id, now(), 0.2 from rules where action ->> 'type' = 'touchless' and action ? 'target'
on conflict do nothing;
update touchless_watches set proven = saved.kept from (
  select distinct on (rule_id) rule_id, kept from (
    select id, coalesce(told #>> '{after,rule_id}', told ->> 'rule_id')::integer as rule_id,
      coalesce((told #>> '{evidence,kept}')::boolean, true) as kept
    from (select id, detail::jsonb as told from audit_entries where event in ('rule.created', 'rule.updated')) entries) changes
  order by rule_id, id desc) saved
where saved.rule_id = touchless_watches.rule_id;
update touchless_watches set share = 1 where not proven;
