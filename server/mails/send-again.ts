// Sending a mail again by hand: the same text under the same Message-ID, in a new round of attempts.
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { conflict } from '../platform/errors.ts';
import { lockMail } from './store.ts';

export async function sendAgain(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const mail = await lockMail(ctx, id);
    if (mail.state === 'waiting') throw conflict('refusals.mailBusy');
    const now = ctx.clock.now();
    if (!canSendAgain(mail, now)) throw conflict('refusals.mailGone');
    await ctx.db
      .updateTable('mails')
      .set({ state: 'waiting', attempts: 0, next_attempt_at: now, finished_at: null })
      .where('id', '=', id)
      .execute();
    await ctx.queue.send(ctx.db, 'send_mail', { mail_id: id });
    const { occasion, to_address: address, message_id } = mail;
    await audit(ctx, { event: 'mail.sent_again', detail: { mail_id: id, occasion, address, message_id } });
  });
}

type Kept = Pick<Awaited<ReturnType<typeof lockMail>>, 'state' | 'content' | 'expires_at'>;

/** Whether its text is still there, and of use. */
export const canSendAgain = ({ state, content, expires_at }: Kept, now: Date): boolean =>
  state !== 'waiting' && content !== null && (expires_at === null || expires_at > now);
