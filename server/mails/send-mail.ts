// Sending one mail. What the server did not take is tried again for two days. Nothing is sent twice: before the end of the text goes
// out, that is noted, and whoever finds the note later, without knowing the server's answer, leaves the mail to people.
import type { Context } from '../context.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';
import { readSettings } from '../settings/settings.ts';
import { composeMail, type MailText } from './compose.ts';
import { ANSWER_MS, MailNotTaken, NotOurs, handOver } from './connection.ts';
import { findMailServer, type MailServer } from './settings.ts';
import { findMail, finishMail, markHanded, postponeMail, type MailRow } from './store.ts';

/** Seconds before the second, third, … attempt: two days in all. Servers that put strangers off (greylisting) ask for minutes. */
const RETRY_DELAYS_S = [5, 30, 120, 600, 1800, 3600, ...Array<number>(23).fill(7200)];
const LONGEST_DELAY_MS = 7_200_000;
/** A job may come early by the difference of two clocks. */
const EARLY_MS = 1000;

/** Told, in the transaction that notes it, of a mail that will not be sent by itself any more. */
type OnGivenUp = (ctx: Context, mail: MailRow, reason: Said) => Promise<void>;

export async function sendMail(
  ctx: Context,
  { mail_id }: { mail_id: number },
  signal: AbortSignal,
  onGivenUp: OnGivenUp,
): Promise<void> {
  const mail = await findMail(ctx, mail_id);
  if (mail?.state !== 'waiting') return;
  const now = ctx.clock.now().getTime();
  const wait = waitOf(mail, now);
  if (wait > 0) return ctx.queue.send(ctx.db, 'send_mail', { mail_id }, { after_ms: wait });
  const giveUp = (state: 'failed' | 'uncertain', reason: Said) =>
    ctx.transaction(async (ctx) => {
      await finishMail(ctx, mail_id, state, reason);
      await onGivenUp(ctx, mail, reason);
    });
  if (mail.handed_at !== null) return giveUp('uncertain', sentence('mails.unknown'));
  if (mail.content === null || (mail.expires_at !== null && mail.expires_at.getTime() < now))
    return giveUp('failed', sentence('mails.expired'));
  const server = await findMailServer(ctx);
  // Saving a server, and the end of Offline Mode, wake what waits.
  if (server === undefined || (await readSettings(ctx)).offline_mode) return;
  try {
    const answer = await attempt(ctx, mail, mail.content, server, signal);
    await finishMail(ctx, mail_id, 'sent', answer);
  } catch (error) {
    if (error instanceof NotOurs) return;
    if (!(error instanceof MailNotTaken)) throw error;
    const { fate, said } = error;
    const delay_s = fate === 'later' ? RETRY_DELAYS_S[mail.attempts] : undefined;
    if (delay_s === undefined) return giveUp(fate === 'uncertain' ? 'uncertain' : 'failed', said);
    const after_ms = delay_s * 1000;
    await ctx.transaction(async (ctx) => {
      await postponeMail(ctx, mail_id, new Date(ctx.clock.now().getTime() + after_ms), said);
      await ctx.queue.send(ctx.db, 'send_mail', { mail_id }, { after_ms });
    });
  }
}

/** Milliseconds until there is something to do. What lies further ahead than it can have been set was set before the clock was put back. */
function waitOf({ handed_at, next_attempt_at }: MailRow, now: number): number {
  if (handed_at !== null) {
    // Its process may be alive and hear the answer yet.
    const left = handed_at.getTime() + ANSWER_MS - now;
    return left > ANSWER_MS ? 0 : Math.max(0, left);
  }
  const left = (next_attempt_at?.getTime() ?? 0) - now;
  return left > EARLY_MS && left <= LONGEST_DELAY_MS ? left : 0;
}

async function attempt(
  ctx: Context,
  mail: MailRow,
  content: string,
  server: MailServer,
  signal: AbortSignal,
): Promise<string> {
  const { instance_name } = await readSettings(ctx);
  const bytes = await composeMail(JSON.parse(ctx.secrets.unseal(content)) as MailText, {
    from: { name: instance_name, address: server.from },
    to: mail.to_address,
    message_id: mail.message_id,
    date: mail.created_at,
  });
  const parcel = { from: server.from, to: mail.to_address, content: bytes };
  // A process that is about to end begins nothing that it could not see through.
  return handOver(server, parcel, async () => !signal.aborted && (await markHanded(ctx, mail)));
}
