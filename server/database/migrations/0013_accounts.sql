-- One-time links, second factor, personal tokens, identities at a company's sign-on, sessions that can be named.

alter table users
  -- Sealed like all stored secrets. `pending` becomes the secret once a code from it was entered.
  add column totp_secret text,
  add column totp_pending text,
  -- The time step of the last accepted code: no code works twice.
  add column totp_step bigint;

create table recovery_codes (
  user_id integer not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table invitations (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('invite', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index invitations_user on invitations (user_id);

alter table sessions add column id integer generated always as identity;
create unique index sessions_id on sessions (id);

create table personal_tokens (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  scope text not null check (scope in ('read', 'write')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz
);
create index personal_tokens_user on personal_tokens (user_id, id);

create table identities (
  issuer text not null,
  subject text not null,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);
