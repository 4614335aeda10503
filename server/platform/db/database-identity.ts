// As whom the embedded PostgreSQL runs: it refuses to run as root, so a root service needs someone else for it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Identity {
  /** The user the database runs as and its files belong to, where that is not the user of this process. */
  owner: { uid: number; gid: number } | undefined;
  /** Puts a wrapper before the command where one is needed. */
  wrap(command: string[]): [string, ...string[]];
}

const plain = (command: string[]): [string, ...string[]] => command as [string, ...string[]];

/**
 * An ordinary user runs the database as itself. Root uses the user `postgres`, else `nobody`; where that one cannot
 * reach the programs or the data folder (below /root, say), a user namespace in which root is nobody in particular.
 */
export function chooseIdentity(bin: string, data_dir: string): Identity {
  if (process.getuid?.() !== 0) return { owner: undefined, wrap: plain };
  for (const name of ['postgres', 'nobody']) {
    const user = findUser(name);
    if (user === undefined) continue;
    const reaches = ['-x', path.join(bin, 'postgres'), '-a', '-x', data_dir];
    if (spawnSync('/usr/bin/test', reaches, { ...user, cwd: '/' }).status === 0)
      return { owner: user, wrap: plain };
  }
  if (spawnSync('unshare', ['-U', 'true']).status === 0) {
    return { owner: undefined, wrap: (command) => ['unshare', '-U', ...command] };
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other user can reach ${data_dir}. Start Recto as an ordinary user, move the ` +
      'data folder (RECTO_DATA_DIR) to where other users may read, or set RECTO_DATABASE_URL to a running server.',
  );
}

function findUser(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}
