// Records as tools tell them: what a model needs to work with, without the boxes and hashes that programs use.
import type { DocumentRecord, DocumentSummary } from '../../contract/documents.ts';

export const presentSummary = (summary: DocumentSummary) => ({
  id: summary.id,
  filename: summary.filename,
  status: summary.status,
  type: summary.doc_type,
  date: summary.doc_date,
  vendor: summary.vendor,
  number: summary.number,
  total: summary.total,
  currency: summary.currency,
  due: summary.due_date,
  confidence: summary.confidence_score,
  contact: { id: summary.contact_id, name: summary.contact_name },
  folder: { id: summary.folder_id, name: summary.folder_name },
  why_here: summary.first_blocker?.message ?? null,
  assignee: summary.assignee?.name ?? null,
});

export const presentRecord = (record: DocumentRecord) => ({
  id: record.id,
  filename: record.filename,
  status: record.status,
  type: record.doc_type,
  date: record.doc_date,
  contact: { id: record.contact_id, name: record.contact_name },
  folder: { id: record.folder_id, name: record.folder_name },
  pages: record.page_count,
  summary: record.ai_summary,
  confidence: record.confidence_score,
  reasoning: record.confidence_reasoning,
  fields: Object.entries(record.extracted_fields).map(([key, value]) => ({
    key,
    value,
    confidence: record.lineage[key]?.confidence ?? null,
    source: record.lineage[key]?.source ?? null,
    page: record.evidence[key]?.[0]?.page ?? null,
  })),
  line_items: record.line_items,
  allowances: record.allowances,
  tax_breakdown: record.tax_breakdown,
  open_points: record.blockers
    .filter(({ state }) => state === 'open')
    .map(({ kind, severity, message }) => ({ kind, severity, message })),
  notes: record.notes,
  doc_url: record.doc_url,
});
