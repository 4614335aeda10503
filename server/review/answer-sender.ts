// Telling the sender of a mail that a document of it was rejected, and why: once for each document, by a text of the operator's.
// Machines and lists are never answered, and nobody more than a few times a day, so that two machines do not keep writing.
import { sql } from 'kysely';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { DocumentRow } from '../documents/store.ts';
import type { MailReply } from '../database/workflow-tables.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { findMailServer } from '../mails/settings.ts';
import { rowCount } from '../platform/db/connect.ts';
import { conflict } from '../platform/errors.ts';
import { readSettings } from '../settings/settings.ts';

const MOST_A_DAY = 5;
const DAY_MS = 86_400_000;

/** Whether senders are answered at all: there is a text for it and a server. */
export const answersSenders = async (ctx: Context): Promise<boolean> =>
  (await readSettings(ctx)).reject_reply !== null && (await findMailServer(ctx)) !== undefined;

/** In the transaction of the rejection. Throws conflict (409) where nobody may be answered. */
export async function answerSender(
  ctx: Context,
  document: Pick<DocumentRow, 'id' | 'parent_id' | 'contact_id' | 'filename'>,
  reason: string,
): Promise<void> {
  const { id, contact_id, filename } = document;
  const { reject_reply, instance_name: instance } = await readSettings(ctx);
  const server = await findMailServer(ctx);
  if (reject_reply === null || server === undefined) throw conflict('refusals.answersOff');
  const reply = await findReply(ctx, document);
  if (reply === undefined || (await isOurs(ctx, reply.to, server.from))) throw conflict('refusals.noSender');
  const { to, subject, message_id } = reply;
  if ((await countAnswers(ctx, to)) >= MOST_A_DAY)
    throw conflict('refusals.answeredOften', { address: to, count: MOST_A_DAY });
  await queueMail(ctx, {
    key: `rejection:${id}`,
    occasion: 'rejection',
    to,
    language: ctx.language,
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject || filename}`,
    paragraphs: filled(reject_reply, { file: filename, reason, instance }).split(/\n{2,}/),
    in_reply_to: message_id,
  });
  await audit(ctx, {
    event: 'mail.sender_answered',
    document_id: id,
    contact_id,
    detail: { address: to, reason },
  });
}

/** Of the document, or of the file that it is a part of. */
async function findReply(
  ctx: Context,
  { id, parent_id }: Pick<DocumentRow, 'id' | 'parent_id'>,
): Promise<MailReply | undefined> {
  const item = await ctx.db
    .selectFrom('intake_items')
    .select('reply')
    .where('document_id', 'in', parent_id === null ? [id] : [id, parent_id])
    .where('reply', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return item?.reply ?? undefined;
}

/** An address that mails come from, or that a mailbox is read at. */
async function isOurs(ctx: Context, address: string, from: string): Promise<boolean> {
  if (address.toLowerCase() === from.toLowerCase()) return true;
  const mailbox = await ctx
    .everything()
    .selectFrom('intake_channels')
    .select('id')
    .where(sql<boolean>`lower(source ->> 'user') = ${address.toLowerCase()}`)
    .executeTakeFirst();
  return mailbox !== undefined;
}

/** By everybody, whatever the caller sees. */
async function countAnswers(ctx: Context, address: string): Promise<number> {
  const { n } = await ctx
    .everything()
    .selectFrom('mails')
    .select(rowCount)
    .where('occasion', '=', 'rejection')
    .where(sql<boolean>`lower(to_address) = ${address.toLowerCase()}`)
    .where('created_at', '>', new Date(ctx.clock.now().getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return n;
}

const filled = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
