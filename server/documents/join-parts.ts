// The undo of a split: the parts go, and the upload is one document again, by a person's word.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { conflict } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { announceDocument } from './announce.ts';
import { removeIfUnused } from './originals.ts';
import { isSent, lockParts, requireAll } from './parts.ts';
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

/** What others have been told of stays. */
async function requireUnsent(ctx: Context, part: DocumentRow): Promise<void> {
  if (await isSent(ctx, part)) throw conflict('refusals.partSent', { id: part.id });
}
