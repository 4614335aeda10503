// What the reading benchmarks share: processor time, edit distance, peers run as programs.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Processor seconds this process has used. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export interface PeerRun {
  stdout: string;
  /** Processor seconds, its children included. */
  seconds: number;
}

/** Runs a shell line on one thread and tells the processor time it took; undefined where the program is not installed. */
export async function runPeer(program: string, line: string): Promise<PeerRun | undefined> {
  try {
    await run('which', [program]);
  } catch {
    return undefined;
  }
  const timed = `TIMEFORMAT='%U %S'; time { ${line} ; } 2>/dev/null`;
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
  const { stdout, stderr } = await run('bash', ['-c', timed], { env, maxBuffer: 1 << 28 });
  const [user = 0, system = 0] = stderr.trim().split(/\s+/).slice(-2).map(Number);
  return { stdout, seconds: user + system };
}

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

/** Without white space and case, in which transcripts differ. */
export const comparable = (text: string): string => text.replace(/\s+/gu, '').normalize('NFKC').toLowerCase();

export const percent = (part: number, whole: number): string =>
  `${((100 * part) / (whole || 1)).toFixed(2)} %`;
