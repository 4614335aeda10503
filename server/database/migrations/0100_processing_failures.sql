-- How often processing a document has failed for a reason of its own. Connections that were lost and processes that ended do
-- not count, so this cannot be the queue's count of how often a job was taken.
create table processing_failures (
  document_id integer primary key references documents on delete cascade,
  run integer not null,
  times integer not null
);
