// Documents that look processed, straight into the database: as many as nobody wants to wait for.
import type pg from 'pg';

const EVIDENCE = JSON.stringify([
  { page: 1, box: [0.1, 0.2, 0.3, 0.22], text: 'INV-2026-001', match: 'exact' },
]);
const BLOCKERS = JSON.stringify([
  {
    id: 'field_doubtful:due_date',
    kind: 'field_doubtful',
    severity: 'blocking',
    target: 'due_date',
    code: 'fieldDoubtful',
    message: 'Due date is doubtful',
    state: 'open',
    resolved_by: null,
    resolved_at: null,
    reason: null,
  },
]);
const CONTACTS = 50;

/** 50 contacts with a folder each. */
export async function fillContacts(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into contacts (name, default_profile_id) select 'Contact ' || n, 1 from generate_series(1, ${CONTACTS}) n`,
  );
  await client.query(
    `insert into folders (contact_id, name) select id, 'Documents' from contacts where name like 'Contact %'`,
  );
}

/**
 * Documents `from` to `to`, spread over the contacts, statuses, days and scores. As superuser: without triggers, foreign keys
 * and indexes, whose work is done at once at the end.
 */
export async function fillDocuments(client: pg.ClientBase, from: number, to: number): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  await withoutIndexes(client, ['documents', 'document_versions', 'document_values'], () =>
    insertDocuments(client, from, to),
  );
  // As the triggers and, every minute, the service do.
  await client.query('delete from document_tallies');
  await client.query('delete from document_counts');
  await client.query(
    `insert into document_counts select contact_id, folder_id, status, count(*) from documents where deleted_at is null group by 1, 2, 3`,
  );
  await client.query(`set session_replication_role = default`);
  for (const name of [
    'documents',
    'document_versions',
    'document_values',
    'document_counts',
    'document_tallies',
  ])
    await client.query(`vacuum analyze ${name}`);
}

/** Building an index over all rows takes a fraction of the time that keeping it up row by row does. */
export async function withoutIndexes(
  client: pg.ClientBase,
  tables: string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(indexrelid) as definition from pg_index
     join pg_class c on c.oid = indexrelid where indrelid = any($1::regclass[]) and not indisprimary`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { definition } of rows) await client.query(definition);
}

async function insertDocuments(client: pg.ClientBase, from: number, to: number): Promise<void> {
  await client.query(
    `insert into documents (contact_id, folder_id, profile_id, profile_version, filename, original_filename, source, status, doc_type, doc_date,
       language, ai_summary, confidence_score, confidence_reasoning, extracted_fields, line_items, evidence, checks, lineage, engine, total, currency,
       page_count, pages_read, created_at, updated_at, vendor, number, due_date, blockers, blockers_open, blockers_blocking)
     select f.contact_id, f.id, 2, 1, 'invoice-' || n || '.pdf', 'invoice-' || n || '.pdf', 'api',
       (array['Needs Review','Ready','Approved','Export','Exception'])[1 + (n / 7) % 5], 'Invoice', date '2026-01-01' + (n / 11) % 300, 'en',
       'Invoice INV-' || n || ' from Supplier ' || n % 997 || ' over 1190.00 EUR, due in 30 days.', (n / 13) % 101,
       jsonb_build_array('All required fields were found and the sums agree.'),
       json_build_object('vendor', 'Supplier ' || n % 997, 'invoice_number', 'INV-' || n, 'invoice_date', '2026-03-01',
         'due_date', date '2026-02-01' + (n / 17) % 300, 'currency', 'EUR', 'subtotal', (1000 + n % 9973) || '.00', 'tax', '190.00',
         'total_amount', (1190 + n % 9973) || '.00'),
       items.list, evidence.map, '[]', '{}', 'builtin', 1190 + n % 9973, 'EUR', 1, 1, now() - n * interval '1 second',
       now() - n * interval '1 second', 'Supplier ' || n % 997, 'INV-' || n, date '2026-02-01' + (n / 17) % 300,
       case when n % 3 = 0 then $4::jsonb else '[]' end, (n % 3 = 0)::int, (n % 3 = 0)::int
     from generate_series($2::integer, $3::integer) n
     join (select id, contact_id, row_number() over (order by id) as r from folders
           where name = 'Documents' and contact_id in (select id from contacts where name like 'Contact %')) f on f.r = 1 + n % ${CONTACTS},
     (select json_agg(json_build_object('description', 'Item ' || i, 'quantity', i, 'unit_price', 10, 'amount', 10 * i)) as list
      from generate_series(1, 5) i) items,
     (select json_build_object('vendor', $1::json, 'invoice_number', $1::json, 'invoice_date', $1::json, 'total_amount', $1::json) as map) evidence`,
    [EVIDENCE, from, to, BLOCKERS],
  );
  await client.query(
    `insert into document_versions (document_id, version, filename, media_type, size_bytes, sha256, page_count, uploaded_by)
     select id, 1, filename, 'application/pdf', 50000, encode(sha256(id::text::bytea), 'hex'), 1, 'bench' from documents
     where id between $1 and $2`,
    [from, to],
  );
  await client.query(
    `insert into document_values select id, key, case when value ~ '^\\d+(\\.\\d+)?$' then value::numeric end, value
     from documents, json_each_text(extracted_fields) where id between $1 and $2`,
    [from, to],
  );
}
