// What a change replaced, noted for undoing it.
import type { DocumentStatus } from '../../contract/documents.ts';
import type { ChangeKind } from '../../contract/review.ts';
import type { Context } from '../context.ts';
import type { SavedState } from '../database/review-tables.ts';
import type { DocumentRow } from './store.ts';

type Change = { [Kind in ChangeKind]: { kind: Kind; after?: DocumentStatus; saved: SavedState[Kind] } };

/**
 * To be called in the transaction of the change.
 * @param after the status; the one the document had when omitted
 * @returns the id that an undo names
 */
export async function noteChange(
  ctx: Context,
  before: Pick<DocumentRow, 'id' | 'status'>,
  { kind, after = before.status, saved }: Change[ChangeKind],
): Promise<number> {
  const { id } = await ctx.db
    .insertInto('status_changes')
    .values({
      document_id: before.id,
      before: before.status,
      after,
      kind,
      saved: JSON.stringify(saved),
      actor_kind: ctx.actor.kind,
      actor_id: ctx.actor.id,
      at: ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
