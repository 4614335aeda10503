// What conditions can look at: a document's own properties and the fields of its profile, each with the kind that decides
// which operators make sense and how values compare.
import { CHECK_CODES } from '../../contract/check-codes.ts';
import { CONDITION_FIELDS, type Operator } from '../../contract/rules.ts';
import type { FieldType, ProfileField } from '../../contract/profiles.ts';
import { paymentOf } from '../documents/payment.ts';
import type { DocumentRow } from '../documents/store.ts';
import { isWarning } from '../extraction/checks/check.ts';
import { worstOutcome } from '../extraction/checks/signatures.ts';
import { confidenceLabel } from '../extraction/confidence-label.ts';
import { setByHand } from '../extraction/judgement/judged-field.ts';
import { sumNumbers } from '../platform/decimal.ts';

/** `set`: names of a fixed list, any number of them; `outcome`: passed or failed. */
export type ValueKind = 'number' | 'date' | 'text' | 'set' | 'outcome';

/** The columns of a document that conditions and actions need. */
export const SUBJECT_COLUMNS = [
  'id',
  'filename',
  'status',
  'status_by',
  'status_changed_at',
  'doc_type',
  'doc_date',
  'contact_id',
  'folder_id',
  'profile_id',
  'profile_version',
  'confidence_score',
  'extracted_fields',
  'line_items',
  'checks',
  'lineage',
  'run',
  'blockers',
  'assignee_id',
  'postponed_until',
  'rejection',
  'vendor_number',
  'payee',
  'order_match',
  'source',
  'mail_from',
  'profile_named',
  'profile_reason',
  'total',
  'currency',
  'paid',
] as const;

/** A document as rules see it. */
export interface Subject {
  document: Pick<DocumentRow, (typeof SUBJECT_COLUMNS)[number]>;
  /** Of the profile version the document was processed with. */
  fields: ProfileField[];
  now: Date;
}

const DAY_MS = 86_400_000;

type BuiltIn = (typeof CONDITION_FIELDS)[number];

const BUILT_IN: Record<BuiltIn, { kind: ValueKind; value: (subject: Subject) => string | null }> = {
  confidence_score: { kind: 'number', value: ({ document }) => textOf(document.confidence_score) },
  confidence_label: {
    kind: 'text',
    value: ({ document: { confidence_score: score } }) => (score === null ? null : confidenceLabel(score)),
  },
  status: { kind: 'text', value: ({ document }) => document.status },
  doc_type: { kind: 'text', value: ({ document }) => document.doc_type },
  doc_date: { kind: 'date', value: ({ document }) => document.doc_date },
  contact_id: { kind: 'number', value: ({ document }) => String(document.contact_id) },
  folder_id: { kind: 'number', value: ({ document }) => String(document.folder_id) },
  filename: { kind: 'text', value: ({ document }) => document.filename },
  // Whole days, so that "> 7" means the eighth day.
  days_in_status: {
    kind: 'number',
    value: ({ document, now }) =>
      String(Math.max(0, Math.floor((now.getTime() - document.status_changed_at.getTime()) / DAY_MS))),
  },
  line_items_total: {
    kind: 'number',
    value: ({ document: { line_items } }) =>
      line_items.length === 0 ? null : sumNumbers(line_items.map((item) => item.amount ?? 0)),
  },
  checks_failed: {
    kind: 'number',
    value: ({ document }) =>
      String(document.checks.filter((check) => !check.passed && !isWarning(check)).length),
  },
  blockers_open: { kind: 'number', value: (subject) => String(openBlockers(subject).length) },
  blockers_blocking: {
    kind: 'number',
    value: (subject) =>
      String(openBlockers(subject).filter(({ severity }) => severity === 'blocking').length),
  },
  blocker_kinds: { kind: 'set', value: (subject) => setOf(openBlockers(subject).map(({ kind }) => kind)) },
  blocker_codes: { kind: 'set', value: (subject) => setOf(openBlockers(subject).map(({ code }) => code)) },
  assignee_id: { kind: 'number', value: ({ document }) => textOf(document.assignee_id) },
  postponed_until: { kind: 'date', value: ({ document }) => document.postponed_until },
  vendor_number: { kind: 'text', value: ({ document }) => document.vendor_number },
  payee_result: { kind: 'text', value: ({ document }) => document.payee?.result ?? null },
  order_result: { kind: 'text', value: ({ document }) => document.order_match?.result ?? null },
  signature_result: { kind: 'text', value: ({ document }) => worstOutcome(document.checks) },
  source: { kind: 'text', value: ({ document }) => document.source },
  mail_from: { kind: 'text', value: ({ document }) => document.mail_from },
  payment_status: { kind: 'text', value: ({ document }) => paymentOf(document)?.status ?? null },
  rejection_reason: { kind: 'text', value: ({ document }) => document.rejection?.reason ?? null },
};

const openBlockers = ({ document }: Subject) => document.blockers.filter(({ state }) => state === 'open');

const SEPARATOR = ', ';
const setOf = (names: string[]) =>
  names.length === 0 ? null : [...new Set(names)].toSorted().join(SEPARATOR);
export const namesIn = (set: string) => set.split(SEPARATOR);

const textOf = (value: number | null) => (value === null ? null : String(value));

const isBuiltIn = (name: string): name is BuiltIn => (CONDITION_FIELDS as readonly string[]).includes(name);

/** What the name of a condition field stands for; `of` names the field of the profile, or the check. */
export type ConditionName =
  | { what: 'built_in'; of: BuiltIn }
  | { what: 'field' | 'confidence' | 'check'; of: string };

export function parseName(name: string): ConditionName {
  if (isBuiltIn(name)) return { what: 'built_in', of: name };
  const [, prefix, of] = /^(fields|confidence|check)\.(.+)$/.exec(name) ?? [];
  if (prefix === undefined || of === undefined) return { what: 'field', of: name };
  return { what: prefix === 'fields' ? 'field' : (prefix as 'confidence' | 'check'), of };
}

function kindOfType(type: FieldType): ValueKind {
  if (type === 'amount' || type === 'number' || type === 'integer') return 'number';
  return type === 'date' ? 'date' : 'text';
}

/** The kinds of value that a name can stand for with these fields; none where there is no such field or check. */
export function kindsOf(name: string, fields: ProfileField[]): ValueKind[] {
  const { what, of } = parseName(name);
  if (what === 'built_in') return [BUILT_IN[of].kind];
  if (what === 'check') return (CHECK_CODES as readonly string[]).includes(of) ? ['outcome'] : [];
  const kinds = fields.filter(({ key }) => key === of).map(({ type }) => kindOfType(type));
  return what === 'confidence' ? kinds.slice(0, 1).map(() => 'number') : [...new Set(kinds)];
}

/** Undefined where the document's profile has no such field: no condition on it holds. */
export function lookUp(
  subject: Subject,
  name: string,
): { kind: ValueKind; value: string | null } | undefined {
  const [kind] = kindsOf(name, subject.fields);
  return kind === undefined ? undefined : { kind, value: valueOf(subject, parseName(name)) };
}

function valueOf(subject: Subject, { what, of }: ConditionName): string | null {
  if (what === 'built_in') return BUILT_IN[of].value(subject);
  if (what === 'field') return subject.document.extracted_fields[of] ?? null;
  return what === 'check' ? outcomeOf(subject, of) : confidenceOf(subject, of);
}

/** Percent; 100 for what a person or a rule set, null for an empty field. */
function confidenceOf({ document: { extracted_fields, lineage } }: Subject, key: string): string | null {
  if ((extracted_fields[key] ?? null) === null) return null;
  return setByHand(lineage[key]) ? '100' : String(lineage[key]?.confidence ?? 0);
}

export const OUTCOMES = ['passed', 'failed'] as const;

/** null where the check had nothing to look at. One that looks at several places passes where all of them do. */
function outcomeOf({ document }: Subject, code: string): (typeof OUTCOMES)[number] | null {
  const checks = document.checks.filter((check) => check.code === code);
  if (checks.length === 0) return null;
  return checks.every(({ passed }) => passed) ? 'passed' : 'failed';
}

const FOR_KIND: Record<ValueKind, readonly Operator[]> = {
  number: ['=', '!=', '>', '>=', '<', '<=', 'is_empty', 'is_not_empty'],
  date: ['=', '!=', '>', '>=', '<', '<=', 'is_empty', 'is_not_empty'],
  text: ['=', '!=', 'contains', 'does_not_contain', 'matches', 'is_empty', 'is_not_empty'],
  set: ['contains', 'does_not_contain', 'is_empty', 'is_not_empty'],
  outcome: ['=', '!=', 'is_empty', 'is_not_empty'],
};

export const operatorsOf = (kind: ValueKind): readonly Operator[] => FOR_KIND[kind];
