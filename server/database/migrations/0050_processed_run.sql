-- The newest request whose result is in the record. A job that runs once more after its worker was killed has nothing left to
-- do, and cannot write over what people changed meanwhile.
alter table documents add column processed_run integer;
