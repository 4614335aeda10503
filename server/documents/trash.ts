// Deleting moves a document to the trash: it is listed, counted and searched no more, but nothing of it is lost. From
// there it is restored, or purged for good (purge.ts).
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { rowCount } from '../platform/db/connect.ts';
import type { PageQuery } from '../platform/db/list-page.ts';
import { RectoError } from '../platform/errors.ts';
import { announceDocument } from './announce.ts';
import { judgeTwins } from './judge-others.ts';
import { listDeleted } from './list-documents.ts';
import { noteChange } from './note-change.ts';
import { startRun } from './start-run.ts';
import { lockDocument, updateDocument, type DocumentRow } from './store.ts';
import { sentence } from '../platform/sentences/sentence.ts';

/** @returns the change that an undo names */
export async function deleteDocument(ctx: Context, id: number): Promise<{ change_id: number }> {
  return ctx.transaction(async (ctx) => {
    const document = await lockDocument(ctx, id);
    const deleted = { deleted_at: ctx.clock.now(), deleted_by: ctx.actor.name };
    const after = await updateDocument(ctx, document, deleted);
    const { filename, contact_id } = document;
    await judgeTwins(ctx, [after]);
    await audit(ctx, { event: 'document.deleted', document_id: id, contact_id, detail: { filename } });
    await announceDocument(ctx, after);
    return { change_id: await noteChange(ctx, document, { kind: 'deleted', saved: {} }) };
  });
}

export async function listTrash(ctx: Context, page: PageQuery) {
  const trash = ctx.db.selectFrom('documents').where('documents.deleted_at', 'is not', null);
  const { n: total } = await trash.select(rowCount).executeTakeFirstOrThrow();
  return { total, ...(await listDeleted(ctx, page)) };
}

export async function lockTrashed(ctx: Context, id: number): Promise<DocumentRow> {
  const trash = ctx.db.selectFrom('documents').selectAll().where('deleted_at', 'is not', null);
  const document = await trash.where('id', '=', id).forUpdate().executeTakeFirst();
  if (document === undefined) throw new RectoError('not_found', sentence('refusals.notInTrash', { id }));
  return document;
}

export async function restoreDocument(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => announceDocument(ctx, await takeFromTrash(ctx, id)));
}

/** Back where it was. What was waiting for processing when it was deleted is processed now. Within a transaction. */
export async function takeFromTrash(ctx: Context, id: number): Promise<DocumentRow> {
  const document = await lockTrashed(ctx, id);
  const unfinished = document.status === 'New' || document.status === 'Processing';
  const restored = { deleted_at: null, deleted_by: null };
  const after = unfinished
    ? await startRun(ctx, document, restored)
    : await updateDocument(ctx, document, restored);
  await judgeTwins(ctx, [after]);
  const { filename, contact_id } = document;
  await audit(ctx, { event: 'document.restored', document_id: id, contact_id, detail: { filename } });
  return after;
}
