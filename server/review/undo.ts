// Undoing a change: the document goes back to what it was, and what the change had taught is forgotten.
import { sql, type Selectable } from 'kysely';
import { goesOn } from '../../contract/goes-on.ts';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '../../contract/review-limits.ts';
import type { UndoableChange } from '../../contract/review.ts';
import type { DocumentStatus } from '../../contract/documents.ts';
import { findableId } from '../../contract/common.ts';
import type { Context } from '../context.ts';
import { undoApprovals } from '../approvals/pass-gate.ts';
import { audit } from '../audit/audit.ts';
import { announceDocument } from '../documents/announce.ts';
import { requireNoBlockers } from '../documents/change-status.ts';
import type { SavedState } from '../database/review-tables.ts';
import type { Tables } from '../database/tables.ts';
import { editDocument } from '../documents/edit-document.ts';
import { lockDocument, updateDocument, type DocumentRow } from '../documents/store.ts';
import { unlearn } from '../learning/unlearn.ts';
import { isoSeconds } from '../platform/clock.ts';
import { RectoError, conflict, notFound } from '../platform/errors.ts';
import { isDecided } from '../quality/approval.ts';
import { withdrawDecision } from '../quality/store.ts';
import { restoreVendor } from '../documents/choose-vendor.ts';
import { takeFromTrash } from '../documents/trash.ts';
import { withdrawDelivery } from '../webhooks/withdraw-delivery.ts';
import { say } from '../platform/sentences/say.ts';

type ChangeRow = Selectable<Tables['status_changes']>;

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
      results.push(await ctx.transaction((ctx) => undoChange(ctx, findableId(change_id))));
    } catch (error) {
      if (!(error instanceof RectoError)) throw error;
      results.push({
        change_id,
        id: null,
        ok: false,
        status: null,
        detail: say(error.sentence, ctx.language),
      });
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
  if (change === undefined || !isOwn(ctx, change)) throw notFound('refusals.noChange', { id: change_id });
  // One in the trash is locked where it is taken from there.
  const before = change.kind === 'deleted' ? undefined : await lockDocument(ctx, change.document_id);
  if (change.kind === 'status' && before?.split === true) throw conflict('refusals.split');
  const latest = await ctx.db
    .selectFrom('status_changes')
    .select('id')
    .where('document_id', '=', change.document_id)
    .where('kind', '=', change.kind)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (change.undone_at !== null || latest?.id !== change_id) throw conflict('refusals.undoOther');
  if (ctx.clock.now() > lastMoment(change.at)) throw conflict('refusals.undoLate');
  const after = await putBack(ctx, change, before);
  await ctx.db
    .updateTable('status_changes')
    .set({ undone_at: ctx.clock.now() })
    // Moving back is a move of its own, which nobody asked for.
    .where('id', '>=', change_id)
    .where('document_id', '=', after.id)
    .where('kind', '=', change.kind)
    .execute();
  await announceDocument(ctx, after);
  return { change_id, id: after.id, ok: true, status: after.status, detail: null };
}

async function putBack(
  ctx: Context,
  change: ChangeRow,
  before: DocumentRow | undefined,
): Promise<DocumentRow> {
  if (change.kind === 'deleted' || before === undefined) return takeFromTrash(ctx, change.document_id);
  const about = { document_id: before.id, contact_id: before.contact_id };
  if (change.kind === 'status') {
    const after = await putStatusBack(ctx, before, change);
    const detail = { before: before.status, after: after.status };
    await audit(ctx, { ...about, event: 'document.change_undone', detail });
    return after;
  }
  if (change.kind === 'approved') {
    await undoApprovals(ctx, before, change.id);
    return updateDocument(ctx, before, {});
  }
  if (change.kind === 'moved') {
    const { settled, ...place } = change.saved as SavedState['moved'];
    return editDocument(ctx, before.id, place, undefined, settled);
  }
  if (change.kind === 'vendor') return restoreVendor(ctx, before, change.saved as SavedState['vendor']);
  const after = await updateDocument(ctx, before, change.saved as Pick<DocumentRow, PlainColumn>);
  const column = COLUMN[change.kind];
  const detail = { before: before[column], after: after[column] };
  await audit(ctx, { ...about, event: `document.${change.kind}`, detail: { ...detail, undone: true } });
  return after;
}

/** What is put back as it was saved. */
const COLUMN = { assigned: 'assignee_id', postponed: 'postponed_until' } as const;
type PlainColumn = (typeof COLUMN)[keyof typeof COLUMN];

async function putStatusBack(ctx: Context, document: DocumentRow, change: ChangeRow): Promise<DocumentRow> {
  if (document.status !== change.after) throw conflict('refusals.undoOther');
  if (change.after === 'Export') await withdrawDelivery(ctx, document.id, change.at);
  const saved = change.saved as SavedState['status'];
  if (goesOn(change.before)) await requireNoBlockers(ctx, document.blockers);
  await unlearn(ctx, document.id, change.at);
  if (saved.rejected === true || (isDecided(change.after) && !isDecided(change.before)))
    await withdrawDecision(ctx, document.id);
  await undoApprovals(ctx, document, change.id);
  return updateDocument(ctx, document, {
    status: change.before,
    status_by: saved.status_by,
    status_changed_at: new Date(saved.status_changed_at),
    rejection: saved.rejection === null ? null : JSON.stringify(saved.rejection),
  });
}

const isOwn = (ctx: Context, change: { actor_kind: string; actor_id: number | null }): boolean =>
  change.actor_kind === ctx.actor.kind && change.actor_id === ctx.actor.id;

/** Who clicks at the last moment is still heard. */
const lastMoment = (at: Date): Date => new Date(at.getTime() + (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000);

/** The newest of each kind for each document, as long as nothing came after it. */
export async function listUndoable(ctx: Context): Promise<UndoableChange[]> {
  const since = new Date(ctx.clock.now().getTime() - UNDO_SECONDS * 1000);
  const rows = await ctx.db
    .selectFrom('status_changes')
    .innerJoin('documents', 'documents.id', 'status_changes.document_id')
    .leftJoin('users', 'users.id', 'documents.assignee_id')
    .select(['status_changes.id', 'kind', 'document_id', 'filename', 'before', 'after', 'at'])
    .select(['users.name as assignee', 'postponed_until', 'rejection'])
    .where('actor_kind', '=', ctx.actor.kind)
    .where('actor_id', ctx.actor.id === null ? 'is' : '=', ctx.actor.id)
    .where('at', '>', since)
    .where('undone_at', 'is', null)
    .where(sql<boolean>`(kind = 'deleted') = (documents.deleted_at is not null)`)
    .where((eb) => eb.or([eb('kind', '!=', 'status'), eb('documents.status', '=', eb.ref('after'))]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('status_changes as later')
            .select('later.id')
            .whereRef('later.document_id', '=', 'status_changes.document_id')
            .whereRef('later.kind', '=', 'status_changes.kind')
            .whereRef('later.id', '>', 'status_changes.id'),
        ),
      ),
    )
    .orderBy('status_changes.id', 'desc')
    .limit(500)
    .execute();
  return rows.map(({ id, at, rejection, ...change }) => ({
    ...change,
    change_id: id,
    rejection_reason: rejection?.reason ?? null,
    at: isoSeconds(at),
    undo_until: isoSeconds(new Date(at.getTime() + UNDO_SECONDS * 1000)),
  }));
}

export async function forgetStatusChanges(ctx: Context, before: Date): Promise<void> {
  await ctx.db.deleteFrom('status_changes').where('at', '<', before).execute();
}
