// Whether a rule can work at all: its profile, folder and fields exist, its operators fit what they compare.
import type { RuleCondition, RuleInput } from '../../contract/rules.ts';
import type { FieldType, ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import { checkFieldValue, isCalendarDate } from '../documents/field-value.ts';
import { findFolder } from '../folders/store.ts';
import { isDecimal } from '../platform/decimal.ts';
import { invalid, notFound } from '../platform/errors.ts';
import { getProfile } from '../profiles/store.ts';
import { kindOfBuiltIn, kindOfType, operatorsOf, profileKey, type ValueKind } from './condition-fields.ts';
import { isPattern } from './safe-match.ts';
import type { Code, Sentence } from '../platform/sentences/sentence.ts';
import { requirePerson } from '../review/assign.ts';

export async function requireUsable(ctx: Context, rule: RuleInput): Promise<void> {
  const fields = await fieldsInScope(ctx, rule.profile_id);
  rule.conditions.forEach((condition, i) => requireCondition(condition, i, fields));
  if (rule.trigger === 'processed' && rule.interval_minutes !== null) throw invalid('programs.intervalOther');
  await requireAction(ctx, rule, fields);
}

/** Of the profile in scope, or of all profiles. */
async function fieldsInScope(ctx: Context, profile_id: number | null): Promise<ProfileField[]> {
  if (profile_id !== null) return (await getProfile(ctx, profile_id)).fields;
  const profiles = await ctx.db
    .selectFrom('profiles')
    .select('fields')
    .where('deleted_at', 'is', null)
    .execute();
  return profiles.flatMap((profile) => profile.fields);
}

function requireCondition(condition: RuleCondition, index: number, fields: ProfileField[]): void {
  const { field, operator, value } = condition;
  const place = `conditions.${index}`;
  const kinds = kindsOf(field, fields);
  if (kinds.length === 0) throw invalid('setup.noConditionField', { place, name: field });
  const fitting = kinds.filter((kind) => operatorsOf(kind).includes(operator));
  if (fitting.length === 0) {
    throw invalid('setup.operator', {
      place,
      operator,
      name: field,
      operators: operatorsOf(kinds[0]!).join(', '),
    });
  }
  if (operator === 'is_empty' || operator === 'is_not_empty') {
    if (value !== null) throw invalid('setup.noValueTaken', { place, operator });
    return;
  }
  if (value === null || value.trim() === '') throw invalid('setup.valueNeeded', { place, operator });
  if (operator === 'matches' && !isPattern(value)) throw invalid('setup.valuePattern', { place });
  if (!fitting.some((kind) => isComparable(kind, value)))
    throw invalid(sentenceFor(fitting[0]!, { place, name: field }));
}

const EXPECTED = {
  number: 'setup.valueNumber',
  date: 'setup.valueDate',
  text: 'setup.valueText',
  set: 'setup.valueText',
} as const satisfies Record<ValueKind, Code>;

const sentenceFor = (kind: ValueKind, values: { place: string; name: string }): Sentence => ({
  code: EXPECTED[kind],
  values,
});

function kindsOf(name: string, fields: ProfileField[]): ValueKind[] {
  const key = profileKey(name);
  if (key === undefined) return [kindOfBuiltIn(name)!];
  const types = new Set<FieldType>(fields.filter((field) => field.key === key).map((field) => field.type));
  return [...new Set([...types].map(kindOfType))];
}

function isComparable(kind: ValueKind, value: string): boolean {
  if (kind === 'number') return isDecimal(value);
  return kind === 'date' ? isCalendarDate(value) : true;
}

async function requireAction(ctx: Context, { action }: RuleInput, fields: ProfileField[]): Promise<void> {
  if (action.type === 'move_folder' && action.folder_id !== undefined) {
    if ((await findFolder(ctx, action.folder_id)) === undefined)
      throw notFound('setup.noFolder', { id: action.folder_id });
  }
  if (action.type === 'assign' && action.assignee_id !== null) await requirePerson(ctx, action.assignee_id);
  if (action.type !== 'set_field') return;
  const targets = fields.filter((field) => field.key === action.field);
  const [first] = targets;
  if (first === undefined) throw invalid('setup.noActionField', { name: action.field });
  const { value } = action;
  if (value !== null && !targets.some((field) => takes(field, value))) checkFieldValue(first, value);
}

function takes(field: ProfileField, value: string): boolean {
  try {
    checkFieldValue(field, value);
    return true;
  } catch {
    return false;
  }
}
