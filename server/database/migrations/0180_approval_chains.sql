-- Approval chains: teams, the steps that a document needs before it is Approved, who gave them, and who stands in for whom.
create table teams (
  id integer generated always as identity primary key,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index teams_name on teams (lower(name));
create table team_members (
  team_id integer not null references teams on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (team_id, user_id)
);

-- What a document must be like for the chain to hold; null: anything.
create table approval_chains (
  id integer generated always as identity primary key,
  name text not null,
  enabled boolean not null default true,
  position integer not null,
  profile_id integer references profiles,
  contact_id integer references contacts on delete cascade,
  vendor text,
  minimum numeric,
  currency text,
  in_order boolean not null default true,
  four_eyes boolean not null default true,
  -- Moves with the steps: approvals of other steps count no more.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index approval_chains_name on approval_chains (lower(name));
create table approval_steps (
  chain_id integer not null references approval_chains on delete cascade,
  step integer not null,
  name text,
  team_id integer not null references teams,
  needed integer not null,
  due_hours integer,
  escalation_team_id integer references teams,
  primary key (chain_id, step)
);

-- An approval is about the values that were there: it counts as long as the seal over them is the same.
create table chain_approvals (
  id integer generated always as identity primary key,
  document_id integer not null references documents on delete cascade,
  chain_id integer not null references approval_chains on delete cascade,
  chain_version integer not null,
  step integer not null,
  seal bytea not null,
  user_id integer not null references users,
  -- Who is absent, where a substitute approved.
  for_user_id integer references users,
  -- The change of the document that an undo names.
  change_id integer not null,
  at timestamptz not null,
  -- By which change the document left Approved again.
  void_by integer
);
create index chain_approvals_of_document on chain_approvals (document_id);
create unique index chain_approvals_once on chain_approvals (document_id, chain_id, chain_version, seal, user_id) where void_by is null;

-- Who was told that a step waits, from when on the time runs, and whether it ran out.
create table approval_calls (
  document_id integer not null references documents on delete cascade,
  chain_id integer not null references approval_chains on delete cascade,
  chain_version integer not null,
  step integer not null,
  seal bytea not null,
  called_at timestamptz not null,
  due_at timestamptz,
  escalated_at timestamptz,
  primary key (document_id, chain_id, chain_version, step, seal)
);
create index approval_calls_due on approval_calls (due_at) where escalated_at is null and due_at is not null;

create table absences (
  user_id integer primary key references users on delete cascade,
  substitute_id integer not null references users on delete cascade,
  from_day date not null,
  until_day date not null
);
create index absences_of_substitute on absences (substitute_id);

-- Who uploaded a version, as far as it was a person.
alter table document_versions add uploader_id integer references users on delete set null;
update document_versions set uploader_id = users.id
from audit_entries join users on users.id = audit_entries.actor_id
where audit_entries.event = 'document.uploaded' and audit_entries.actor_kind = 'person'
  and audit_entries.document_id = document_versions.document_id and document_versions.version = 1;

-- For whom; null: for everybody.
alter table notifications add user_ids integer[];
