// A field as the record has it, with how sure it is now: by who set it, and by what the checks say of it.
import type { StoredLineage } from '../../database/stored-record.ts';
import type { ProfileField } from '../../../contract/profiles.ts';
import { inOrder, isComputed } from '../../formulas/check-formulas.ts';
import { namesIn } from '../../formulas/formula.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import type { FoundCheck } from '../checks/check.ts';
import type { CheckedRecord } from '../checks/check-record.ts';
import type { ScoredField } from '../confidence/document-score.ts';
import { checksOf } from '../confidence/signals.ts';
import type { FieldFacts, RecordFacts } from './facts.ts';
import { wholePercent } from '../../platform/percent.ts';

export interface JudgedField extends ScoredField {
  key: string;
  label: string;
  value: string | null;
  /** Whether it is looked for on the pages; otherwise it is computed, or proposed from earlier documents. */
  read: boolean;
  /** A program printed it. */
  printed: boolean;
  /** A person, or a rule in their place, set it. */
  by_hand: boolean;
  /** Null where nothing speaks against it. */
  doubt: { why: Sentence | null; percent: number; advice: boolean } | null;
}

interface FieldsOfRecord extends Pick<CheckedRecord, 'fields' | 'extracted_fields' | 'evidence'> {
  lineage: Record<string, StoredLineage>;
  facts: RecordFacts | null;
  /** Percent, below which a value is doubtful. */
  doubtful_below: number;
}

export const setByHand = (lineage: StoredLineage | undefined): boolean =>
  lineage?.source === 'person' || lineage?.source === 'rule';

export function judgeFields(record: FieldsOfRecord, checks: FoundCheck[]): JudgedField[] {
  const judged = new Map<string, JudgedField>();
  for (const field of record.fields)
    if (!isComputed(field)) judged.set(field.key, judgeField(field, record, checks));
  for (const { of: field, formula } of inOrder(record.fields)) {
    const operands = namesIn(formula).flatMap(({ kind, key }) =>
      kind === 'name' ? (judged.get(key) ?? []) : [],
    );
    judged.set(field.key, judgeComputed(field, record, operands));
  }
  return record.fields.flatMap(({ key }) => judged.get(key) ?? []);
}

/** As sure as the least sure field that it is computed from; what is in doubt is that field. */
function judgeComputed(
  { key, label, required }: ProfileField,
  { extracted_fields }: FieldsOfRecord,
  operands: JudgedField[],
): JudgedField {
  const value = extracted_fields[key] ?? null;
  const known = { key, label, required, value, has_value: value !== null, read: false };
  const confidence = Math.min(1, ...operands.map((operand) => operand.confidence));
  return {
    ...known,
    confidence,
    placed: true,
    misread: false,
    printed: false,
    structured: false,
    by_hand: false,
    doubt: null,
  };
}

function judgeField(field: ProfileField, record: FieldsOfRecord, checks: FoundCheck[]): JudgedField {
  const { key, label, required } = field;
  const value = record.extracted_fields[key] ?? null;
  const lineage = record.lineage[key];
  const known = { key, label, required, value, has_value: value !== null, read: field.coding === undefined };
  // What comes from earlier documents stands on no page.
  const evident = (record.evidence[key]?.length ?? 0) > 0 || lineage?.source === 'history';
  if (setByHand(lineage)) {
    const sure = { confidence: 1, placed: true, misread: false, printed: false, structured: false };
    return { ...known, ...sure, by_hand: true, doubt: null };
  }
  const facts = record.facts?.fields?.[key] ?? factsOfOld(lineage, value);
  // A required field that is empty is wrong.
  const confidence = value === null && required ? 0 : confidenceNow(key, facts, checks);
  const percent = wholePercent(confidence);
  const doubtful = value !== null && percent < record.doubtful_below;
  return {
    ...known,
    confidence,
    placed: evident,
    misread: facts.misread,
    printed: facts.printed,
    structured: facts.source === 'e_invoice',
    by_hand: false,
    doubt:
      doubtful || (value !== null && facts.misread)
        ? { why: facts.doubt ?? (evident ? null : sentence('doubts.nowhere')), percent, advice: !doubtful }
        : null,
  };
}

function confidenceNow(key: string, facts: FieldFacts, checks: FoundCheck[]): number {
  const own = checksOf(key, facts.printed, checks);
  const passed = own.some((check) => check.passed);
  const failed = own.some((check) => !check.passed);
  const [none, good, bad, both] = facts.confidence;
  if (failed) return passed ? both : bad;
  const adds_up = own.some(({ code, passed: holds }) => code === 'netPlusTax' && holds);
  return adds_up ? (facts.added_up ?? good) : passed ? good : none;
}

/** Of a document that 0.1 processed only the confidence at that time is known. */
function factsOfOld(lineage: StoredLineage | undefined, value: string | null): FieldFacts {
  const confidence = (lineage?.confidence ?? 0) / 100;
  return {
    value,
    evidence: [],
    source: lineage?.source ?? 'engine',
    confidence: [confidence, confidence, confidence, confidence],
    printed: false,
    misread: false,
    doubt: null,
    others: [],
  };
}
