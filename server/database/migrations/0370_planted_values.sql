-- Values that stand in the screens of people in place of what was read, to measure what they overlook. The record never holds them,
-- so nothing that is made of a record can: a delivery, an export, an answer.
create table planted_values (
  document_id integer primary key references documents on delete cascade,
  version integer not null,
  field text not null,
  shown text not null,
  planted_at timestamptz not null,
  -- null until a person has put it right, or approved the document with it.
  outcome text check (outcome in ('caught', 'missed')),
  decided_at timestamptz
);
create index planted_values_decided on planted_values (decided_at) where outcome is not null;
