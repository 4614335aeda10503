// Chat sessions and their turns: SQL. A session belongs to whoever began it.
import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Actor, Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import type { ChatAnswer } from '../../contract/chat.ts';
import { isoSeconds } from '../platform/clock.ts';
import { listOrder, pageHead, takePage, type PageQuery } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';
import { EVERYTHING, Query } from './questions/query.ts';

export type SessionRow = Selectable<Tables['chat_sessions']>;
export type TurnRow = Selectable<Tables['chat_turns']>;

const ownerOf = ({ kind, id }: Actor): string => (id === null ? kind : `${kind}:${id}`);

/** The session, if it is one of the caller's own. */
async function findSession(ctx: Context, id: string): Promise<SessionRow | undefined> {
  const query = ctx.db.selectFrom('chat_sessions').selectAll().where('id', '=', id);
  return query.where('owner', '=', ownerOf(ctx.actor)).executeTakeFirst();
}

export async function getSession(ctx: Context, id: string): Promise<SessionRow> {
  const session = await findSession(ctx, id);
  if (session === undefined) throw notFound('refusals.noChat', { id });
  return session;
}

/** The session to go on with: the given one if it is about this folder, else a new one, which is kept with its first turn. */
export async function sessionFor(
  ctx: Context,
  place: { contact_id: number; folder_id: number; session_id?: string | undefined },
): Promise<{ session: SessionRow; turns: TurnRow[] }> {
  const { contact_id, folder_id, session_id } = place;
  const known = session_id === undefined ? undefined : await findSession(ctx, session_id);
  if (known?.folder_id === folder_id && known.contact_id === contact_id)
    return { session: known, turns: await listTurns(ctx, known.id) };
  const now = ctx.clock.now();
  const session = {
    id: randomUUID(),
    contact_id,
    folder_id,
    owner: ownerOf(ctx.actor),
    created_at: now,
    updated_at: now,
  };
  return { session, turns: [] };
}

/** The caller's own, of one folder or all; `q` is looked for in questions and answers. */
export async function listSessions(
  ctx: Context,
  { folder_id, q, ...page }: PageQuery & { folder_id?: number | undefined; q?: string | undefined },
) {
  let query = ctx.db.selectFrom('chat_sessions').where('owner', '=', ownerOf(ctx.actor));
  if (folder_id !== undefined) query = query.where('folder_id', '=', folder_id);
  if (q !== undefined && q !== '') {
    const like = `%${q.toLowerCase().replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;
    query = query.where(
      sql<boolean>`exists (select 1 from chat_turns t where t.session_id = chat_sessions.id
        and (lower(t.question) like ${like} or lower(t.answer) like ${like}))`,
    );
  }
  const { total } = await query
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const listed = query
    .selectAll()
    .select([
      sql<string>`(select question from chat_turns t where t.session_id = chat_sessions.id order by number limit 1)`.as(
        'title',
      ),
      sql<number>`(select count(*)::integer from chat_turns t where t.session_id = chat_sessions.id)`.as(
        'turns',
      ),
    ]);
  const newest = listOrder('sessions', 'desc', { updated_at: 'time', id: 'uuid' });
  const { rows, next_cursor } = await takePage(listed, newest, page);
  const sessions = rows.map(({ id, contact_id, folder_id, title, turns, updated_at }) => ({
    id,
    contact_id,
    folder_id,
    title,
    turns,
    updated_at: isoSeconds(updated_at),
  }));
  return { ...pageHead(page, { total: Number(total), next_cursor }), sessions };
}

export async function listTurns(ctx: Context, session_id: string): Promise<TurnRow[]> {
  const query = ctx.db.selectFrom('chat_turns').selectAll().where('session_id', '=', session_id);
  return query.orderBy('number').execute();
}

export async function saveTurn(
  ctx: Context,
  session: SessionRow,
  turn: { question: string; answer: Omit<ChatAnswer, 'session_id'>; query: Query | undefined },
): Promise<void> {
  const { question, answer, query } = turn;
  const now = ctx.clock.now();
  await ctx.transaction(async (ctx) => {
    const { id } = await ctx.db
      .insertInto('chat_sessions')
      .values({ ...session, updated_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ updated_at: now }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const last = ctx.db
      .selectFrom('chat_turns')
      .select((eb) => eb.fn.max('number').as('number'))
      .where('session_id', '=', id);
    const number = ((await last.executeTakeFirst())?.number ?? 0) + 1;
    const { sources, coverage, language, route, engine } = answer;
    await ctx.db
      .insertInto('chat_turns')
      .values({
        session_id: id,
        number,
        question,
        answer: answer.answer,
        language,
        route,
        query: query === undefined ? null : JSON.stringify(query),
        sources: JSON.stringify(sources),
        coverage: JSON.stringify(coverage),
        engine,
        created_at: now,
      })
      .execute();
  });
}

/** One of an earlier release that is not understood any more counts as none. */
const queryOf = (turn: TurnRow | undefined): Query | undefined => Query.safeParse(turn?.query).data;

/** What was last asked of the records. */
export const lastQuery = (turns: readonly TurnRow[]): Query | undefined => queryOf(turns.at(-1));

/** What was thought of the answer beside its text. */
export const doubtOf = (turn: TurnRow): Pick<Query, 'unsure' | 'readings'> => {
  const { unsure, readings } = queryOf(turn) ?? EVERYTHING;
  return { unsure, readings };
};
