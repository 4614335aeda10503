-- The confidence in percent below which a value of a profile is doubtful.
alter table profiles add doubtful_below integer not null default 75;
