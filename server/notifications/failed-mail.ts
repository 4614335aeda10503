// A mail that will not be sent by itself any more: the Admins must know, once an hour.
import type { Context } from '../context.ts';
import { sendMail } from '../mails/send-mail.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { notifyPeople, toldSince } from './notify.ts';

export const sendMailOrTell = (
  ctx: Context,
  payload: { mail_id: number },
  signal: AbortSignal,
): Promise<void> =>
  sendMail(ctx, payload, signal, async (ctx, { to_address: address }, reason) => {
    const hourAgo = new Date(ctx.clock.now().getTime() - 3_600_000);
    if (await toldSince(ctx, 'mail', 'notices.mailFailed', hourAgo)) return;
    const message = sentence('notices.mailFailed', { address, reason });
    await notifyPeople(ctx, { kind: 'mail', for_admins: true, message });
  });
