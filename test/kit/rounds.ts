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

/**
 * Others are reached only with rules that let documents go, or by an Admin (test/journeys/held-back-kills.test.ts), or by files
 * that hold several documents (test/journeys/killed-splits.test.ts).
 */
export const ROUND_POINTS = faultPoints.filter(
  (point) => !/^(touchless|certificate)\./.test(point) && point !== 'document.part_made',
);

export const VICTIMS: readonly Victim[] = ['web', 'worker', 'reader', 'extractor', 'backend', 'postmaster'];

export interface Round {
  victims: readonly Victim[];
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
  /** Longer than this after a death nothing may be stuck; 30 s when left out. */
  stuck_ms?: number;
  /** Who dies in which round. */
  victims: (readonly Victim[])[];
  /** No round begins later. */
  end_at?: number;
  documents: number;
  say: (line: string) => void;
}

const STUCK_MS = 30_000;
/** Everybody who is to die at a point has come to it by then. */
const REACHED_MS = 60_000;
/** What is not there by then is taken for lost. */
const LOST_MS = 180_000;

/** Documents and deliveries that have not arrived, and then the jobs that there are, with all that decides when they run. */
const WHAT_IS_OPEN = `
  with open as (
    select format('document %s is %s (%s of %s pages)', id, status, pages_read, page_count) as what
    from documents where status in ('New', 'Processing')
    union all
    select format('delivery %s is %s, next at %s, claimed until %s', id, state, next_attempt_at, claimed_until)
    from deliveries where state <> 'delivered')
  select what from open
  union all
  select format('job %s %s is %s, tried %s times, from %s, heard of at %s, now %s',
    name, data, state, retry_count, start_after, heartbeat_on, now())
  from pgboss.job where state <= 'active' and name !~ '^__pgboss' and exists (select 1 from open)`;

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
  private readonly stuck_ms: number;

  constructor(cluster: Cluster, receiver: Receiver, place: Place, stuck_ms: number) {
    this.stuck_ms = stuck_ms;
    this.cluster = cluster;
    this.receiver = receiver;
    this.place = place;
  }

  /** Several victims of one round are fault points, each with processes of its own that die there. */
  async run(victims: readonly Victim[], documents: number): Promise<Round> {
    const victim = victims.join(', ');
    // Whoever died in the round before is up again.
    await this.cluster.ready();
    let died = performance.now();
    const note = () => void (died = performance.now());
    const alive = new Set(victims);
    for (const one of victims)
      void this.deathOf(one, victims.filter(isPoint), note).then(() => alive.delete(one));
    const releasing = alive.has('delivery.releasing');
    if (releasing) await this.pause(true);
    await Promise.all([this.workOnEarlier(), ...Array.from({ length: documents }, () => this.bringOne())]);
    if (releasing) await this.pause(false);
    // Work comes in until everybody has come to the point.
    for (
      const end = performance.now() + REACHED_MS;
      alive.size > 0 && performance.now() < end;
      await sleep(500)
    )
      await this.bringOne();
    for (const one of alive) this.report.problems.push(`${one}: nobody died of it`);
    const stuck = await this.untilArrived(() => died);
    const seconds = (performance.now() - died) / 1000;
    if (stuck !== undefined)
      this.report.problems.push(`${victim}: stuck for ${seconds.toFixed(1)} s: ${stuck}`);
    const done = { victims, seconds };
    this.report.rounds.push(done);
    return done;
  }

  /** Resolves with the first death; `note` is told of every one. */
  private async deathOf(victim: Victim, points: readonly FaultPoint[], note: () => void): Promise<void> {
    if (isPoint(victim))
      return Promise.any(this.cluster.arm(victim, points).map((death) => death.then(note)));
    await sleep(Math.random() * 2500);
    await this.strike(victim);
    note();
  }

  /** The whole way of one document. */
  private async bringOne(): Promise<void> {
    await this.exportOne(await this.sendOne());
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

  private async sendOne(): Promise<Sent> {
    const n = this.report.documents++;
    const file = await mixedFile(n, false);
    // Whoever repeats an upload because no answer came says so by the same key.
    const headers = { 'idempotency-key': `round-${this.place.folder_id}-${n}` };
    const { id } = await this.anyhow((api) =>
      api.call('uploadDocument', { body: uploadForm({ ...this.place }, file.content, file.name), headers }),
    );
    const sent = { id, sha256: digest(file.content), exports: 0 };
    this.sent.push(sent);
    return sent;
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
  private async workOnEarlier(): Promise<void> {
    const sent = this.sent[Math.floor(Math.random() * this.sent.length)];
    if (sent === undefined) return;
    const { id } = sent;
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

  /** What had not arrived when it should have, if that was so. A process may still die meanwhile: the last death counts. */
  private async untilArrived(died: () => number): Promise<string | undefined> {
    let stuck: string | undefined;
    for (;;) {
      const open = await this.query<{ what: string }>(WHAT_IS_OPEN);
      if (open.length === 0) return stuck;
      const ms = performance.now() - died();
      if (ms > this.stuck_ms) stuck ??= open.map(({ what }) => what).join('; ');
      if (ms > LOST_MS) return `${stuck}, and never ended`;
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
    const place = await prepare(cluster, receiver, Date.now() + LOST_MS);
    const rounds = new Rounds(cluster, receiver, place, options.stuck_ms ?? STUCK_MS);
    for (const [n, victims] of options.victims.entries()) {
      if (options.end_at !== undefined && Date.now() > options.end_at) break;
      const { seconds } = await rounds.run(victims, options.documents);
      options.say(
        `round ${n + 1} of ${options.victims.length}: ${victims.join(', ')}, all arrived ${seconds.toFixed(1)} s later`,
      );
    }
    await rounds.check();
    return rounds.report;
  } finally {
    await receiver.stop();
  }
}
