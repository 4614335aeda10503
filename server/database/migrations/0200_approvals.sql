-- What was proposed for each field of a document, how sure that was, and what was approved: one row per document, that of its
-- last approval. It goes with the document.
create table approvals (
  document_id integer primary key references documents on delete cascade,
  at timestamptz not null,
  day date not null generated always as ((at at time zone 'UTC')::date) stored,
  contact_id integer not null,
  profile_id integer not null,
  profile_version integer not null,
  vendor text,
  -- Engine and version that made the proposal; empty where nothing was extracted.
  engine text not null,
  actor_kind text not null,
  actor_id integer,
  actor_name text not null,
  -- none: no person had a hand in it; approved: as it was proposed; corrected: with values that a person set.
  hand text not null,
  -- Of active work in the workspace; null where none was measured.
  seconds integer,
  -- [{field, proposed, confidence (percent), source, approved, result: correct | wrong | missed}]
  fields jsonb not null
);
create index approvals_newest on approvals (profile_id, at desc, document_id desc);

-- Seconds that people worked on a document since its last approval, each by themselves.
create table review_seconds (
  document_id integer not null references documents on delete cascade,
  user_id integer not null references users on delete cascade,
  seconds integer not null,
  primary key (document_id, user_id)
);

-- Sums over approvals, for the quality page: per day, contact (0: all of them), profile, engine, field and bin of confidence.
-- The row of field '' counts documents. As with document_counts, increments stand apart until they are folded in.
create table quality_counts (
  day date not null,
  contact_id integer not null,
  profile_id integer not null,
  engine text not null,
  field text not null,
  bin integer not null,
  documents bigint not null,
  automatic bigint not null,
  corrected bigint not null,
  seconds bigint not null,
  timed bigint not null,
  correct bigint not null,
  wrong bigint not null,
  missed bigint not null,
  confidence bigint not null,
  primary key (contact_id, day, profile_id, engine, field, bin)
) with (fillfactor = 70);
create table quality_increments (like quality_counts);

-- What an approval adds, its contact given. Only what a person approved says whether a value was right.
create function quality_of(a approvals, times integer) returns setof quality_increments language sql stable
set search_path = public as $$
  select a.day, a.contact_id, a.profile_id, a.engine, '', 0,
    times, case when a.hand = 'none' then times else 0 end, case when a.hand = 'corrected' then times else 0 end,
    times * coalesce(a.seconds, 0), case when a.seconds is null then 0 else times end, 0, 0, 0, 0
  union all
  select a.day, a.contact_id, a.profile_id, a.engine, f ->> 'field',
    case when f ->> 'proposed' is null then 0 else width_bucket((f ->> 'confidence')::integer, '{50,60,70,80,90,95,98}'::integer[]) end,
    0, 0, 0, 0, 0,
    case when f ->> 'result' = 'correct' then times else 0 end, case when f ->> 'result' = 'wrong' then times else 0 end,
    case when f ->> 'result' = 'missed' then times else 0 end,
    case when f ->> 'result' = 'missed' then 0 else times * (f ->> 'confidence')::integer end
  from jsonb_array_elements(a.fields) f where a.actor_kind = 'person'
$$;

create function tally_approvals() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op <> 'INSERT' then
    insert into quality_increments select * from quality_of(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into quality_increments select * from quality_of(new, 1);
  end if;
  return null;
end $$;
create trigger approvals_tallied after insert or update or delete on approvals
  for each row execute function tally_approvals();

create view quality_totals as
  select * from quality_counts
  union all
  select * from quality_increments
  union all
  select day, 0, profile_id, engine, field, bin, documents, automatic, corrected, seconds, timed, correct, wrong, missed, confidence
  from quality_increments;

-- Approvals from before there was this table: a job looks at the documents below this id, newest first.
insert into settings (key, value) select 'approvals_missing_below', to_jsonb(max(id) + 1) from documents having max(id) is not null;
