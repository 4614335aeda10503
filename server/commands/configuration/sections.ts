// The sections of a configuration file, in the order in which they are applied: each may name what stands before it.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { label } from '../../../contract/common.ts';
import { ContactInput } from '../../../contract/contacts.ts';
import { ChannelInput } from '../../../contract/intake.ts';
import { ProfileInput } from '../../../contract/profiles.ts';
import { SettingsPatch, WebhookSettingsInput } from '../../../contract/settings.ts';
import { WebhookEndpointInput } from '../../../contract/webhook-endpoints.ts';
import type { Context } from '../../context.ts';
import { createContact, deleteContact, editContact } from '../../contacts/manage-contacts.ts';
import { createFolder, changeFolder } from '../../folders/manage-folders.ts';
import { createChannel, deleteChannel, editChannel } from '../../intake/manage-channels.ts';
import { listChannels, passwordName } from '../../intake/store.ts';
import { hostOf } from '../../platform/http/address-policy.ts';
import { createProfile, deleteProfile, replaceProfile, toContent } from '../../profiles/manage-profiles.ts';
import { saveSettings, saveWebhookSettings } from '../../settings/routes.ts';
import { findSecret } from '../../settings/secrets.ts';
import { readSettings } from '../../settings/settings.ts';
import { createEndpoint, deleteEndpoint, editEndpoint } from '../../webhooks/endpoints/manage-endpoints.ts';
import { groupBy } from '../../platform/group-by.ts';
import { approvalChains, teams } from './approvals.ts';
import { escalationFromFile, escalationToFile } from './escalation.ts';
import { exportTemplates } from './export-templates.ts';
import { mail } from './mail.ts';
import { people } from './people.ts';
import { retentionRules } from './retention.ts';
import { rules } from './rules.ts';
import { readSecret } from './secret.ts';
import { joined, keyBy, section, type Known, type Section } from './section.ts';
import { trustedCertificates } from './trusted-certificates.ts';

/** Of a row, what the API takes for such a thing: a new key there needs nothing here. */
const ofInput = <Input>(input: z.ZodObject & z.ZodType<Input>, row: object): Input =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in input.shape)) as Input;

const same = (input: object): Record<string, unknown> => ({ ...input });

const profiles = section<ProfileInput>({
  name: 'profiles',
  input: ProfileInput,
  keyOf: keyBy('name'),
  async list(ctx) {
    const rows = await ctx.db
      .selectFrom('profiles')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      input: ofInput(ProfileInput, row),
      by_itself: row.built_in_revision !== null,
    }));
  },
  toFile: same,
  fromFile: same,
  complete: (input) => ({ ...input, ...toContent(input) }),
  create: async (ctx, input) => void (await createProfile(ctx, input)),
  update: async (ctx, id, input) => void (await replaceProfile(ctx, id, input, undefined)),
  remove: deleteProfile,
});

const FolderEntry = z.strictObject({ name: label(200), choose_profile: z.boolean().default(true) });
type FolderEntry = z.output<typeof FolderEntry>;

const ContactEntry = z.strictObject({
  ...ContactInput.shape,
  folders: z.array(FolderEntry).max(1000).default([]),
});

const contacts = section<z.output<typeof ContactEntry>>({
  name: 'contacts',
  input: ContactEntry,
  keyOf: keyBy('name'),
  parentOf: ({ parent }) => (typeof parent === 'string' ? parent.toLowerCase() : undefined),
  async list(ctx) {
    const rows = await ctx.db.selectFrom('contacts').selectAll().orderBy('id').execute();
    const folders = await ctx.db
      .selectFrom('folders')
      .select(['contact_id', 'name', 'choose_profile'])
      .orderBy('id')
      .execute();
    const byContact = groupBy(folders, ({ contact_id }) => contact_id);
    return rows.map(({ id, built_in: _b, revision: _r, created_at: _c, updated_at: _u, ...row }) => ({
      id,
      input: {
        ...row,
        folders: (byContact.get(id) ?? []).map(({ name, choose_profile }) => ({ name, choose_profile })),
      },
    }));
  },
  toFile: ({ parent_id, default_profile_id, vendor_id, folders, ...rest }, { nameOf }) => ({
    ...rest,
    // One like most is its name.
    folders: folders.map((folder) => (folder.choose_profile ? folder.name : folder)),
    ...(parent_id === undefined ? {} : { parent: parent_id === null ? null : nameOf('contact', parent_id) }),
    ...(default_profile_id === undefined ? {} : { default_profile: nameOf('profile', default_profile_id) }),
    ...(vendor_id === undefined ? {} : { vendor: vendor_id === null ? null : nameOf('vendor', vendor_id) }),
  }),
  fromFile: ({ parent, default_profile, vendor, folders, ...rest }, { idOf }) => ({
    ...rest,
    ...(folders === undefined ? {} : { folders: namedFolders(folders) }),
    ...(parent === undefined
      ? {}
      : { parent_id: parent === null ? null : idOf('contact', parent, 'parent') }),
    ...(default_profile === undefined
      ? {}
      : { default_profile_id: idOf('profile', default_profile, 'default_profile') }),
    ...(vendor === undefined ? {} : { vendor_id: vendor === null ? null : idOf('vendor', vendor, 'vendor') }),
  }),
  complete: (input, before) => ({ ...input, folders: joinedFolders(before?.folders ?? [], input.folders) }),
  async create(ctx, { folders, ...input }) {
    const { id } = await createContact(ctx, input);
    await saveFolders(ctx, id, folders);
    return undefined;
  },
  async update(ctx, id, _input, { folders, ...changes }) {
    if (Object.keys(changes).length > 0) await editContact(ctx, id, changes, undefined);
    await saveFolders(ctx, id, folders ?? []);
  },
  remove: deleteContact,
});

const namedFolders = (folders: unknown): unknown =>
  Array.isArray(folders)
    ? folders.map((folder: unknown) => (typeof folder === 'string' ? { name: folder } : folder))
    : folders;

const sameName = (one: { name: string }, other: { name: string }): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase();

/** Folders that the file does not name stay. */
const joinedFolders = (known: FolderEntry[], given: FolderEntry[]): FolderEntry[] => [
  ...known.map((folder) => ({ ...folder, ...given.find((one) => sameName(one, folder)) })),
  ...given.filter((folder) => !known.some((one) => sameName(one, folder))),
];

async function saveFolders(ctx: Context, contact_id: number, folders: FolderEntry[]): Promise<void> {
  const known = await ctx.db
    .selectFrom('folders')
    .select(['id', 'name', 'choose_profile'])
    .where('contact_id', '=', contact_id)
    .execute();
  for (const folder of folders) {
    const there = known.find((one) => sameName(one, folder));
    if (there === undefined) await createFolder(ctx, { contact_id, ...folder });
    else if (there.name !== folder.name || there.choose_profile !== folder.choose_profile)
      await changeFolder(ctx, there.id, folder, undefined);
  }
}

const settings = section<SettingsPatch>({
  name: 'settings',
  single: true,
  input: SettingsPatch,
  keyOf: () => '',
  async list(ctx) {
    const all = await readSettings(ctx);
    const { base_url, default_profile_id } = all;
    const { base_url: _url, default_profile_id: _profile, ...input } = ofInput(SettingsPatch, all);
    return [
      {
        id: 0,
        input: {
          ...input,
          ...(base_url === null ? {} : { base_url }),
          ...(default_profile_id === null ? {} : { default_profile_id }),
        },
      },
    ];
  },
  toFile: ({ default_profile_id: id, ...rest }, names) => ({
    ...escalationToFile(rest, names),
    ...(id === undefined ? {} : { default_profile: names.nameOf('profile', id) }),
  }),
  fromFile: ({ default_profile: name, ...rest }, names) => ({
    ...escalationFromFile(rest, names, ''),
    ...(name === undefined ? {} : { default_profile_id: names.idOf('profile', name, 'default_profile') }),
  }),
  create: async () => undefined,
  update: (ctx, _id, _input, changes) => saveSettings(ctx, changes),
});

const webhook = section<Omit<WebhookSettingsInput, 'rotate_secret' | 'paused'>>({
  name: 'webhook',
  single: true,
  input: WebhookSettingsInput.omit({ rotate_secret: true, paused: true }),
  keyOf: () => '',
  async list(ctx) {
    const { webhook_url, webhook_pause_after_days, webhook_allowed_hosts } = await readSettings(ctx);
    const input = { url: webhook_url, pause_after_days: webhook_pause_after_days };
    return [{ id: 0, input: { ...input, allowed_hosts: webhook_allowed_hosts } }];
  },
  toFile: same,
  fromFile: same,
  // Endpoints and rules allow the hosts of their addresses, too: none is taken away.
  complete: (input, before) => ({
    ...input,
    allowed_hosts: joined(before?.allowed_hosts ?? [], [
      ...(input.allowed_hosts ?? []),
      ...(typeof input.url === 'string' ? [hostOf(input.url)] : []),
    ]),
  }),
  create: async () => undefined,
  update: (ctx, _id, _input, changes) => saveWebhookSettings(ctx, changes),
});

const endpoints = section<Omit<WebhookEndpointInput, 'paused'>>({
  name: 'webhook_endpoints',
  input: WebhookEndpointInput.omit({ paused: true }),
  keyOf: keyBy('name'),
  async list(ctx) {
    const rows = await ctx.db.selectFrom('webhook_endpoints').selectAll().orderBy('id').execute();
    return rows.map(({ id, name, url, events }) => ({ id, input: { name, url, events } }));
  },
  toFile: same,
  fromFile: same,
  create: async (ctx, input) => void (await createEndpoint(ctx, { ...input, paused: false })),
  update: (ctx, id, _input, changes) => editEndpoint(ctx, id, changes),
  remove: deleteEndpoint,
});

/** What a channel's password is called in the environment of `recto apply`. */
function variableOf(name: string): string {
  const readable = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  const unlike = createHash('sha256').update(name).digest('hex').slice(0, 8).toUpperCase();
  return `CHANNEL_${readable === '' ? unlike : readable}_PASSWORD`;
}

const channels = section<ChannelInput>({
  name: 'intake_channels',
  input: ChannelInput,
  keyOf: keyBy('name'),
  async list(ctx) {
    const found: Known<ChannelInput>[] = [];
    for (const row of await listChannels(ctx)) {
      const { id, name, enabled, contact_id, folder_id, profile_id, source } = row;
      const password = await findSecret(ctx, passwordName(id));
      const input = { name, enabled, contact_id, folder_id, profile_id, source };
      found.push({ id, input: password === undefined ? input : { ...input, password } });
    }
    return found;
  },
  toFile: ({ contact_id: _contact, folder_id, profile_id, password: _password, ...rest }, { nameOf }) => ({
    ...rest,
    folder: folder_id === null ? null : nameOf('folder', folder_id),
    profile: profile_id === null ? null : nameOf('profile', profile_id),
    ...(rest.source.kind === 'imap' ? { password: { env: variableOf(rest.name) } } : {}),
  }),
  fromFile({ folder = null, profile = null, password, ...rest }, { idOf, contactOf }) {
    const folder_id = folder === null ? null : idOf('folder', folder, 'folder');
    const secret = password === undefined ? undefined : readSecret(password);
    return {
      ...rest,
      folder_id,
      contact_id: folder_id === null ? null : contactOf(folder_id),
      profile_id: profile === null ? null : idOf('profile', profile, 'profile'),
      ...(secret === undefined ? {} : { password: secret }),
    };
  },
  complete: (input, before) => ({
    ...input,
    ...(input.password === undefined && before?.password !== undefined ? { password: before.password } : {}),
  }),
  create: async (ctx, input) => void (await createChannel(ctx, input)),
  update: async (ctx, id, _input, changes) => void (await editChannel(ctx, id, changes)),
  remove: deleteChannel,
});

export const SECTIONS: readonly Section[] = [
  profiles,
  contacts,
  people,
  teams,
  approvalChains,
  settings,
  mail,
  webhook,
  endpoints,
  rules,
  exportTemplates,
  retentionRules,
  trustedCertificates,
  channels,
];
