-- Mails to people, each of which is about one occasion, and the language in which people are written to.
create table mails (
  id integer generated always as identity primary key,
  -- Names the occasion: what happens once is mailed once.
  key text not null unique,
  occasion text not null,
  to_address text not null,
  -- Stays the same however often it is tried, so that a receiver knows a second copy.
  message_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'uncertain')),
  -- Subject and text, sealed; gone once it is sent or of no use any more.
  content text,
  -- Of the links in it.
  expires_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  -- When the end of the message was about to be sent. Without an answer from then on, nobody knows whether it was taken.
  handed_at timestamptz,
  -- What the server said last, or why it was not reached.
  answer jsonb,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index mails_waiting on mails (next_attempt_at) where state = 'waiting';

-- Of whoever added the person, then of the pages as they last saw them; null: as the service was asked.
alter table users add language text;
