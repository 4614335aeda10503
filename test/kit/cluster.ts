// Several web and worker processes on one given PostgreSQL server and one S3 store, as an orchestrator runs them: whoever
// dies is started again. Any of them can be killed at any moment.
import { readFile, mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/platform/db/embedded-postgres.ts';
import { createLog } from '../../server/platform/log.ts';
import type { FaultPoint } from '../../server/platform/fault-points.ts';
import { Client } from './client.ts';
import { killedAt } from './faults.ts';
import { childrenOf } from './processes.ts';
import { urlOf } from './postgres-url.ts';
import { TESTS_BUILT } from './built.ts';
import { startProgram, type Program } from './program.ts';
import { startS3Server } from './s3-server.ts';

export const CLUSTER_TOKEN = `re_${'c1a5'.repeat(16)}`;
export const CLUSTER_ADMIN = { email: 'admin@recto.local', password: 'a password of the cluster' };

export interface Cluster {
  database_url: string;
  /** The addresses of the web processes that can be reached now. */
  urls(): string[];
  /** SIGKILL to a process of the kind, if one is up; gives its name. */
  kill(role: 'web' | 'worker'): Promise<string | undefined>;
  /** SIGKILL to a process in which a worker reads or extracts, if there is one. */
  killChild(kind: 'reader' | 'extractor'): string | undefined;
  /**
   * Workers, or web processes, are started anew and die when they reach the point for the first time; gives their deaths.
   * They are shared out among all `points` of a round, and pass the point so many times before they die there.
   */
  arm(point: FaultPoint, points: readonly FaultPoint[], passed?: number): Promise<void>[];
  /** Resolves once all processes are up. */
  ready(): Promise<void>;
  /** A fast shutdown; all connections are cut. It comes back by itself. */
  restartDatabase(): Promise<void>;
  /** SIGKILL to the database server, or to one of its processes, after which it recovers. */
  killDatabase(what: 'postmaster' | 'backend'): Promise<void>;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  web: number;
  workers: number;
  settings?: Record<string, string>;
  /** Runs what the build made rather than the sources. */
  built?: boolean;
  unsafe_fast: boolean;
}

interface Slot {
  name: string;
  role: 'web' | 'worker';
  program: Program | undefined;
  /** The next start is of a program that dies by itself. */
  armed: { imports: string[]; died(): void } | undefined;
}

const roleAt = (point: FaultPoint) => (point.startsWith('upload') ? 'web' : 'worker');

const POLL_MS = 50;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'recto-cluster-'));
  await chmod(folder, 0o755);
  const log = createLog({ level: 'silent', pretty: false });
  const data_dir = path.join(folder, 'postgres');
  const database = await startEmbeddedPostgres({
    data_dir,
    bin_dir: undefined,
    log,
    unsafe_fast: options.unsafe_fast,
  });
  const s3 = await startS3Server();
  const settings = {
    DATABASE_URL: urlOf(database.connection),
    STORAGE_URL: s3.storage_url,
    S3_ACCESS_KEY_ID: s3.credentials.access_key_id,
    S3_SECRET_ACCESS_KEY: s3.credentials.secret_access_key,
    SECRET_KEY: '5e'.repeat(32),
    API_TOKEN: CLUSTER_TOKEN,
    ADMIN_PASSWORD: CLUSTER_ADMIN.password,
    WORKER_PORT: '0',
    ...options.settings,
  };
  let stopping = false;
  const built = options.built ?? TESTS_BUILT;
  const slots: Slot[] = [
    ...Array.from({ length: options.web }, (_, i) => ({
      name: `web-${i}`,
      role: 'web' as const,
      program: undefined,
      armed: undefined,
    })),
    ...Array.from({ length: options.workers }, (_, i) => ({
      name: `worker-${i}`,
      role: 'worker' as const,
      program: undefined,
      armed: undefined,
    })),
  ];
  const keepers = slots.map((slot) => keepRunning(slot));
  async function keepRunning(slot: Slot): Promise<void> {
    while (!stopping) {
      const { armed } = slot;
      slot.armed = undefined;
      try {
        slot.program = await startProgram(path.join(folder, slot.name), {
          args: [slot.role],
          settings,
          built,
          imports: armed?.imports ?? [],
        });
        if (stopping) slot.program.child.kill('SIGKILL');
        await slot.program.ended;
      } catch {
        // As while the database restarts: an orchestrator tries again.
        await sleep(300);
      }
      slot.program = undefined;
      // Some die before they are ready.
      armed?.died();
    }
  }
  const upIn = async (slot: Slot): Promise<Program> => {
    for (; !stopping; await sleep(POLL_MS)) if (slot.program !== undefined) return slot.program;
    throw new Error('The cluster is stopping');
  };
  const pool = new pg.Pool({ ...database.connection, max: 2 });
  pool.on('error', () => undefined);
  return {
    database_url: settings.DATABASE_URL,
    urls: () =>
      slots.flatMap(({ role, program }) => (role === 'web' && program !== undefined ? [program.url] : [])),
    async kill(role) {
      const up = slots.filter((slot) => slot.role === role && slot.program !== undefined);
      const slot = up[Math.floor(Math.random() * up.length)];
      const program = slot?.program;
      slot?.program?.child.kill('SIGKILL');
      if (slot !== undefined) slot.program = undefined;
      await program?.ended;
      return slot?.name;
    },
    killChild(kind) {
      const workers = slots.flatMap(({ role, program }) => (role === 'worker' && program ? [program] : []));
      const found = workers
        .flatMap(({ child }) => childrenOf(child.pid!))
        .filter(({ command }) => command.includes(`${kind}-process`));
      const victim = found[Math.floor(Math.random() * found.length)];
      if (victim !== undefined) process.kill(victim.pid, 'SIGKILL');
      return victim && `${kind} ${victim.pid}`;
    },
    arm(point, points, passed = 0) {
      const role = roleAt(point);
      const rivals = points.filter((other) => roleAt(other) === role);
      const arming = slots
        .filter((slot) => slot.role === role)
        .filter((_, index) => rivals[index % rivals.length] === point);
      return arming.map(async (slot) => {
        const program = await upIn(slot);
        const death = new Promise<void>(
          (died) => (slot.armed = { imports: [killedAt(point, passed)], died }),
        );
        program.child.kill('SIGKILL');
        await death;
      });
    },
    ready: async () => void (await Promise.all(slots.map(upIn))),
    restartDatabase: async () => void process.kill(await postmaster(data_dir), 'SIGINT'),
    async killDatabase(what) {
      const pid = await postmaster(data_dir);
      if (what === 'postmaster') return void process.kill(pid, 'SIGKILL');
      const backends = childrenOf(pid).filter(({ command }) => / recto recto /.test(command));
      const victim = backends[Math.floor(Math.random() * backends.length)];
      if (victim !== undefined) process.kill(victim.pid, 'SIGKILL');
    },
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    async stop() {
      stopping = true;
      for (const { program } of slots) program?.child.kill('SIGTERM');
      await Promise.all(keepers);
      await pool.end();
      await database.stop();
      await s3.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const postmaster = async (data_dir: string) =>
  Number((await readFile(path.join(data_dir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/**
 * As clients behind a load balancer do: another process where one does not answer, until `deadline`.
 * @param note is told of every attempt that failed
 */
export async function anyhow<T>(
  cluster: Cluster,
  deadline: number,
  attempt: (api: Client) => Promise<T | undefined>,
  note: (error: unknown) => void = () => undefined,
): Promise<T> {
  let last: unknown;
  for (let n = 0; Date.now() < deadline; n += 1) {
    const urls = cluster.urls();
    const url = urls[n % Math.max(1, urls.length)];
    try {
      const result =
        url === undefined ? undefined : await attempt(new Client(url, `Bearer ${CLUSTER_TOKEN}`));
      if (result !== undefined) return result;
    } catch (error) {
      last = error;
      note(error);
    }
    await sleep(150);
  }
  throw new Error(`No web process did it in time: ${String(last)}`);
}

/** As an Admin who has signed in, whichever process answers within two minutes. */
export const asAdmin = <T>(cluster: Cluster, work: (admin: Client) => Promise<T>): Promise<T> =>
  anyhow(cluster, Date.now() + 120_000, async ({ url }) => {
    const admin = new Client(url);
    await admin.signIn(CLUSTER_ADMIN.email, CLUSTER_ADMIN.password);
    return work(admin);
  });

/**
 * Does the work over and over until all that can come to the point have died there.
 * @param passed how often they pass it before they die
 * @returns how many died
 */
export async function untilKilledAt(
  cluster: Cluster,
  point: FaultPoint,
  passed: number,
  work: () => Promise<unknown>,
): Promise<number> {
  await cluster.ready();
  const deaths = cluster.arm(point, [point], passed);
  let open = deaths.length;
  for (const death of deaths) void death.then(() => (open -= 1));
  while (open > 0) await work();
  return deaths.length;
}
