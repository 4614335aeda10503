// What conditions can look at, which comparisons fit, and how all this is called.
import i18next from 'i18next';
import { useMemo } from 'react';
import { CHECK_CODES } from '../../contract/check-codes.ts';
import type { CONDITION_FIELDS, Operator } from '../../contract/rules.ts';
import type { FieldType } from '../../contract/profiles.ts';
import { useProfiles } from '../profiles/use-profiles.ts';

type BuiltIn = (typeof CONDITION_FIELDS)[number];
export type Kind = 'number' | 'date' | 'text' | 'set' | 'outcome';

const BUILT_IN: Record<BuiltIn, Kind> = {
  confidence_score: 'number',
  confidence_label: 'text',
  checks_failed: 'number',
  status: 'text',
  doc_type: 'text',
  doc_date: 'date',
  line_items_total: 'number',
  filename: 'text',
  contact_id: 'number',
  folder_id: 'number',
  days_in_status: 'number',
  blockers_open: 'number',
  blockers_blocking: 'number',
  blocker_kinds: 'set',
  blocker_codes: 'set',
  assignee_id: 'number',
  postponed_until: 'date',
  rejection_reason: 'text',
  vendor_number: 'text',
  payee_result: 'text',
  order_result: 'text',
  signature_result: 'text',
  source: 'text',
  mail_from: 'text',
  payment_status: 'text',
};

const FITTING: Record<Kind, Operator[]> = {
  number: ['=', '!=', '>', '>=', '<', '<=', 'is_empty', 'is_not_empty'],
  date: ['=', '!=', '>', '>=', '<', '<=', 'is_empty', 'is_not_empty'],
  text: ['=', '!=', 'contains', 'does_not_contain', 'matches', 'is_empty', 'is_not_empty'],
  set: ['contains', 'does_not_contain', 'is_empty', 'is_not_empty'],
  outcome: ['=', '!=', 'is_empty', 'is_not_empty'],
};

const kindOfType = (type: FieldType): Kind =>
  type === 'amount' || type === 'number' || type === 'integer' ? 'number' : type === 'date' ? 'date' : 'text';

const isBuiltIn = (field: string): field is BuiltIn => Object.hasOwn(BUILT_IN, field);

export interface ConditionField {
  name: string;
  label: string;
  type: FieldType;
  kind: Kind;
  /** Under which it is offered. */
  group: 'document' | 'field' | 'confidence' | 'check';
}

/** The properties of documents and the fields of one profile, or of all. */
export function useConditionFields(profile_id: number | undefined): ConditionField[] {
  const { profiles } = useProfiles();
  return useMemo(() => {
    const builtIn = Object.entries(BUILT_IN).map(([name, kind]) => ({
      name,
      kind,
      type: kind === 'number' || kind === 'date' ? kind : ('text' as const),
      label: i18next.t(`rules.fields.${name as BuiltIn}`),
      group: 'document' as const,
    }));
    const wanted = (profiles ?? []).filter(({ id }) => profile_id === undefined || id === profile_id);
    const fields = new Map<string, ConditionField>();
    for (const { key, label, type } of wanted.flatMap((profile) => profile.fields)) {
      const name = isBuiltIn(key) ? `fields.${key}` : key;
      if (fields.has(name)) continue;
      fields.set(name, { name, label, type, kind: kindOfType(type), group: 'field' });
      const confidence = {
        label: i18next.t('rules.confidenceOf', { field: label }),
        type: 'number',
      } as const;
      const sure = `confidence.${key}`;
      fields.set(sure, { name: sure, ...confidence, kind: 'number', group: 'confidence' });
    }
    const byLabel = [...fields.values()].toSorted((a, b) => a.label.localeCompare(b.label));
    return [...builtIn, ...checkFields(), ...byLabel];
  }, [profiles, profile_id]);
}

const checkFields = (): ConditionField[] =>
  CHECK_CODES.map((code) => ({
    name: `check.${code}`,
    label: i18next.t('rules.checkOf', { name: i18next.t(`rules.checks.${code}`) }),
    type: 'text',
    kind: 'outcome',
    group: 'check',
  }));

export const operatorsFor = (kind: Kind): Operator[] => FITTING[kind];

export function operatorName(operator: Operator, kind: Kind): string {
  const dated = operator === '>' || operator === '>=' || operator === '<' || operator === '<=';
  return kind === 'date' && dated
    ? i18next.t(`rules.dateOperators.${operator}`)
    : i18next.t(`rules.operators.${operator}`);
}
