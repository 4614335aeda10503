// Mails and what became of them: SQL.
import { sql, type Kysely, type Selectable } from 'kysely';
import type { MailState } from '../../contract/mails.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';
import type { Said } from '../platform/sentences/sentence.ts';

export type MailRow = Selectable<Tables['mails']>;

export async function findMail(ctx: Context, id: number): Promise<MailRow | undefined> {
  return ctx.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockMail(ctx: Context, id: number): Promise<MailRow> {
  const mail = await ctx.db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (mail === undefined) throw notFound('refusals.noMail', { id });
  return mail;
}

export async function listMails(
  ctx: Context,
  filter: PageQuery & { state?: MailState[] | undefined },
): Promise<{ total: number; next_cursor: string | null; mails: MailRow[] }> {
  const { state } = filter;
  const matching = ctx.db
    .selectFrom('mails')
    .$if(state !== undefined, (query) => query.where('state', 'in', state!));
  const { n: total } = await matching.select(rowCount).executeTakeFirstOrThrow();
  const newest = listOrder('mails', 'desc', { id: 'integer' });
  const { rows, next_cursor } = await takePage(matching.selectAll(), newest, filter);
  return { total, next_cursor, mails: rows };
}

/**
 * Notes that the end of the message is about to go out. False where another process did so before, or the mail waits no more: of
 * all that have the mail at hand, one sends it.
 */
export async function markHanded(ctx: Context, { id, attempts }: MailRow): Promise<boolean> {
  const row = await ctx.db
    .updateTable('mails')
    .set({ handed_at: ctx.clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .where('handed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The text goes with the sending; of one that was not sent it stays, so that it can be sent again. */
export async function finishMail(
  ctx: Context,
  id: number,
  state: Exclude<MailState, 'waiting'>,
  answer: Said,
): Promise<void> {
  await ctx.db
    .updateTable('mails')
    .set({
      state,
      answer: JSON.stringify(answer),
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: null,
      handed_at: null,
      finished_at: ctx.clock.now(),
      ...(state === 'sent' ? { content: null } : {}),
    })
    .where('id', '=', id)
    .execute();
}

export async function postponeMail(ctx: Context, id: number, at: Date, answer: Said): Promise<void> {
  await ctx.db
    .updateTable('mails')
    .set({
      answer: JSON.stringify(answer),
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: at,
      handed_at: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Has mails tried that are due for so long and that no job seems to care for; with 0, all that wait. */
export async function wakeMails(ctx: Context, due_ms: number): Promise<void> {
  const due = new Date(ctx.clock.now().getTime() - due_ms);
  const waiting = ctx.db.selectFrom('mails').select('id').where('state', '=', 'waiting').orderBy('id');
  const rows = await waiting
    .$if(due_ms > 0, (query) => query.where('next_attempt_at', '<', due).limit(100))
    .execute();
  if (due_ms === 0)
    await ctx.db
      .updateTable('mails')
      .set({ next_attempt_at: ctx.clock.now() })
      .where('state', '=', 'waiting')
      .execute();
  await ctx.queue.sendAll(
    ctx.db,
    'send_mail',
    rows.map(({ id }) => ({ mail_id: id })),
  );
}

/** Texts with links that open nothing any more, and mails of so long ago. */
export async function forgetMails(ctx: Context, before: Date): Promise<void> {
  await ctx.db.deleteFrom('mails').where('created_at', '<', before).execute();
  await ctx.db
    .updateTable('mails')
    .set({ content: null })
    .where('expires_at', '<', ctx.clock.now())
    .where('state', 'in', ['failed', 'uncertain'])
    .where('content', 'is not', null)
    .execute();
}

/** What waited when a backup was made may have been sent since: after a restore, people decide. */
export async function doubtWaitingMails(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'uncertain', next_attempt_at: null, handed_at: null, finished_at: new Date() })
    .where('state', '=', 'waiting')
    .execute();
}
