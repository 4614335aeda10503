// The rule that lets documents go without a person: what must hold for one. Pure.
import type { RuleAction, RuleCondition } from '../../contract/rules.ts';
import type { TouchlessAction } from '../../contract/touchless.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Thresholds } from '../quality/thresholds.ts';
import type { Subject } from './condition-fields.ts';

/** Percent, by key: of the fields that have a threshold, by the rule or because they are required. */
export const thresholdsOf = (
  { thresholds, default_threshold }: TouchlessAction,
  fields: ProfileField[],
): Thresholds => ({
  ...Object.fromEntries(fields.filter(({ required }) => required).map(({ key }) => [key, default_threshold])),
  ...Object.fromEntries(thresholds.map(({ field, percent }) => [field, percent])),
});

/** The conditions of a rule, with those that its action brings: shown, traced and logged like any others. */
export function conditionsOf(
  { conditions, action }: { conditions: RuleCondition[]; action: RuleAction },
  { document, fields }: Subject,
): RuleCondition[] {
  if (action.type !== 'touchless') return conditions;
  const thresholds = thresholdsOf(action, fields);
  return [
    ...conditions,
    { field: 'status', operator: '=', value: 'Needs Review' },
    { field: 'blockers_open', operator: '=', value: '0' },
    ...fields
      .filter(({ key, required }) => required || (document.extracted_fields[key] ?? null) !== null)
      .filter(({ key }) => thresholds[key] !== undefined)
      .map(({ key }): RuleCondition => ({
        field: `confidence.${key}`,
        operator: '>=',
        value: String(thresholds[key]),
      })),
  ];
}
