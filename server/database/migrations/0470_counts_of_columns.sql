-- What an approval counts, of its columns: the planner takes this body into a query, while a function of whole rows is called for each of them.
-- It names nothing outside pg_catalog, so it needs no search_path, which would forbid that.
create function quality_of(day date, contact_id integer, profile_id integer, engine text, actor_kind text, hand text, seconds integer,
  fields jsonb, times integer)
returns setof quality_increments language sql stable as $$
  select day, contact_id, profile_id, engine, '', 0,
    times, case when hand = 'none' then times else 0 end, case when hand = 'corrected' then times else 0 end,
    times * coalesce(seconds, 0), case when seconds is null then 0 else times end, 0, 0, 0, 0,
    case when hand = 'rejected' then times else 0 end
  union all
  select day, contact_id, profile_id, engine, f ->> 'field',
    case when f ->> 'proposed' is null then 0 else width_bucket((f ->> 'confidence')::integer, '{50,60,70,80,90,95,98}'::integer[]) end,
    0, 0, 0, 0, 0,
    case when f ->> 'result' = 'correct' then times else 0 end, case when f ->> 'result' = 'wrong' then times else 0 end,
    case when f ->> 'result' = 'missed' then times else 0 end,
    case when f ->> 'result' in ('correct', 'wrong') then times * (f ->> 'confidence')::integer else 0 end,
    case when f ->> 'result' = 'unjudged' then times else 0 end
  from jsonb_array_elements(fields) f where actor_kind = 'person'
$$;

create or replace function quality_of(a approvals, times integer)
returns setof quality_increments language sql stable set search_path = public as $$
  select * from quality_of(a.day, a.contact_id, a.profile_id, a.engine, a.actor_kind, a.hand, a.seconds, a.fields, times)
$$;
