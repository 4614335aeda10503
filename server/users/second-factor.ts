// The second factor: codes of an authenticator app, and recovery codes for the day it is lost.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { badRequest, conflict } from '../platform/errors.ts';
import { sha256 } from '../platform/secret-box.ts';
import { readInstance } from '../settings/settings.ts';
import { accessChanged } from './access-changed.ts';
import { isOwnPassword } from './own-password.ts';
import { deleteSessionsOf, getUser, type UserRow } from './store.ts';
import { matchingStep, newTotpSecret, otpauthUrl, toBase32 } from './totp.ts';

const RECOVERY_CODES = 10;

export async function startSecondFactor(
  ctx: Context,
  user_id: number,
): Promise<{ secret: string; otpauth_url: string }> {
  const user = await getUser(ctx, user_id);
  if (user.totp_secret !== null) throw conflict('refusals.factorThere');
  const secret = newTotpSecret();
  await setColumns(ctx, user_id, { totp_pending: ctx.secrets.seal(secret) });
  const { name } = await readInstance(ctx);
  return { secret, otpauth_url: otpauthUrl(secret, name, user.email) };
}

/** A right code shows that the app works; from then on it is needed. Other sessions end. */
export async function confirmSecondFactor(
  ctx: Context,
  user_id: number,
  code: string,
  keep: Buffer | undefined,
): Promise<string[]> {
  return ctx.transaction(async (ctx) => {
    const { totp_pending } = await getUser(ctx, user_id);
    if (totp_pending === null) throw conflict('refusals.factorBegin');
    const step = matchingStep(ctx.secrets.unseal(totp_pending), code, ctx.clock.now(), null);
    if (step === undefined) throw badRequest('refusals.codeClock');
    await setColumns(ctx, user_id, { totp_secret: totp_pending, totp_pending: null, totp_step: step });
    const codes = await makeRecoveryCodes(ctx, user_id);
    await deleteSessionsOf(ctx, user_id, keep);
    await accessChanged(ctx);
    await audit(ctx, { event: 'user.second_factor_set', detail: { user_id } });
    return codes;
  });
}

export async function removeOwnSecondFactor(
  ctx: Context,
  user_id: number,
  password: string,
  session: Buffer,
): Promise<void> {
  const user = await getUser(ctx, user_id);
  if (!(await isOwnPassword(ctx, user, password, session))) throw badRequest('refusals.password');
  await removeSecondFactor(ctx, user_id);
}

export async function removeSecondFactor(ctx: Context, user_id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await getUser(ctx, user_id);
    await setColumns(ctx, user_id, { totp_secret: null, totp_pending: null, totp_step: null });
    await ctx.db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
    await audit(ctx, { event: 'user.second_factor_removed', detail: { user_id } });
  });
}

/** Whether the code is right, from the app or for recovery; each works once. */
export async function useCode(ctx: Context, user: UserRow, code: string): Promise<boolean> {
  if (user.totp_secret === null) return true;
  const digits = code.replaceAll(/\s/g, '');
  const step = matchingStep(ctx.secrets.unseal(user.totp_secret), digits, ctx.clock.now(), user.totp_step);
  if (step !== undefined) return takeStep(ctx, user.id, step);
  return takeRecoveryCode(ctx, user, code);
}

/** Of two sign-ins with the same code, one succeeds. */
async function takeStep(ctx: Context, user_id: number, step: number): Promise<boolean> {
  const taken = await ctx.db
    .updateTable('users')
    .set({ totp_step: step })
    .where('id', '=', user_id)
    .where(sql<boolean>`coalesce(totp_step, 0) < ${step}`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function takeRecoveryCode(ctx: Context, user: UserRow, code: string): Promise<boolean> {
  const taken = await ctx.db
    .updateTable('recovery_codes')
    .set({ used_at: ctx.clock.now() })
    .where('user_id', '=', user.id)
    .where('code_hash', '=', sha256(normal(code)))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (taken === undefined) return false;
  const person = ctx.as({ kind: 'person', id: user.id, name: user.name });
  await audit(person, { event: 'user.recovery_code_used', detail: { user_id: user.id } });
  return true;
}

const normal = (code: string) => code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');

/** Ten codes of 50 random bits; only digests are kept. */
async function makeRecoveryCodes(ctx: Context, user_id: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    toBase32(randomBytes(7))
      .slice(0, 10)
      .replace(/(.{5})/, '$1-'),
  );
  await ctx.db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  await ctx.db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id, code_hash: sha256(normal(code)) })))
    .execute();
  return codes;
}

type Columns = Partial<Pick<UserRow, 'totp_secret' | 'totp_pending' | 'totp_step'>>;

async function setColumns(ctx: Context, user_id: number, columns: Columns): Promise<void> {
  await ctx.db
    .updateTable('users')
    .set({ ...columns, updated_at: ctx.clock.now() })
    .where('id', '=', user_id)
    .execute();
}
