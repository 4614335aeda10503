// Rounds of one death each. In each round documents go the whole way, from the file to the receiver, while people work on those of
// earlier rounds; somewhere in between something is killed. A round ends when everything has arrived.
import { createHash } from 'node:crypto';
import { faultPoints, type FaultPoint } from '../../server/platform/fault-points.ts';
import { checkAudit, prepare } from './chaos.ts';
import { Client } from './client.ts';
import { anyhow, CLUSTER_ADMIN, type Cluster } from './cluster.ts';
import { mixedFile } from './mixed-files.ts';
import { startReceiver, type Receiver } from './receiver.ts';
import { uploadForm, type Place } from './upload.ts';

export type Victim = 'web' | 'worker' | 'reader' | 'extractor' | 'backend' | 'postmaster' | FaultPoint;

export const VICTIMS: readonly Victim[] = ['web', 'worker', 'reader', 'extractor', 'backend', 'postmaster'];

export interface Round {
  victim: Victim;
  /** From the death until all documents of the round had arrived at the receiver. */
  seconds: number;
}

export interface RoundsReport {
  rounds: Round[];
  documents: number;
  exports: number;
  /** Requests that clients had to repeat, because nobody answered or the answer was 503. */
  repeated: number;
  problems: string[];
}

export interface RoundsOptions {
  /** Who dies in which round. */
  victims: Victim[];
  /** No round begins later. */
  end_at?: number;
  documents: number;
  say: (line: string) => void;
}

/** Longer than this after a death nothing may be stuck. */
const STUCK_MS = 30_000;
/** Everybody who is to die at a point has come to it by then. */
const REACHED_MS = 10_000;
/** What is not there by then is taken for lost. */
const LOST_MS = 180_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');

interface Sent {
  id: number;
  sha256: string;
  exports: number;
}

class Rounds {
  readonly report: RoundsReport = { rounds: [], documents: 0, exports: 0, repeated: 0, problems: [] };
  private readonly sent: Sent[] = [];
  private readonly cluster: Cluster;
  private readonly receiver: Receiver;
  private readonly place: Place;

  constructor(cluster: Cluster, receiver: Receiver, place: Place) {
    this.cluster = cluster;
    this.receiver = receiver;
    this.place = place;
  }

  async run(victim: Victim, documents: number): Promise<Round> {
    let died: number | undefined;
    const note = () => void (died = performance.now());
    const striking = isPoint(victim)
      ? Promise.any(this.cluster.arm(victim).map((death) => death.then(note)))
      : sleep(Math.random() * 2500).then(() => this.strike(victim).then(note));
    const releasing = victim === 'delivery.releasing';
    if (releasing) await this.pause(true);
    const before = this.sent.length;
    await Promise.all(Array.from({ length: documents }, () => this.sendOne()));
    const round = this.sent.slice(before);
    await Promise.all([this.workOnEarlier(before), ...round.map((document) => this.exportOne(document))]);
    if (releasing) await this.pause(false);
    await Promise.race([striking, sleep(REACHED_MS)]);
    if (died === undefined) this.report.problems.push(`${victim}: nobody died of it`);
    await this.untilArrived();
    const seconds = (performance.now() - (died ?? performance.now())) / 1000;
    if (seconds * 1000 > STUCK_MS)
      this.report.problems.push(`${victim}: something was stuck for ${seconds.toFixed(1)} s`);
    const done = { victim, seconds };
    this.report.rounds.push(done);
    return done;
  }

  private async pause(paused: boolean): Promise<void> {
    await this.anyhow(async ({ url }) => {
      const admin = new Client(url);
      await admin.signIn(CLUSTER_ADMIN.email, CLUSTER_ADMIN.password);
      return admin.call('saveWebhookSettings', { body: { paused } });
    });
  }

  private async strike(victim: Exclude<Victim, FaultPoint>): Promise<void> {
    if (victim === 'backend' || victim === 'postmaster') return this.cluster.killDatabase(victim);
    // There may be none at the moment.
    for (const end = Date.now() + 5000; Date.now() < end; await sleep(20)) {
      const killed =
        victim === 'web' || victim === 'worker'
          ? await this.cluster.kill(victim)
          : this.cluster.killChild(victim);
      if (killed !== undefined) return;
    }
  }

  private anyhow<T>(attempt: (api: Client) => Promise<T | undefined>): Promise<T> {
    return anyhow(this.cluster, Date.now() + LOST_MS, attempt, (error) => {
      this.report.repeated += 1;
      if (/: 500 /.test(String(error))) this.report.problems.push(String(error).slice(0, 300));
    });
  }

  private async sendOne(): Promise<void> {
    const n = this.report.documents++;
    const file = await mixedFile(n, false);
    // Whoever repeats an upload because no answer came says so by the same key.
    const headers = { 'idempotency-key': `round-${this.place.folder_id}-${n}` };
    const { id } = await this.anyhow((api) =>
      api.call('uploadDocument', { body: uploadForm({ ...this.place }, file.content, file.name), headers }),
    );
    this.sent.push({ id, sha256: digest(file.content), exports: 0 });
  }

  /** With the revision, so that a repeated request cannot export twice. */
  private async exportOne(document: Sent): Promise<void> {
    const { id } = document;
    await this.anyhow(async (api) => {
      const response = await api.raw('GET', `/api/documents/${id}`);
      const { status } = (await response.json()) as { status: string };
      if (response.status !== 200 || status === 'New' || status === 'Processing') return undefined;
      if (status === 'Export') return true;
      const headers = { 'if-match': response.headers.get('etag') ?? '' };
      await api.call('changeStatus', { params: { id }, body: { status: 'Export' }, headers });
      return true;
    });
    document.exports += 1;
    this.report.exports += 1;
  }

  /** What people do with documents that are there: they search, look, correct, ask, and export lists. */
  private async workOnEarlier(count: number): Promise<void> {
    if (count === 0) return;
    const { id } = this.sent[Math.floor(Math.random() * count)]!;
    const params = { id };
    await this.anyhow((api) => api.call('searchDocuments', { query: { q: 'invoice', limit: 20 } }));
    await this.anyhow((api) => api.call('getPage', { params: { id, number: 1 } }));
    await this.anyhow((api) =>
      api.call('editDocument', { params, body: { notes: `Looked at ${Date.now()}` } }),
    );
    await this.anyhow((api) =>
      api.call('chat', { body: { ...this.place, question: 'How many documents mention shelves?' } }),
    );
    await this.anyhow(async (api) => (await api.call('exportCsv', { query: { ...this.place } })).text());
  }

  private async untilArrived(): Promise<void> {
    const deadline = Date.now() + LOST_MS;
    for (;;) {
      const [open] = await this.query<{ n: number }>(
        `select (select count(*) from deliveries where state not in ('delivered'))::integer
           + (select count(*) from documents where status in ('New', 'Processing'))::integer as n`,
      );
      if (open?.n === 0) return;
      if (Date.now() > deadline) return void this.report.problems.push(`${open?.n} things did not end`);
      await sleep(100);
    }
  }

  /** While the database recovers, it is asked again. */
  private async query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    for (const deadline = Date.now() + LOST_MS; ; await sleep(200)) {
      try {
        return await this.cluster.query<Row>(text, values);
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
  }

  /** What must hold at the end, over all rounds. */
  async check(): Promise<void> {
    const { problems } = this.report;
    const rows = await this.query<{
      id: number;
      status: string;
      processing_error: string | null;
      deleted_at: unknown;
    }>('select id, status, processing_error, deleted_at from documents where folder_id = $1', [
      this.place.folder_id,
    ]);
    if (rows.length !== this.sent.length)
      problems.push(`${this.sent.length} uploads were acknowledged, but there are ${rows.length} documents`);
    for (const { id, status, processing_error, deleted_at } of rows)
      if (status !== 'Export' || processing_error !== null || deleted_at !== null)
        problems.push(
          `Document ${id} is ${status}${deleted_at === null ? '' : ', deleted'}: ${processing_error ?? ''}`,
        );
    const ids = new Map<number, Set<string>>();
    for (const { body, headers } of this.receiver.received) {
      const { id } = JSON.parse(body) as { id: number };
      ids.set(id, (ids.get(id) ?? new Set()).add(String(headers['webhook-id'])));
    }
    for (const { id, exports, sha256 } of this.sent) {
      const arrived = ids.get(id)?.size ?? 0;
      if (arrived !== exports)
        problems.push(`Document ${id} was exported ${exports} times and came ${arrived} times`);
      const stored = await this.anyhow(async (api) =>
        Buffer.from(await (await api.call('getOriginal', { params: { id } })).arrayBuffer()),
      );
      if (digest(stored) !== sha256) problems.push(`The original of document ${id} differs`);
    }
    problems.push(...(await checkAudit(this.cluster)));
  }
}

const isPoint = (victim: Victim): victim is FaultPoint => (faultPoints as readonly string[]).includes(victim);

export async function runRounds(cluster: Cluster, options: RoundsOptions): Promise<RoundsReport> {
  const receiver = await startReceiver();
  // Some answers are failures, so that deliveries are repeated too.
  receiver.answer = (_, index) => (index % 7 === 3 ? { status: 503 } : {});
  try {
    const rounds = new Rounds(cluster, receiver, await prepare(cluster, receiver, Date.now() + LOST_MS));
    for (const [n, victim] of options.victims.entries()) {
      if (options.end_at !== undefined && Date.now() > options.end_at) break;
      const { seconds } = await rounds.run(victim, options.documents);
      options.say(
        `round ${n + 1} of ${options.victims.length}: ${victim}, all arrived ${seconds.toFixed(1)} s later`,
      );
    }
    await rounds.check();
    return rounds.report;
  } finally {
    await receiver.stop();
  }
}
