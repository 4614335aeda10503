-- What checks need besides the values on the record, so that they can be run again when values change.

-- What the pages say that no field holds: amounts in words, printed currencies, the structured source.
alter table documents add column check_facts jsonb;

-- Sender, number and total in one normal form: two documents with the same key are the same one again.
alter table documents add column business_key text;
create index documents_business_key on documents (business_key, id)
  where business_key is not null and deleted_at is null;

-- What reading found besides the pages (format, language, structured source), so that extraction can run again from what
-- is stored.
alter table document_versions add column reading jsonb;
