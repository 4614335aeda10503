// A new version of a document: the new file becomes the current one and is processed; the record as it was stays with the
// version before. Contact, folder, notes, references and history belong to the document and stay.
import type { DocumentRecord } from '../../contract/documents.ts';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { conflict, outdated } from '../platform/errors.ts';
import { discard, type ReceivedFile } from '../platform/files/file-store.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { getProfile } from '../profiles/store.ts';
import { indexPages } from '../search/index-document.ts';
import { announceDocument } from './announce.ts';
import { forgetPairs, noteSameFile } from './find-duplicates.ts';
import { indexDocumentRecord } from './index-record.ts';
import { keepOriginal } from './originals.ts';
import { presentDocument } from './present.ts';
import { refuseWhenQueueIsFull, requireReadable } from './receive-document.ts';
import { startRun } from './start-run.ts';
import { valuesOfPeople, type Turned } from './turned-values.ts';
import {
  type DocumentRow,
  getDocument,
  getVersion,
  lockDocument,
  requireDocument,
  uploaderOf,
  type VersionRow,
} from './store.ts';

export interface NewVersion {
  file: ReceivedFile;
  filename: string;
  profile_id?: number | undefined;
  if_match?: string | undefined;
  /** The version of which the file is a copy without a password. */
  unlocks?: number;
}

/** Takes the file over: afterwards it is an original, or gone. */
export async function addVersion(ctx: Context, id: number, incoming: NewVersion): Promise<DocumentRow> {
  try {
    requireOpen(await requireDocument(ctx, id));
    await refuseWhenQueueIsFull(ctx);
    const { media_type } = await requireReadable(incoming.file);
    const { sha256, size_bytes } = incoming.file;
    const content = { sha256, size_bytes, media_type, first_page: null, last_page: null, turns: null };
    return await keepOriginal(ctx, incoming.file, (ctx) => insertVersion(ctx, id, incoming, content));
  } finally {
    await discard(incoming.file);
  }
}

function requireOpen({ status, split }: Pick<DocumentRow, 'status' | 'split'>): void {
  if (split) throw conflict('refusals.split');
  if (status === 'Approved') throw conflict('refusals.lockedVersion');
}

/** `turns` as `storedTurns` has them. */
export interface VersionContent extends Pick<
  VersionRow,
  'sha256' | 'size_bytes' | 'media_type' | 'first_page' | 'last_page'
> {
  turns: string | null;
  /** Where it is known before the content is read. */
  page_count?: number | null;
}

/** Within a transaction; the content is an original that is kept. */
export async function insertVersion(
  ctx: Context,
  id: number,
  incoming: Omit<NewVersion, 'file'> & { from?: number; turned?: Turned },
  content: VersionContent,
): Promise<DocumentRow> {
  const before = await lockDocument(ctx, id);
  requireRevision('document', before.revision, incoming.if_match);
  requireOpen(before);
  const { unlocks, from, filename } = incoming;
  if (unlocks !== undefined && unlocks !== before.version) throw outdated('document');
  const { sha256, size_bytes } = content;
  const current = await getVersion(ctx, id, before.version);
  if (isSameContent(current, content)) throw conflict('refusals.sameFile', { version: before.version });
  await keepResult(ctx, id);
  const version = before.version + 1;
  // Turned pages, say, are pages of the same copy.
  const unlocked = unlocks !== undefined || (current.unlocked && current.sha256 === sha256);
  const row = { ...content, document_id: id, version, filename, unlocked };
  await ctx.db
    .insertInto('document_versions')
    .values({ ...row, ...uploaderOf(ctx), created_at: ctx.clock.now() })
    .execute();
  const after = await startAnew(ctx, before, { ...incoming, content });
  await record(ctx, before, after, {
    version,
    filename,
    size_bytes,
    sha256,
    ...(unlocks === undefined ? {} : { unlocked: true }),
    ...(from === undefined ? {} : { from_document: from }),
  });
  await announceDocument(ctx, after);
  return after;
}

const isSameContent = (version: VersionRow, { turns, ...content }: VersionContent): boolean =>
  version.sha256 === content.sha256 &&
  version.first_page === content.first_page &&
  version.last_page === content.last_page &&
  (version.turns === null ? null : JSON.stringify(version.turns)) === turns;

/** The record as it is now goes with the version it was made from. */
async function keepResult(ctx: Context, id: number): Promise<void> {
  const document = await getDocument(ctx, id);
  await ctx.db
    .updateTable('document_versions')
    .set({ result: JSON.stringify(presentDocument(ctx, document)) })
    .where('document_id', '=', id)
    .where('version', '=', document.version)
    .execute();
}

/** A record of which nothing is known yet. */
export const EMPTY = {
  doc_type: null,
  doc_date: null,
  language: null,
  ai_summary: null,
  confidence_score: null,
  confidence_reasoning: null,
  extracted_fields: '{}',
  line_items: '[]',
  allowances: '[]',
  tax_breakdown: '[]',
  evidence: '{}',
  checks: '[]',
  lineage: '{}',
  warnings: '[]',
  engine: null,
  total: null,
  currency: null,
  page_count: null,
  pages_read: 0,
  processing_error: null,
  check_facts: null,
  business_key: null,
  issue_key: null,
  blockers: '[]',
  blockers_open: 0,
  blockers_blocking: 0,
  acceptances: '[]',
  arithmetic: '{"lines": [], "sums": []}',
  vendor: null,
  number: null,
  due_date: null,
  fixed: '[]',
  bundle: null,
  postponed_until: null,
  rejection: null,
  payee: null,
} as const;

/** Nothing of the old file is left on the record, corrections included: they were about that file. Turned, it is the same one. */
async function startAnew(
  ctx: Context,
  before: DocumentRow,
  incoming: Pick<NewVersion, 'filename' | 'profile_id'> & { content: VersionContent; turned?: Turned },
): Promise<DocumentRow> {
  const profile = await getProfile(ctx, incoming.profile_id ?? before.profile_id);
  await forgetPairs(ctx, before.id);
  const after = await startRun(ctx, before, {
    ...EMPTY,
    ...(incoming.turned === undefined ? {} : valuesOfPeople(before, incoming.turned)),
    version: before.version + 1,
    profile_id: profile.id,
    ...(incoming.profile_id === undefined ? {} : { profile_named: true }),
    profile_version: profile.version,
    filename: incoming.filename,
    original_filename: incoming.filename,
    ...(await noteSameFile(ctx, before, incoming.content)),
  });
  await indexPages(ctx, before.id, []);
  await indexDocumentRecord(ctx, after);
  return after;
}

async function record(ctx: Context, before: DocumentRow, after: DocumentRow, detail: object): Promise<void> {
  const about = { document_id: after.id, contact_id: after.contact_id };
  await audit(ctx, { ...about, event: 'document.version_added', detail: { ...detail } });
  if (before.status === 'New') return;
  const status = { before: before.status, after: 'New' };
  await audit(ctx, { ...about, event: 'document.status_changed', detail: status });
}

/** The record while `version` was the current one; for the current one, the record itself. */
export async function versionRecord(ctx: Context, id: number, version: number): Promise<DocumentRecord> {
  const row = await getVersion(ctx, id, version);
  const current = presentDocument(ctx, await getDocument(ctx, id));
  // Fields that came to the record after the result was kept have their present values.
  return version === current.version ? current : { ...current, ...(row.result as DocumentRecord | null) };
}
