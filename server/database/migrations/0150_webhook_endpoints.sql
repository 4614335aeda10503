-- Further receivers, each with the events it wants; the Document Webhook stays a setting.
create table webhook_endpoints (
  id integer generated always as identity primary key,
  name text not null,
  url text not null,
  events text[] not null,
  paused boolean not null default false,
  -- Why it is paused, as a sentence in both languages; null when people paused it.
  paused_reason jsonb,
  -- The entry of the audit log behind which the changes begin that it has not been told yet.
  told bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

alter table deliveries add endpoint_id integer references webhook_endpoints on delete cascade;
create index deliveries_by_endpoint on deliveries (endpoint_id, state, finished_at) where endpoint_id is not null;
