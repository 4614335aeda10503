// What there is an occasion for is queued in the transaction of that occasion, once; without a server, nothing is.
import type { MailOccasion } from '../../contract/mails.ts';
import type { Context } from '../context.ts';
import type { Language } from '../platform/sentences/language.ts';
import { say } from '../platform/sentences/say.ts';
import type { Said } from '../platform/sentences/sentence.ts';
import { newMessageId, type MailText } from './compose.ts';
import { findMailServer } from './settings.ts';

export interface NewMail {
  /** Names the occasion; of two mails with the same one, the first counts. */
  key: string;
  occasion: MailOccasion;
  to: string;
  language: Language;
  subject: Said;
  paragraphs: Said[];
  /** See MailText. */
  in_reply_to?: string | null;
  /** When what it links to can no longer be opened. */
  expires_at?: Date;
}

/** False where no mail is sent. */
export async function queueMail(ctx: Context, mail: NewMail): Promise<boolean> {
  const server = await findMailServer(ctx);
  if (server === undefined) return false;
  const { key, occasion, to, language, expires_at, in_reply_to } = mail;
  const text: MailText = {
    subject: say(mail.subject, language),
    paragraphs: mail.paragraphs.map((said) => say(said, language)),
    ...(in_reply_to === undefined ? {} : { in_reply_to }),
  };
  const now = ctx.clock.now();
  const row = await ctx.db
    .insertInto('mails')
    .values({
      key,
      occasion,
      to_address: to,
      message_id: newMessageId(server.from),
      content: ctx.secrets.seal(JSON.stringify(text)),
      expires_at: expires_at ?? null,
      next_attempt_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) await ctx.queue.send(ctx.db, 'send_mail', { mail_id: row.id });
  return true;
}

export const isMailOn = async (ctx: Context): Promise<boolean> => (await findMailServer(ctx)) !== undefined;
