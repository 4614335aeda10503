// The one recomputation: what follows from a record's values, whoever set them and whenever. Values in, values out.
import type { ColumnSum, LineCheck } from '../../../contract/blockers.ts';
import type { Acceptance, StoredBlocker, StoredLineage } from '../../database/stored-record.ts';
import type { Said } from '../../platform/sentences/sentence.ts';
import { checkRecord, findingsOf, type CheckedRecord } from '../checks/check-record.ts';
import { checkId, isWarning, type FoundCheck } from '../checks/check.ts';
import type { Findings } from '../checks/findings.ts';
import { sortChecks } from '../checks/run-checks.ts';
import { documentScore } from '../confidence/document-score.ts';
import { keyFacts, sameFacts, type KeyFacts } from '../describe/key-facts.ts';
import { summarise } from '../describe/summary.ts';
import type { RecordAffairs } from './blocker.ts';
import { findBlockers } from './blockers.ts';
import { explain } from './explain.ts';
import type { RecordFacts } from './facts.ts';
import { judgeFields, setByHand, type JudgedField } from './judged-field.ts';
import { columnSums, lineChecks } from './line-sums.ts';
import { isOpenCopy } from './twin.ts';
import { withStates, type Change } from './states.ts';
import { wholePercent } from '../../platform/percent.ts';

/** Raised when judgement changes, so that records judged before are judged anew. */
export const JUDGEMENT = 10;
/** Percent, below which a value is doubtful unless the profile says otherwise. */
export const DOUBTFUL_BELOW = 75;

export interface JudgedRecord extends CheckedRecord, RecordAffairs {
  lineage: Record<string, StoredLineage>;
  facts: RecordFacts | null;
  doc_date: string | null;
  /** Properties that a person set: doc_type, doc_date. */
  fixed: string[];
  ai_summary: string | null;
  language: string | null;
  page_count: number | null;
  pages_read: number;
  /** Null before anything has been extracted. */
  engine: string | null;
  /** The failed check, where another document has the same sender, number and total. */
  duplicate: FoundCheck | undefined;
  exception_below: number;
  doubtful_below: number;
  acceptances: Acceptance[];
  /** The blockers before the change. */
  previous: StoredBlocker[];
  change: Change;
}

export interface Judgement {
  checks: FoundCheck[];
  blockers: StoredBlocker[];
  lineage: Record<string, StoredLineage>;
  score: number | null;
  reasoning: Said[] | null;
  doc_type: string | null;
  doc_date: string | null;
  ai_summary: string | null;
  vendor: string | null;
  number: string | null;
  due_date: string | null;
  lines: LineCheck[];
  sums: ColumnSum[];
}

export function judgeRecord(record: JudgedRecord): Judgement {
  const findings = findingsOf(record);
  const own = record.engine === null ? [] : checkRecord(record, findings);
  const checks = sortChecks(record.duplicate === undefined ? own : [record.duplicate, ...own]);
  const fields = judgeFields(record, checks);
  const blockers = withStates(blockersOf(record, fields, findings, checks), record);
  const described = describe(record, findings);
  const judged = record.engine !== null || record.processing_error !== null;
  const score = judged ? scoreOf(record, fields, checks, blockers) : null;
  return {
    ...described,
    checks,
    blockers,
    lineage: withConfidence(record.lineage, fields),
    score,
    reasoning:
      score === null
        ? null
        : [
            ...(record.facts?.note ?? []),
            ...explain({ ...explained(record, fields), checks, blockers, score }),
          ],
    lines: lineChecks(findings.items),
    sums: columnSums(findings),
  };
}

function explained(record: JudgedRecord, fields: JudgedField[]) {
  const { facts, line_items, exception_below, processing_error, pages_read, page_count } = record;
  return {
    fields,
    items: line_items.length,
    structured: facts?.structured?.name ?? null,
    pages: { read: pages_read, all: page_count ?? pages_read },
    exception_below,
    processing_error,
  };
}

function blockersOf(record: JudgedRecord, fields: JudgedField[], { items }: Findings, checks: FoundCheck[]) {
  const { facts, engine, processing_error } = record;
  if (engine === null && processing_error === null) return [];
  const values = fields.some(({ value }) => value !== null) || record.line_items.length > 0;
  return findBlockers({
    ...record,
    fields,
    items,
    checks,
    unread: facts?.reading?.unread ?? [],
    required_columns: facts?.required_columns ?? [],
    places_known: facts?.structured == null && !setByHand(record.lineage['line_items']),
    empty: !values && fields.length > 0,
  });
}

/** What a person accepted weighs no more: they say that it is right as it stands. */
function scoreOf(
  { facts, engine, page_count, pages_read }: JudgedRecord,
  fields: JudgedField[],
  checks: FoundCheck[],
  blockers: StoredBlocker[],
): number {
  if (engine === null) return 0;
  const accepted = blockers.filter(({ state }) => state === 'accepted');
  const settled = new Set(accepted.map(({ id }) => id));
  const share = page_count === null || page_count === 0 ? 1 : Math.min(pages_read / page_count, 1);
  const { reading, pages_read: read } = facts?.reading ?? { reading: 1, pages_read: share };
  return documentScore({
    reading,
    pages_read: read,
    fields: fields.map((field) =>
      settled.has(`field_doubtful:${field.key}`)
        ? { ...field, confidence: 1, misread: false, placed: true }
        : field,
    ),
    checks: [
      ...checks.filter(
        (check) =>
          check.code !== 'duplicate' &&
          (check.passed || !(isWarning(check) || settled.has(`check_failed:${checkId(check)}`))),
      ),
      ...blockers.filter(isOpenCopy).map(() => ({ code: 'duplicate', passed: false }) as const),
    ],
  });
}

/** Type, date and summary follow the record, save what a person set. */
function describe(record: JudgedRecord, { fields: findings }: Findings) {
  const { facts, fixed, line_items } = record;
  const doc_type = fixed.includes('doc_type') ? record.doc_type : (facts?.doc_type ?? record.doc_type);
  const emptied = new Set(
    Object.entries(record.lineage).flatMap(([key, lineage]) =>
      setByHand(lineage) && (record.extracted_fields[key] ?? null) === null ? [key] : [],
    ),
  );
  const known = keyFacts({
    findings,
    found: facts?.summary?.found ?? {},
    emptied,
    doc_type: doc_type ?? 'Other',
    items: line_items.length,
  });
  return {
    doc_type,
    doc_date: fixed.includes('doc_date') ? record.doc_date : (known.date ?? dateBefore(record)),
    ai_summary: summaryOf(record, known),
    vendor: known.from ?? known.parties,
    number: known.number,
    due_date: known.due,
  };
}

/** Before anything was extracted, or by 0.1, which kept no facts: what is there stays. */
const dateBefore = ({ engine, facts, doc_date }: JudgedRecord): string | null =>
  engine === null || facts?.summary === undefined ? doc_date : null;

function summaryOf({ facts, engine, ai_summary, language }: JudgedRecord, known: KeyFacts): string | null {
  if (engine === null) return ai_summary;
  const summary = facts?.summary;
  if (summary?.model != null && sameFacts(summary.model.facts, known)) return summary.model.text;
  return summarise(known, summary?.prose ?? [], summary?.language ?? language);
}

/** How sure the engine's values are now: a check that passes speaks for them. Of what is neither read nor there, nothing is claimed. */
function withConfidence(
  lineage: Record<string, StoredLineage>,
  fields: JudgedField[],
): Record<string, StoredLineage> {
  const result = { ...lineage };
  for (const { key, confidence, by_hand, read, value } of fields) {
    const own = result[key];
    if (!read && value === null) continue;
    if (own !== undefined && !by_hand) result[key] = { ...own, confidence: wholePercent(confidence) };
  }
  return result;
}
