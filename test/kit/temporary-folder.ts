// Where the tests put their databases and files. A dozen databases that are made, killed and read back at the same time keep a
// disk busy for minutes; in memory they do the same things, and nothing of them is wanted afterwards.
import { readFileSync, statfsSync } from 'node:fs';

const IN_MEMORY = '/dev/shm';
const GB = 1024 ** 3;
/** Several times what is there at once. */
const NEEDED = 8 * GB;

/** Sets TMPDIR, for this process and those it starts, where it is not set and there is a roomy file system in memory. */
export function useTemporaryFolderInMemory(): void {
  if (process.platform === 'linux' && process.env['TMPDIR'] === undefined && isRoomy())
    process.env['TMPDIR'] = IN_MEMORY;
}

function isRoomy(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, folder]) => folder === IN_MEMORY);
    const options = mount?.[3]?.split(',') ?? ['ro'];
    // The database's programs are started from there.
    if (options.includes('ro') || options.includes('noexec')) return false;
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const available =
      Number(/^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]) * 1024;
    return bavail * bsize >= NEEDED && available >= NEEDED;
  } catch {
    return false;
  }
}
