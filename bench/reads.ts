// GET of one record and of the list, over HTTP, beside the bare `pg` driver running the very same SQL.
import pg from 'pg';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load, table, type BenchService } from './kit.ts';

const SECONDS = 4;
const CONNECTIONS = 16;

/** Fills the instance with documents that look processed, straight into the database. */
export async function fill(service: BenchService, documents: number): Promise<void> {
  const client = new pg.Client(await connectionOf(service));
  await client.connect();
  await client.query(
    `insert into contacts (name, default_profile_id) select 'Contact ' || n, 1 from generate_series(1, 50) n`,
  );
  await client.query(
    `insert into folders (contact_id, name) select id, 'Documents' from contacts where name like 'Contact %'`,
  );
  const evidence = JSON.stringify([
    { page: 1, box: [0.1, 0.2, 0.3, 0.22], text: 'INV-2026-001', match: 'exact' },
  ]);
  await client.query(
    `insert into documents (contact_id, folder_id, profile_id, profile_version, filename, original_filename, source, status, doc_type, doc_date,
       language, ai_summary, confidence_score, confidence_reasoning, extracted_fields, line_items, evidence, checks, lineage, engine, total, currency,
       page_count, pages_read, created_at, updated_at)
     select f.contact_id, f.id, 2, 1, 'invoice-' || n || '.pdf', 'invoice-' || n || '.pdf', 'api',
       (array['Needs Review','Ready','Approved','Export','Exception'])[1 + n % 5], 'Invoice', date '2026-01-01' + n % 300, 'en',
       'Invoice INV-' || n || ' from Supplier ' || n % 997 || ' over 1190.00 EUR, due in 30 days.', n % 101, 'All required fields were found and the sums agree.',
       json_build_object('vendor', 'Supplier ' || n % 997, 'invoice_number', 'INV-' || n, 'invoice_date', '2026-03-01', 'currency', 'EUR', 'subtotal', '1000.00', 'tax', '190.00', 'total_amount', '1190.00'),
       (select json_agg(json_build_object('description', 'Item ' || i, 'quantity', i, 'unit_price', 10, 'amount', 10 * i)) from generate_series(1, 5) i),
       json_build_object('vendor', $1::json, 'invoice_number', $1::json, 'invoice_date', $1::json, 'total_amount', $1::json), '[]', '{}', 'builtin', 1190.00, 'EUR', 1, 1,
       now() - n * interval '1 minute', now()
     from generate_series(1, $2::integer) n join (select id, contact_id, row_number() over (order by id) as r, count(*) over () as k from folders where name = 'Documents') f on f.r = 1 + n % f.k`,
    [evidence, documents],
  );
  await client.query(
    `insert into document_versions (document_id, version, filename, media_type, size_bytes, sha256, page_count, uploaded_by)
     select id, 1, filename, 'application/pdf', 50000, encode(sha256(id::text::bytea), 'hex'), 1, 'bench' from documents`,
  );
  // As the service does every minute.
  await client.query(
    `with t as (delete from document_tallies returning *) insert into document_counts select contact_id, folder_id, status, sum(documents) from t group by 1, 2, 3`,
  );
  for (const name of ['documents', 'document_versions', 'document_counts', 'document_tallies'])
    await client.query(`vacuum analyze ${name}`);
  await client.end();
}

async function connectionOf(service: BenchService): Promise<pg.ClientConfig> {
  const password = (await readFile(path.join(service.data_dir, 'pg.secret'), 'utf8')).trim();
  return { host: path.join(service.data_dir, 's'), user: 'recto', password, database: 'recto' };
}

/** The statements the service sends, as the database logged them, so that both sides do the same. */
const RECORD = `select documents.*, contacts.name as contact_name, folders.name as folder_name, document_versions.media_type,
  document_versions.size_bytes, document_versions.sha256, (select value #>> '{}' from settings where key = 'base_url') as base_url
  from documents inner join contacts on contacts.id = documents.contact_id inner join folders on folders.id = documents.folder_id
  inner join document_versions on document_versions.document_id = documents.id and document_versions.version = documents.version
  where documents.id = $1 and documents.deleted_at is null`;
const COLUMNS = `id, filename, status, confidence_score, contact_id, folder_id, profile_id, doc_type, doc_date, total, currency, source, version,
  page_count, pages_read, duplicate_of, created_at, updated_at`;
const LIST = `select page.*, contacts.name as contact_name, folders.name as folder_name from (select ${COLUMNS} from documents
  where documents.deleted_at is null order by created_at desc, id desc limit 50 offset 0) as page
  inner join contacts on contacts.id = page.contact_id inner join folders on folders.id = page.folder_id order by page.created_at desc, page.id desc`;
const COUNT = `select coalesce(sum(documents), 0)::bigint as n from document_totals`;

async function bare(service: BenchService, query: (pool: pg.Pool) => Promise<unknown>): Promise<number> {
  const pool = new pg.Pool({ ...(await connectionOf(service)), max: CONNECTIONS });
  let n = 0;
  const end = performance.now() + SECONDS * 1000;
  const started = performance.now();
  const one = async () => {
    while (performance.now() < end) {
      await query(pool);
      n += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  const perSecond = n / ((performance.now() - started) / 1000);
  await pool.end();
  return perSecond;
}

export async function benchReads(service: BenchService, documents: number): Promise<string> {
  const headers = { authorization: `Bearer ${service.token}` };
  const anyId = () => 1 + Math.floor(Math.random() * documents);
  const over = (target: () => string) =>
    load(service.url, { path: target, headers, connections: CONNECTIONS, seconds: SECONDS });
  await over(() => `/api/documents/${anyId()}`);
  const record = await over(() => `/api/documents/${anyId()}`);
  const bareRecord = await bare(service, (pool) => pool.query(RECORD, [anyId()]));
  const list = await over(() => '/api/documents');
  const bareList = await bare(service, (pool) => Promise.all([pool.query(COUNT), pool.query(LIST)]));
  const row = (name: string, ours: typeof record, theirs: number) => [
    name,
    ours.per_second.toFixed(0),
    theirs.toFixed(0),
    `${((ours.per_second / theirs) * 100).toFixed(0)} %`,
    ours.latency_ms.p50.toFixed(1),
    ours.latency_ms.p95.toFixed(1),
  ];
  return table(
    ['', 'HTTP /s', 'bare pg /s', 'share', 'p50 ms', 'p95 ms'],
    [
      row('GET /api/documents/{id}', record, bareRecord),
      row('GET /api/documents (50 of all, with total)', list, bareList),
    ],
  );
}
