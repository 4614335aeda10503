-- Guesses at passwords, codes and links are counted before they are checked, in one row for each limit.

drop table sign_in_failures;

create table guesses (
  key text primary key,
  tries integer not null,
  at timestamptz not null,
  -- When the next one is let through.
  free_at timestamptz not null
);
create index guesses_at on guesses (at);
