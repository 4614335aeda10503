// Telling people that an assignment is overdue: whoever has it, and whom it was to be told to. Every minute; each once.
import { sql } from 'kysely';
import { QUEUE_STATUSES } from '../../contract/goes-on.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { announceDocument } from '../documents/announce.ts';
import { updateDocument, type DocumentRow } from '../documents/store.ts';
import { tellAbout } from '../notifications/tell-about.ts';
import { isoSeconds } from '../platform/clock.ts';
import { groupBy } from '../platform/group-by.ts';
import { sentence } from '../platform/sentences/sentence.ts';

/** More wait for the next minute. */
const MOST_AT_ONCE = 500;

interface Told {
  document_id: number;
  user_id: number;
  name: string;
}

export async function escalateAssignments(ctx: Context): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const late = await lockLate(ctx);
    if (late.length === 0) return;
    const ids = late.map(({ id }) => id);
    const told = groupBy(await readTold(ctx, ids), ({ document_id }) => document_id);
    const names = await readAssignees(ctx, late);
    for (const row of late) await noteLate(ctx, row, names, told.get(row.id) ?? []);
    const about = late.map(({ id, filename, assignee_id }) => ({
      document_id: id,
      filename,
      person: names.get(assignee_id!) ?? '',
      user_ids: [assignee_id!],
    }));
    await tellAbout(ctx, about, {
      kind: 'assignment',
      one: ({ filename }) => sentence('notices.assignmentOverdue', { filename }),
      many: (count) => sentence('notices.assignmentsOverdue', { count }),
    });
    const others = about.map((one) => ({
      ...one,
      user_ids: (told.get(one.document_id) ?? []).map(({ user_id }) => user_id),
    }));
    await tellAbout(ctx, others, {
      kind: 'assignment',
      one: ({ filename, person }) => sentence('notices.assignmentLate', { filename, person }),
      many: (count) => sentence('notices.assignmentsLate', { count }),
    });
  });
}

/** Another process that looks at the same moment takes none of them. */
function lockLate({ db, clock }: Context): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('assignment_due_at', '<=', clock.now())
    .where('status', 'in', QUEUE_STATUSES)
    .where('escalated_at', 'is', null)
    .where('assignee_id', 'is not', null)
    .orderBy('assignment_due_at')
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
}

async function noteLate(
  ctx: Context,
  row: DocumentRow,
  names: Map<number, string>,
  told: Told[],
): Promise<void> {
  const document = await updateDocument(ctx, row, { escalated_at: ctx.clock.now() });
  const detail = {
    name: names.get(row.assignee_id!) ?? '',
    due_at: isoSeconds(row.assignment_due_at!),
    told: told.map(({ name }) => name),
  };
  await audit(ctx, { event: 'document.overdue', document_id: row.id, contact_id: row.contact_id, detail });
  await announceDocument(ctx, document);
}

/** Whom it was to be told to, as far as they are there and see the document. Whoever has it is told anyway. */
async function readTold(ctx: Context, ids: number[]): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select documents.id as document_id, person.id as user_id, person.name
    from documents join users as person on person.id = documents.escalation_user_id
      or exists (select from team_members where team_id = documents.escalation_team_id and user_id = person.id)
    where documents.id = any (${ids}::integer[]) and not person.disabled and person.id <> documents.assignee_id
      and (person.contact_ids is null or documents.contact_id = any (person.contact_ids))
    order by documents.id, person.name, person.id`.execute(ctx.db);
  return rows;
}

async function readAssignees({ db }: Context, late: DocumentRow[]): Promise<Map<number, string>> {
  const ids = late.map(({ assignee_id }) => assignee_id!);
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
