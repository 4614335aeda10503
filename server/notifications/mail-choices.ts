// Which notifications a person gets by mail, and when: what they chose, else the defaults.
import {
  MAIL_DEFAULTS,
  type MailChoices,
  type MailChoicesInput,
  type MailTime,
  type MailedKind,
} from '../../contract/notifications.ts';
import type { Context } from '../context.ts';
import { isMailOn } from '../mails/queue-mail.ts';
import { machineTimeZone, nextDigest } from './digest-time.ts';

type Chosen = Partial<Record<MailedKind, MailTime>>;

export const timesOf = (chosen: Chosen): Record<MailedKind, MailTime> => ({ ...MAIL_DEFAULTS, ...chosen });

export async function readMailChoices(ctx: Context, user_id: number): Promise<MailChoices> {
  const { mail_choices, digest_hour, time_zone } = await choicesOf(ctx, user_id);
  return {
    times: timesOf(mail_choices),
    digest_hour,
    time_zone,
    machine_time_zone: machineTimeZone(),
    mail_on: await isMailOn(ctx),
  };
}

/** The next digest comes at the hour as it is from now on. */
export async function saveMailChoices(ctx: Context, user_id: number, input: MailChoicesInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const before = await choicesOf(ctx, user_id);
    const { digest_hour = before.digest_hour, time_zone = before.time_zone } = input;
    const given = Object.entries(input.times ?? {}).filter(([, time]) => time !== undefined);
    await ctx.db
      .updateTable('users')
      .set({
        mail_choices: JSON.stringify({ ...before.mail_choices, ...Object.fromEntries(given) }),
        digest_hour,
        time_zone,
        digest_at: nextDigest(ctx.clock.now(), digest_hour, time_zone),
      })
      .where('id', '=', user_id)
      .execute();
  });
}

const choicesOf = (ctx: Context, user_id: number) =>
  ctx.db
    .selectFrom('users')
    .select(['mail_choices', 'digest_hour', 'time_zone'])
    .where('id', '=', user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
