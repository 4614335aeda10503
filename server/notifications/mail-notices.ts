// Mailing notifications to those who want them by mail: what came within a minute is one mail. Every minute.
import { sql } from 'kysely';
import { MAIL_DEFAULTS, type NotificationKind } from '../../contract/notifications.ts';
import type { Context } from '../context.ts';
import { isMailOn, queueMail } from '../mails/queue-mail.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';
import { docUrl, readInstance } from '../settings/settings.ts';

/** So long others may come that go into the same mail. */
const TOGETHER_MS = 60_000;
const MOST_LINES = 40;
const SUBJECT_LENGTH = 150;

/** A notification as a mail tells it. */
export interface Notice {
  id: number;
  message: Said;
  document_id: number | null;
  kind: NotificationKind;
}

/** Whoever is told something in the app, as far as they are there and see the document. */
const TOLD = sql`
  users.created_at <= notifications.created_at and not users.disabled
  and (users.role = 'admin' or not notifications.for_admins)
  and (notifications.user_ids is null or users.id = any (notifications.user_ids))
  and (users.contact_ids is null or (notifications.document_id is null and notifications.user_ids is not null)
    or exists (select from documents where documents.id = notifications.document_id
      and documents.contact_id = any (users.contact_ids)))`;

/** Whose assignment it is, and who was told that it is overdue. */
const CONCERNED = sql`(documents.assignee_id = users.id or (documents.escalated_at is not null
  and (documents.escalation_user_id = users.id or exists (select from team_members
    where team_members.team_id = documents.escalation_team_id and team_members.user_id = users.id))))`;

export async function mailNotices(ctx: Context): Promise<void> {
  const mail_on = await isMailOn(ctx);
  await ctx.transaction((ctx) => hand(ctx, mail_on));
  if (!mail_on) return;
  for (const user_id of await listDue(ctx)) await ctx.transaction((ctx) => mailTo(ctx, user_id));
}

/** Notes who gets by mail what was not looked at yet. Without a mail server nobody does, and nothing is kept for later. */
async function hand(ctx: Context, mail_on: boolean): Promise<void> {
  const marked = await ctx.db
    .updateTable('notifications')
    .set({ mailed: true })
    .where('mailed', '=', false)
    .returning('id')
    .execute();
  if (!mail_on || marked.length === 0) return;
  const ids = marked.map(({ id }) => id);
  // The digest lists approvals and one's own assignments as they are when it is written.
  await sql`
    insert into mail_notices (user_id, notification_id, at_once)
    select user_id, notification_id, chosen = 'at_once' from (
      select users.id as user_id, notifications.id as notification_id,
        notifications.kind = 'approval' or (notifications.kind = 'assignment' and exists (
          select from documents where documents.id = notifications.document_id and documents.assignee_id = users.id)) as listed,
        coalesce(users.mail_choices ->> notifications.kind, ${JSON.stringify(MAIL_DEFAULTS)}::jsonb ->> notifications.kind) as chosen
      from notifications join users on ${TOLD}
      where notifications.id = any (${ids}::integer[])) as told
    where chosen = 'at_once' or (chosen = 'digest' and not listed)
    on conflict do nothing`.execute(ctx.db);
}

async function listDue(ctx: Context): Promise<number[]> {
  const before = new Date(ctx.clock.now().getTime() - TOGETHER_MS);
  const rows = await ctx.db
    .selectFrom('mail_notices')
    .innerJoin('notifications', 'notifications.id', 'mail_notices.notification_id')
    .select('user_id')
    .distinct()
    .where('at_once', '=', true)
    .where('created_at', '<=', before)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

async function mailTo(ctx: Context, user_id: number): Promise<void> {
  const notices = await takeNotices(ctx, user_id, true);
  const last = notices.at(-1);
  if (last === undefined) return;
  const {
    email,
    name: person,
    language,
  } = await ctx.db
    .selectFrom('users')
    .select(['email', 'name', 'language'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  const { base_url, name: instance } = await readInstance(ctx);
  await queueMail(ctx, {
    key: `notices:${user_id}:${last.id}`,
    occasion: 'notification',
    to: email,
    language: language ?? ctx.language,
    subject:
      notices.length === 1
        ? clipped(last.message)
        : sentence('mails.noticesSubject', { instance, count: notices.length }),
    paragraphs: [
      sentence('mails.hello', { person }),
      ...noticeLines(notices, base_url),
      sentence('mails.choose'),
      `${base_url}/account`,
      sentence('mails.automatic', { instance }),
    ],
  });
}

/**
 * Takes what is to be mailed to a person, the oldest first. What they have read meanwhile, may not see any more, or is no longer
 * theirs to do, is left out.
 */
export async function takeNotices(ctx: Context, user_id: number, at_once: boolean): Promise<Notice[]> {
  const taken = await ctx.db
    .deleteFrom('mail_notices')
    .where('user_id', '=', user_id)
    .where('at_once', '=', at_once)
    .returning('notification_id')
    .execute();
  if (taken.length === 0) return [];
  const { rows } = await sql<Notice>`
    select notifications.id, notifications.message, notifications.document_id, notifications.kind
    from notifications join users on users.id = ${user_id} and ${TOLD}
    left join documents on documents.id = notifications.document_id
    where notifications.id = any (${taken.map(({ notification_id }) => notification_id)}::integer[])
      and documents.deleted_at is null
      and (notifications.kind <> 'assignment' or documents.id is null or ${CONCERNED})
      and not exists (select from notification_reads as reads
        where reads.notification_id = notifications.id and reads.user_id = users.id)
    order by notifications.id`.execute(ctx.db);
  return rows;
}

/** Where the documents stand that one notification is about, by its kind. */
const LISTS: Partial<Record<NotificationKind, string>> = {
  approval: '/documents?waits_for=me',
  assignment: '/documents?overdue=true',
};

/** What happened, each with its link; many end with how many more there are. */
export function noticeLines(notices: Notice[], base_url: string): Said[] {
  const lines = notices
    .slice(0, MOST_LINES)
    .flatMap(({ message, document_id, kind }): Said[] =>
      document_id !== null
        ? [message, docUrl(base_url, document_id)]
        : LISTS[kind] === undefined
          ? [message]
          : [message, `${base_url}${LISTS[kind]}`],
    );
  const more = notices.length - MOST_LINES;
  return more > 0 ? [...lines, sentence('mails.more', { count: more })] : lines;
}

/** What the author of a rule wrote may be long. */
const clipped = (message: Said): Said =>
  typeof message === 'string' ? message.slice(0, SUBJECT_LENGTH) : message;
