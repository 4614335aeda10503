// The end of processing, in one transaction: pages are stored already; now fields, index, outcome, audit.
import type { Context } from '../context.ts';
import type { Proposal, StoredBlocker } from '../database/stored-record.ts';
import { audit } from '../audit/audit.ts';
import { announceDocument } from '../documents/announce.ts';
import { notePairs } from '../documents/find-duplicates.ts';
import { indexDocumentRecord } from '../documents/index-record.ts';
import { judgeOthers } from '../documents/judge-others.ts';
import { plantValue } from '../documents/plant-value.ts';
import { hasCodings, proposeCodings } from '../documents/propose-codings.ts';
import { proposalOf } from '../documents/proposal.ts';
import { computeValues } from '../formulas/compute-values.ts';
import { recompute, type Recomputed } from '../documents/recompute.ts';
import { storedTables, textOf, updateDocument, type DocumentRow } from '../documents/store.ts';
import { confidenceLabel } from '../extraction/confidence-label.ts';
import type { Draft } from '../extraction/draft.ts';
import type { ProposalFacts } from '../extraction/judgement/facts.ts';
import { noteUses } from '../learning/recall.ts';
import { isoSeconds } from '../platform/clock.ts';
import { reach } from '../platform/fault-points.ts';
import type { Said } from '../platform/sentences/sentence.ts';
import { getProfileVersion, type ProfileVersionRow } from '../profiles/store.ts';
import type { Reading } from '../reading/reading.ts';
import { indexPages } from '../search/index-document.ts';
import { readSettings } from '../settings/settings.ts';
import type { ProfileChoice } from './choose-profile.ts';
import { goOn } from './file-documents.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { lockRequested, type Request } from './request.ts';

export interface Result {
  reading: Reading;
  draft: Draft;
  profile: ProfileVersionRow;
  choice: ProfileChoice;
  /** The documents that the file is thought to hold; undefined for one. */
  bundle: Proposal | undefined;
  /** Ids of the documents with the same pages. */
  same_pages: number[];
}

export async function finishProcessing(ctx: Context, request: Request, result: Result): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const document = await lockRequested(ctx, request);
    if (document === undefined) return;
    const { reading, draft, profile } = result;
    const { fields, line_items, tax_breakdown } = profile;
    const at = isoSeconds(ctx.clock.now());
    const outcome = computeValues(
      outcomeOf(draft, document, { fields, line_items, tax_breakdown, at }),
      profile,
      at,
    );
    const found = recordOf(result, outcome, document);
    await notePairs(ctx, document.id, result.same_pages, 'same_pages');
    const { record, judged } = await coded(ctx, document, found, profile);
    const lineage = JSON.parse(judged.lineage) as Outcome['lineage'];
    const proposal = {
      ...proposalOf(ctx, { ...document, ...record, lineage }, fields),
      blockers: judged.blockers_open,
    };
    const after = await updateDocument(ctx, document, {
      ...storedRecord({ ...record, check_facts: { ...record.check_facts, proposal } }),
      ...judged,
      ...nextStatus(ctx, document, await statusAfter(ctx, judged)),
      processed_run: request.run,
    });
    await plantValue(ctx, after, fields);
    await reach('document.finishing');
    await noteUses(ctx, document, draft, outcome.lineage);
    await indexPages(
      ctx,
      document.id,
      reading.pages.map((page) => ({ number: page.number, text: textOf(page) })),
    );
    await indexDocumentRecord(ctx, after);
    await ctx.db
      .updateTable('document_versions')
      .set({ page_count: reading.page_count, media_type: reading.media_type, reading: infoOf(reading) })
      .where('document_id', '=', document.id)
      .where('version', '=', document.version)
      .execute();
    await judgeOthers(ctx, document, after);
    await recordCompletion(ctx, document, after, proposal);
    await goOn(ctx, after);
    await announceDocument(ctx, after);
  });
}

type FoundRecord = ReturnType<typeof recordOf>;

/** The record with what its vendor says of it: the vendor is known once it is judged, and then it is judged anew. */
async function coded(ctx: Context, document: DocumentRow, found: FoundRecord, profile: ProfileVersionRow) {
  const judged = await recompute(ctx, { ...document, ...found }, profile.fields);
  if (!hasCodings(profile)) return { record: found, judged };
  const coded = await proposeCodings(ctx, { ...document, ...found }, profile, judged.vendor_id);
  const record = { ...found, ...coded, check_facts: coded.check_facts as FoundRecord['check_facts'] };
  return { record, judged: await recompute(ctx, { ...document, ...record }, profile.fields) };
}

/** The record as the extraction leaves it, still to be judged. */
const recordOf = (
  { reading, draft, choice, bundle }: Result,
  outcome: Outcome,
  { fixed, doc_type }: Pick<DocumentRow, 'fixed' | 'doc_type'>,
) => ({
  ...outcome,
  ...choice,
  bundle: bundle ?? null,
  // What a person has said stands.
  doc_type: fixed.includes('doc_type') ? doc_type : (draft.doc_type as string),
  language: reading.language,
  check_facts: draft.facts,
  warnings: [...reading.warnings, ...draft.warnings],
  engine: draft.engine,
  page_count: reading.page_count,
  pages_read: reading.pages.filter((page) => page.source !== 'none').length,
  processing_error: null,
});

const storedRecord = ({ doc_type: _judged, ...record }: ReturnType<typeof recordOf>) => ({
  ...record,
  extracted_fields: JSON.stringify(record.extracted_fields),
  ...storedTables(record),
  evidence: JSON.stringify(record.evidence),
  lineage: JSON.stringify(record.lineage),
  check_facts: JSON.stringify(record.check_facts),
  profile_reason: record.profile_reason === null ? null : JSON.stringify(record.profile_reason),
  bundle: record.bundle === null ? null : JSON.stringify(record.bundle),
  warnings: JSON.stringify(record.warnings),
});

/** An Exception where a required field is missing or the score is below the limit. */
async function statusAfter(ctx: Context, judged: Recomputed): Promise<'Needs Review' | 'Exception'> {
  const { exception_below } = await readSettings(ctx);
  const blockers = JSON.parse(judged.blockers) as StoredBlocker[];
  const missing = blockers.some(({ kind, state }) => kind === 'field_missing' && state === 'open');
  return missing || (judged.confidence_score ?? 0) < exception_below ? 'Exception' : 'Needs Review';
}

/** Everything but the pages, which are stored already. */
function infoOf(reading: Reading): string {
  // As in pages, PostgreSQL takes neither NUL nor half of a surrogate pair.
  return JSON.stringify({ ...reading, pages: undefined }, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
  );
}

/** A status that a person set while the document was being processed is kept. */
function nextStatus(ctx: Context, document: DocumentRow, status: 'Needs Review' | 'Exception') {
  if (document.status !== 'Processing') return {};
  return { status, status_changed_at: ctx.clock.now(), status_by: 'system' as const };
}

async function recordCompletion(
  ctx: Context,
  before: DocumentRow,
  after: DocumentRow,
  proposal: ProposalFacts,
): Promise<void> {
  const about = { document_id: after.id, contact_id: after.contact_id };
  const score = after.confidence_score ?? 0;
  await audit(ctx, {
    ...about,
    event: 'processing.completed',
    detail: { engine: after.engine, pages: after.page_count, doc_type: after.doc_type },
  });
  await audit(ctx, {
    ...about,
    event: 'confidence.assigned',
    detail: {
      score,
      label: confidenceLabel(score),
      reasoning: after.confidence_reasoning ?? [],
      fields: proposal.confidence,
    },
  });
  await recordStatus(ctx, before, after);
}

async function recordStatus(ctx: Context, before: DocumentRow, after: DocumentRow): Promise<void> {
  if (before.status === after.status) return;
  const detail = { before: before.status, after: after.status };
  await audit(ctx, {
    event: 'document.status_changed',
    document_id: after.id,
    contact_id: after.contact_id,
    detail,
  });
}

/** The file could not be processed: Exception, with a sentence that says why. What was read so far stays. */
export async function rejectDocument(ctx: Context, request: Request, reason: Said): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const document = await lockRequested(ctx, request);
    if (document === undefined) return;
    const { fields } = await getProfileVersion(ctx, document.profile_id, document.profile_version);
    const judged = await recompute(ctx, { ...document, processing_error: reason }, fields);
    const after = await updateDocument(ctx, document, {
      ...judged,
      processing_error: JSON.stringify(reason),
      ...nextStatus(ctx, document, 'Exception'),
      processed_run: request.run,
    });
    await indexDocumentRecord(ctx, after);
    const about = { document_id: after.id, contact_id: after.contact_id };
    await audit(ctx, { ...about, event: 'processing.failed', detail: { reason } });
    await recordStatus(ctx, document, after);
    await goOn(ctx, after);
    await announceDocument(ctx, after);
  });
}
