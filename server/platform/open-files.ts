// How many files this process may hold open. The modules of the service alone are read hundreds at a time.
import { readFileSync } from 'node:fs';

/** Modules, connections and uploads together stay below it. */
export const LEAST_OPEN_FILES = 1024;

/** What to do where fewer are allowed. */
export const ALLOW_MORE_FILES = `Allow ${LEAST_OPEN_FILES} or more: ulimit -n ${LEAST_OPEN_FILES}, or LimitNOFILE= of systemd, or --ulimit nofile= of Docker.`;

/** Undefined where the system has no such limit or does not say; Linux does. */
export function openFilesAllowed(): number | undefined {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}
