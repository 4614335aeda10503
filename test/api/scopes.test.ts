// Who sees what. Two halves of an instance, each with people and programs that see it and not the other; generated requests over
// every endpoint, events and the Model Context Protocol are searched for what belongs to the other half. `npm run soak:scopes`
// sends 20,000; SOAK_SEED repeats a run.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/index.ts';
import { isBinary, isEventStream } from '../../contract/openapi.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { SCOPED_SCHEMA, SCOPED_VIEWS, SCOPE_SETTING, UNSCOPED } from '../../server/database/scoped-views.ts';
import type { Tables } from '../../server/database/tables.ts';
import { createPool, keepPlan } from '../../server/platform/db/connect.ts';
import { createScopedDatabases } from '../../server/platform/db/scoped-database.ts';
import { createCommandLog } from '../../server/platform/log.ts';
import { NOWHERE, aimed, comparable, elsewhere, randomOf, send, type Aim } from '../kit/aimed-requests.ts';
import { createGenerator, operationsOf, type GeneratedRequest } from '../kit/arbitrary-requests.ts';
import { Client } from '../kit/client.ts';
import { startAt, startTestService, type TestService } from '../kit/service.ts';
import { FIRST, SECOND, continueIdsAt, makeHalf, tracesOf, type Half } from '../kit/two-scopes.ts';
import { uploadForm, untilProcessed } from '../kit/upload.ts';

const requests = Number(process.env['SOAK_REQUESTS'] ?? 400);
const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 2 ** 31);

let service: TestService;
let database: pg.Client;
let first: Half;
let second: Half;
let sessions: { id: string; contact_id: number }[];

beforeAll(async () => {
  service = await startTestService();
  database = new pg.Client({ connectionString: service.database_url });
  await database.connect();
  first = await makeHalf(service, database, FIRST);
  second = await makeHalf(service, database, SECOND);
  // A contact of the one below a contact of the other.
  const { contact_id: parent_id } = second;
  await service.admin.call('editContact', { params: { id: first.contact_id }, body: { parent_id } });
  for (const half of [first, second]) await ask(half);
  // What is made from here on belongs to neither by its id.
  await continueIdsAt(database, 6_000_000);
  sessions = (await database.query<(typeof sessions)[number]>('select id, contact_id from chat_sessions'))
    .rows;
}, 180_000);
afterAll(async () => {
  await database?.end();
  await service?.stop();
});

const ask = ({ callers, contact_id, folder_id, word }: Half) =>
  callers.reviewer.call('chat', {
    body: { contact_id, folder_id, question: `Which documents name ${word}?` },
  });

test('every table is one of a scope, or said to be none', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace
      and relname not like 'schema_migrations%'`.execute(service.ctx.db);
  const named = [...Object.keys(SCOPED_VIEWS), ...UNSCOPED];
  expect(named.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('these and no others look past a scope', () => {
  const grep = (text: string) =>
    execFileSync('grep', ['-rlE', text, 'server', '--include=*.ts'], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .sort();
  expect(grep(String.raw`\.everything\(\)|withSchema`)).toEqual([
    // Whose documents wait for a contact when one changes.
    'server/contacts/request-filing.ts',
    'server/context.ts',
    // What a document repeats.
    'server/documents/find-duplicates.ts',
    // Whether one record repeats another; the name is not told.
    'server/documents/judge-others.ts',
    // Whether an original is used by anybody.
    'server/documents/originals.ts',
    // Whether a part of a document lies elsewhere.
    'server/documents/parts.ts',
    // Whether the queue is full.
    'server/documents/receive-document.ts',
    // Where others like it were filed; contacts that the caller does not see are not told.
    'server/filing/filings.ts',
    // What documents use of an order: those that the caller sees are told, and all are counted.
    'server/orders/routes.ts',
    'server/orders/store.ts',
    'server/orders/take-orders.ts',
    // Which profile others of the seller have.
    'server/processing/similar-profile.ts',
    // How often a sender was told of a rejection.
    'server/review/answer-sender.ts',
    // Whose documents wait for a vendor when the master data changes.
    'server/vendors/judge-unmatched.ts',
    // Where a vendor was paid to; the documents that say so are not told.
    'server/vendors/payees.ts',
    'server/vendors/teach-payee.ts',
  ]);
  // A name with its schema would go past the views.
  const qualified = grep(String.raw`[^'"]public\.([a-z_]+[^a-z_(]|[$])`);
  expect(qualified).toEqual([
    'server/backup/tables.ts',
    'server/database/scoped-views.ts',
    // What hangs on documents that the same statement takes from the view.
    'server/documents/document-filter.ts',
    'server/documents/list-documents.ts',
    'server/documents/sort-by-field.ts',
    'server/documents/store.ts',
  ]);
  expect(readFileSync('server/backup/tables.ts', 'utf8')).not.toContain('ctx.db');
});

test('a connection that was told no scope sees nothing', async () => {
  const client = new pg.Client({ connectionString: service.database_url });
  await client.connect();
  await client.query("select set_config('search_path', 'recto_scoped', false)");
  for (const [name, { where }] of Object.entries(SCOPED_VIEWS))
    if (where !== 'true' && name !== 'views')
      expect((await client.query(`select 1 from ${name} limit 1`)).rowCount, name).toBe(0);
  await expect(client.query('select 1 from audit_checkpoints')).rejects.toThrow('does not exist');
  await client.end();
});

test('plans that a connection keeps for one scope do not serve another', async () => {
  const log = createCommandLog('silent');
  const pool = createPool({ connectionString: service.database_url }, { max: 1, log });
  const databaseOf = createScopedDatabases<Tables>(pool, { schema: SCOPED_SCHEMA, setting: SCOPE_SETTING });
  // More often than the server tries plans before it keeps one.
  for (let round = 0; round < 8; round += 1)
    for (const { contact_id } of [first, second]) {
      const rows = await databaseOf(`{${contact_id}}`)
        .selectFrom('documents')
        .modifyFront(keepPlan)
        .select('contact_id')
        .groupBy('contact_id')
        .execute();
      expect(rows).toEqual([{ contact_id }]);
    }
  await pool.end();
});

test('a record of both halves is a duplicate to each, without a name', async () => {
  for (const [half, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const id = half.documents[3]!;
    const asAdmin = await service.admin.call('getDocument', { params: { id } });
    expect(JSON.stringify(asAdmin.checks)).toContain(`is also document ${other.documents[3]}`);
    const seen = await half.callers.reviewer.call('getDocument', { params: { id } });
    expect(JSON.stringify(seen.checks)).toContain('is also a document of a contact that you do not see');
    expect(seen.blockers.length).toBe(asAdmin.blockers.length);
  }
});

// First, while time alone changes nothing.
describe('what happens in the other half', () => {
  /** Every answer that can be had without a body. */
  async function everything(url: string, half: Half): Promise<Record<string, unknown>> {
    const answers: Record<string, unknown> = {};
    const client = new Client(url);
    Object.assign(client.headers, half.callers.reviewer.headers, { origin: url });
    for (const { name, method, path, response, access } of Object.values(endpoints) as Endpoint[]) {
      if (method !== 'GET' || access === 'admin' || access === 'public') continue;
      if (response === null || isBinary(response) || isEventStream(response)) continue;
      const id = path.includes('documents') ? half.documents[1]! : half.base + 1;
      const address = path.replace(/:id/, String(id)).replaceAll(/:\w+/g, '1');
      const query = path.endsWith('suggestions')
        ? `?contact_id=${half.contact_id}&folder_id=${half.folder_id}`
        : path.endsWith('search')
          ? '?q=Brightwater'
          : '';
      const answer = await client.raw('GET', address + query);
      answers[name] = [answer.status, JSON.parse((await answer.text()) || 'null')];
    }
    return answers;
  }

  /** What time alone changes. */
  const settled = (answers: unknown): unknown =>
    JSON.parse(
      JSON.stringify(answers, (key, value: unknown) =>
        /^(free_bytes|last_seen_at|last_used_at|eta_seconds)$/.test(key) ? 0 : value,
      ),
    );

  test('changes no answer to this one: no count, no figure', async () => {
    const before = await everything(service.url, first);
    expect(Object.keys(before).length).toBeGreaterThan(25);
    for (const n of [1, 2, 3]) {
      const form = uploadForm(
        { contact_id: second.contact_id, folder_id: second.folder_id },
        `Brightwater ${second.word} letter ${n}`,
        `${second.word}-later-${n}.txt`,
      );
      const { id } = await service.admin.call('uploadDocument', { body: form });
      await untilProcessed(service.admin, id);
    }
    await service.admin.call('createFolder', { body: { contact_id: second.contact_id, name: 'More' } });
    // Another process, which remembers no figures.
    const fresh = await startAt(service, { worker: false });
    const after = await everything(fresh.address!, first);
    await fresh.stop();
    expect(settled(after)).toEqual(settled(before));
  });
});

test(
  'no generated request brings anything of the other half',
  async () => {
    const document = (await (await fetch(`${service.url}/api/openapi.json`)).json()) as Parameters<
      typeof createGenerator
    >[0];
    const operations = operationsOf(document);
    const generate = createGenerator(document);
    const each = Math.ceil(requests / operations.length);
    const random = randomOf(seed);
    const samples: GeneratedRequest[][] = [];
    for (const operation of operations) {
      samples.push(fc.sample(generate(operation), { numRuns: each, seed }));
      // Making them takes a while, in which connections are closed.
      await new Promise((resolve) => setImmediate(resolve));
    }
    const problems: string[] = [];
    const counts: Record<number, number> = {};
    const streams = await Promise.all([first, second].map((half) => follow(half)));
    for (let turn = 0; turn < each; turn += 1)
      for (const [i, operation] of operations.entries()) {
        const [half, other] = random() < 0.5 ? [first, second] : [second, first];
        const callers = Object.values(half.callers);
        const client = callers[Math.floor(random() * callers.length)]!;
        const aim: Aim = random() < 0.55 ? 'own' : random() < 0.9 ? 'other' : 'none';
        const target = aim === 'own' ? half : aim === 'other' ? other : { base: NOWHERE, contact_id: 0 };
        const owned = sessions
          .filter(({ contact_id }) => contact_id === target.contact_id)
          .map(({ id }) => id);
        const request = aimed(operation, samples[i]![turn]!, { base: target.base, sessions: owned }, random);
        const answer = await send(operation, request, client, half.word);
        counts[answer.status] = (counts[answer.status] ?? 0) + 1;
        const asked = JSON.stringify(request) + operation.path;
        const what = `${operation.method} ${operation.path} (${aim}) ${JSON.stringify(request).slice(0, 400)}`;
        const traces = tracesOf(other, answer.text, asked);
        if (traces.length > 0) problems.push(`${what}: ${answer.status} ${traces.slice(0, 3).join(' | ')}`);
        if (answer.status >= 500) problems.push(`${what}: ${answer.status} ${answer.text.slice(-300)}`);
        const twin = elsewhere(JSON.stringify(request), other.base);
        if (aim !== 'other' || twin === JSON.stringify(request)) continue;
        if (operation.method !== 'GET' && answer.status < 400) continue;
        // What is not the caller's answers like what is not there.
        const absent = await send(operation, JSON.parse(twin) as GeneratedRequest, client, half.word);
        if ([answer.status, absent.status].includes(429)) continue;
        const [one, two] = [answer, absent].map((each) => comparable(each, other.base));
        if (one !== two) problems.push(`${what}: differs\n${one?.slice(0, 600)}\n${two?.slice(0, 600)}`);
      }
    if (process.env['SOAK_REQUESTS'] !== undefined)
      process.stdout.write(`seed ${seed}: ${JSON.stringify(counts)}\n`);
    for (const [half, other, stream] of [
      [first, second, streams[0]!],
      [second, first, streams[1]!],
    ] as const) {
      const text = await stream.end();
      expect(text, `events of ${half.word}`).toContain('event: change');
      problems.push(...tracesOf(other, text, '').map((trace) => `events: ${trace}`));
    }
    expect(problems.slice(0, 10), `seed ${seed}, ${problems.length} problems`).toEqual([]);
    // Half of the operations are those of Admins; of the others, enough are answered.
    expect(counts[200] ?? 0).toBeGreaterThan(each * 10);
  },
  Math.max(180_000, requests * 200),
);

/** Everything that a half is told as it happens. */
async function follow({ callers }: Half): Promise<{ end(): Promise<string> }> {
  const stop = new AbortController();
  const response = await fetch(`${service.url}/api/events?changes=true`, {
    headers: { ...callers.token.headers, 'last-event-id': '0' },
    signal: stop.signal,
  });
  let text = '';
  const reading = (async () => {
    for await (const part of response.body!) text += Buffer.from(part as Uint8Array).toString('utf8');
  })().catch(() => undefined);
  return {
    async end() {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      stop.abort();
      await reading;
      return text;
    },
  };
}

test('the feed tells each half its own changes, all of them', async () => {
  for (const [half, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const seen = new Set<number>();
    for (let after = '0', more = true; more;) {
      const page = await half.callers.viewer.call('getChanges', { query: { after, limit: 50 } });
      expect(tracesOf(other, JSON.stringify(page), '')).toEqual([]);
      for (const { document_id } of page.changes) seen.add(document_id);
      ({ next: after, more } = page);
    }
    for (const id of half.documents) expect(seen).toContain(id);
  }
});

test('tools of the Model Context Protocol keep to the scope', async () => {
  const { token } = first.callers;
  const client = new McpClient({ name: 'test', version: '1' });
  const url = new URL('/mcp', service.url);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: token.headers } }));
  const { tools } = await client.listTools();
  const targets = [second, first].map(({ contact_id, folder_id, documents, word }) => ({
    contact_id,
    folder_id,
    id: documents[0],
    page: 1,
    query: word,
    question: `Which documents name ${word}?`,
  }));
  for (const tool of tools) {
    const accepted = Object.keys(tool.inputSchema.properties ?? {});
    for (const target of targets) {
      const given = Object.entries(target).filter(([key]) => accepted.includes(key));
      const result = await client.callTool({ name: tool.name, arguments: Object.fromEntries(given) });
      const traces = tracesOf(second, JSON.stringify(result), JSON.stringify(given));
      expect(traces, `${tool.name} ${JSON.stringify(given)}`).toEqual([]);
    }
  }
  await client.close();
});
