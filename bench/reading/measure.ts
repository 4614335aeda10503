// What the reading benchmarks share: processor and wall time, edit distance, peers run as programs.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Seconds of work: on a machine that others use too, processor time (user and system) is what can be compared. */
export interface Seconds {
  processor: number;
  wall: number;
}

export const noSeconds = (): Seconds => ({ processor: 0, wall: 0 });

/** Runs `work` in this process and adds what it took, threads included, to `sum`. */
export async function timed<T>(sum: Seconds, work: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage();
  const started = performance.now();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  sum.processor += (user + system) / 1e6;
  sum.wall += (performance.now() - started) / 1000;
  return result;
}

/** `1.04 s of processor time (1.61 s on the clock)` for one of `count`. */
export const perUnit = ({ processor, wall }: Seconds, count: number): string =>
  `${(processor / count).toFixed(2)} s of processor time (${(wall / count).toFixed(2)} s on the clock)`;

export interface PeerRun {
  stdout: string;
  /** Its children included. */
  seconds: Seconds;
}

/** One run of a peer may take this long; then it counts as failed. */
const PEER_LIMIT_SECONDS = 300;

/** Runs a shell line on one thread and tells the time it took; undefined where the program is not installed or fails. */
export async function runPeer(program: string, line: string): Promise<PeerRun | undefined> {
  const timedLine = `TIMEFORMAT='%U %S %R'; time { ${line} ; } 2>/dev/null`;
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
  try {
    await run('which', [program]);
    const { stdout, stderr } = await run('bash', ['-c', timedLine], {
      env,
      maxBuffer: 1 << 28,
      timeout: PEER_LIMIT_SECONDS * 1000,
    });
    const [user = 0, system = 0, wall = 0] = stderr.trim().split(/\s+/).slice(-3).map(Number);
    return { stdout, seconds: { processor: user + system, wall } };
  } catch {
    return undefined;
  }
}

/** For a shell line. */
export const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`)}'`;

/** Levenshtein distance in code points. */
export function editDistance(left: string, right: string): number {
  const a = [...left];
  const b = [...right];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost));
    }
    row = next;
  }
  return row[b.length]!;
}

/** A row of dots, dashes or stars: nobody counts them. */
const LEADERS = /([^\p{L}\p{N}])\1{2,}/gu;

/** Without white space and case, in which transcripts differ, and with one sign for each row of the same sign. */
export const comparable = (text: string): string =>
  text.replace(/\s+/gu, '').normalize('NFKC').toLowerCase().replace(LEADERS, '$1');

export const percent = (part: number, whole: number): string =>
  `${((100 * part) / (whole || 1)).toFixed(2)} %`;
