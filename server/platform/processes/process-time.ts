// Processor time of another process.
import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second on every platform Node is built for there. */
const TICK_MS = 10;
/** Of the fields behind the name (proc_pid_stat(5)): in the program itself, and in the kernel for it. */
const [USER, SYSTEM] = [11, 12] as const;

/** Milliseconds over all its threads so far, or 0 when the process is gone or the platform does not say. */
export async function processorMs(pid: number): Promise<number> {
  if (process.platform !== 'linux') return 0;
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'latin1');
    // The name may hold anything, brackets and blanks too.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return 0;
  }
}
