// Adding, changing, removing and testing intake channels.
import type {
  ChannelInput,
  ChannelPatch,
  ChannelSource,
  ChannelTest,
  MailboxSource,
} from '../../contract/intake.ts';
import { audit } from '../audit/audit.ts';
import { getContact } from '../contacts/store.ts';
import type { Context } from '../context.ts';
import { getFolderOf } from '../folders/store.ts';
import { violatedUnique } from '../platform/db/connect.ts';
import { RectoError, conflict, invalid } from '../platform/errors.ts';
import { getProfile } from '../profiles/store.ts';
import { findSecret, saveSecret } from '../settings/secrets.ts';
import { listFiles, withFolder } from './folder/list-files.ts';
import { describeMailError, withMailbox } from './mailbox/connect.ts';
import { waitingMessages } from './mailbox/run-mailbox.ts';
import { getChannel, passwordName, type ChannelRow } from './store.ts';
import { say } from '../platform/sentences/say.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';

export async function createChannel(ctx: Context, input: ChannelInput): Promise<ChannelRow> {
  const { password, source, ...rest } = input;
  await requireUsable(ctx, input);
  requirePassword(source, password, false);
  return namedOnce(input.name, () =>
    ctx.transaction(async (ctx) => {
      const now = ctx.clock.now();
      const values = { ...rest, source: JSON.stringify(source), next_run_at: now };
      const channel = await ctx.db
        .insertInto('intake_channels')
        .values({ ...values, created_at: now, updated_at: now })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (password !== undefined) await saveSecret(ctx, passwordName(channel.id), password);
      await audit(ctx, { event: 'intake.channel_created', detail: describe(channel) });
      return channel;
    }),
  );
}

export async function editChannel(ctx: Context, id: number, patch: ChannelPatch): Promise<ChannelRow> {
  const before = await getChannel(ctx, id);
  const { password, source, ...rest } = patch;
  const after = { ...before, ...rest, source: source ?? before.source };
  if (after.source.kind !== before.source.kind) throw invalid('setup.channelKind');
  await requireUsable(ctx, after);
  const known = (await findSecret(ctx, passwordName(id))) !== undefined;
  // A password that was entered for one server is not sent to another.
  requirePassword(after.source, password, known && sameServer(before.source, after.source));
  return namedOnce(after.name, () =>
    ctx.transaction(async (ctx) => {
      const now = ctx.clock.now();
      const channel = await ctx.db
        .updateTable('intake_channels')
        .set({ ...rest, ...(source === undefined ? {} : { source: JSON.stringify(source) }) })
        .set({
          next_run_at: now,
          updated_at: now,
          ...(sameMailbox(before.source, after.source) ? {} : { position: '{}' }),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (password !== undefined) await saveSecret(ctx, passwordName(id), password);
      const detail = { before: describe(before), after: describe(channel) };
      await audit(ctx, {
        event: 'intake.channel_updated',
        detail: { ...detail, ...(password === undefined ? {} : { password: 'changed' }) },
      });
      return channel;
    }),
  );
}

export async function deleteChannel(ctx: Context, id: number): Promise<void> {
  const channel = await getChannel(ctx, id);
  await ctx.transaction(async (ctx) => {
    await ctx.db.deleteFrom('intake_channels').where('id', '=', id).execute();
    await ctx.db.deleteFrom('secrets').where('name', '=', passwordName(id)).execute();
    await audit(ctx, { event: 'intake.channel_deleted', detail: describe(channel) });
  });
}

export async function runSoon(ctx: Context, id: number): Promise<void> {
  const { enabled } = await getChannel(ctx, id);
  if (!enabled) throw conflict('setup.channelOff');
  const next_run_at = ctx.clock.now();
  await ctx.db.updateTable('intake_channels').set({ next_run_at }).where('id', '=', id).execute();
}

export async function testChannel(ctx: Context, id: number): Promise<ChannelTest> {
  const channel = await getChannel(ctx, id);
  const { source } = channel;
  try {
    if (source.kind === 'imap') return await testMailbox(ctx, channel, source);
    return await withFolder(ctx, source, async (folder) => {
      const waiting = (await listFiles(folder, source)).length;
      return {
        ok: true,
        detail: say(sentence('setup.pathGood', { path: folder.path }), ctx.language),
        waiting,
      };
    });
  } catch (error) {
    const reason = error instanceof RectoError ? error.sentence : describeMailError(error);
    return { ok: false, detail: say(reason, ctx.language), waiting: null };
  }
}

async function testMailbox(ctx: Context, channel: ChannelRow, source: MailboxSource): Promise<ChannelTest> {
  const password = (await findSecret(ctx, passwordName(channel.id))) ?? '';
  const { uids } = await withMailbox(source, password, (client) => waitingMessages(client, channel));
  return {
    ok: true,
    detail: say(sentence('setup.mailGood', { mailbox: source.mailbox }), ctx.language),
    waiting: uids.length,
  };
}

async function requireUsable(
  ctx: Context,
  channel: Pick<ChannelInput, 'contact_id' | 'folder_id' | 'profile_id' | 'source'>,
): Promise<void> {
  const { contact_id, folder_id, profile_id, source } = channel;
  if ((contact_id === null) !== (folder_id === null)) throw invalid('programs.placeTogether');
  if (contact_id !== null && folder_id !== null) {
    await getContact(ctx, contact_id);
    await getFolderOf(ctx, contact_id, folder_id);
  }
  if (profile_id !== null) await getProfile(ctx, profile_id);
  if (source.kind === 'folder') {
    if (source.place_by_subfolder && !source.subfolders)
      throw invalid(wrongValue('source.subfolders', sentence('values.subfolders')));
    await withFolder(ctx, source, async () => undefined);
  } else if (source.after === 'move' && (source.move_to ?? source.mailbox) === source.mailbox)
    throw invalid(wrongValue('source.move_to', sentence('values.otherMailbox')));
}

function requirePassword(source: ChannelSource, password: string | undefined, known: boolean): void {
  if (source.kind === 'folder' && password !== undefined)
    throw invalid(wrongValue('password', sentence('values.empty')));
  if (source.kind === 'imap' && password === undefined && !known)
    throw invalid(wrongValue('password', sentence('values.required')));
}

function sameServer(a: ChannelSource, b: ChannelSource): boolean {
  if (a.kind !== 'imap' || b.kind !== 'imap') return a.kind === b.kind;
  return a.host === b.host && a.port === b.port && a.user === b.user && a.security === b.security;
}

const sameMailbox = (a: ChannelSource, b: ChannelSource): boolean =>
  sameServer(a, b) && (a.kind !== 'imap' || b.kind !== 'imap' || a.mailbox === b.mailbox);

async function namedOnce<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violatedUnique(error) === 'intake_channels_name') throw conflict('setup.channelThere', { name });
    throw error;
  }
}

/** For the audit log; the password is not among it. */
const describe = ({ id, name, enabled, contact_id, folder_id, profile_id, source }: ChannelRow) => ({
  channel_id: id,
  name,
  enabled,
  contact_id,
  folder_id,
  profile_id,
  source,
});
