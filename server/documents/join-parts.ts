// The undo of a split: the parts go, and the upload is one document again, by a person's word.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { rowCount } from '../platform/db/connect.ts';
import { conflict } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { announceDocument } from './announce.ts';
import { removeIfUnused } from './originals.ts';
import { lockDocument, updateDocument, type DocumentRow } from './store.ts';
import { purgeRows } from './trash.ts';

/** Parts in the trash go as well: restored, they would hold pages twice. */
export async function joinParts(ctx: Context, id: number, if_match: string | undefined): Promise<void> {
  const digests = await ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    requireRevision('document', before.revision, if_match);
    if (!before.split) throw conflict('refusals.notSplit');
    const parts = await lockParts(ctx, id);
    await requireAll(ctx, id, parts.length);
    for (const part of parts) await requireUnsent(ctx, part);
    const unused: string[] = [];
    for (const part of parts) unused.push(...(await purgeRows(ctx, part)));
    const run = before.run + 1;
    const after = await updateDocument(ctx, before, {
      split: false,
      whole: true,
      status: 'New',
      status_by: 'system',
      status_changed_at: ctx.clock.now(),
      run,
    });
    await ctx.queue.send(ctx.db, 'process_document', { document_id: id, run });
    const about = { document_id: id, contact_id: after.contact_id };
    const joined = parts.map(({ id, first_page, last_page }) => ({ id, pages: [first_page, last_page] }));
    await audit(ctx, { ...about, event: 'document.joined', detail: { parts: joined } });
    const detail = { before: before.status, after: after.status };
    await audit(ctx, { ...about, event: 'document.status_changed', detail });
    await announceDocument(ctx, after);
    return unused;
  });
  for (const sha256 of new Set(digests)) await removeIfUnused(ctx, sha256);
}

const lockParts = (ctx: Context, id: number): Promise<DocumentRow[]> =>
  ctx.db
    .selectFrom('documents')
    .selectAll()
    .where('parent_id', '=', id)
    .orderBy('first_page')
    .forUpdate()
    .execute();

/** A part that was moved to a contact whom the caller does not see would hold its pages twice. */
async function requireAll(ctx: Context, id: number, seen: number): Promise<void> {
  const parts = ctx.everything().selectFrom('documents').select(rowCount).where('parent_id', '=', id);
  const { n } = await parts.executeTakeFirstOrThrow();
  if (n !== seen) throw conflict('refusals.partElsewhere');
}

/** What others have been told of stays. */
async function requireUnsent(ctx: Context, part: DocumentRow): Promise<void> {
  const { n } = await ctx.db
    .selectFrom('deliveries')
    .select(rowCount)
    .where('document_id', '=', part.id)
    .executeTakeFirstOrThrow();
  if (n > 0 || part.split || part.status === 'Export') throw conflict('refusals.partSent', { id: part.id });
}
