// Secrets of a configuration file: it says where they are, never what they are.
import { readFileSync } from 'node:fs';
import { environmentVariable } from '../../environment.ts';
import { Misplaced } from './misplaced.ts';

/** `{ env: NAME }` or `{ file: PATH }`; undefined where it is not there now, which is enough for a known password. */
export function readSecret(reference: unknown): string | undefined {
  const { env, file } = (typeof reference === 'object' ? reference : {}) as { env?: unknown; file?: unknown };
  if (typeof env === 'string') return environmentVariable(env);
  if (typeof file !== 'string')
    throw new Misplaced('password', 'must be { env: NAME } or { file: PATH }: secrets stay out of the file');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Misplaced('password.file', `${file} cannot be read`);
  }
}
