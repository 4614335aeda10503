// Retention rules in a configuration file: profiles and contacts by name.
import { RetentionRuleInput } from '../../../contract/retention.ts';
import { createRule, deleteRule, replaceRule } from '../../retention/manage-rules.ts';
import { listRules } from '../../retention/store.ts';
import type { Kind, Names } from './names.ts';
import { keyBy, section } from './section.ts';

const idsOf = (names: Names, kind: Kind, given: unknown, place: string): unknown =>
  Array.isArray(given)
    ? given.map((name: unknown, i) => names.idOf(kind, name, `${place}.${i}`)).sort((a, b) => a - b)
    : given;

export const retentionRules = section<RetentionRuleInput>({
  name: 'retention_rules',
  input: RetentionRuleInput,
  keyOf: keyBy('name'),
  list: async (ctx) =>
    (await listRules(ctx)).map(({ id, documents: _n, created_at: _c, updated_at: _u, ...input }) => ({
      id,
      input,
    })),
  toFile: ({ profile_ids, contact_ids, ...rest }, { nameOf }) => ({
    ...rest,
    profiles: profile_ids.map((id) => nameOf('profile', id)),
    contacts: contact_ids.map((id) => nameOf('contact', id)),
  }),
  fromFile: ({ profiles, contacts, ...rest }, names) => ({
    ...rest,
    ...(profiles === undefined ? {} : { profile_ids: idsOf(names, 'profile', profiles, 'profiles') }),
    ...(contacts === undefined ? {} : { contact_ids: idsOf(names, 'contact', contacts, 'contacts') }),
  }),
  create: async (ctx, input) => void (await createRule(ctx, input)),
  update: (ctx, id, input) => replaceRule(ctx, id, input),
  remove: deleteRule,
});
