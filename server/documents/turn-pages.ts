// A person says which way up pages stand: the document has a new version of the same original, with those pages read anew as they stand
// now and the others as they were read.
import { goesOn } from '../../contract/goes-on.ts';
import type { PageTurn } from '../../contract/bundles.ts';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { conflict, invalid, notFound } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { quarterTurn, type PageTurns } from '../reading/page-frame.ts';
import { insertVersion } from './add-version.ts';
import { holderOf } from './move-pages.ts';
import { storedTurns } from './page-turns.ts';
import { copyPages } from './part-pages.ts';
import { lockParts, requireAll } from './parts.ts';
import type { Turned } from './turned-values.ts';
import {
  getVersion,
  inOriginal,
  listPages,
  lockDocument,
  updateDocument,
  type DocumentRow,
  type VersionRow,
} from './store.ts';

/** Of a document that was split, its parts are turned: each page is in one of them. */
export async function turnPages(
  ctx: Context,
  id: number,
  { pages, if_match }: { pages: PageTurn[]; if_match?: string | undefined },
): Promise<void> {
  if (new Set(pages.map(({ number }) => number)).size < pages.length) throw invalid('refusals.turnTwice');
  await ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    requireRevision('document', before.revision, if_match);
    if (!before.split) return turnIn(ctx, before, pages);
    const parts = await lockParts(ctx, id);
    await requireAll(ctx, id, parts.length);
    const file = await getVersion(ctx, id, before.version);
    let turned = 0;
    for (const part of parts) {
      const { first_page, last_page } = part;
      const own = pages.filter(({ number }) => number >= first_page! && number <= last_page!);
      if (own.length === 0) continue;
      const { first } = await holderOf(ctx, part, file);
      const inPart = own.map(({ number, turn }) => ({ number: number - first + 1, turn }));
      await turnIn(ctx, part, inPart);
      turned += own.length;
    }
    if (turned < pages.length) throw invalid('refusals.turnLeftOut');
  });
}

async function turnIn(ctx: Context, document: DocumentRow, pages: readonly PageTurn[]): Promise<void> {
  const { id, status, version: number, contact_id } = document;
  if (goesOn(status)) throw conflict('refusals.turnApproved', { id });
  const version = await getVersion(ctx, id, number);
  const numbers = pages.map((page) => page.number);
  const found = await listPages(ctx, { document_id: id, version: number }, numbers);
  const read = new Map(found.map((page) => [page.number, page]));
  const turns = { ...version.turns };
  for (const { number, turn } of pages) {
    const page = read.get(number);
    const at = inOriginal(version, number);
    // One that was turned just now is not read yet.
    const stands = page === undefined ? turns[at] : (page.turn ?? 0);
    if (stands === undefined) throw notFound('refusals.noPage', { page: number, id });
    if (page !== undefined && !isTurnable(version.media_type, page))
      throw conflict('refusals.turnFormat', { page: number });
    turns[at] = quarterTurn(stands + turn);
  }
  const turned = new Map(pages.map(({ number, turn }) => [number, turn]));
  const after = await standAs(ctx, document, { version, turns, numbers, turned });
  const detail = { version: after.version, turns: pages.map(({ number, turn }) => ({ page: number, turn })) };
  await audit(ctx, { event: 'document.pages_turned', document_id: id, contact_id, detail });
}

interface Standing {
  version: VersionRow;
  turns: PageTurns;
  /** Of the pages that are read anew. */
  numbers: number[];
  /** How far these are turned; undefined where the record has nothing of them. */
  turned?: Turned;
}

/**
 * A new version with the same pages, which stand as said; those of `numbers` are read anew, the others are as they were read, and
 * what people have entered stays. Within the transaction that has locked the document.
 */
export async function standAs(
  ctx: Context,
  { id, filename, page_count }: DocumentRow,
  { version, turns, numbers, turned }: Standing,
): Promise<DocumentRow> {
  const { sha256, size_bytes, media_type, first_page, last_page } = version;
  const same = { sha256, size_bytes, media_type, first_page, last_page, page_count: version.page_count };
  const content = { ...same, turns: storedTurns(turns) };
  const incoming = { filename: version.filename, ...(turned === undefined ? {} : { turned }) };
  const after = await insertVersion(ctx, id, incoming, content);
  const [from, to] = [version, after].map((one) => ({ document_id: id, version: one.version, first: 1 }));
  await copyPages(ctx, from!, [1, version.page_count ?? Number(page_count)], to!, numbers);
  return updateDocument(ctx, after, { filename, page_count });
}

/** Pages of other files are set from their text, upright. */
const isTurnable = (media_type: string, { source, part }: { source: string; part: string | null }): boolean =>
  source === 'ocr' ||
  (part === null &&
    (source === 'text_layer' || source === 'none') &&
    /^image\/|^application\/pdf$/.test(media_type));
