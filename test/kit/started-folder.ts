// A data folder as the first start of the program leaves it, with the embedded database. It is made once per worker of the
// tests and copied for those that are about what comes later.
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { startProgram } from './program.ts';
import { ADMIN, TOKEN } from './service.ts';

const run = promisify(execFile);
let first: Promise<string> | undefined;

/** Fills the empty folder; the API token is `TOKEN`, the Admin signs in with `ADMIN`. */
export async function fillStartedFolder(data_dir: string): Promise<void> {
  first ??= startFirst();
  // Owners come along: the database's files belong to its own user where the tests run as root.
  await run('cp', ['-a', `${await first}/.`, data_dir]);
}

async function startFirst(): Promise<string> {
  const data_dir = path.join(inject('folder'), `started-${process.pid}`);
  await mkdir(data_dir, { mode: 0o755 });
  const program = await startProgram(data_dir, {
    settings: {
      API_TOKEN: TOKEN,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      UNSAFE_FAST_DATABASE: 'true',
    },
  });
  const code = await program.end();
  if (code !== 0) throw new Error(`The program ended with ${code}:\n${program.output()}`);
  return data_dir;
}
