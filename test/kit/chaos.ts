// Documents of many kinds through a cluster whose processes are killed meanwhile, and what must hold at the end.
import { createHash } from 'node:crypto';
import { anyhow, CLUSTER_ADMIN, type Cluster } from './cluster.ts';
import { Client } from './client.ts';
import { mixedFile, type MixedFile } from './mixed-files.ts';
import { startReceiver, type Receiver } from './receiver.ts';
import { newPlace, uploadForm, type Place } from './upload.ts';

export interface ChaosOptions {
  documents: number;
  pictures: boolean;
  worker_kills: number;
  web_kills: number;
  timeout_ms: number;
  say: (line: string) => void;
}

export interface ChaosResult {
  documents: number;
  seconds: number;
  killed: string[];
  webhook_requests: number;
  audit_entries: number;
  /** Requests that a client had to repeat. */
  repeated: number;
  /** What does not hold; empty when all is well. */
  problems: string[];
}

interface Pushed {
  id: number;
  file: MixedFile;
}

export async function runChaos(cluster: Cluster, options: ChaosOptions): Promise<ChaosResult> {
  const started = performance.now();
  const deadline = Date.now() + options.timeout_ms;
  const receiver = await startReceiver();
  // One answer in four is a failure, so that deliveries are repeated too.
  receiver.answer = (_, index) => (index % 4 === 1 ? { status: 503 } : {});
  try {
    const place = await prepare(cluster, receiver, deadline);
    const killed: string[] = [];
    const progress = { pushed: 0, repeated: 0 };
    const killing = killAtRandom(cluster, options, killed, () => progress.pushed);
    const pushed = await pushAll(cluster, place, options, deadline, progress);
    await killing;
    options.say(`pushed ${pushed.length} documents; killed ${killed.join(', ')}`);
    for (const document of pushed) await exportOnce(cluster, document.id, deadline);
    await waitForDeliveries(cluster, receiver, pushed, deadline);
    const problems = [
      ...(await checkDocuments(cluster, place, pushed, deadline)),
      ...checkDeliveries(receiver, pushed),
      ...(await checkAudit(cluster)),
    ];
    const [audit] = await cluster.query<{ n: string }>('select count(*) as n from audit_entries');
    return {
      documents: pushed.length,
      seconds: Math.round((performance.now() - started) / 100) / 10,
      killed,
      webhook_requests: receiver.received.length,
      audit_entries: Number(audit?.n),
      repeated: progress.repeated,
      problems,
    };
  } finally {
    await receiver.stop();
  }
}

/** A place for documents, and a webhook that the receiver takes. */
export async function prepare(cluster: Cluster, receiver: Receiver, deadline: number): Promise<Place> {
  const place = await anyhow(cluster, deadline, (api) => newPlace(api, 'Cluster'));
  await anyhow(cluster, deadline, async ({ url }) => {
    const admin = new Client(url);
    await admin.signIn(CLUSTER_ADMIN.email, CLUSTER_ADMIN.password);
    return admin.call('saveWebhookSettings', { body: { url: receiver.url } });
  });
  return place;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Spread over the time of the pushing; the database is restarted in the middle. */
async function killAtRandom(
  cluster: Cluster,
  { documents, worker_kills, web_kills }: ChaosOptions,
  killed: string[],
  pushed: () => number,
): Promise<void> {
  const victims = [
    ...Array.from({ length: worker_kills }, () => 'worker' as const),
    ...Array.from({ length: web_kills }, () => 'web' as const),
    'database' as const,
  ].sort(() => Math.random() - 0.5);
  for (const [n, victim] of victims.entries()) {
    while (pushed() < ((n + 1) * documents) / (victims.length + 1)) await sleep(50);
    await sleep(Math.random() * 500);
    killed.push(await strike(cluster, victim));
  }
}

async function strike(cluster: Cluster, victim: 'web' | 'worker' | 'database'): Promise<string> {
  if (victim === 'database') {
    await cluster.restartDatabase();
    return victim;
  }
  for (;;) {
    const name = await cluster.kill(victim);
    if (name !== undefined) return name;
    await sleep(100);
  }
}

async function pushAll(
  cluster: Cluster,
  place: Place,
  { documents, pictures }: ChaosOptions,
  deadline: number,
  progress: { pushed: number; repeated: number },
): Promise<Pushed[]> {
  const all: Pushed[] = [];
  let next = 0;
  const one = async () => {
    while (next < documents) {
      const n = next++;
      const file = await mixedFile(n, pictures);
      let attempts = 0;
      const id = await anyhow(cluster, deadline, async (api) => {
        attempts += 1;
        // Whoever repeats an upload because no answer came says so by the same key.
        const headers = { 'idempotency-key': `chaos-${place.folder_id}-${n}` };
        const body = uploadForm({ ...place }, file.content, file.name);
        return (await api.call('uploadDocument', { body, headers })).id;
      });
      all.push({ id, file });
      progress.pushed += 1;
      progress.repeated += attempts - 1;
    }
  };
  await Promise.all([one(), one(), one()]);
  return all;
}

/** With the revision, so that a repeated request cannot export twice. */
async function exportOnce(cluster: Cluster, id: number, deadline: number): Promise<void> {
  await anyhow(cluster, deadline, async (api) => {
    const response = await api.raw('GET', `/api/documents/${id}`);
    if (response.status !== 200) return undefined;
    const { status } = (await response.json()) as { status: string };
    if (status === 'Export') return true;
    if (status === 'New' || status === 'Processing') return undefined;
    const headers = { 'if-match': response.headers.get('etag') ?? '' };
    await api.call('changeStatus', { params: { id }, body: { status: 'Export' }, headers });
    return true;
  });
}

const documentOf = (body: string) => (JSON.parse(body) as { id: number }).id;

async function waitForDeliveries(
  cluster: Cluster,
  receiver: Receiver,
  pushed: Pushed[],
  deadline: number,
): Promise<void> {
  while (Date.now() < deadline) {
    const seen = new Set(receiver.received.map(({ body }) => documentOf(body)));
    const [open] = await cluster.query<{ n: string }>(
      "select count(*) as n from deliveries where state <> 'delivered'",
    );
    if (seen.size === pushed.length && open?.n === '0') return;
    await sleep(200);
  }
  throw new Error('Not every export was delivered in time');
}

async function checkDocuments(
  cluster: Cluster,
  place: Place,
  pushed: Pushed[],
  deadline: number,
): Promise<string[]> {
  const problems: string[] = [];
  const rows = await cluster.query<{ id: number; status: string; processing_error: string | null }>(
    'select id, status, processing_error from documents where folder_id = $1',
    [place.folder_id],
  );
  if (rows.length !== pushed.length || new Set(pushed.map(({ id }) => id)).size !== pushed.length)
    problems.push(`${pushed.length} uploads were acknowledged, but there are ${rows.length} documents`);
  for (const { id, status, processing_error } of rows)
    if (status !== 'Export' || processing_error !== null)
      problems.push(`Document ${id} is ${status}: ${processing_error ?? ''}`);
  const events = await cluster.query<{ document_id: number; event: string; n: string }>(
    `select document_id, event, count(*) as n from audit_entries
     where event in ('document.uploaded', 'processing.completed', 'processing.failed', 'webhook.queued') group by 1, 2`,
  );
  for (const { id } of pushed) {
    const of = (event: string) =>
      Number(events.find((e) => e.document_id === id && e.event === event)?.n ?? 0);
    const counts = [
      of('document.uploaded'),
      of('processing.completed'),
      of('processing.failed'),
      of('webhook.queued'),
    ];
    if (counts.join() !== '1,1,0,1')
      problems.push(
        `Document ${id}: uploaded, completed, failed, exported ${counts.join()} times instead of 1,1,0,1`,
      );
  }
  for (const { id, file } of pushed) {
    const stored = await anyhow(cluster, deadline, async (api) =>
      Buffer.from(await (await api.call('getOriginal', { params: { id } })).arrayBuffer()),
    );
    if (digest(stored) !== digest(file.content)) problems.push(`The original of document ${id} differs`);
  }
  return problems;
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');

function checkDeliveries(receiver: Receiver, pushed: Pushed[]): string[] {
  const ids = new Map<number, Set<string>>();
  for (const { body, headers } of receiver.received) {
    const id = documentOf(body);
    ids.set(id, (ids.get(id) ?? new Set()).add(String(headers['webhook-id'])));
  }
  return pushed.flatMap(({ id }) => {
    const count = ids.get(id)?.size ?? 0;
    return count === 1 ? [] : [`Document ${id} came to the receiver with ${count} webhook-ids`];
  });
}

/** What of the chain of the audit log does not hold. */
export async function checkAudit(cluster: Cluster): Promise<string[]> {
  const broken = await cluster.query<{ id: string }>(
    `select id from (select id, hash,
       previous_hash = coalesce(lag(hash) over chain, repeat('0', 64)) and id = coalesce(lag(id) over chain, 0) + 1 as linked,
       hash = audit_hash(id, at, actor_kind, actor_id, actor_name, event, document_id, contact_id, detail, previous_hash) as genuine
     from audit_entries window chain as (order by id)) c where not linked or not genuine`,
  );
  return broken.map(({ id }) => `The audit log is broken at entry ${id}`);
}
