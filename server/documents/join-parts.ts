// The undo of a split: the parts go, and the upload is one document again, by a person's word.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { conflict } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { announceDocument } from './announce.ts';
import { removeIfUnused } from './originals.ts';
import { isSent, lockParts, requireAll } from './parts.ts';
import { getVersion, inOriginal, lockDocument, updateDocument, type DocumentRow } from './store.ts';
import { startRun } from './start-run.ts';
import { standAs } from './turn-pages.ts';
import { purgeRows } from './purge.ts';

/** Parts in the trash go as well: restored, they would hold pages twice. */
export async function joinParts(ctx: Context, id: number, if_match: string | undefined): Promise<void> {
  const digests = await ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    requireRevision('document', before.revision, if_match);
    if (!before.split) throw conflict('refusals.notSplit');
    const parts = await lockParts(ctx, id);
    await requireAll(ctx, id, parts.length);
    for (const part of parts) await requireUnsent(ctx, part);
    const turned = await turnedInParts(ctx, before, parts);
    const unused: string[] = [];
    for (const part of parts) unused.push(...(await purgeRows(ctx, part, { into: id })));
    const whole = await updateDocument(ctx, before, { split: false, whole: true });
    const joined = parts.map(({ id, first_page, last_page }) => ({ id, pages: [first_page, last_page] }));
    const about = { document_id: id, contact_id: before.contact_id };
    await audit(ctx, { ...about, event: 'document.joined', detail: { parts: joined } });
    if (turned.numbers.length > 0) await standAs(ctx, whole, turned);
    else await processAgain(ctx, whole);
    return unused;
  });
  for (const sha256 of new Set(digests)) await removeIfUnused(ctx, sha256);
}

/** As it was read. */
async function processAgain(ctx: Context, whole: DocumentRow): Promise<void> {
  const after = await startRun(ctx, whole);
  const detail = { before: whole.status, after: after.status };
  const about = { document_id: after.id, contact_id: after.contact_id };
  await audit(ctx, { ...about, event: 'document.status_changed', detail });
  await announceDocument(ctx, after);
}

/** How pages of the file stand by now, and which of them stand otherwise than before the split. What has another file has other pages. */
async function turnedInParts(
  ctx: Context,
  { id, version: number }: DocumentRow,
  parts: readonly DocumentRow[],
) {
  const version = await getVersion(ctx, id, number);
  const turns = { ...version.turns };
  for (const part of parts) {
    const own = await getVersion(ctx, part.id, part.version);
    if (own.sha256 === version.sha256) Object.assign(turns, own.turns);
  }
  const numbers = Object.keys(turns).flatMap((page) =>
    turns[+page] === version.turns?.[+page] ? [] : [+page - inOriginal(version, 1) + 1],
  );
  return { version, turns, numbers };
}

/** What others have been told of stays. */
async function requireUnsent(ctx: Context, part: DocumentRow): Promise<void> {
  if (await isSent(ctx, part)) throw conflict('refusals.partSent', { id: part.id });
}
