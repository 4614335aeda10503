-- Rules, what they did to which document, and the notifications they and others make.

create table rules (
  id integer generated always as identity primary key,
  name text not null,
  enabled boolean not null,
  position integer not null,
  profile_id integer references profiles,
  trigger text not null check (trigger in ('processed', 'schedule')),
  interval_minutes integer,
  conditions jsonb not null,
  action jsonb not null,
  last_run_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index rules_order on rules (position, id);

-- Rules may be deleted; what they did stays. The unique key is the loop guard: once per processing of a document.
create table rule_firings (
  id bigint generated always as identity primary key,
  rule_id integer not null,
  rule_name text not null,
  document_id integer not null references documents on delete cascade,
  run integer not null,
  trigger text not null,
  outcome text not null check (outcome in ('done', 'skipped', 'failed')),
  detail text not null,
  conditions jsonb not null,
  at timestamptz not null default now(),
  constraint rule_firings_once unique (rule_id, document_id, run)
);
create index rule_firings_document on rule_firings (document_id, id desc);

-- Whose word the status is: rules after processing leave a status alone that a person set meanwhile.
alter table documents add column status_by text not null default 'system'
  check (status_by in ('person', 'token', 'rule', 'system'));

create table notifications (
  id integer generated always as identity primary key,
  kind text not null,
  message text not null,
  document_id integer references documents on delete set null,
  for_admins boolean not null default false,
  created_at timestamptz not null default now()
);
create index notifications_newest on notifications (created_at desc, id desc);

create table notification_reads (
  notification_id integer not null references notifications on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (notification_id, user_id)
);
