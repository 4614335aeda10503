// The server that takes mails, and what became of mails: HTTP in and out.
import type { Mail, mailEndpoints } from '../../contract/mails.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { pageHead } from '../platform/db/list-page.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { say } from '../platform/sentences/say.ts';
import { canSendAgain, sendAgain } from './send-again.ts';
import { sendTestMail } from './send-test.ts';
import { presentMail as presentSettings, saveMail } from './settings.ts';
import { findMail, listMails, type MailRow } from './store.ts';

export const mailRoutes: Handlers<Context, typeof mailEndpoints> = {
  getMailSettings: ({ ctx }) => presentSettings(ctx),

  async saveMailSettings({ ctx, body }) {
    await ctx.transaction((ctx) => saveMail(ctx, body));
    return presentSettings(ctx);
  },

  testMail: ({ ctx, body }) => sendTestMail(ctx, body.to),

  async listMails({ ctx, query }) {
    const { total, next_cursor, mails } = await listMails(ctx, query);
    return { ...pageHead(query, { total, next_cursor }), mails: mails.map((mail) => present(ctx, mail)) };
  },

  async sendMailAgain({ ctx, params }) {
    await sendAgain(ctx, params.id);
    return present(ctx, (await findMail(ctx, params.id))!);
  },
};

const present = (ctx: Context, mail: MailRow): Mail => ({
  id: mail.id,
  occasion: mail.occasion,
  to: mail.to_address,
  message_id: mail.message_id,
  state: mail.state,
  attempts: mail.attempts,
  answer: mail.answer === null ? null : say(mail.answer, ctx.language),
  can_send_again: canSendAgain(mail, ctx.clock.now()),
  next_attempt_at: mail.next_attempt_at && isoSeconds(mail.next_attempt_at),
  created_at: isoSeconds(mail.created_at),
  finished_at: mail.finished_at && isoSeconds(mail.finished_at),
});
