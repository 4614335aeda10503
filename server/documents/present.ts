// Rows to the shapes of the contract: the one place where a document becomes JSON.
import { isQueued } from '../../contract/goes-on.ts';
import type { Approving, Assignment, Blocker, FirstBlocker } from '../../contract/blockers.ts';
import type {
  DocumentRecord,
  DocumentSummary,
  DocumentVersion,
  StatusResult,
} from '../../contract/documents.ts';
import type { UploadResult } from '../../contract/uploads.ts';
import type { RuleWebhookBody, WebhookBody } from '../../contract/deliveries.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import type { StoredBlocker, StoredLineage } from '../database/stored-record.ts';
import { presentCheck } from '../extraction/checks/check.ts';
import { isoInstant, isoSeconds } from '../platform/clock.ts';
import type { Language } from '../platform/sentences/language.ts';
import { say, sayAll } from '../platform/sentences/say.ts';
import { baseUrlOf, docUrl } from '../settings/settings.ts';
import { asksForPassword } from '../reading/reading-error.ts';
import { confidenceLabel } from '../extraction/confidence-label.ts';
import { presentContactMatch } from './present-contact.ts';
import { presentPayment } from './payment.ts';
import { presentOrderMatch, presentPayee, presentVendorMatch } from './present-vendor.ts';
import type { ChangedStatus } from './change-status.ts';
import type { SummaryRow } from './list-documents.ts';
import { rangeOf, type DocumentRow, type DocumentWithNames, type VersionRow } from './store.ts';

export function presentSummary(ctx: Context, row: SummaryRow): DocumentSummary {
  const first = row.first_blocker;
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
    duplicate_reason: row.duplicate_reason,
    parent_id: row.parent_id,
    pages: rangeOf(row) ?? null,
    vendor: row.vendor,
    number: row.number,
    due_date: row.due_date,
    first_blocker: first === null ? null : presentFirst(first, ctx.language),
    blockers_open: row.blockers_open,
    blockers_blocking: row.blockers_blocking,
    assignee: personOf(row.assignee_id, row.assignee_name),
    assignment_due_at: instantOf(row.assignment_due_at),
    overdue: isOverdue(ctx, row),
    postponed_until: row.postponed_until,
    rejection_reason: row.rejection?.reason ?? null,
    viewers: row.viewers,
    fields: row.fields,
    created_at: isoInstant(row.created_at),
    updated_at: isoInstant(row.updated_at),
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
    confidence_reasoning:
      row.confidence_reasoning === null ? null : sayAll(row.confidence_reasoning, ctx.language),
    extracted_fields: row.extracted_fields,
    line_items: row.line_items,
    external_refs: row.external_refs,
    notes: row.notes ?? '',
    created_at: isoInstant(row.created_at),
    updated_at: isoInstant(row.updated_at),
    allowances: row.allowances,
    tax_breakdown: row.tax_breakdown,
    profile_id: row.profile_id,
    profile_version: row.profile_version,
    profile_reason: row.profile_reason === null ? null : say(row.profile_reason, ctx.language),
    profile_sure: row.profile_sure,
    version: row.version,
    source: row.source,
    original_filename: row.original_filename,
    media_type: row.media_type,
    size_bytes: row.size_bytes,
    sha256: row.sha256,
    language: row.language,
    duplicate_of: row.duplicate_of,
    duplicate_reason: row.duplicate_reason,
    parent_id: row.parent_id,
    pages: rangeOf(row) ?? null,
    children: row.children,
    page_count: row.page_count,
    pages_read: row.pages_read,
    doc_url: docUrl(baseUrlOf(ctx, row), row.id),
    processing_error: row.processing_error === null ? null : say(row.processing_error, ctx.language),
    warnings: row.warnings.map((said) => say(said, ctx.language)),
    engine: row.engine,
    evidence: row.evidence,
    checks: row.checks.map((check) => presentCheck(check, ctx.language)),
    lineage: presentLineage(row.lineage, ctx.language),
    contact_match: presentContactMatch(row, ctx),
    vendor_id: row.vendor_id,
    vendor_number: row.vendor_number,
    vendor_match: presentVendorMatch(row, ctx.language),
    payee: presentPayee(row, ctx.language),
    order_match: presentOrderMatch(row, ctx.language),
    payment: presentPayment(row),
    ...presentReview(ctx, row),
  };
}

const presentReview = (ctx: Context, row: DocumentWithNames) => ({
  blockers: row.blockers.map((blocker) => presentBlocker(blocker, ctx.language)),
  approving: approvingOf(row),
  assignee: personOf(row.assignee_id, row.assignee_name),
  assignment: row.assignee_id === null ? null : presentAssignment(ctx, row),
  postponed_until: row.postponed_until,
  rejection: row.rejection,
  lines: row.arithmetic.lines,
  sums: row.arithmetic.sums,
});

const presentLineage = (
  lineage: Record<string, StoredLineage>,
  language: Language,
): DocumentRecord['lineage'] =>
  Object.fromEntries(
    Object.entries(lineage).map(([key, { detail, ...rest }]) => [
      key,
      { ...rest, detail: detail === null ? null : say(detail, language) },
    ]),
  );

const presentAssignment = (ctx: Context, row: DocumentWithNames): Assignment => ({
  due_at: instantOf(row.assignment_due_at),
  overdue: isOverdue(ctx, row),
  escalated_at: instantOf(row.escalated_at),
  escalation_user: personOf(row.escalation_user_id, row.escalation_user_name),
  escalation_team: personOf(row.escalation_team_id, row.escalation_team_name),
});

/** Whether the time of an assignment is over while the document still waits. */
const isOverdue = (ctx: Context, row: Pick<DocumentRow, 'assignment_due_at' | 'status'>): boolean =>
  row.assignment_due_at !== null && row.assignment_due_at <= ctx.clock.now() && isQueued(row.status);

const instantOf = (at: Date | null) => (at === null ? null : isoInstant(at));

const personOf = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

const presentFirst = (
  { code, kind, severity, target, message }: StoredBlocker,
  language: Language,
): FirstBlocker => ({ code, kind, severity, target, message: say(message, language) });

const presentBlocker = (blocker: StoredBlocker, language: Language): Blocker => ({
  id: blocker.id,
  ...presentFirst(blocker, language),
  state: blocker.state,
  resolved_by: blocker.resolved_by,
  resolved_at: blocker.resolved_at,
  reason: blocker.reason,
  second_person: blocker.second_person === true,
  accepted_by: blocker.accepted_by ?? null,
});

/** What an upload answers. */
export const presentUpload = (
  document: Pick<DocumentRow, 'id' | 'filename' | 'status' | 'contact_id' | 'folder_id' | 'created_at'>,
): UploadResult => ({
  id: document.id,
  filename: document.filename,
  status: document.status,
  contact_id: document.contact_id,
  folder_id: document.folder_id,
  created_at: isoInstant(document.created_at),
});

/** What a change of status answers. */
export const presentStatus = ({ document, change_id, undo_until }: ChangedStatus): StatusResult => ({
  id: document.id,
  status: document.status,
  updated_at: isoInstant(document.updated_at),
  change_id,
  undo_until: undo_until === null ? null : isoSeconds(undo_until),
});

type Approvable = Pick<
  DocumentWithNames,
  'extracted_fields' | 'line_items' | 'processing_error' | 'engine' | 'status'
>;

/** Where nothing was read and nobody has entered anything, there is nothing to approve. */
export function approvingOf({ extracted_fields, line_items, ...document }: Approvable): Approving {
  const { processing_error, engine, status } = document;
  const holds = line_items.length > 0 || Object.values(extracted_fields).some((value) => value !== null);
  if (holds || (Object.keys(extracted_fields).length === 0 && engine !== null))
    return { offered: true, helps: [] };
  if (status === 'New' || status === 'Processing') return { offered: false, helps: [] };
  if (processing_error === null && engine === null) return { offered: false, helps: ['reprocess'] };
  const helps: Approving['helps'] = ['new_version', 'enter_by_hand', 'reprocess', 'reject'];
  return { offered: false, helps: asksForPassword(processing_error) ? ['password', ...helps] : helps };
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
