// Resident memory of another process.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Linux counts in pages; 4 KiB on every platform Node is built for there except some ARM kernels, which use 16 or 64. */
const PAGE_BYTES = 4096;

/** Bytes, or 0 when the process is gone or the platform does not say. */
export async function residentBytes(pid: number): Promise<number> {
  try {
    if (process.platform === 'linux') {
      const [, resident] = (await readFile(`/proc/${pid}/statm`, 'latin1')).split(' ');
      return Number(resident) * PAGE_BYTES;
    }
    if (process.platform === 'win32') return 0;
    const { stdout } = await run('/bin/ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout.trim()) * 1024;
  } catch {
    return 0;
  }
}
