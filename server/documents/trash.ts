// Deleting moves a document to the trash: it is listed, counted and searched no more, but nothing of it is lost. From
// there it is restored, or purged for good.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { rowCount } from '../platform/db/connect.ts';
import type { PageQuery } from '../platform/db/list-page.ts';
import { RectoError } from '../platform/errors.ts';
import { announceDocument } from './announce.ts';
import { judgeTwins } from './judge-others.ts';
import { listDeleted } from './list-documents.ts';
import { noteChange } from './note-change.ts';
import { noteUnused, removeIfUnused } from './originals.ts';
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

async function lockTrashed(ctx: Context, id: number): Promise<DocumentRow> {
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

/** Rows first, files after: a crash in between leaves files that are removed a minute later. */
export async function purgeDocument(ctx: Context, id: number): Promise<void> {
  const digests = await ctx.transaction(async (ctx) => purgeRows(ctx, await lockTrashed(ctx, id)));
  for (const sha256 of digests) await removeIfUnused(ctx, sha256);
}

/**
 * Within the transaction that has locked the document.
 * @returns the contents that may be in use no more: for `removeIfUnused`, after the commit
 */
export async function purgeRows(ctx: Context, document: DocumentRow): Promise<string[]> {
  const { id, filename, contact_id } = document;
  const versions = ctx.db.selectFrom('document_versions').select('sha256').distinct();
  const digests = (await versions.where('document_id', '=', id).execute()).map((row) => row.sha256);
  const open = await ctx.db
    .selectFrom('deliveries')
    .select(rowCount)
    .where('document_id', '=', id)
    .where('state', 'in', ['pending', 'retrying', 'held'])
    .executeTakeFirstOrThrow();
  await judgeTwins(ctx, [document]);
  await ctx.db.deleteFrom('documents').where('id', '=', id).execute();
  await noteUnused(ctx, digests);
  const detail = { filename, sha256: digests, deliveries_cancelled: open.n };
  await audit(ctx, { event: 'document.purged', document_id: id, contact_id, detail });
  return digests;
}

/** Document by document, so that one that is restored meanwhile stays. */
export async function emptyTrash(ctx: Context): Promise<number> {
  const trash = ctx.db.selectFrom('documents').select('id').where('deleted_at', 'is not', null);
  let purged = 0;
  for (const { id } of await trash.orderBy('id').execute()) {
    try {
      await purgeDocument(ctx, id);
      purged += 1;
    } catch (error) {
      if (!(error instanceof RectoError)) throw error;
    }
  }
  return purged;
}
