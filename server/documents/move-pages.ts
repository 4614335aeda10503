// Pages go from a part of a file to its neighbour, in one transaction: each part that changes has a new version with the pages that
// it holds now and what was read of them, and no page is in two parts, or in none, at any moment.
import type { Context } from '../context.ts';
import type { PageRange } from '../database/stored-record.ts';
import { audit } from '../audit/audit.ts';
import { conflict, invalid } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { insertVersion } from './add-version.ts';
import { announceDocument } from './announce.ts';
import { divisionOf } from './division.ts';
import type { PageTurns } from '../reading/page-frame.ts';
import { storedTurns, turnsWithin } from './page-turns.ts';
import { copyPages, noteReading, partName, type PageHolder } from './part-pages.ts';
import { isSent, lockParts, requireAll } from './parts.ts';
import { holdsEachOnce } from './split-document.ts';
import {
  getVersion,
  inOriginal,
  lockDocument,
  requireDocument,
  updateDocument,
  type DocumentRow,
  type VersionRow,
} from './store.ts';

/** `pages` are those of each part, in order: as many parts as there are. */
export async function movePages(
  ctx: Context,
  id: number,
  { pages, if_match }: { pages: PageRange[]; if_match?: string | undefined },
): Promise<void> {
  const { left_out, page_count } = await divisionOf(ctx, await requireDocument(ctx, id));
  await ctx.transaction(async (ctx) => {
    const parent = await lockDocument(ctx, id);
    requireRevision('document', parent.revision, if_match);
    if (!parent.split) throw conflict('refusals.notSplit');
    const parts = await lockParts(ctx, id);
    await requireAll(ctx, id, parts.length);
    if (pages.length !== parts.length || !holdsEachOnce(pages, page_count, left_out))
      throw invalid('refusals.splitParts', { pages: page_count });
    const file = await getVersion(ctx, id, parent.version);
    const holders: Held[] = [];
    for (const part of parts) holders.push(await holderOf(ctx, part, file));
    const changed = parts.flatMap((part, i) => {
      const now = pages[i]!;
      return part.first_page === now[0] && part.last_page === now[1] ? [] : [{ part, now }];
    });
    if (changed.length === 0) return;
    for (const { part } of changed) await requireMovable(ctx, part);
    const { turns } = file;
    holders.push({ document_id: id, version: parent.version, first: 1, pages: [1, page_count], turns });
    for (const { part, now } of changed) await give(ctx, parent, part, now, file, holders);
    const after = await updateDocument(ctx, parent, {});
    const named = (ranges: (part: DocumentRow, i: number) => PageRange) =>
      parts.map((part, i) => ({ id: part.id, pages: ranges(part, i) }));
    await audit(ctx, {
      event: 'document.pages_moved',
      document_id: id,
      contact_id: parent.contact_id,
      detail: {
        parts: {
          before: named((part) => [part.first_page!, part.last_page!]),
          after: named((_, i) => pages[i]!),
        },
      },
    });
    await announceDocument(ctx, after);
  });
}

/** Which pages of the file a version holds, and how they stand. */
interface Held extends PageHolder {
  pages: PageRange;
  turns: PageTurns | null;
}

/** Of the file itself: what was put in its place since then has other pages. */
export async function holderOf(ctx: Context, part: DocumentRow, file: VersionRow): Promise<Held> {
  const { id, version, first_page, last_page, deleted_at } = part;
  if (deleted_at !== null) throw conflict('refusals.partDeleted', { id });
  const own = await getVersion(ctx, id, version);
  if (
    first_page === null ||
    last_page === null ||
    own.sha256 !== file.sha256 ||
    own.first_page !== inOriginal(file, first_page) ||
    own.last_page !== inOriginal(file, last_page)
  )
    throw conflict('refusals.partReplaced', { id });
  return { document_id: id, version, first: first_page, pages: [first_page, last_page], turns: own.turns };
}

async function requireMovable(ctx: Context, part: DocumentRow): Promise<void> {
  const { id, status } = part;
  if (status === 'New' || status === 'Processing') throw conflict('refusals.partBusy', { id });
  if (status === 'Approved') throw conflict('refusals.partApproved', { id });
  if (await isSent(ctx, part)) throw conflict('refusals.partFixed', { id });
}

async function give(
  ctx: Context,
  parent: DocumentRow,
  part: DocumentRow,
  now: PageRange,
  file: VersionRow,
  holders: readonly Held[],
): Promise<void> {
  const [from, to] = now;
  const { sha256, size_bytes, media_type } = file;
  const range = { first_page: inOriginal(file, from), last_page: inOriginal(file, to) };
  // What a part has read or turned anew goes before what is known of the file.
  const turns = holders.toReversed().map(({ turns, pages: [first, last] }) => ({
    ...turnsWithin(turns, [inOriginal(file, first), inOriginal(file, last)]),
  }));
  const own = turnsWithin(Object.assign({}, ...turns), [range.first_page, range.last_page]);
  const content = { sha256, size_bytes, media_type, ...range, turns: storedTurns(own) };
  const after = await insertVersion(ctx, part.id, { filename: partName(parent, now) }, content);
  const key = { document_id: part.id, version: after.version };
  for (const holder of holders) {
    const both: PageRange = [Math.max(from, holder.pages[0]), Math.min(to, holder.pages[1])];
    if (both[0] <= both[1]) await copyPages(ctx, holder, both, { ...key, first: from });
  }
  await noteReading(ctx, key, media_type);
  await updateDocument(ctx, after, { first_page: from, last_page: to, page_count: to - from + 1 });
}
