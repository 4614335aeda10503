-- A document that somebody rejects has been decided: not to be booked. hand 'rejected': its proposals are kept with result
-- 'unjudged', since nobody said which of them were right.
-- replaced: the entry whose place this one took, for undoing; null where it was the first.
alter table approvals add column replaced jsonb;

-- Of the row of field '' documents that were rejected; of a field its values in them.
alter table quality_counts add column rejected bigint not null default 0;
alter table quality_increments add column rejected bigint not null default 0;

create or replace function quality_of(a approvals, times integer) returns setof quality_increments language sql stable
set search_path = public as $$
  select a.day, a.contact_id, a.profile_id, a.engine, '', 0,
    times, case when a.hand = 'none' then times else 0 end, case when a.hand = 'corrected' then times else 0 end,
    times * coalesce(a.seconds, 0), case when a.seconds is null then 0 else times end, 0, 0, 0, 0,
    case when a.hand = 'rejected' then times else 0 end
  union all
  select a.day, a.contact_id, a.profile_id, a.engine, f ->> 'field',
    case when f ->> 'proposed' is null then 0 else width_bucket((f ->> 'confidence')::integer, '{50,60,70,80,90,95,98}'::integer[]) end,
    0, 0, 0, 0, 0,
    case when f ->> 'result' = 'correct' then times else 0 end, case when f ->> 'result' = 'wrong' then times else 0 end,
    case when f ->> 'result' = 'missed' then times else 0 end,
    case when f ->> 'result' in ('correct', 'wrong') then times * (f ->> 'confidence')::integer else 0 end,
    case when f ->> 'result' = 'unjudged' then times else 0 end
  from jsonb_array_elements(a.fields) f where a.actor_kind = 'person'
$$;

create or replace view quality_totals as
  select * from quality_counts
  union all
  select * from quality_increments
  union all
  select day, 0, profile_id, engine, field, bin, documents, automatic, corrected, seconds, timed, correct, wrong, missed, confidence,
    rejected
  from quality_increments;

-- Rejections from before: the job that enters approvals looks at all documents once more.
insert into settings (key, value) select 'approvals_missing_below', to_jsonb(max(id) + 1) from documents having max(id) is not null
on conflict (key) do update set value = excluded.value;
