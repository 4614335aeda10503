// Export templates in a configuration file: the profiles, contacts, folders and people that they name go by name.
import { ExportTemplateInput } from '../../../contract/export-templates.ts';
import { createTemplate, deleteTemplate, replaceTemplate } from '../../export/templates/manage-templates.ts';
import { getTemplate, listTemplates } from '../../export/templates/store.ts';
import type { Kind, Names } from './names.ts';
import { keyBy, section, type Entry } from './section.ts';

/** Filters whose value is an id, by what they are called in the file. A single document is none of the configuration. */
const BY_NAME: Record<string, { filter: string; kind: Kind }> = {
  contact: { filter: 'contact_id', kind: 'contact' },
  folder: { filter: 'folder_id', kind: 'folder' },
  profile: { filter: 'profile_id', kind: 'profile' },
  assignee: { filter: 'assignee_id', kind: 'person' },
};
const BY_FILTER = new Map(
  Object.entries(BY_NAME).map(([name, { filter, kind }]) => [filter, { name, kind }]),
);

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filterToFile = (filter: ExportTemplateInput['filter'], names: Names): Entry =>
  Object.fromEntries(
    Object.entries(filter).map(([key, value]) => {
      const named = BY_FILTER.get(key);
      return named === undefined || typeof value !== 'number'
        ? [key, value]
        : [named.name, names.nameOf(named.kind, value)];
    }),
  );

const filterFromFile = (filter: Entry, names: Names): Entry =>
  Object.fromEntries(
    Object.entries(filter).map(([key, value]) => {
      const named = Object.hasOwn(BY_NAME, key) ? BY_NAME[key] : undefined;
      return named === undefined
        ? [key, value]
        : [named.filter, names.idOf(named.kind, value, `filter.${key}`)];
    }),
  );

/** Of an account by profile. */
function accountFromFile(account: unknown, names: Names, place: string): unknown {
  if (!isEntry(account)) return account;
  const { profile, ...rest } = account;
  return { ...rest, profile_id: names.idOf('profile', profile, `${place}.profile`) };
}

export const exportTemplates = section<ExportTemplateInput>({
  name: 'export_templates',
  input: ExportTemplateInput,
  keyOf: keyBy('name'),
  list: async (ctx) =>
    Promise.all(
      (await listTemplates(ctx)).map(async ({ id }) => {
        const { id: _id, ...input } = await getTemplate(ctx, id);
        return { id, input };
      }),
    ),
  toFile: ({ filter, accounts, ...rest }, names) => ({
    ...rest,
    filter: filterToFile(filter, names),
    accounts: {
      ...accounts,
      profiles: accounts.profiles.map(({ profile_id, ...account }) => ({
        profile: names.nameOf('profile', profile_id),
        ...account,
      })),
    },
  }),
  fromFile: ({ filter, accounts, ...rest }, names) => ({
    ...rest,
    ...(filter === undefined ? {} : { filter: isEntry(filter) ? filterFromFile(filter, names) : filter }),
    ...(accounts === undefined
      ? {}
      : {
          accounts:
            isEntry(accounts) && Array.isArray(accounts['profiles'])
              ? {
                  ...accounts,
                  profiles: accounts['profiles'].map((account: unknown, i) =>
                    accountFromFile(account, names, `accounts.profiles.${i}`),
                  ),
                }
              : accounts,
        }),
  }),
  create: async (ctx, input) => void (await createTemplate(ctx, input)),
  update: (ctx, id, input) => replaceTemplate(ctx, id, input),
  remove: deleteTemplate,
});
