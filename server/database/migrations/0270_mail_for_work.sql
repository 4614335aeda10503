-- Mail for work: which notifications a person gets by mail, and when. Kinds that are not named have their default.
alter table users add mail_choices jsonb not null default '{}';
-- By the person's clock.
alter table users add digest_hour smallint not null default 7 check (digest_hour between 0 and 23);
-- Null: that of the machine.
alter table users add time_zone text;
-- When the next digest is due; null: not yet known.
alter table users add digest_at timestamptz;

-- Whether it was looked at who gets it by mail. What is older than this is not mailed.
alter table notifications add mailed boolean not null default true;
alter table notifications alter mailed set default false;
create index notifications_not_mailed on notifications (id) where not mailed;

-- Who is yet to get which one by mail: soon, or with the next digest.
create table mail_notices (
  user_id integer not null references users on delete cascade,
  notification_id integer not null references notifications on delete cascade,
  at_once boolean not null,
  primary key (user_id, notification_id)
);
