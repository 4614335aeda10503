// Intake channels: folders that are watched and mailboxes that are read, each with a place for what comes in.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { GivenId, Id, IdParams, Timestamp, label, pageOf, paging, pathId, text } from './common.ts';
import { problem } from './problem.ts';

export const FolderSource = z.strictObject({
  kind: z.literal('folder'),
  path: label(1000).describe('Below RECTO_INTAKE_DIR, or absolute and within it.'),
  subfolders: z.boolean().default(false).describe('Whether files in sub-folders are taken too.'),
  place_by_subfolder: z
    .boolean()
    .default(false)
    .describe('`<contact>/<folder>/file`: sub-folders name contact and folder; needs `subfolders`.'),
  settle_seconds: z
    .int()
    .min(1)
    .max(3600)
    .default(5)
    .describe('A file is taken once it has not changed for so long.'),
  after: z.enum(['move', 'delete']).default('move').describe('move: into the sub-folder `done`.'),
});
export type FolderSource = z.output<typeof FolderSource>;

const imap = {
  kind: z.literal('imap'),
  host: z
    .string()
    .trim()
    .regex(/^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|[0-9a-f:.]+)$/i, problem('host'))
    .max(253),
  port: z.int().min(1).max(65_535).default(993),
  security: z
    .enum(['tls', 'starttls', 'none'])
    .default('tls')
    .describe('none sends the password readable; within a trusted network only.'),
  user: label(320),
  mailbox: label(500).default('INBOX'),
  take: z
    .enum(['attachments', 'message', 'both'])
    .default('attachments')
    .describe('attachments: a message without any that can be read becomes a document itself.'),
  after: z.enum(['flag', 'move', 'delete']).default('flag').describe('flag: marks as read.'),
  move_to: label(500).nullable().default(null).describe('The mailbox for `after: move`; made when missing.'),
  poll_seconds: z.int().min(10).max(86_400).default(60),
};

export const MailboxSource = z.strictObject(imap);
export type MailboxSource = z.output<typeof MailboxSource>;

export const ChannelSource = z.discriminatedUnion('kind', [FolderSource, MailboxSource]);
export type ChannelSource = z.output<typeof ChannelSource>;

export const Channel = z
  .object({
    id: Id,
    name: z.string(),
    enabled: z.boolean(),
    contact_id: Id.nullable().describe('null: the built-in contact System.'),
    folder_id: Id.nullable(),
    profile_id: Id.nullable().describe("null: the contact's default."),
    source: ChannelSource,
    password_set: z.boolean(),
    documents: z.int().describe('How many have come in by it.'),
    failing: z.boolean(),
    last_error: z.string().nullable(),
    last_run_at: Timestamp.nullable(),
    last_success_at: Timestamp.nullable(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Channel' });
export type Channel = z.infer<typeof Channel>;

const place = {
  contact_id: GivenId.nullable().describe(
    'Beside folder_id; both null: the folder Inbox of the contact System.',
  ),
  folder_id: GivenId.nullable(),
  profile_id: GivenId.nullable(),
};
const password = text(1000).min(1).describe('Of the mailbox; kept encrypted, never shown again.');

export const ChannelInput = z
  .strictObject({
    name: label(120),
    enabled: z.boolean().default(true),
    contact_id: place.contact_id.default(null),
    folder_id: place.folder_id.default(null),
    profile_id: place.profile_id.default(null),
    source: ChannelSource,
    password: password.optional(),
  })
  .meta({ id: 'ChannelInput' });
export type ChannelInput = z.output<typeof ChannelInput>;

export const ChannelPatch = z
  .strictObject({
    name: label(120),
    enabled: z.boolean(),
    ...place,
    source: ChannelSource.describe('As a whole; its kind cannot change.'),
    password,
  })
  .partial()
  .meta({ id: 'ChannelPatch' });
export type ChannelPatch = z.output<typeof ChannelPatch>;

export const ChannelTest = z
  .object({
    ok: z.boolean(),
    detail: z.string().describe('What was found, or what went wrong.'),
    waiting: z.int().nullable().describe('Files or messages that would be taken now.'),
  })
  .meta({ id: 'ChannelTest' });
export type ChannelTest = z.infer<typeof ChannelTest>;

export const ChannelItem = z
  .object({
    name: z.string().describe('File name; for mail, subject and attachment.'),
    state: z.enum(['done', 'failed']),
    document_id: Id.nullable(),
    detail: z.string().nullable().describe('Why it was not taken.'),
    at: Timestamp,
  })
  .meta({ id: 'ChannelItem' });
export type ChannelItem = z.infer<typeof ChannelItem>;

const definition = { access: 'admin', tag: 'Intake' } as const;
const placeErrors = { 404: 'Unknown contact, folder or profile' } as const;

export const intakeEndpoints = {
  listChannels: endpoint('listChannels', {
    ...definition,
    summary: 'Intake channels and how they are doing',
    response: z.object({
      channels: z.array(Channel),
      folder_root: z.string().nullable().describe('RECTO_INTAKE_DIR; null: folders cannot be watched.'),
    }),
  }),
  createChannel: endpoint('createChannel', {
    ...definition,
    summary: 'Add a watched folder or a mailbox',
    body: ChannelInput,
    status: 201,
    response: Channel,
    errors: { ...placeErrors, 409: 'Another channel has this name' },
  }),
  getChannel: endpoint('getChannel', {
    ...definition,
    summary: 'One intake channel',
    params: IdParams,
    response: Channel,
    errors: { 404: 'Unknown channel' },
  }),
  editChannel: endpoint('editChannel', {
    ...definition,
    summary: 'Change an intake channel',
    description: 'Keys that are not sent stay as they are. It runs at once with what was changed.',
    params: IdParams,
    body: ChannelPatch,
    response: Channel,
    errors: { 404: 'Unknown channel, contact, folder or profile', 409: 'Another channel has this name' },
  }),
  deleteChannel: endpoint('deleteChannel', {
    ...definition,
    summary: 'Remove an intake channel',
    description: 'Documents that came in by it stay.',
    params: IdParams,
    status: 204,
    response: null,
    errors: { 404: 'Unknown channel' },
  }),
  testChannel: endpoint('testChannel', {
    ...definition,
    summary: 'Look whether a channel can be read',
    description: 'Opens the folder or signs in to the mailbox; takes nothing.',
    params: IdParams,
    response: ChannelTest,
    errors: { 404: 'Unknown channel' },
  }),
  runChannel: endpoint('runChannel', {
    ...definition,
    summary: 'Read a channel now rather than at its next time',
    params: IdParams,
    status: 202,
    response: Channel,
    errors: { 404: 'Unknown channel', 409: 'The channel is switched off' },
  }),
  listChannelItems: endpoint('listChannelItems', {
    ...definition,
    summary: 'What came in by a channel, newest first',
    params: z.strictObject({ id: pathId() }),
    query: z.strictObject({ ...paging, state: z.enum(['done', 'failed']).optional() }),
    response: pageOf('items', ChannelItem),
    errors: { 404: 'Unknown channel' },
  }),
};
