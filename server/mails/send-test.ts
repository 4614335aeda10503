// A test mail, sent at once and shown at once: no queue, no second attempt.
import type { MailTest } from '../../contract/mails.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { conflict } from '../platform/errors.ts';
import { say } from '../platform/sentences/say.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { readInstance } from '../settings/settings.ts';
import { composeMail, newMessageId } from './compose.ts';
import { MailNotTaken, handOver } from './connection.ts';
import { findMailServer } from './settings.ts';

export async function sendTestMail(ctx: Context, to: string): Promise<MailTest> {
  const server = await findMailServer(ctx);
  if (server === undefined) throw conflict('setup.noMailServer');
  const { name } = await readInstance(ctx);
  const text = {
    subject: say(sentence('mails.testSubject', { instance: name }), ctx.language),
    paragraphs: [say(sentence('mails.test'), ctx.language)],
  };
  const content = await composeMail(text, {
    from: { name, address: server.from },
    to,
    message_id: newMessageId(server.from),
    date: ctx.clock.now(),
  });
  let result: MailTest;
  try {
    result = {
      ok: true,
      detail: await handOver(server, { from: server.from, to, content }, async () => true),
    };
  } catch (error) {
    if (!(error instanceof MailNotTaken)) throw error;
    result = { ok: false, detail: say(error.said, ctx.language) };
  }
  await audit(ctx, { event: 'mail.tested', detail: { address: to, ...result } });
  return result;
}
