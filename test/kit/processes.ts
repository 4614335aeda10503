// The processes below one, from /proc.
import { readFileSync, readdirSync } from 'node:fs';

export interface RunningProcess {
  pid: number;
  command: string;
}

/** Living children, and theirs, whose command line can still be read. */
export function childrenOf(parent: number): RunningProcess[] {
  const below = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const ppid = parentOf(name);
    if (ppid !== undefined) below.set(ppid, [...(below.get(ppid) ?? []), Number(name)]);
  }
  const found: RunningProcess[] = [];
  for (const open = [parent]; open.length > 0;) {
    for (const pid of below.get(open.pop()!) ?? []) {
      open.push(pid);
      found.push({ pid, command: commandOf(pid) });
    }
  }
  return found;
}

/** The fields after the name, which may hold anything, brackets too. */
function parentOf(pid: string): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}
