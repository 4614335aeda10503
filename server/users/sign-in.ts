// Signing in and out. How often may be guessed stands in guess-limits.ts.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { RectoError, unauthorised } from '../platform/errors.ts';
import { randomToken, sha256 } from '../platform/secret-box.ts';
import { accessChanged } from './access-changed.ts';
import { codeLimit, passwordLimits } from './guess-limits.ts';
import { guess } from './guesses.ts';
import { findDevice, type KnownDevice } from './known-device.ts';
import { forgetFirstPassword } from './first-password.ts';
import { verifyPassword } from './passwords.ts';
import { useCode } from './second-factor.ts';
import { deleteSession, findUserByEmail, getUser, insertSession, updateUser, type UserRow } from './store.ts';
import { sentence } from '../platform/sentences/sentence.ts';

export const SESSION_DAYS = 14;

/** Where the sign-in comes from. */
export interface Client {
  address: string;
  user_agent: string;
  device_cookie: string | undefined;
}

export interface NewSession {
  user: UserRow;
  token: string;
  expires_at: Date;
}

export async function signIn(
  ctx: Context,
  credentials: { email: string; password: string; code?: string | undefined },
  client: Client,
): Promise<NewSession> {
  const { email, password, code } = credentials;
  const user = await findUserByEmail(ctx, email);
  const device = findDevice(ctx, client.device_cookie, user?.id);
  const limits = await passwordLimits(ctx, { email, user, device, address: client.address });
  const person = await guess(ctx, limits, async () => {
    // Always checked, so that timing tells nothing.
    const right = await verifyPassword(user?.password_hash, password);
    return right && user?.disabled === false ? user : undefined;
  });
  if (person === undefined) {
    await recordFailure(ctx, email, client);
    throw unauthorised('refusals.wrongPassword');
  }
  if (person.totp_secret !== null) await requireCode(ctx, person, code, client, device);
  return startSession(ctx, person, client, 'password');
}

const CODE_NEEDED = { headers: { 'x-second-factor': 'required' } };

async function requireCode(
  ctx: Context,
  user: UserRow,
  code: string | undefined,
  client: Client,
  device: KnownDevice | undefined,
): Promise<void> {
  if (code === undefined) throw new RectoError('unauthorised', sentence('refusals.codeNeeded'), CODE_NEEDED);
  const right = await guess(
    ctx,
    [codeLimit(user, device)],
    async () => (await useCode(ctx, user, code)) || undefined,
  );
  if (right === true) return;
  await recordFailure(ctx, user.email, client);
  throw new RectoError('unauthorised', sentence('refusals.codeUsed'), CODE_NEEDED);
}

async function recordFailure(ctx: Context, email: string, { address }: Client): Promise<void> {
  await audit(ctx, { event: 'user.sign_in_failed', detail: { email, address } });
}

export async function startSession(
  ctx: Context,
  user: UserRow,
  client: Client,
  method: 'password' | 'single sign-on',
): Promise<NewSession> {
  const token = randomToken(32);
  const now = ctx.clock.now();
  const expires_at = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
  await ctx.as({ kind: 'person', id: user.id, name: user.name }).transaction(async (ctx) => {
    await insertSession(ctx, {
      token_hash: sha256(token),
      user_id: user.id,
      expires_at,
      user_agent: client.user_agent.slice(0, 300),
      address: client.address,
    });
    await updateUser(ctx, user.id, { last_sign_in_at: now });
    if (user.role === 'admin' && user.last_sign_in_at === null) await forgetFirstPassword(ctx);
    await audit(ctx, { event: 'user.signed_in', detail: { address: client.address, method } });
  });
  return { user: { ...user, last_sign_in_at: now }, token, expires_at };
}

export async function signOut(ctx: Context, token: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const user_id = await deleteSession(ctx, sha256(token));
    if (user_id === undefined) return;
    await accessChanged(ctx);
    const user = await getUser(ctx, user_id);
    await audit(ctx.as({ kind: 'person', id: user.id, name: user.name }), { event: 'user.signed_out' });
  });
}
