// Whose document it is, and from which day on it is looked at.
import { sql } from 'kysely';
import type { AssignInput } from '../../contract/review.ts';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { announceDocument } from '../documents/announce.ts';
import { noteChange } from '../documents/note-change.ts';
import { lockDocument, updateDocument, type DocumentRow } from '../documents/store.ts';
import { notifyPeople } from '../notifications/notify.ts';
import { notFound } from '../platform/errors.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { requireEscalation } from '../settings/escalation.ts';
import { isNewTerm, savedTerms, termsOf } from './assignment-terms.ts';

/** People who may look after documents; for callers with a scope, those who see some of the same. */
export async function listPeople(ctx: Context) {
  const { scope } = ctx;
  return ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('disabled', '=', false)
    .$if(scope !== null, (query) =>
      query.where(sql<boolean>`(contact_ids is null or contact_ids && ${[...scope!]}::integer[])`),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Who can be told together of what is overdue. */
export const listTeamNames = (ctx: Context) =>
  ctx.db
    .selectFrom('teams')
    .select(['id', 'name'])
    .orderBy(sql`lower(name)`)
    .execute();

/** The document afterwards, and what an undo names; null where nothing changed. */
export interface Changed {
  document: DocumentRow;
  change_id: number | null;
}

/**
 * To a person or to nobody, with a time or as the settings say. Throws `not_found` (404) for nobody, for people who are disabled,
 * for those who do not see the document, and for a team that does not exist.
 */
export async function assignDocument(ctx: Context, id: number, given: AssignInput): Promise<Changed> {
  const { assignee_id } = given;
  return ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    const terms = await termsOf(ctx, before, given);
    const same = before.assignee_id === assignee_id;
    if (same && !isNewTerm(before, terms)) return { document: before, change_id: null };
    const name = assignee_id === null ? null : await requirePerson(ctx, assignee_id, before.contact_id);
    if (typeof given.escalation_user_id === 'number')
      await requirePerson(ctx, given.escalation_user_id, before.contact_id);
    await requireEscalation(ctx, given);
    const document = await updateDocument(ctx, before, { assignee_id, ...terms });
    const saved = { assignee_id: before.assignee_id, ...savedTerms(before) };
    const change_id = await noteChange(ctx, before, { kind: 'assigned', saved });
    const due_at = terms.assignment_due_at?.toISOString();
    const detail = { before: before.assignee_id, after: assignee_id, name, ...(due_at && { due_at }) };
    const about = { document_id: id, contact_id: document.contact_id };
    await audit(ctx, { ...about, event: 'document.assigned', detail });
    if (assignee_id !== null && !same) await tellAssignee(ctx, document, assignee_id);
    await announceDocument(ctx, document);
    return { document, change_id };
  });
}

/** Who takes a document knows. */
async function tellAssignee(ctx: Context, { id, filename }: DocumentRow, user_id: number): Promise<void> {
  if (ctx.actor.kind === 'person' && ctx.actor.id === user_id) return;
  const message = sentence('notices.assigned', { filename, person: ctx.actor.name });
  await notifyPeople(ctx, { kind: 'assignment', message, document_id: id, user_ids: [user_id] });
}

/** Undefined for nobody, for people who are disabled, and for those who do not see the contact. */
export async function findPerson(
  ctx: Context,
  id: number,
  contact_id?: number,
): Promise<{ id: number; name: string } | undefined> {
  const people = ctx.db.selectFrom('users').select(['id', 'name']).where('id', '=', id);
  const seeing = people.$if(contact_id !== undefined, (query) =>
    query.where(sql<boolean>`(contact_ids is null or ${contact_id} = any(contact_ids))`),
  );
  return seeing.where('disabled', '=', false).executeTakeFirst();
}

export async function requirePerson(ctx: Context, id: number, contact_id?: number): Promise<string> {
  const person = await findPerson(ctx, id, contact_id);
  if (person === undefined) throw notFound('refusals.noUser', { id });
  return person.name;
}

/** @param until a calendar day; null: it waits no more */
export async function postponeDocument(ctx: Context, id: number, until: string | null): Promise<Changed> {
  return ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    if (before.postponed_until === until) return { document: before, change_id: null };
    const document = await updateDocument(ctx, before, { postponed_until: until });
    const saved = { postponed_until: before.postponed_until };
    const change_id = await noteChange(ctx, before, { kind: 'postponed', saved });
    const detail = { before: before.postponed_until, after: until };
    const about = { document_id: id, contact_id: document.contact_id };
    await audit(ctx, { ...about, event: 'document.postponed', detail });
    await announceDocument(ctx, document);
    return { document, change_id };
  });
}
