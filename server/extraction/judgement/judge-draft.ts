// A draft judged as the record it would become: what the engine says of a fresh document is what is said of it ever after.
import { RECORD_TABLES, type RecordTable } from '../../../contract/record-tables.ts';
import type { Evidence } from '../../../contract/documents.ts';
import { confidenceLabel } from '../confidence-label.ts';
import { NO_TRUST } from '../../reading/signatures/trust.ts';
import type { FieldFinding } from '../checks/findings.ts';
import {
  lineItemOf,
  placesOfRows,
  withoutPlaces,
  type Draft,
  type DraftField,
  type ExtractionProfile,
} from '../draft.ts';
import type { RecordFacts } from './facts.ts';
import { DOUBTFUL_BELOW, judgeRecord } from './judge-record.ts';

type Drawn = Pick<Draft, 'language' | RecordTable | 'engine' | 'warnings'> & {
  facts: RecordFacts;
};

/** @param asked what was found for the fields of the profile */
export function judgeDraft(
  draft: Drawn,
  asked: FieldFinding[],
  { fields }: ExtractionProfile,
  { today, pages }: { today: string; pages: { read: number; all: number } },
): Draft {
  const { facts } = draft;
  const line_items = draft.line_items.map(lineItemOf);
  const judged = judgeRecord({
    fields,
    facts,
    extracted_fields: Object.fromEntries(asked.map(({ meaning, value }) => [meaning.field.key, value])),
    line_items,
    allowances: draft.allowances.map(withoutPlaces),
    tax_breakdown: draft.tax_breakdown.map(withoutPlaces),
    evidence: evidenceOf(asked, draft),
    lineage: Object.fromEntries(asked.map((finding) => [finding.meaning.field.key, ENGINES])),
    doc_type: null,
    doc_date: null,
    fixed: [],
    ai_summary: null,
    language: draft.language,
    processing_error: null,
    warnings: [],
    page_count: pages.all,
    pages_read: pages.read,
    engine: draft.engine,
    ...ALONE,
    today,
    exception_below: 0,
    doubtful_below: DOUBTFUL_BELOW,
    acceptances: [],
    previous: [],
    change: { by: '', at: '' },
  });
  const score = judged.score ?? 0;
  return {
    ...draft,
    doc_type: facts.doc_type ?? 'Other',
    doc_date: judged.doc_date,
    summary: judged.ai_summary ?? '',
    fields: Object.fromEntries(
      asked.map((finding) => {
        const { key } = finding.meaning.field;
        return [key, draftField(finding, (judged.lineage[key]?.confidence ?? 0) / 100)];
      }),
    ),
    checks: judged.checks,
    score,
    label: confidenceLabel(score),
    reasoning: judged.reasoning ?? [],
  };
}

/** A draft is judged by its pages alone. */
const ALONE = {
  twins: [],
  bundle: null,
  contact_open: false,
  contact_match: null,
  vendor_match: null,
  payee: null,
  payee_four_eyes: false,
  trust: NO_TRUST,
  order_match: null,
  profile_reason: null,
  profile_sure: null,
  duplicate: undefined,
};

const ENGINES = { source: 'engine', by: '', at: '', detail: null, confidence: 0, proposed: null } as const;

function draftField(
  { value, evidence, source, detail, ranked }: FieldFinding,
  confidence: number,
): DraftField {
  const learned_from = source === 'learned' ? (ranked?.learned ?? null) : null;
  return { value, evidence, confidence, source, detail, learned_from };
}

const evidenceOf = (asked: FieldFinding[], draft: Pick<Draft, RecordTable>): Record<string, Evidence[]> => ({
  ...Object.fromEntries(asked.map(({ meaning, evidence }) => [meaning.field.key, evidence])),
  ...Object.assign({}, ...RECORD_TABLES.map((table) => placesOfRows(table, draft[table]))),
});
