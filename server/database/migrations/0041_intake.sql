-- Intake channels: watched folders and mailboxes. `source` is how to reach it (contract/intake.ts), `position` how far a mailbox
-- was read; the password stands in `secrets`.
create table intake_channels (
  id integer generated always as identity primary key,
  name text not null,
  enabled boolean not null,
  contact_id integer references contacts on delete set null,
  folder_id integer references folders on delete set null,
  profile_id integer references profiles,
  source jsonb not null,
  position jsonb not null default '{}',
  next_run_at timestamptz not null,
  -- While a process runs it; over when the time is, should that process be gone.
  claimed_until timestamptz,
  failing boolean not null default false,
  last_error text,
  last_run_at timestamptz,
  last_success_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index intake_channels_name on intake_channels (lower(name));
create index intake_channels_contact on intake_channels (contact_id);
create index intake_channels_folder on intake_channels (folder_id);

-- One row for everything that came in, written with its document: what is here is not taken again.
create table intake_items (
  id bigint generated always as identity primary key,
  channel_id integer not null references intake_channels on delete cascade,
  key text not null,
  name text not null,
  state text not null check (state in ('done', 'failed')),
  document_id integer references documents on delete set null,
  detail text,
  at timestamptz not null,
  unique (channel_id, key)
);
create index intake_items_newest on intake_items (channel_id, id desc);
create index intake_items_document on intake_items (document_id);
