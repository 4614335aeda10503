// `npm run soak:feed`: three writers change 20,000 documents while web processes are killed; three clients read the feed by cursor,
// two follow the stream, one webhook endpoint is told. Ends with 1 when one of them missed a change, saw one twice or in another
// order. `--documents 500` for less.
import { parseArgs } from 'node:util';
import { readChangeStream } from '../test/kit/change-stream.ts';
import { anyhow, CLUSTER_ADMIN, CLUSTER_TOKEN, startCluster, type Cluster } from '../test/kit/cluster.ts';
import { Client } from '../test/kit/client.ts';
import { copyDocument } from '../test/kit/many-documents.ts';
import { startReceiver, type Receiver } from '../test/kit/receiver.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../test/kit/upload.ts';
import { machine, sleep, table } from './kit.ts';

const { documents: given } = parseArgs({
  options: { documents: { type: 'string', default: '20000' } },
}).values;
const DOCUMENTS = Number(given);
if (!(DOCUMENTS > 0)) throw new Error('--documents takes a number above 0');

const WRITERS = 3;
/** Of two processes one is up at any time. */
const KILL_EVERY_MS = 10_000;
const LONG_MS = 3600_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const deadline = Date.now() + LONG_MS;

/** Numbers of the changes that a client has seen, in the order in which it saw them. */
type Seen = number[];

/** Asks again behind what it has, whoever answers. */
async function readByCursor(cluster: Cluster, begin: string, isDone: (seen: Seen) => boolean): Promise<Seen> {
  const seen: Seen = [];
  for (let after = begin; !isDone(seen);) {
    const { changes, next } = await anyhow(cluster, deadline, (api) =>
      api.call('getChanges', { query: { after, limit: 100, wait: 2 } }),
    );
    seen.push(...changes.map(({ id }) => Number(id)));
    after = next;
  }
  return seen;
}

/** Reconnects with the id that it had last, as EventSource does. */
async function followStream(cluster: Cluster, begin: string, isDone: (seen: Seen) => boolean): Promise<Seen> {
  const seen: Seen = [];
  while (!isDone(seen)) {
    await listen(cluster, String(seen.at(-1) ?? begin), seen, isDone).catch(() => undefined);
    await sleep(150);
  }
  return seen;
}

async function listen(
  cluster: Cluster,
  last: string,
  seen: Seen,
  isDone: (seen: Seen) => boolean,
): Promise<void> {
  const url = cluster.urls().at(-1);
  if (url === undefined) return;
  const gone = new AbortController();
  const timer = setInterval(() => isDone(seen) && gone.abort(), 500);
  try {
    const headers = { authorization: `Bearer ${CLUSTER_TOKEN}`, 'last-event-id': last };
    const response = await fetch(`${url}/api/events?changes=true`, { headers, signal: gone.signal });
    for await (const { id } of readChangeStream(response)) seen.push(Number(id));
  } finally {
    clearInterval(timer);
  }
}

/** What an endpoint was told, each delivery once; `webhook-id` tells its repetitions. */
function toldTo({ received }: Receiver): Seen {
  const deliveries = new Map(received.map(({ headers, body }) => [headers['webhook-id'], body]));
  return [...deliveries.values()].map((body) =>
    Number((JSON.parse(body) as { change_id: string }).change_id),
  );
}

async function change(cluster: Cluster, ids: number[]): Promise<void> {
  for (const id of ids)
    await anyhow(cluster, deadline, (api) =>
      api.call('editDocument', { params: { id }, body: { notes: `changed ${id}` } }),
    );
}

async function killUntil(cluster: Cluster, ended: Promise<unknown>): Promise<number> {
  let killed = 0;
  let going = true;
  void ended.finally(() => (going = false));
  for (; going; await sleep(KILL_EVERY_MS)) {
    // On a busy machine a process needs longer to start than until the next one is killed.
    await cluster.ready();
    if (going && (await cluster.kill('web')) !== undefined) killed += 1;
  }
  return killed;
}

async function prepare(cluster: Cluster, receiver: Receiver): Promise<{ ids: number[]; begin: string }> {
  const place = await anyhow(cluster, deadline, (api) => newPlace(api, 'Feed'));
  const first = await anyhow(cluster, deadline, async (api) => {
    const { id } = await upload(api, place, invoiceText('FEED-1'), 'feed.txt');
    return (await untilProcessed(api, id)).id;
  });
  await copyDocument(cluster.database_url, first, DOCUMENTS - 1);
  const rows = await cluster.query<{ id: number }>('select id from documents order by id');
  await anyhow(cluster, deadline, async ({ url }) => {
    const admin = new Client(url);
    await admin.signIn(CLUSTER_ADMIN.email, CLUSTER_ADMIN.password);
    const body = { name: 'Told', url: receiver.url, events: ['document.updated' as const] };
    return admin.call('createWebhookEndpoint', { body });
  });
  const { next } = await anyhow(cluster, deadline, (api) =>
    api.call('getChanges', { query: { after: 'latest' } }),
  );
  return { ids: rows.map(({ id }) => id), begin: next };
}

/** The numbers of the changes as the audit log has them. */
async function changesIn(cluster: Cluster, begin: string): Promise<number[]> {
  const rows = await cluster.query<{ id: string }>(
    `select id from audit_entries where id > $1 and document_id is not null and event not like 'webhook.%' order by id`,
    [begin],
  );
  return rows.map(({ id }) => Number(id));
}

/** What is wrong with what a client saw; undefined when it is what happened. */
function judge(seen: Seen, truth: number[], ordered: boolean): string | undefined {
  const own = new Set(seen);
  const missed = truth.filter((id) => !own.has(id)).length;
  const doubled = seen.length - own.size;
  const happened = new Set(truth);
  const foreign = [...own].filter((id) => !happened.has(id)).length;
  const disordered = ordered ? seen.filter((id, index) => index > 0 && id <= seen[index - 1]!).length : 0;
  if (missed + doubled + foreign + disordered === 0) return undefined;
  return `${missed} missed, ${doubled} doubled, ${foreign} never happened, ${disordered} out of order`;
}

async function main(cluster: Cluster, receiver: Receiver): Promise<void> {
  const { ids, begin } = await prepare(cluster, receiver);
  say(`${machine()}; ${ids.length} documents`);
  let truth: number[] | undefined;
  const isDone = (seen: Seen) => truth !== undefined && (seen.at(-1) ?? 0) >= truth.at(-1)!;
  const started = performance.now();
  const readers = {
    'cursor 1': readByCursor(cluster, begin, isDone),
    'cursor 2': readByCursor(cluster, begin, isDone),
    'cursor 3': readByCursor(cluster, begin, isDone),
    'stream 1': followStream(cluster, begin, isDone),
    'stream 2': followStream(cluster, begin, isDone),
  };
  const writing = Promise.all(
    Array.from({ length: WRITERS }, (_, writer) =>
      change(
        cluster,
        ids.filter((_, index) => index % WRITERS === writer),
      ),
    ),
  );
  const killed = await killUntil(cluster, writing);
  await writing;
  truth = await changesIn(cluster, begin);
  say(`${truth.length} changes in ${seconds(started)} s, ${killed} web processes killed`);
  const rows: (string | number)[][] = [];
  for (const [name, reader] of Object.entries(readers)) {
    const seen = await reader;
    rows.push([name, seen.length, judge(seen, truth, true) ?? 'all, once, in order']);
  }
  while (toldTo(receiver).length < truth.length && Date.now() < deadline) await sleep(1000);
  say(`the endpoint was told all ${seconds(started)} s after the beginning`);
  const told = toldTo(receiver);
  rows.push(['endpoint', told.length, judge(told, truth, false) ?? 'all, once']);
  say(table(['client', 'changes', 'seen'], rows));
  if (rows.some(([, , outcome]) => !String(outcome).startsWith('all'))) process.exitCode = 1;
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1000);

const settings = { WEBHOOK_RETRY_DELAYS: '0.2,0.5,1,2,2,2,2,2', LOG_LEVEL: 'warn' };
const receiver = await startReceiver();
const cluster = await startCluster({ web: 2, workers: 1, settings, built: true, unsafe_fast: false });
try {
  await main(cluster, receiver);
} finally {
  await cluster.stop();
  await receiver.stop();
}
