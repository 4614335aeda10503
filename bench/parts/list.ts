// One record and lists, over HTTP, at 1,000, 100,000 and 1,000,000 documents, beside the bare driver with the same SQL.
import pg from 'pg';
import { SUMMARY_COLUMNS } from '../../server/documents/list-documents.ts';
import { RECORD_COLUMNS } from '../../server/documents/store.ts';
import { fillContacts, fillDocuments } from '../fill-documents.ts';
import { databaseOf, load, openDatabase, withService, type BenchService } from '../kit.ts';
import { count, markdownTable, ms } from '../report.ts';

const SECONDS = 2.5;
/** Few enough that answers do not wait for one another. */
const CONNECTIONS = 2;
const BARE_CONNECTIONS = 16;
const SIZES = [1_000, 100_000, 1_000_000];

const REQUESTS: Record<string, (documents: number) => string> = {
  'one record': (documents) => `/api/documents/${1 + Math.floor(Math.random() * documents)}`,
  'list, newest 50 of all, with total': () => '/api/documents',
  'list of a folder': () =>
    `/api/documents?folder_id=${1 + Math.floor(Math.random() * 50) * 1 + FIRST_FOLDER}`,
  'list by status': () => '/api/documents?status=Ready',
  'list by score, lowest first': () => '/api/documents?sort=confidence_score&order=asc',
  'list of a folder by status and date': () =>
    `/api/documents?folder_id=${FIRST_FOLDER + 7}&status=Ready&status=Approved&sort=doc_date&order=desc`,
  'list by due date, earliest first': () => '/api/documents?sort=due_date&order=asc',
  'list by vendor': () => '/api/documents?sort=vendor&order=asc',
  'list by what is open, most first': () => '/api/documents?sort=blockers_open&order=desc',
  'list by a field of the profile': () => '/api/documents?sort=field.subtotal&columns=subtotal',
  'list filtered by a field': () => '/api/documents?field=total_amount:gte:11000',
  'views with their counts': () => '/api/views',
  'the next document to review': (documents) =>
    `/api/documents/next?after=${1 + Math.floor(Math.random() * documents)}`,
  dashboard: () => '/api/dashboard',
};
let FIRST_FOLDER = 0;

interface Figure {
  p50: number;
  p95: number;
}

export function benchList(): Promise<string> {
  // Filling needs no durability, and reading does not use any.
  return withService({ RECTO_UNSAFE_FAST_DATABASE: 'true' }, ['web'], async (service) => {
    const client = await openDatabase(service);
    await fillContacts(client);
    FIRST_FOLDER = (
      await client.query<{ id: number }>(
        `select min(id) as id from folders where name = 'Documents' and contact_id > 1`,
      )
    ).rows[0]!.id;
    const figures = new Map<string, Figure[]>();
    let filled = 0;
    for (const size of SIZES) {
      await fillDocuments(client, filled + 1, size);
      filled = size;
      for (const [name, target] of Object.entries(REQUESTS))
        figures.set(name, [...(figures.get(name) ?? []), await measure(service, () => target(size))]);
    }
    const beside = await benchBare(service);
    const { rows } = await client.query<{ mb: string }>(`select pg_database_size('recto') / 1048576 as mb`);
    await client.end();
    return describe(figures, beside, Number(rows[0]!.mb));
  });
}

async function measure(service: BenchService, path: () => string): Promise<Figure> {
  const headers = { authorization: `Bearer ${service.token}` };
  const options = { path, headers, connections: CONNECTIONS };
  await load(service.url, { ...options, seconds: 0.5 });
  const { latency_ms } = await load(service.url, { ...options, seconds: SECONDS });
  return latency_ms;
}

function describe(figures: Map<string, Figure[]>, beside: string, megabytes: number): string {
  const row = (name: string, all: Figure[]) => [
    name,
    ...all.map(({ p50, p95 }) => `${ms(p50)} / ${ms(p95)}`),
    (all.at(-1)!.p95 / all[0]!.p95).toFixed(2),
  ];
  return `Over HTTP on ${CONNECTIONS} connections, p50 / p95 in ms. The documents are made in the database (${count(megabytes)} MB for the last column, without the words of
their pages); while it is filled it runs without durability, which reading does not use.

${markdownTable(
  ['documents', ...SIZES.map(count), 'p95 last / first'],
  [...figures].map(([name, all]) => row(name, all)),
)}

Beside it, at ${count(SIZES.at(-1)!)} documents, what the same two statements give without any service, from a program with the \`pg\` driver on ${BARE_CONNECTIONS} connections: as\nthe driver sends them, planned anew each time, and under a name, by which plans are kept as Recto keeps them for these two:

${beside}`;
}

/** The statements the service sends, so that both sides do the same. */
const columnsOf = (names: readonly string[]) => names.map((name) => `documents.${name}`).join(', ');
const RECORD = `select ${columnsOf(RECORD_COLUMNS)}, contacts.name as contact_name, folders.name as folder_name,
  assignees.name as assignee_name, document_versions.media_type, document_versions.size_bytes, document_versions.sha256,
  (select value #>> '{}' from settings where key = 'base_url') as base_url
  from documents inner join contacts on contacts.id = documents.contact_id inner join folders on folders.id = documents.folder_id
  inner join document_versions on document_versions.document_id = documents.id and document_versions.version = documents.version
  left join users as assignees on assignees.id = documents.assignee_id
  where documents.id = $1 and documents.deleted_at is null`;
const LIST = `select ${columnsOf(SUMMARY_COLUMNS)}, case when documents.blockers_open > 0 then documents.blockers->0 end as first_blocker,
  contacts.name as contact_name, folders.name as folder_name, users.name as assignee_name,
  coalesce((select json_agg(json_build_object('id', people.id, 'name', people.name) order by people.id)
    from document_presence join users people on people.id = document_presence.user_id
    where document_presence.document_id = documents.id and document_presence.seen_at > now() - interval '45 seconds'), '[]') as viewers
  from (select ${SUMMARY_COLUMNS.join(', ')}, blockers from documents
    where documents.deleted_at is null order by created_at desc, id desc limit 50 offset 0) as documents
  inner join contacts on contacts.id = documents.contact_id inner join folders on folders.id = documents.folder_id
  left join users on users.id = documents.assignee_id order by documents.created_at desc, documents.id desc`;
const COUNT = `select coalesce(sum(documents), 0)::bigint as n from document_totals`;

async function benchBare(service: BenchService): Promise<string> {
  const documents = SIZES.at(-1)!;
  const anyId = () => 1 + Math.floor(Math.random() * documents);
  const headers = { authorization: `Bearer ${service.token}` };
  const over = async (path: () => string) =>
    (await load(service.url, { path, headers, connections: BARE_CONNECTIONS, seconds: SECONDS })).per_second;
  const row = (name: string, ours: number, theirs: number, kept: number) => [
    name,
    count(ours),
    count(theirs),
    `${((ours / theirs) * 100).toFixed(0)} %`,
    count(kept),
    `${((ours / kept) * 100).toFixed(0)} %`,
  ];
  // As the service finds it: the code of its most frequent paths is compiled.
  await over(() => `/api/documents/${anyId()}`);
  await over(() => '/api/documents');
  return markdownTable(
    ['', 'Recto, answers a second', 'bare PostgreSQL, a second', 'share', 'with kept plans', 'share'],
    [
      row(
        'one record',
        await over(() => `/api/documents/${anyId()}`),
        await bare(service, (pool) => pool.query(RECORD, [anyId()])),
        await bare(service, (pool) => pool.query({ name: 'record', text: RECORD, values: [anyId()] })),
      ),
      row(
        'list, newest 50 of all, with total',
        await over(() => '/api/documents'),
        await bare(service, (pool) => Promise.all([pool.query(COUNT), pool.query(LIST)])),
        await bare(service, (pool) =>
          Promise.all([pool.query({ name: 'count', text: COUNT }), pool.query({ name: 'list', text: LIST })]),
        ),
      ),
    ],
  );
}

async function bare(service: BenchService, query: (pool: pg.Pool) => Promise<unknown>): Promise<number> {
  const pool = new pg.Pool({ ...(await databaseOf(service)), max: BARE_CONNECTIONS });
  let n = 0;
  const started = performance.now();
  const one = async () => {
    while (performance.now() < started + SECONDS * 1000) {
      await query(pool);
      n += 1;
    }
  };
  await Promise.all(Array.from({ length: BARE_CONNECTIONS }, one));
  const per_second = n / ((performance.now() - started) / 1000);
  await pool.end();
  return per_second;
}
