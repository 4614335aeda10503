// One record and lists, over HTTP, at 1,000, 100,000 and 1,000,000 documents, beside the bare driver with the same SQL.
import pg from 'pg';
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import type { Context } from '../../server/context.ts';
import type { Tables } from '../../server/database/tables.ts';
import { listDocuments } from '../../server/documents/list-documents.ts';
import { getDocument } from '../../server/documents/store.ts';
import { systemClock } from '../../server/platform/clock.ts';
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

/** The statements that the service sends, so that both sides do the same. */
async function statementsOf(pool: pg.Pool): Promise<{ record: CompiledQuery; list: CompiledQuery }> {
  const sent: CompiledQuery[] = [];
  const log = ({ query }: { query: CompiledQuery }) => void sent.push(query);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log });
  const ctx = { db, scope: null, clock: systemClock } as unknown as Context;
  await getDocument(ctx, 1);
  await listDocuments(ctx, { limit: 50, offset: 0, sort: 'created_at', order: 'desc' });
  const [record, list] = sent;
  if (sent.length !== 2) throw new Error('A record or a list is more than one statement');
  return { record: record!, list: list! };
}

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
  const pool = new pg.Pool({ ...(await databaseOf(service)), max: BARE_CONNECTIONS });
  const { record, list } = await statementsOf(pool);
  const plain = (query: CompiledQuery, values: unknown[]) => pool.query(query.sql, values);
  const kept = (query: CompiledQuery, name: string, values: unknown[]) =>
    pool.query({ name, text: query.sql, values });
  try {
    return markdownTable(
      ['', 'Recto, answers a second', 'bare PostgreSQL, a second', 'share', 'with kept plans', 'share'],
      [
        row(
          'one record',
          await over(() => `/api/documents/${anyId()}`),
          await bare(() => plain(record, [anyId()])),
          await bare(() => kept(record, 'record', [anyId()])),
        ),
        row(
          'list, newest 50 of all, with total',
          await over(() => '/api/documents'),
          await bare(() => plain(list, [...list.parameters])),
          await bare(() => kept(list, 'list', [...list.parameters])),
        ),
      ],
    );
  } finally {
    await pool.end();
  }
}

async function bare(query: () => Promise<unknown>): Promise<number> {
  let n = 0;
  const started = performance.now();
  const one = async () => {
    while (performance.now() < started + SECONDS * 1000) {
      await query();
      n += 1;
    }
  };
  await Promise.all(Array.from({ length: BARE_CONNECTIONS }, one));
  return n / ((performance.now() - started) / 1000);
}
