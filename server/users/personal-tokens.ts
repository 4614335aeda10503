// Personal API tokens: programs that act in a person's name, reading, writing, or as the Admin that the person is.
import type { Selectable } from 'kysely';
import { randomBytes } from 'node:crypto';
import { ADMIN_TOKEN_DAYS, type PersonalToken, type Role, type TokenScope } from '../../contract/users.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { audit } from '../audit/audit.ts';
import { isoSeconds } from '../platform/clock.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/errors.ts';
import { sha256 } from '../platform/secret-box.ts';
import { accessChanged } from './access-changed.ts';
import { narrower, requireSeen } from './seen-contacts.ts';
import { getUser } from './store.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';

type TokenRow = Selectable<Tables['personal_tokens']>;

/** `rp_` and 64 hexadecimal digits: 256 random bits, told apart from the instance token at a glance. */
const newToken = (): string => `rp_${randomBytes(32).toString('hex')}`;

export async function createPersonalToken(
  ctx: Context,
  user_id: number,
  input: { name: string; scope: TokenScope; contact_ids: number[] | null; expires_at: string | null },
): Promise<PersonalToken & { token: string }> {
  const now = ctx.clock.now();
  const expires_at = input.expires_at === null ? null : new Date(input.expires_at);
  if (expires_at !== null && expires_at <= now)
    throw invalid(wrongValue('expires_at', sentence('values.future')));
  if (input.scope === 'admin') await requireAdminToken(ctx, user_id, { ...input, expires_at });
  const token = newToken();
  return ctx.transaction(async (ctx) => {
    const { name, scope } = input;
    const contact_ids = await requireSeen(ctx, input.contact_ids);
    const row = await ctx.db
      .insertInto('personal_tokens')
      .values({ user_id, name, scope, contact_ids, token_hash: sha256(token), created_at: now, expires_at })
      .returningAll()
      .executeTakeFirstOrThrow();
    const detail = { user_id, token_id: row.id, name, scope, contact_ids, expires_at: input.expires_at };
    await audit(ctx, { event: 'user.token_created', detail });
    return { ...presentToken(row), token };
  });
}

const DAY_MS = 86_400_000;

/** Such a token is an Admin without a password: it ends, and it is never a part of one. */
async function requireAdminToken(
  ctx: Context,
  user_id: number,
  { contact_ids, expires_at }: { contact_ids: number[] | null; expires_at: Date | null },
): Promise<void> {
  if ((await getUser(ctx, user_id)).role !== 'admin') throw forbidden('refusals.adminOnly');
  if (contact_ids !== null) throw conflict('refusals.adminSeesAll');
  if (expires_at === null) throw invalid(wrongValue('expires_at', sentence('values.required')));
  if (expires_at.getTime() - ctx.clock.now().getTime() > ADMIN_TOKEN_DAYS * DAY_MS)
    throw invalid(wrongValue('expires_at', sentence('values.withinDays', { count: ADMIN_TOKEN_DAYS })));
}

export async function listPersonalTokens(ctx: Context, user_id: number): Promise<PersonalToken[]> {
  await getUser(ctx, user_id);
  const tokens = ctx.db.selectFrom('personal_tokens').selectAll().where('user_id', '=', user_id);
  return (await tokens.orderBy('id', 'desc').execute()).map(presentToken);
}

export async function revokePersonalToken(ctx: Context, user_id: number, token_id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const tokens = ctx.db.deleteFrom('personal_tokens').where('user_id', '=', user_id);
    const ended = await tokens.where('id', '=', token_id).returning('name').executeTakeFirst();
    if (ended === undefined) throw notFound('refusals.noToken', { id: token_id });
    await accessChanged(ctx);
    await audit(ctx, { event: 'user.token_revoked', detail: { user_id, token_id, name: ended.name } });
  });
}

export interface TokenHolder {
  user_id: number;
  name: string;
  token_name: string;
  /** The narrower of the token's scope and the person's role. */
  role: Role;
  /** Those of the token that are the person's. */
  contact_ids: number[] | null;
}

/** Who a presented token speaks for; undefined when it is unknown or expired, or the person is disabled. */
export async function findTokenHolder(ctx: Context, token_hash: Buffer): Promise<TokenHolder | undefined> {
  const now = ctx.clock.now();
  const row = await ctx.db
    .selectFrom('personal_tokens')
    .innerJoin('users', 'users.id', 'personal_tokens.user_id')
    .select(['personal_tokens.id', 'user_id', 'users.name', 'users.role', 'scope'])
    .select(['users.contact_ids as persons', 'personal_tokens.contact_ids as tokens'])
    .select('personal_tokens.name as token_name')
    .where('token_hash', '=', token_hash)
    .where('users.disabled', '=', false)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await touch(ctx, row.id, now);
  const { user_id, name, token_name } = row;
  const role = narrowerRole(row.scope, row.role);
  return { user_id, name, token_name, role, contact_ids: narrower(row.persons, row.tokens) };
}

function narrowerRole(scope: TokenScope, role: Role): Role {
  if (scope === 'read' || role === 'viewer') return 'viewer';
  return scope === 'admin' ? role : 'reviewer';
}

/** Keeps "last used" right to the minute without a write per request. */
async function touch(ctx: Context, id: number, now: Date): Promise<void> {
  await ctx.db
    .updateTable('personal_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', new Date(now.getTime() - 60_000))]),
    )
    .execute();
}

function presentToken(row: TokenRow): PersonalToken {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    contact_ids: row.contact_ids,
    created_at: isoSeconds(row.created_at),
    expires_at: row.expires_at && isoSeconds(row.expires_at),
    last_used_at: row.last_used_at && isoSeconds(row.last_used_at),
  };
}
