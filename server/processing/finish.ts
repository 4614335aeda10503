// The end of processing, in one transaction: pages are stored already; now fields, index, outcome, audit.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { announceDocument } from '../documents/announce.ts';
import { headlineOf } from '../documents/headline.ts';
import { indexDocumentRecord } from '../documents/index-record.ts';
import { checksColumn, findDuplicate } from '../documents/recheck.ts';
import { textOf, updateDocument, type DocumentRow } from '../documents/store.ts';
import { checkRecord } from '../extraction/checks/check-record.ts';
import { confidenceLabel } from '../extraction/confidence-label.ts';
import type { Draft } from '../extraction/draft.ts';
import { noteUses } from '../learning/recall.ts';
import { isoDay, isoSeconds } from '../platform/clock.ts';
import type { ProfileVersionRow } from '../profiles/store.ts';
import type { Reading } from '../reading/reading.ts';
import { requestRules } from '../rules/apply-rules.ts';
import { indexPages } from '../search/index-document.ts';
import { readSettings } from '../settings/settings.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { lockRequested, type Request } from './request.ts';

export interface Result {
  reading: Reading;
  draft: Draft;
  profile: ProfileVersionRow;
}

export async function finishProcessing(ctx: Context, request: Request, result: Result): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const document = await lockRequested(ctx, request);
    if (document === undefined) return;
    const { reading, draft, profile } = result;
    const { exception_below } = await readSettings(ctx);
    const { fields, line_items } = profile;
    const at = isoSeconds(ctx.clock.now());
    const outcome = outcomeOf(draft, document, { fields, line_items, exception_below, at });
    const { warning, ...checked } = await checksOf(ctx, document, result, outcome);
    const after = await updateDocument(ctx, document, {
      ...recordOf(result, outcome, warning),
      ...checked,
      ...headlineOf(fields, outcome.extracted_fields),
      ...nextStatus(ctx, document, outcome.status),
    });
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
    await recordCompletion(ctx, document, after, draft);
    await requestRules(ctx, after);
    await announceDocument(ctx, after);
  });
}

function recordOf({ reading, draft }: Result, outcome: Outcome, warning: string) {
  return {
    doc_type: draft.doc_type,
    doc_date: draft.doc_date,
    language: reading.language,
    ai_summary: draft.summary,
    confidence_score: draft.score,
    confidence_reasoning: [...outcome.exception_reasons, draft.reasoning, warning].filter(Boolean).join(' '),
    check_facts: JSON.stringify(draft.facts),
    extracted_fields: JSON.stringify(outcome.extracted_fields),
    line_items: JSON.stringify(outcome.line_items),
    evidence: JSON.stringify(outcome.evidence),
    lineage: JSON.stringify(outcome.lineage),
    warnings: JSON.stringify([...reading.warnings, ...draft.warnings]),
    engine: draft.engine,
    page_count: reading.page_count,
    pages_read: reading.pages.filter((page) => page.source !== 'none').length,
    processing_error: null,
  };
}

/** Where people's values were kept, the checks are about those; the duplicate is looked for among what is stored. */
async function checksOf(ctx: Context, { id }: DocumentRow, { draft, profile }: Result, outcome: Outcome) {
  const { fields } = profile;
  const kept = Object.values(outcome.lineage).some(({ source }) => source === 'person' || source === 'rule');
  const today = isoDay(ctx.clock.now());
  const checks = kept ? checkRecord({ ...outcome, fields, facts: draft.facts, today }) : draft.checks;
  const { business_key, duplicate } = await findDuplicate(ctx, { ...outcome, id }, fields);
  const warning = duplicate === undefined ? '' : `${duplicate.name} fails: ${duplicate.detail}.`;
  return { business_key, checks: checksColumn(checks, duplicate), warning };
}

/** Everything but the pages, which are stored already. */
function infoOf(reading: Reading): string {
  // As in pages, PostgreSQL takes neither NUL nor half of a surrogate pair.
  return JSON.stringify({ ...reading, pages: undefined }, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
  );
}

/** A status that a person set while the document was being processed is kept. */
function nextStatus(ctx: Context, document: DocumentRow, status: Outcome['status']) {
  if (document.status !== 'Processing') return {};
  return { status, status_changed_at: ctx.clock.now(), status_by: 'system' as const };
}

async function recordCompletion(
  ctx: Context,
  before: DocumentRow,
  after: DocumentRow,
  draft: Draft,
): Promise<void> {
  const about = { document_id: after.id, contact_id: after.contact_id };
  const { score } = draft;
  await audit(ctx, {
    ...about,
    event: 'processing.completed',
    detail: { engine: draft.engine, pages: after.page_count, doc_type: draft.doc_type },
  });
  await audit(ctx, {
    ...about,
    event: 'confidence.assigned',
    detail: { score, label: confidenceLabel(score), reasoning: draft.reasoning },
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
export async function rejectDocument(ctx: Context, request: Request, reason: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const document = await lockRequested(ctx, request);
    if (document === undefined) return;
    const after = await updateDocument(ctx, document, {
      processing_error: reason,
      confidence_score: 0,
      confidence_reasoning: reason,
      ...nextStatus(ctx, document, 'Exception'),
    });
    await indexDocumentRecord(ctx, after);
    const about = { document_id: after.id, contact_id: after.contact_id };
    await audit(ctx, { ...about, event: 'processing.failed', detail: { reason } });
    await recordStatus(ctx, document, after);
    await requestRules(ctx, after);
    await announceDocument(ctx, after);
  });
}
