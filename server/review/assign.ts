// Whose document it is, and from which day on it is looked at.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { announceDocument } from '../documents/announce.ts';
import { lockDocument, updateDocument, type DocumentRow } from '../documents/store.ts';
import { notFound } from '../platform/errors.ts';

/** People who may look after documents. */
export async function listPeople(ctx: Context) {
  return ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('disabled', '=', false)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Throws `not_found` (404) for nobody, and for people who are disabled. */
export async function assignDocument(
  ctx: Context,
  id: number,
  assignee_id: number | null,
): Promise<DocumentRow> {
  return ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    if (before.assignee_id === assignee_id) return before;
    const name = assignee_id === null ? null : await nameOf(ctx, assignee_id);
    const after = await updateDocument(ctx, before, { assignee_id });
    const detail = { before: before.assignee_id, after: assignee_id, name };
    await audit(ctx, { event: 'document.assigned', document_id: id, contact_id: after.contact_id, detail });
    await announceDocument(ctx, after);
    return after;
  });
}

async function nameOf(ctx: Context, id: number): Promise<string> {
  const people = ctx.db.selectFrom('users').select('name').where('id', '=', id);
  const person = await people.where('disabled', '=', false).executeTakeFirst();
  if (person === undefined) throw notFound('User', id);
  return person.name;
}

/** @param until a calendar day; null: it waits no more */
export async function postponeDocument(ctx: Context, id: number, until: string | null): Promise<DocumentRow> {
  return ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    if (before.postponed_until === until) return before;
    const after = await updateDocument(ctx, before, { postponed_until: until });
    const detail = { before: before.postponed_until, after: until };
    await audit(ctx, { event: 'document.postponed', document_id: id, contact_id: after.contact_id, detail });
    await announceDocument(ctx, after);
    return after;
  });
}
