-- Documents that a rule may let go without a person, each once: whether it went, or was held back for a person to look at. Who reviews
-- must not learn which these are, so nothing but totals is ever read from here, and none of them before a person has decided.
create table touchless_passes (
  document_id integer primary key references documents on delete cascade,
  -- Rules may be deleted; what was held back stays so until a person decides.
  rule_id integer not null,
  profile_id integer not null,
  profile_version integer not null,
  engine text not null,
  at timestamptz not null,
  held boolean not null
);
create index touchless_passes_rule on touchless_passes (rule_id, at);
create index touchless_passes_held on touchless_passes (rule_id, at) where held;

-- How the samples of a rule are watched, and whether it was stopped.
create table touchless_watches (
  rule_id integer primary key references rules on delete cascade,
  -- Samples from before say nothing of the rule as it is.
  since timestamptz not null,
  -- Held back of the documents that could go, 0..1; the rule may ask for more.
  share double precision not null,
  stopped_at timestamptz,
  stopped jsonb
);

create table certificates (
  id integer generated always as identity primary key,
  rule_id integer not null,
  issued_at timestamptz not null,
  content jsonb not null
);
create index certificates_rule on certificates (rule_id, id desc);

-- Firings of touchless rules name thresholds, by which one could tell which documents were held back: they are shown to Admins only.
alter table rule_firings add column touchless boolean not null default false;
update rule_firings set touchless = true
where rule_id in (select id from rules where action ->> 'type' = 'touchless');
