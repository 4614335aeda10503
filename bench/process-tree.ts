// Memory and processor time of a service and everything it started, as the Linux kernel counts it.
import { readFileSync, readdirSync } from 'node:fs';

export interface TreeMemory {
  /** Megabytes of the process itself: web server and worker. */
  service: number;
  /** Of the processes that read files, draw pages and extract values. */
  readers: number;
  /** Of the embedded PostgreSQL. */
  database: number;
  total: number;
}

const MB = 1024;

/**
 * Proportional set size: resident memory in which every page that several processes share is counted once, split among
 * them. PostgreSQL's processes share most of theirs, so that adding up their resident sizes would count it many times.
 * @see https://docs.kernel.org/filesystems/proc.html (smaps_rollup)
 */
export function treeMemory(root: number): TreeMemory {
  const memory = { service: 0, readers: 0, database: 0 };
  for (const pid of treeOf(root)) {
    const command = read(`/proc/${pid}/cmdline`);
    const megabytes = Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / MB;
    if (pid === root) memory.service += megabytes;
    else if (/(?:reader|extractor)-process/.test(command)) memory.readers += megabytes;
    else memory.database += megabytes;
  }
  return { ...memory, total: memory.service + memory.readers + memory.database };
}

/** The most the process has held since it started, in megabytes. */
export const peakMemory = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / MB;

/** Of the clock in which Linux counts, on every platform Node is built for. */
const TICK_MS = 10;

/** Processor time of a service and everything it started, in milliseconds: what else the machine does is not in it. */
export const treeProcessorMs = (root: number): number =>
  treeOf(root).reduce((sum, pid) => {
    const stat = read(`/proc/${pid}/stat`);
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // User and system time, and the same of children that have ended.
    return sum + [11, 12, 13, 14].reduce((ticks, at) => ticks + Number(fields[at] ?? 0), 0) * TICK_MS;
  }, 0);

function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    // The name in parentheses may hold anything; state and parent follow the last of them.
    const parent = Number(/\) \S (\d+)/.exec(read(`/proc/${name}/stat`).slice(-400))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/** Empty where the process has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
