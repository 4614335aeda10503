// What the benchmarks share: a service of their own in a temporary folder (the built program, as it is run), statistics,
// and a lean HTTP load generator that leaves the machine to what is measured.
import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connect, type Instance } from '../server/commands/demo/instance.ts';

export interface BenchService {
  url: string;
  data_dir: string;
  pid: number;
  instance: Instance;
  token: string;
  /** Milliseconds from the start of the process until it said that it is ready. */
  ready_ms: number;
  /** Ends the service; its data folder goes too unless it is to be kept. */
  stop(keep?: boolean): Promise<void>;
}

export const PASSWORD = 'a password for the benchmark';
export const TOKEN = `re_${'bench000'.repeat(8)}`;

/** Whatever still runs when the time of a part is over. */
const running = new Set<() => Promise<void>>();
process.once('SIGTERM', () => {
  void Promise.all([...running].map((stop) => stop())).finally(() => process.exit(124));
});

/** Starts dist/server/main.js; `npm run bench` builds it first. */
export async function startBuilt(
  settings: Record<string, string> = {},
  args: string[] = [],
  folder?: string,
): Promise<BenchService> {
  const data_dir = folder ?? (await mkdtemp(path.join(os.tmpdir(), 'recto-bench-')));
  await chmod(data_dir, 0o755);
  const environment = {
    RECTO_PORT: '0',
    RECTO_DATA_DIR: data_dir,
    RECTO_ADMIN_PASSWORD: PASSWORD,
    RECTO_API_TOKEN: TOKEN,
    RECTO_LOG_LEVEL: 'warn',
    ...settings,
  };
  const started = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.js', ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async (keep = false) => {
    running.delete(stop);
    child.kill('SIGTERM');
    await ended;
    if (!keep) await rm(data_dir, { recursive: true, force: true });
  };
  running.add(stop);
  const url = await readyAddress(child);
  const ready_ms = performance.now() - started;
  const instance = await connect({ url, email: 'admin@recto.local', password: PASSWORD });
  return { url, data_dir, pid: child.pid!, instance, token: TOKEN, ready_ms, stop };
}

/** Runs `work` with a service of its own. */
export async function withService<T>(
  settings: Record<string, string>,
  args: string[],
  work: (service: BenchService) => Promise<T>,
): Promise<T> {
  const service = await startBuilt(settings, args);
  try {
    return await work(service);
  } finally {
    await service.stop();
  }
}

/** The embedded database of a service, as its superuser. */
export async function openDatabase(service: BenchService): Promise<pg.Client> {
  const client = new pg.Client(await databaseOf(service));
  await client.connect();
  return client;
}

export async function databaseOf({ data_dir }: BenchService): Promise<pg.ClientConfig> {
  const password = (await readFile(path.join(data_dir, 'pg.secret'), 'utf8')).trim();
  return { host: path.join(data_dir, 's'), user: 'postgres', password, database: 'recto' };
}

export interface Place {
  contact_id: number;
  folder_id: number;
}

export async function newPlace({ instance }: Pick<BenchService, 'instance'>, name = 'Bench'): Promise<Place> {
  const contact = await instance.api<{ id: number }>('POST', '/api/contacts', { name });
  const { folders } = await instance.api<{ folders: { id: number }[] }>(
    'GET',
    `/api/folders?contact_id=${contact.id}`,
  );
  return { contact_id: contact.id, folder_id: folders[0]!.id };
}

/** Uploads four at a time and gives the seconds until all were taken, and until the last was processed. */
export async function pushAll(
  service: BenchService,
  place: Place,
  files: { name: string; content: Buffer }[],
): Promise<{ uploaded_s: number; finished_s: number }> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let next = 0;
  const one = async () => {
    for (let n = next++; n < files.length; n = next++)
      await service.instance.upload({ ...place }, files[n]!.name, files[n]!.content);
  };
  await Promise.all([one(), one(), one(), one()]);
  const uploaded_s = seconds();
  await untilIdle(service, place);
  return { uploaded_s, finished_s: seconds() };
}

/** Waits until nothing of the folder is new or being processed. */
export async function untilIdle({ instance }: BenchService, { folder_id }: Place): Promise<void> {
  const unfinished = `/api/documents?folder_id=${folder_id}&status=New&status=Processing&limit=1`;
  while ((await instance.api<{ total: number }>('GET', unfinished)).total > 0) await sleep(50);
}

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const url = /is ready at (\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}`)));
  });
}

export interface Summary {
  n: number;
  p50: number;
  p95: number;
  max: number;
}

export function summarise(values: number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

export function table(head: string[], rows: (string | number)[][]): string {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  return cells
    .map(
      (row) =>
        `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('   ')}`,
    )
    .join('\n');
}

/** 0..1, for tables. */
export const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));

export const machine = () =>
  `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}`;

/**
 * Requests per second over keep-alive connections, one request at a time on each. Answers are recognised by their
 * Content-Length only, which costs little enough not to be what is measured.
 */
export async function load(
  url: string,
  options: { path: () => string; headers: Record<string, string>; connections: number; seconds: number },
) {
  const { hostname, port } = new URL(url);
  const latencies: number[] = [];
  const end = performance.now() + options.seconds * 1000;
  const head = Object.entries(options.headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname);
      socket.setNoDelay(true);
      let buffer: Buffer = Buffer.alloc(0);
      let started = 0;
      const send = () => {
        if (performance.now() > end) return void socket.end(() => resolve());
        started = performance.now();
        socket.write(`GET ${options.path()} HTTP/1.1\r\nHost: ${hostname}\r\n${head}\r\n`);
      };
      socket.on('connect', send).on('error', reject);
      socket.on('data', (chunk: Buffer) => {
        buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
        const headEnd = buffer.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        const header = buffer.toString('latin1', 0, headEnd);
        if (!header.startsWith('HTTP/1.1 200')) return reject(new Error(header.split('\r\n')[0]));
        const length = Number(/content-length: (\d+)/i.exec(header)?.[1]);
        if (buffer.length < headEnd + 4 + length) return;
        buffer = buffer.subarray(headEnd + 4 + length);
        latencies.push(performance.now() - started);
        send();
      });
    });
  const started = performance.now();
  await Promise.all(Array.from({ length: options.connections }, one));
  return {
    answers: latencies.length,
    per_second: latencies.length / ((performance.now() - started) / 1000),
    latency_ms: summarise(latencies),
  };
}
