// Asking for the password again, within a session.
import type { Context } from '../context.ts';
import { ownPasswordLimit } from './guess-limits.ts';
import { guess } from './guesses.ts';
import { verifyPassword } from './passwords.ts';
import type { UserRow } from './store.ts';

/** @param session digest of the session in use */
export async function isOwnPassword(
  ctx: Context,
  { password_hash }: UserRow,
  password: string,
  session: Buffer,
): Promise<boolean> {
  const right = await guess(
    ctx,
    [ownPasswordLimit(session)],
    async () => (await verifyPassword(password_hash, password)) || undefined,
  );
  return right === true;
}
