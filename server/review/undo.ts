// Undoing a change of status: the document goes back to what it was, and what the change had taught is forgotten.
import { UNDO_GRACE_SECONDS, UNDO_SECONDS, type UndoableChange } from '../../contract/review.ts';
import type { DocumentStatus } from '../../contract/documents.ts';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { announceDocument } from '../documents/announce.ts';
import { lockDocument, updateDocument } from '../documents/store.ts';
import { unlearn } from '../learning/unlearn.ts';
import { isoSeconds } from '../platform/clock.ts';
import { RectoError, conflict, notFound } from '../platform/errors.ts';
import { withdrawDelivery } from '../webhooks/withdraw-delivery.ts';

export interface Undone {
  change_id: number;
  id: number | null;
  ok: boolean;
  status: DocumentStatus | null;
  detail: string | null;
}

/** One after the other, each in its own transaction: what cannot be undone changes nothing about the others. */
export async function undoChanges(ctx: Context, changes: number[]): Promise<Undone[]> {
  const results: Undone[] = [];
  for (const change_id of new Set(changes)) {
    try {
      results.push(await ctx.transaction((ctx) => undoChange(ctx, change_id)));
    } catch (error) {
      if (!(error instanceof RectoError)) throw error;
      results.push({ change_id, id: null, ok: false, status: null, detail: error.message });
    }
  }
  return results;
}

async function undoChange(ctx: Context, change_id: number): Promise<Undone> {
  const change = await ctx.db
    .selectFrom('status_changes')
    .selectAll()
    .where('id', '=', change_id)
    .executeTakeFirst();
  if (change === undefined || !isOwn(ctx, change)) throw notFound('Change', change_id);
  const before = await lockDocument(ctx, change.document_id);
  const latest = await ctx.db
    .selectFrom('status_changes')
    .select(['id', 'undone_at'])
    .where('document_id', '=', before.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (change.undone_at !== null || latest?.id !== change_id || before.status !== change.after)
    throw conflict('The status has changed since; this cannot be undone any more');
  if (ctx.clock.now() > lastMoment(change.at)) throw conflict('It is too late to undo this');
  if (change.after === 'Export') await withdrawDelivery(ctx, before.id, change.at);
  const { saved } = change;
  const after = await updateDocument(ctx, before, {
    status: change.before,
    status_by: saved.status_by,
    status_changed_at: new Date(saved.status_changed_at),
    rejection: saved.rejection === null ? null : JSON.stringify(saved.rejection),
  });
  await unlearn(ctx, before.id, change.at);
  await ctx.db
    .updateTable('status_changes')
    .set({ undone_at: ctx.clock.now() })
    .where('id', '=', change_id)
    .execute();
  await audit(ctx, {
    event: 'document.change_undone',
    document_id: after.id,
    contact_id: after.contact_id,
    detail: { before: change.after, after: change.before },
  });
  await announceDocument(ctx, after);
  return { change_id, id: after.id, ok: true, status: after.status, detail: null };
}

const isOwn = (ctx: Context, change: { actor_kind: string; actor_id: number | null }): boolean =>
  change.actor_kind === ctx.actor.kind && change.actor_id === ctx.actor.id;

/** Who clicks at the last moment is still heard. */
const lastMoment = (at: Date): Date => new Date(at.getTime() + (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000);

export async function listUndoable(ctx: Context): Promise<UndoableChange[]> {
  const since = new Date(ctx.clock.now().getTime() - UNDO_SECONDS * 1000);
  const rows = await ctx.db
    .selectFrom('status_changes')
    .innerJoin('documents', 'documents.id', 'status_changes.document_id')
    .select(['status_changes.id', 'document_id', 'filename', 'before', 'after', 'at'])
    .where('actor_kind', '=', ctx.actor.kind)
    .where('actor_id', ctx.actor.id === null ? 'is' : '=', ctx.actor.id)
    .where('at', '>', since)
    .where('undone_at', 'is', null)
    .where('documents.deleted_at', 'is', null)
    .whereRef('documents.status', '=', 'status_changes.after')
    .orderBy('status_changes.id', 'desc')
    .limit(500)
    .execute();
  return rows.map(({ id, at, ...change }) => ({
    ...change,
    change_id: id,
    at: isoSeconds(at),
    undo_until: isoSeconds(new Date(at.getTime() + UNDO_SECONDS * 1000)),
  }));
}

export async function forgetStatusChanges(ctx: Context, before: Date): Promise<void> {
  await ctx.db.deleteFrom('status_changes').where('at', '<', before).execute();
}
