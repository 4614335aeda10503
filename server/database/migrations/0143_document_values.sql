-- Values of profile fields, one row each, so that lists sort and filter by any of them with an index. Kept by triggers, so that no
-- way of writing a record can leave it out.
create table document_values (
  document_id integer not null references documents on delete cascade,
  key text not null,
  -- Null for everything that is no number.
  number numeric,
  text text not null,
  primary key (document_id, key)
);

create function keep_document_values() returns trigger language plpgsql as $$
begin
  delete from document_values v where document_id = new.id and v.text is distinct from new.extracted_fields ->> v.key;
  insert into document_values
    select new.id, key, case when value ~ '^-?\d{1,30}(\.\d{1,20})?$' then value::numeric end, value
    from json_each_text(new.extracted_fields) where value is not null
    on conflict (document_id, key) do nothing;
  return null;
end $$;

create trigger documents_filled after insert on documents for each row
  when (new.extracted_fields::text <> '{}') execute function keep_document_values();
create trigger documents_corrected after update of extracted_fields on documents for each row
  when (old.extracted_fields::text <> new.extracted_fields::text) execute function keep_document_values();

insert into document_values
  select id, key, case when value ~ '^-?\d{1,30}(\.\d{1,20})?$' then value::numeric end, value
  from documents, json_each_text(extracted_fields) where value is not null
  on conflict (document_id, key) do nothing;

-- An entry of an index cannot be as long as a text can.
create index document_values_sorted on document_values (key, number, left(text, 200), document_id);
analyze document_values;
