// Rows to the shapes of the contract: the one place where a document becomes JSON.
import type { DocumentRecord, DocumentSummary, DocumentVersion } from '../../contract/documents.ts';
import type { RuleWebhookBody, WebhookBody } from '../../contract/deliveries.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { baseUrlOf, docUrl } from '../settings/settings.ts';
import { confidenceLabel } from '../extraction/confidence-label.ts';
import type { SummaryRow } from './list-documents.ts';
import type { DocumentWithNames, VersionRow } from './store.ts';

export function presentSummary(row: SummaryRow): DocumentSummary {
  // By name, so that a column that is added to the table is not shown to the world by itself.
  return {
    id: row.id,
    filename: row.filename,
    status: row.status,
    confidence_score: row.confidence_score,
    confidence_label: row.confidence_score === null ? null : confidenceLabel(row.confidence_score),
    contact_id: row.contact_id,
    contact_name: row.contact_name,
    folder_id: row.folder_id,
    folder_name: row.folder_name,
    profile_id: row.profile_id,
    doc_type: row.doc_type,
    doc_date: row.doc_date,
    total: row.total,
    currency: row.currency,
    source: row.source,
    version: row.version,
    page_count: row.page_count,
    pages_read: row.pages_read,
    duplicate_of: row.duplicate_of,
    created_at: isoSeconds(row.created_at),
    updated_at: isoSeconds(row.updated_at),
  };
}

export function presentDocument(ctx: Context, row: DocumentWithNames): DocumentRecord {
  return {
    id: row.id,
    filename: row.filename,
    status: row.status,
    doc_type: row.doc_type,
    doc_date: row.doc_date,
    contact_id: row.contact_id,
    contact_name: row.contact_name,
    folder_id: row.folder_id,
    folder_name: row.folder_name,
    ai_summary: row.ai_summary,
    confidence_score: row.confidence_score,
    confidence_label: row.confidence_score === null ? null : confidenceLabel(row.confidence_score),
    confidence_reasoning: row.confidence_reasoning,
    extracted_fields: row.extracted_fields,
    line_items: row.line_items,
    external_refs: row.external_refs,
    notes: row.notes,
    created_at: isoSeconds(row.created_at),
    updated_at: isoSeconds(row.updated_at),
    profile_id: row.profile_id,
    profile_version: row.profile_version,
    version: row.version,
    source: row.source,
    original_filename: row.original_filename,
    media_type: row.media_type,
    size_bytes: row.size_bytes,
    sha256: row.sha256,
    language: row.language,
    duplicate_of: row.duplicate_of,
    page_count: row.page_count,
    pages_read: row.pages_read,
    doc_url: docUrl(baseUrlOf(ctx, row), row.id),
    processing_error: row.processing_error,
    warnings: row.warnings,
    engine: row.engine,
    evidence: row.evidence,
    checks: row.checks,
    lineage: row.lineage,
  };
}

/** The Document Webhook: the record, the envelope as siblings, and the fields once more under their human labels. */
export function presentWebhookBody(record: DocumentRecord, fields: ProfileField[], at: Date): WebhookBody {
  const labelled = fields.map((field) => [field.label, record.extracted_fields[field.key] ?? null]);
  return {
    schema_version: '1.0',
    event: 'document.exported',
    timestamp: isoSeconds(at),
    ...record,
    custom_fields: Object.fromEntries(labelled),
  };
}

/** What the webhook action of a rule sends. */
export function presentRuleBody(
  record: DocumentRecord,
  fields: ProfileField[],
  at: Date,
  { id, name }: { id: number; name: string },
): RuleWebhookBody {
  return { ...presentWebhookBody(record, fields, at), event: 'rule.fired', rule: { id, name } };
}

export function presentVersion(row: VersionRow, current: number): DocumentVersion {
  return {
    version: row.version,
    current: row.version === current,
    filename: row.filename,
    media_type: row.media_type,
    size_bytes: row.size_bytes,
    sha256: row.sha256,
    page_count: row.page_count,
    uploaded_by: row.uploaded_by,
    created_at: isoSeconds(row.created_at),
  };
}
