// One file becomes several documents, in one transaction: each with the reading of its pages, so that nothing is read again.
// The upload stays as it is, and is their parent.
import { goesOn } from '../../contract/goes-on.ts';
import type { Context } from '../context.ts';
import type { PageRange } from '../database/stored-record.ts';
import { audit } from '../audit/audit.ts';
import { conflict, invalid } from '../platform/errors.ts';
import { reach } from '../platform/fault-points.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { indexPages } from '../search/index-document.ts';
import { EMPTY } from './add-version.ts';
import { announceDocument } from './announce.ts';
import { divisionOf } from './division.ts';
import { noteSameFile } from './find-duplicates.ts';
import { indexDocumentRecord } from './index-record.ts';
import { judgeOthers } from './judge-others.ts';
import { storedTurns, turnsWithin } from './page-turns.ts';
import { copyPages, noteReading, partName } from './part-pages.ts';
import {
  getVersion,
  inOriginal,
  lockDocument,
  requireDocument,
  updateDocument,
  type DocumentRow,
  type VersionRow,
} from './store.ts';

/** A person (or an integration) says what the parts are. */
export async function splitDocument(
  ctx: Context,
  id: number,
  { pages, if_match }: { pages: PageRange[]; if_match?: string | undefined },
): Promise<void> {
  // Which pages may be left out is found before anything is locked.
  const { left_out, page_count } = await divisionOf(ctx, await requireDocument(ctx, id));
  await ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    requireRevision('document', before.revision, if_match);
    requireSplittable(before);
    if (page_count === 0 || !(await isPlainPdf(ctx, before))) throw conflict('refusals.splitFormat');
    if (!holdsEachOnce(pages, page_count, left_out))
      throw invalid('refusals.splitParts', { pages: page_count });
    await splitInto(ctx, before, pages);
  });
}

function requireSplittable({ split, status }: DocumentRow): void {
  if (split) throw conflict('refusals.split');
  if (status === 'New' || status === 'Processing') throw conflict('refusals.splitBusy');
  if (goesOn(status)) throw conflict('refusals.splitApproved');
}

/** Pages of attachments are no pages of the file. */
async function isPlainPdf(ctx: Context, { id, version }: DocumentRow): Promise<boolean> {
  const { media_type } = await getVersion(ctx, id, version);
  const attached = await ctx.db
    .selectFrom('document_pages')
    .select('number')
    .where('document_id', '=', id)
    .where('version', '=', version)
    .where('part', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return media_type === 'application/pdf' && attached === undefined;
}

/** Whether the parts are in order and hold each page once but for those that may be left out. */
export function holdsEachOnce(
  parts: PageRange[],
  page_count: number,
  left_out: ReadonlySet<number>,
): boolean {
  let next = 1;
  for (const [from, to] of [...parts, [page_count + 1, page_count + 1]] satisfies PageRange[]) {
    if (from < next || to < from || to > page_count + 1) return false;
    for (let page = next; page < from; page++) if (!left_out.has(page)) return false;
    next = to + 1;
  }
  return parts.every(([, to]) => to <= page_count);
}

/** Within the transaction that has locked the document. */
export async function splitInto(ctx: Context, before: DocumentRow, parts: PageRange[]): Promise<DocumentRow> {
  const version = await getVersion(ctx, before.id, before.version);
  const children: { id: number; pages: PageRange }[] = [];
  for (const pages of parts) {
    const child = await insertPart(ctx, before, version, pages);
    children.push({ id: child.id, pages });
    await reach('document.part_made');
  }
  const { page_count: _count, pages_read: _read, language: _language, ...rest } = EMPTY;
  const after = await updateDocument(ctx, before, {
    ...rest,
    split: true,
    status: 'Archived',
    status_by: ctx.actor.kind,
    status_changed_at: ctx.clock.now(),
    processed_run: before.run,
  });
  await indexPages(ctx, after.id, []);
  await indexDocumentRecord(ctx, after);
  await judgeOthers(ctx, before, after);
  const about = { document_id: after.id, contact_id: after.contact_id };
  await audit(ctx, { ...about, event: 'document.split', detail: { parts: children } });
  const status = { before: before.status, after: after.status };
  if (before.status !== after.status)
    await audit(ctx, { ...about, event: 'document.status_changed', detail: status });
  await announceDocument(ctx, after);
  return after;
}

async function insertPart(
  ctx: Context,
  parent: DocumentRow,
  version: VersionRow,
  [from, to]: PageRange,
): Promise<DocumentRow> {
  const now = ctx.clock.now();
  const { contact_id, folder_id, profile_id, profile_version, profile_open, source } = parent;
  const { profile_named, contact_open, mail_from } = parent;
  const filename = partName(parent, [from, to]);
  const range = { first_page: inOriginal(version, from), last_page: inOriginal(version, to) };
  const turns = storedTurns(turnsWithin(version.turns, [range.first_page, range.last_page]));
  const content = { sha256: version.sha256, ...range, turns };
  const child = await ctx.db
    .insertInto('documents')
    .values({
      contact_id,
      folder_id,
      profile_id,
      profile_version,
      profile_open,
      profile_named,
      contact_open,
      mail_from,
      filename,
      original_filename: filename,
      source,
      status: 'New',
      external_refs: JSON.stringify(parent.external_refs),
      parent_id: parent.id,
      first_page: from,
      last_page: to,
      whole: true,
      page_count: to - from + 1,
      status_changed_at: now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertVersion(ctx, child, version, content);
  await ctx.db
    .updateTable('documents')
    .set(await noteSameFile(ctx, child, content))
    .where('id', '=', child.id)
    .execute();
  const own = { document_id: child.id, version: 1 };
  const whole = { document_id: parent.id, version: parent.version, first: 1 };
  await copyPages(ctx, whole, [from, to], { ...own, first: from });
  await noteReading(ctx, own, version.media_type);
  await ctx.queue.send(ctx.db, 'process_document', { document_id: child.id, run: child.run });
  await audit(ctx, {
    event: 'document.split_off',
    document_id: child.id,
    contact_id,
    detail: { filename, bundle_id: parent.id, pages: [from, to] },
  });
  await announceDocument(ctx, child);
  return child;
}

async function insertVersion(
  ctx: Context,
  { id, filename }: DocumentRow,
  { media_type, size_bytes, uploaded_by, uploader_id, unlocked }: VersionRow,
  content: PartContent,
): Promise<void> {
  await ctx.db
    .insertInto('document_versions')
    .values({
      ...content,
      document_id: id,
      version: 1,
      filename,
      media_type,
      size_bytes,
      uploaded_by,
      uploader_id,
      unlocked,
      created_at: ctx.clock.now(),
    })
    .execute();
}

interface PartContent {
  sha256: string;
  first_page: number;
  last_page: number;
  turns: string | null;
}
