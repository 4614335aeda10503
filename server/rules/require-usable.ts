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

export async function requireUsable(ctx: Context, rule: RuleInput): Promise<void> {
  const fields = await fieldsInScope(ctx, rule.profile_id);
  rule.conditions.forEach((condition, i) => requireCondition(condition, i, fields));
  if (rule.trigger === 'processed' && rule.interval_minutes !== null)
    throw invalid('interval_minutes belongs to rules with the trigger schedule');
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
  if (kinds.length === 0)
    throw invalid(`${place}.field: "${field}" is neither a condition field nor a field of the profile`);
  const fitting = kinds.filter((kind) => operatorsOf(kind).includes(operator));
  if (fitting.length === 0) {
    throw invalid(
      `${place}.operator: ${operator} does not fit ${field}; use ${operatorsOf(kinds[0]!).join(', ')}`,
    );
  }
  if (operator === 'is_empty' || operator === 'is_not_empty') {
    if (value !== null) throw invalid(`${place}.value: ${operator} takes no value`);
    return;
  }
  if (value === null || value.trim() === '') throw invalid(`${place}.value is required for ${operator}`);
  if (operator === 'matches' && !isPattern(value))
    throw invalid(`${place}.value: not a valid regular expression`);
  if (!fitting.some((kind) => isComparable(kind, value)))
    throw invalid(`${place}.value: ${EXPECTED[fitting[0]!]} is expected for ${field}`);
}

const EXPECTED: Record<ValueKind, string> = {
  number: 'a number like 90 or 16500.00',
  date: 'a date like 2026-03-22',
  text: 'a text',
};

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
    if ((await findFolder(ctx, action.folder_id)) === undefined) throw notFound('Folder', action.folder_id);
  }
  if (action.type !== 'set_field') return;
  const targets = fields.filter((field) => field.key === action.field);
  const [first] = targets;
  if (first === undefined) throw invalid(`action.field: the profile has no field ${action.field}`);
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
