-- Deliveries of rules beside the Document Webhook, claims that keep order and the cap per host, and the receiver's health.

alter table deliveries
  add column event text not null default 'document.exported',
  -- A rule's own address; null: the Document Webhook's address at the moment of sending.
  add column rule_url text,
  add column rule_host text,
  -- While an attempt is under way: until when it counts as living, and to which host it goes.
  add column claimed_until timestamptz,
  add column claimed_host text,
  -- Sent again by hand: does not wait for earlier deliveries of the same document.
  add column unordered boolean not null default false;

create index deliveries_due on deliveries (next_attempt_at, id) where state in ('pending', 'retrying');
create index deliveries_claimed on deliveries (claimed_host) where claimed_until is not null;

-- Since when a receiver has only failed; no row means that its last answer was a success.
create table receiver_failures (
  url text primary key,
  since timestamptz not null,
  attempts integer not null
);
