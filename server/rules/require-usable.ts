// Whether a rule can work at all: its profile, folder and fields exist, its operators fit what they compare.
import { EARLY_FIELDS, type RuleCondition, type RuleInput } from '../../contract/rules.ts';
import { TOUCHLESS_CONDITIONS, type TouchlessAction } from '../../contract/touchless.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import { checkFieldValue, isCalendarDate } from '../documents/field-value.ts';
import { findFolder } from '../folders/store.ts';
import { isDecimal } from '../platform/decimal.ts';
import { invalid, notFound } from '../platform/errors.ts';
import { getProfile } from '../profiles/store.ts';
import { OUTCOMES, kindsOf, operatorsOf, parseName, type ValueKind } from './condition-fields.ts';
import { isPattern } from './safe-match.ts';
import { sentence, wrongValue, type Sentence } from '../platform/sentences/sentence.ts';
import { requireEscalation } from '../settings/escalation.ts';
import { requirePerson } from '../review/assign.ts';

export async function requireUsable(ctx: Context, rule: RuleInput): Promise<void> {
  const fields = await fieldsInScope(ctx, rule.profile_id);
  rule.conditions.forEach((condition, i) => requireCondition(condition, i, fields));
  if (rule.trigger === 'processed' && rule.interval_minutes !== null) throw invalid('programs.intervalOther');
  if (rule.action.type === 'touchless') requireTouchless(rule, rule.action, fields);
  if (rule.action.type === 'set_profile') await requireSetProfile(ctx, rule, rule.action);
  await requireAction(ctx, rule, fields);
}

/** Whenever a document comes in, and by what is known of it before it is read with a profile. */
async function requireSetProfile(
  ctx: Context,
  { profile_id, trigger, conditions }: RuleInput,
  action: Extract<RuleInput['action'], { type: 'set_profile' }>,
): Promise<void> {
  const refuse = (path: string, problem: Sentence) => invalid(wrongValue(path, problem));
  await getProfile(ctx, action.profile_id);
  if (profile_id !== null) throw refuse('profile_id', sentence('values.empty'));
  if (trigger !== 'processed') throw refuse('trigger', sentence('values.oneOf', { options: ['processed'] }));
  const early: readonly string[] = EARLY_FIELDS;
  conditions.forEach(({ field }, index) => {
    if (!early.includes(field))
      throw refuse(`conditions.${index}.field`, sentence('values.oneOf', { options: [...EARLY_FIELDS] }));
  });
}

/** Of one profile, after processing, and by what a document is: only then says its history what it would do. */
function requireTouchless(
  { profile_id, trigger, conditions }: RuleInput,
  { thresholds, target }: TouchlessAction,
  fields: ProfileField[],
): void {
  const refuse = (path: string, problem: Sentence) => invalid(wrongValue(path, problem));
  if (profile_id === null) throw refuse('profile_id', sentence('values.required'));
  if (trigger !== 'processed') throw refuse('trigger', sentence('values.oneOf', { options: ['processed'] }));
  const allowed: readonly string[] = TOUCHLESS_CONDITIONS;
  conditions.forEach(({ field }, index) => {
    const { what, of } = parseName(field);
    if (what === 'check' || (what === 'built_in' && !allowed.includes(of)))
      throw refuse(`conditions.${index}.field`, sentence('values.touchlessCondition'));
  });
  const named = { thresholds, 'target.fields': target?.fields ?? [] };
  for (const [place, list] of Object.entries(named))
    list.forEach(({ field }, index) => {
      const path = `action.${place}.${index}.field`;
      if (!fields.some(({ key }) => key === field)) throw refuse(path, sentence('values.profileField'));
      if (list.findIndex((one) => one.field === field) !== index)
        throw refuse(path, sentence('values.onlyOnce'));
    });
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
  const refuse = (part: keyof RuleCondition, problem: Sentence) =>
    invalid(wrongValue(`conditions.${index}.${part}`, problem));
  const kinds = kindsOf(field, fields);
  if (kinds.length === 0) throw refuse('field', sentence('values.condition'));
  const fitting = kinds.filter((kind) => operatorsOf(kind).includes(operator));
  if (fitting.length === 0)
    throw refuse('operator', sentence('values.oneOf', { options: [...operatorsOf(kinds[0]!)] }));
  if (operator === 'is_empty' || operator === 'is_not_empty') {
    if (value !== null) throw refuse('value', sentence('values.empty'));
    return;
  }
  if (value === null || value.trim() === '') throw refuse('value', sentence('values.required'));
  if (operator === 'matches' && !isPattern(value)) throw refuse('value', sentence('values.expression'));
  if (!fitting.some((kind) => isComparable(kind, value))) throw refuse('value', EXPECTED[fitting[0]!]);
}

const EXPECTED: Record<ValueKind, Sentence> = {
  number: sentence('values.decimal'),
  date: sentence('values.date'),
  text: sentence('values.text'),
  set: sentence('values.text'),
  outcome: sentence('values.oneOf', { options: [...OUTCOMES] }),
};

function isComparable(kind: ValueKind, value: string): boolean {
  if (kind === 'number') return isDecimal(value);
  if (kind === 'outcome') return (OUTCOMES as readonly string[]).includes(value);
  return kind === 'date' ? isCalendarDate(value) : true;
}

async function requireAction(ctx: Context, { action }: RuleInput, fields: ProfileField[]): Promise<void> {
  if (action.type === 'move_folder' && action.folder_id !== undefined) {
    if ((await findFolder(ctx, action.folder_id)) === undefined)
      throw notFound('setup.noFolder', { id: action.folder_id });
  }
  if (action.type === 'assign') {
    if (action.assignee_id !== null) await requirePerson(ctx, action.assignee_id);
    await requireEscalation(ctx, action);
  }
  if (action.type !== 'set_field') return;
  const targets = fields.filter((field) => field.key === action.field);
  const [first] = targets;
  if (first === undefined) throw invalid(wrongValue('action.field', sentence('values.profileField')));
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
