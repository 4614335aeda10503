// Signing in and out: throttled per account and per address, counted in the database so that all web processes agree.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { RectoError, tooMany, unauthorised } from '../platform/errors.ts';
import { randomToken, sha256 } from '../platform/secret-box.ts';
import { accessChanged } from './access-changed.ts';
import { verifyPassword } from './passwords.ts';
import { useCode } from './second-factor.ts';
import {
  countSignInFailures,
  deleteSession,
  deleteSignInFailures,
  findUserByEmail,
  getUser,
  insertSession,
  insertSignInFailure,
  updateUser,
  type UserRow,
} from './store.ts';

const WINDOW_MINUTES = 15;
/** After this many failures an account, or an address, waits until the window has passed. */
const MAX_FAILURES = { account: 10, address: 50 };
export const SESSION_DAYS = 14;

/** Where the sign-in comes from. */
export interface Client {
  address: string;
  user_agent: string;
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
  const since = new Date(ctx.clock.now().getTime() - WINDOW_MINUTES * 60_000);
  const failures = await countSignInFailures(ctx, credentials.email, client.address, since);
  if (failures.account >= MAX_FAILURES.account || failures.address >= MAX_FAILURES.address) {
    throw tooMany(`Too many failed attempts; try again in ${WINDOW_MINUTES} minutes`, WINDOW_MINUTES * 60);
  }
  const user = await findUserByEmail(ctx, credentials.email);
  const right = await verifyPassword(user?.password_hash, credentials.password);
  if (user === undefined || !right || user.disabled) {
    await recordFailure(ctx, credentials.email, client);
    throw unauthorised('Wrong e-mail or password');
  }
  if (user.totp_secret !== null) await requireCode(ctx, user, credentials.code, client);
  return startSession(ctx, user, client, 'password');
}

const CODE_NEEDED = { headers: { 'x-second-factor': 'required' } };

async function requireCode(
  ctx: Context,
  user: UserRow,
  code: string | undefined,
  client: Client,
): Promise<void> {
  if (code === undefined)
    throw new RectoError('unauthorised', 'A code from the authenticator app is needed', CODE_NEEDED);
  if (await useCode(ctx, user, code)) return;
  await recordFailure(ctx, user.email, client);
  throw new RectoError('unauthorised', 'The code is not right or was used already', CODE_NEEDED);
}

async function recordFailure(ctx: Context, email: string, { address }: Client): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await insertSignInFailure(ctx, email, address);
    await audit(ctx, { event: 'user.sign_in_failed', detail: { email: email.slice(0, 320), address } });
  });
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
    await deleteSignInFailures(ctx, user.email);
    await updateUser(ctx, user.id, { last_sign_in_at: now });
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
