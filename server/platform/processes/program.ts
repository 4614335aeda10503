// Which file a child process runs, and with what around it.
import { createRequire } from 'node:module';
import path from 'node:path';

/** The program `name` beside the module at the address `module`: a source as that one, or what the build made of it. */
export const programBeside = (module: string, name: string): URL =>
  new URL(`${name}${path.extname(module)}`, module);

/** Node's options for a program: sources need the loader of the tests and of `npm run dev`. */
export function loaderOptions(program: URL): string[] {
  if (!program.pathname.endsWith('.ts')) return [];
  const loader = createRequire(import.meta.url).resolve('tsx');
  return ['--import', `file://${loader}`];
}

/** Dates in e-mails and workbooks must not depend on where the server stands; few arenas keep glibc from hoarding. */
export const PLAIN_ENVIRONMENT = { TZ: 'UTC', LANG: 'C.UTF-8', MALLOC_ARENA_MAX: '2' };
