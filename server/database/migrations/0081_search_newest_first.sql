-- Search that reads the newest documents first. The table is written anew, in the order of the documents and laid out so that
-- finding and ranking read short rows only: texts and word positions lie beside them and are read for what is shown.

-- The words of a chunk, each behind the number of its span of 2048 documents ("3:invoice"): so the words of each span stand
-- together in the index, and a frequent word is looked up among the newest documents without reading where else it stands.
create function search_words(document_id integer, tsv tsvector) returns tsvector
language sql immutable strict parallel safe cost 1000 as $$
  select array_to_tsvector(array(select to_hex(document_id >> 11) || ':' || word from unnest(tsvector_to_array(tsv)) as word))
$$;

-- What ranking needs of a chunk: the words that stand in it more than once, as often as they do, up to nine times.
create function repeated_words(tsv tsvector) returns tsvector
language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(string_agg('''' || lexeme || left(''':1,2,3,4,5,6,7,8,9', 2 * least(cardinality(positions), 9) + 1), ' '), '')::tsvector
  from unnest(tsv) where cardinality(positions) > 1
$$;

create table search_chunks (
  id bigint generated always as identity,
  document_id integer not null,
  page integer not null,
  -- How many different words.
  words integer not null generated always as (length(tsv)) stored,
  repeated tsvector not null generated always as (repeated_words(tsv)) stored,
  -- Which words stand next to each other (server/search/neighbours.ts); null in chunks indexed before.
  neighbours bytea,
  text text not null,
  tsv tsvector not null
) with (toast_tuple_target = 1024);
-- Statistics of words are of no use to plans that look them up by span, and cost a reading of thousands of vectors.
alter table search_chunks
  alter repeated set storage main, alter repeated set statistics 0,
  alter neighbours set storage main, alter neighbours set statistics 0,
  alter tsv set storage external, alter tsv set statistics 0;

insert into search_chunks (document_id, page, text, tsv)
select document_id, page, text, tsv from document_chunks order by document_id, page, id;

drop table document_chunks;
alter table search_chunks rename to document_chunks;
alter sequence search_chunks_id_seq rename to document_chunks_id_seq;

set local maintenance_work_mem = '256MB';
alter table document_chunks add constraint document_chunks_pkey primary key (id);
alter table document_chunks add constraint document_chunks_document_id_fkey
  foreign key (document_id) references documents on delete cascade;
create index document_chunks_document on document_chunks (document_id, page);
-- Each look into the index reads the list of what is not merged into it yet, so that is kept short (kilobytes).
create index document_chunks_words on document_chunks using gin (search_words(document_id, tsv))
  with (gin_pending_list_limit = 256);
alter index document_chunks_words alter column 1 set statistics 0;
