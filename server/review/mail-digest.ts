// The daily digest: what waits for a person, what of it is overdue, and what they wanted to hear of once a day. Every minute it is
// looked whose hour has come.
import type { Selectable } from 'kysely';
import { QUEUE_STATUSES } from '../../contract/goes-on.ts';
import { readDueTimes } from '../approvals/progress.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { matching, type DocumentFilter } from '../documents/document-filter.ts';
import { queueMail, isMailOn } from '../mails/queue-mail.ts';
import { isTooLate, nextDigest } from '../notifications/digest-time.ts';
import { timesOf } from '../notifications/mail-choices.ts';
import { noticeLines, takeNotices } from '../notifications/mail-notices.ts';
import { isoDay } from '../platform/clock.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';
import { rowCount } from '../platform/db/connect.ts';
import { docUrl, readInstance } from '../settings/settings.ts';

const MOST_NAMED = 20;

type Person = Selectable<Tables['users']>;

interface Waiting {
  total: number;
  overdue: number;
  /** The first of them, what is overdue before the rest. */
  named: { id: number; filename: string; due_at: Date | null }[];
}

export async function mailDigests(ctx: Context): Promise<void> {
  if (!(await isMailOn(ctx))) return;
  const due = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('disabled', '=', false)
    .where((eb) => eb.or([eb('digest_at', 'is', null), eb('digest_at', '<=', ctx.clock.now())]))
    .orderBy('id')
    .execute();
  for (const person of due) await mailDigest(ctx, person);
}

async function mailDigest(ctx: Context, person: Person): Promise<void> {
  const { id, digest_at, digest_hour, time_zone, email, language, name } = person;
  const now = ctx.clock.now();
  const wanted = digest_at !== null && !isTooLate(digest_at, now) && wantsDigest(person);
  const waiting = wanted ? await readWaiting(ctx, person) : undefined;
  await ctx.transaction(async (ctx) => {
    const ours = await ctx.db
      .updateTable('users')
      .set({ digest_at: nextDigest(now, digest_hour, time_zone) })
      .where('id', '=', id)
      .where('digest_at', 'is not distinct from', digest_at)
      .returning('id')
      .executeTakeFirst();
    if (ours === undefined || waiting === undefined) return;
    const notices = await takeNotices(ctx, id, false);
    const { base_url, name: instance } = await readInstance(ctx);
    const { approvals, assigned } = waiting;
    const count = approvals.total + assigned.total;
    if (count + notices.length === 0) return;
    const overdue = approvals.overdue + assigned.overdue;
    const news: Said[] = notices.length === 0 ? [] : [sentence('mails.digestNews')];
    await queueMail(ctx, {
      key: `digest:${id}:${digest_at!.toISOString()}`,
      occasion: 'digest',
      to: email,
      language: language ?? ctx.language,
      subject:
        overdue > 0
          ? sentence('mails.digestOverdue', { instance, count, overdue })
          : count > 0
            ? sentence('mails.digestSubject', { instance, count })
            : sentence('mails.noticesSubject', { instance, count: notices.length }),
      paragraphs: [
        sentence('mails.hello', { person: name }),
        ...section('mails.digestApprovals', approvals, base_url, '/documents?waits_for=me'),
        ...section('mails.digestAssigned', assigned, base_url, '/documents?assignee_id=me&postponed=hide'),
        ...news,
        ...noticeLines(notices, base_url),
        sentence('mails.choose'),
        `${base_url}/account`,
        sentence('mails.automatic', { instance }),
      ],
      // The next one says the same.
      expires_at: nextDigest(now, digest_hour, time_zone),
    });
  });
}

const wantsDigest = ({ mail_choices }: Person): boolean =>
  Object.values(timesOf(mail_choices)).includes('digest');

/** Kinds that the person wants no mail of are left out. */
async function readWaiting(
  ctx: Context,
  { id, name, contact_ids, mail_choices }: Person,
): Promise<{ approvals: Waiting; assigned: Waiting }> {
  const seeing = ctx.within(contact_ids).as({ kind: 'person', id, name });
  const times = timesOf(mail_choices);
  const none: Waiting = { total: 0, overdue: 0, named: [] };
  const due = await readDueTimes(ctx, id);
  const list = (filter: DocumentFilter, due: Map<number, Date>) => listWaiting(seeing, filter, due);
  return {
    approvals: times.approval === 'never' ? none : await list({ waits_for: 'me' }, due),
    assigned:
      times.assignment === 'never'
        ? none
        : await list(
            { assignee_id: 'me', status: [...QUEUE_STATUSES], postponed: 'hide' },
            await readAssignmentTimes(ctx, id),
          ),
  };
}

/** By when a person is to be done with the documents assigned to them; those without a time are not among them. */
async function readAssignmentTimes({ db }: Context, assignee_id: number): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'assignment_due_at'])
    .where('deleted_at', 'is', null)
    .where('assignee_id', '=', assignee_id)
    .where('assignment_due_at', 'is not', null)
    .where('status', 'in', QUEUE_STATUSES)
    .execute();
  return new Map(rows.map(({ id, assignment_due_at }) => [id, assignment_due_at!]));
}

async function listWaiting(ctx: Context, filter: DocumentFilter, due: Map<number, Date>): Promise<Waiting> {
  const now = ctx.clock.now();
  const overdue = [...due].filter(([, at]) => at <= now).map(([id]) => id);
  const found = ctx.db.selectFrom('documents').where(matching(ctx, filter));
  const { n: total } = await found.select(rowCount).executeTakeFirstOrThrow();
  const late = overdue.length === 0 ? undefined : found.where('id', 'in', overdue);
  const n = late === undefined ? 0 : (await late.select(rowCount).executeTakeFirstOrThrow()).n;
  const rows = await found
    .select(['id', 'filename'])
    .$if(overdue.length > 0, (query) =>
      query.orderBy((eb) => eb.case().when('id', 'in', overdue).then(0).else(1).end()),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_NAMED)
    .execute();
  return { total, overdue: n, named: rows.map((row) => ({ ...row, due_at: due.get(row.id) ?? null })) };
}

function section(
  title: 'mails.digestApprovals' | 'mails.digestAssigned',
  { total, overdue, named }: Waiting,
  base_url: string,
  list: string,
): Said[] {
  if (total === 0) return [];
  const lines = named.flatMap(({ id, filename, due_at }) => [
    due_at === null ? filename : sentence('mails.digestDue', { filename, day: isoDay(due_at) }),
    docUrl(base_url, id),
  ]);
  const count = total - named.length;
  const more: Said[] = count > 0 ? [sentence('mails.more', { count }), `${base_url}${list}`] : [];
  return [sentence(title, { count: total, overdue }), ...lines, ...more];
}
