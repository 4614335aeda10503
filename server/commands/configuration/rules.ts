// Rules in a configuration file: what their conditions and actions name by id goes by name.
import { RuleInput } from '../../../contract/rules.ts';
import { createRule, deleteRule, replaceRule } from '../../rules/manage-rules.ts';
import { escalationFromFile, escalationToFile } from './escalation.ts';
import { Misplaced } from './misplaced.ts';
import type { Kind, Names } from './names.ts';
import { keyBy, section, type Entry } from './section.ts';

/** Condition fields whose value is an id, by what they are called in the file. */
const BY_NAME: Record<string, { field: string; kind: Kind }> = {
  contact: { field: 'contact_id', kind: 'contact' },
  folder: { field: 'folder_id', kind: 'folder' },
  assignee: { field: 'assignee_id', kind: 'person' },
};
const BY_FIELD = new Map(Object.entries(BY_NAME).map(([name, { field, kind }]) => [field, { name, kind }]));

const isId = (value: unknown): value is string => typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value);

function conditionToFile({ field, operator, value }: RuleInput['conditions'][number], names: Names): Entry {
  const named = BY_FIELD.get(field);
  const known = value === null ? {} : { value };
  return named === undefined || !isId(value)
    ? { field, operator, ...known }
    : { field: named.name, operator, value: names.nameOf(named.kind, Number(value)) };
}

function conditionFromFile(condition: unknown, names: Names, place: string): unknown {
  const { field, value, ...rest } = objectAt(condition, place);
  const named = typeof field === 'string' && Object.hasOwn(BY_NAME, field) ? BY_NAME[field] : undefined;
  if (named === undefined || value === undefined || value === null)
    return { ...rest, field: named?.field ?? field, ...(value === undefined ? {} : { value }) };
  return { ...rest, field: named.field, value: String(names.idOf(named.kind, value, `${place}.value`)) };
}

function actionToFile(action: RuleInput['action'], names: Names): Entry {
  if (action.type === 'move_folder' && action.folder_id !== undefined)
    return { type: action.type, folder: names.nameOf('folder', action.folder_id) };
  if (action.type === 'set_profile')
    return { type: action.type, profile: names.nameOf('profile', action.profile_id) };
  if (action.type !== 'assign') return { ...action };
  const { assignee_id, ...rest } = action;
  return {
    ...escalationToFile(rest, names),
    assignee: assignee_id === null ? null : names.nameOf('person', assignee_id),
  };
}

function actionFromFile(action: unknown, names: Names): Entry {
  const { folder, assignee, profile, ...rest } = objectAt(action, 'action');
  return {
    ...escalationFromFile(rest, names, 'action.'),
    ...(folder === undefined ? {} : { folder_id: names.idOf('folder', folder, 'action.folder') }),
    ...(profile === undefined ? {} : { profile_id: names.idOf('profile', profile, 'action.profile') }),
    ...(assignee === undefined
      ? {}
      : { assignee_id: assignee === null ? null : names.idOf('person', assignee, 'action.assignee') }),
  };
}

function objectAt(value: unknown, place: string): Entry {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Misplaced(place, 'must be a mapping');
  return value as Entry;
}

export const rules = section<RuleInput>({
  name: 'rules',
  input: RuleInput,
  keyOf: keyBy('name'),
  async list(ctx) {
    const rows = await ctx.db.selectFrom('rules').selectAll().orderBy('position').orderBy('id').execute();
    return rows.map(
      ({ id, name, enabled, position, profile_id, trigger, interval_minutes, conditions, action }) => ({
        id,
        input: { name, enabled, position, profile_id, trigger, interval_minutes, conditions, action },
      }),
    );
  },
  toFile: ({ profile_id, conditions, action, interval_minutes, ...rest }, names) => ({
    ...rest,
    profile: profile_id === null ? null : names.nameOf('profile', profile_id),
    ...(interval_minutes === null ? {} : { interval_minutes }),
    conditions: conditions.map((condition) => conditionToFile(condition, names)),
    action: actionToFile(action, names),
  }),
  fromFile: ({ profile = null, conditions, action, ...rest }, names) => ({
    ...rest,
    profile_id: profile === null ? null : names.idOf('profile', profile, 'profile'),
    conditions: Array.isArray(conditions)
      ? conditions.map((condition, i) => conditionFromFile(condition, names, `conditions.${i}`))
      : conditions,
    action: actionFromFile(action, names),
  }),
  complete: (input) => ({
    ...input,
    interval_minutes: input.trigger === 'schedule' ? (input.interval_minutes ?? 60) : null,
  }),
  create: async (ctx, input) => void (await createRule(ctx, input)),
  update: async (ctx, id, input) => void (await replaceRule(ctx, id, input, undefined)),
  remove: deleteRule,
});
