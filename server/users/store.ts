// People and sessions: SQL.
import { sql, type Selectable } from 'kysely';
import type { Context } from '../context.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import type { Tables } from '../database/tables.ts';
import type { Role } from '../../contract/users.ts';
import type { Language } from '../platform/sentences/language.ts';
import { notFound } from '../platform/errors.ts';

export type UserRow = Selectable<Tables['users']>;

export async function findUserByEmail(ctx: Context, email: string): Promise<UserRow | undefined> {
  return ctx.db
    .selectFrom('users')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

export async function getUser(ctx: Context, id: number): Promise<UserRow> {
  const user = await ctx.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (user === undefined) throw notFound('refusals.noUser', { id });
  return user;
}

export async function listUsers(
  ctx: Context,
  page: PageQuery,
): Promise<{ total: number; next_cursor: string | null; users: UserRow[] }> {
  const { n: total } = await ctx.db.selectFrom('users').select(rowCount).executeTakeFirstOrThrow();
  const query = ctx.db.selectFrom('users').selectAll();
  const { rows, next_cursor } = await takePage(query, listOrder('users', 'asc', { id: 'integer' }), page);
  return { total, next_cursor, users: rows };
}

export async function insertUser(
  ctx: Context,
  user: {
    email: string;
    name: string;
    role: Role;
    contact_ids?: number[] | null;
    language?: Language | null;
    password_hash: string | null;
    must_change_password: boolean;
  },
): Promise<UserRow> {
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('users')
    .values({ ...user, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateUser(
  ctx: Context,
  id: number,
  changes: Partial<
    Pick<
      UserRow,
      | 'name'
      | 'role'
      | 'contact_ids'
      | 'disabled'
      | 'password_hash'
      | 'must_change_password'
      | 'last_sign_in_at'
    >
  >,
): Promise<UserRow> {
  return ctx.db
    .updateTable('users')
    .set({ ...changes, updated_at: ctx.clock.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Remembers in which language the pages were last shown to a person: mails are written in it. */
export async function rememberLanguage(ctx: Context, { id, language }: UserRow): Promise<void> {
  if (language === ctx.language) return;
  await ctx.db.updateTable('users').set({ language: ctx.language }).where('id', '=', id).execute();
}

export async function countUsers(ctx: Context): Promise<number> {
  const { n } = await ctx.db.selectFrom('users').select(rowCount).executeTakeFirstOrThrow();
  return n;
}

/** The longest there first. */
export async function listAdmins(ctx: Context): Promise<UserRow[]> {
  return ctx.db.selectFrom('users').selectAll().where('role', '=', 'admin').orderBy('id').execute();
}

/** Admins who can sign in, apart from one; locks them so that two demotions cannot both pass the check. */
export async function countOtherAdmins(ctx: Context, exceptId: number): Promise<number> {
  const admins = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.filter((admin) => admin.id !== exceptId).length;
}

export async function insertSession(
  ctx: Context,
  session: { token_hash: Buffer; user_id: number; expires_at: Date; user_agent: string; address: string },
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('sessions')
    .values({ ...session, created_at: now, last_seen_at: now })
    .execute();
}

interface SessionHolder {
  user_id: number;
  name: string;
  role: Role;
  contact_ids: number[] | null;
  must_change_password: boolean;
}

export async function findSession(
  ctx: Context,
  token_hash: Buffer,
  now: Date,
): Promise<SessionHolder | undefined> {
  return ctx.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.user_id',
      'users.name',
      'users.role',
      'users.contact_ids',
      'users.must_change_password',
    ])
    .where('sessions.token_hash', '=', token_hash)
    .where('sessions.expires_at', '>', now)
    .where('users.disabled', '=', false)
    .executeTakeFirst();
}

/** Keeps "last seen" right to the minute without a write per request. */
export async function touchSession(ctx: Context, token_hash: Buffer, now: Date): Promise<void> {
  await ctx.db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', token_hash)
    .where('last_seen_at', '<', new Date(now.getTime() - 60_000))
    .execute();
}

export async function deleteSession(ctx: Context, token_hash: Buffer): Promise<number | undefined> {
  const row = await ctx.db
    .deleteFrom('sessions')
    .where('token_hash', '=', token_hash)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteSessionsOf(ctx: Context, user_id: number, except?: Buffer): Promise<void> {
  await ctx.db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', except!))
    .execute();
}
