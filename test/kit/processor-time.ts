// Processor time of this process's children, those that have ended included: from /proc.
import { readFileSync } from 'node:fs';
import { childrenOf } from './processes.ts';

/** Ticks of the clock in which Linux counts, on every platform Node is built for. */
const TICK_MS = 10;
/** Positions after the name: utime, stime, and the same of children that were waited for. */
const [OWN, ENDED] = [
  [11, 12],
  [13, 14],
] as const;

/** Milliseconds, with a resolution of ten. */
export function processorMsOfChildren(): number {
  const living = childrenOf(process.pid).map(({ pid }) => ticksOf(pid, [...OWN, ...ENDED]));
  return [ticksOf(process.pid, ENDED), ...living].reduce((sum, ticks) => sum + ticks * TICK_MS, 0);
}

function ticksOf(pid: number, positions: readonly number[]): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return positions.reduce((sum, position) => sum + Number(fields[position]), 0);
  } catch {
    return 0;
  }
}
