// Intake channels: HTTP in and out.
import type { Channel, intakeEndpoints } from '../../contract/intake.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { createChannel, deleteChannel, editChannel, runSoon, testChannel } from './manage-channels.ts';
import {
  countDocuments,
  getChannel,
  listChannels,
  listItems,
  passwordName,
  type ChannelRow,
} from './store.ts';
import { say } from '../platform/sentences/say.ts';
import { pageHead } from '../platform/db/list-page.ts';

export const intakeRoutes: Handlers<Context, typeof intakeEndpoints> = {
  async listChannels({ ctx }) {
    const channels = await present(ctx, await listChannels(ctx));
    return { channels, folder_root: ctx.config.intake_dir ?? null };
  },

  async createChannel({ ctx, body, reply }) {
    const channel = await createChannel(ctx, body);
    reply.header('location', `/api/intake/channels/${channel.id}`);
    return presentOne(ctx, channel);
  },

  getChannel: async ({ ctx, params }) => presentOne(ctx, await getChannel(ctx, params.id)),

  editChannel: async ({ ctx, params, body }) => presentOne(ctx, await editChannel(ctx, params.id, body)),

  deleteChannel: ({ ctx, params }) => deleteChannel(ctx, params.id),

  testChannel: ({ ctx, params }) => testChannel(ctx, params.id),

  async runChannel({ ctx, params }) {
    await runSoon(ctx, params.id);
    return presentOne(ctx, await getChannel(ctx, params.id));
  },

  async listChannelItems({ ctx, params, query }) {
    await getChannel(ctx, params.id);
    const { total, next_cursor, items } = await listItems(ctx, params.id, query);
    return {
      ...pageHead(query, { total, next_cursor }),
      items: items.map(({ name, state, document_id, detail, at }) => ({
        name,
        state,
        document_id,
        detail: detail === null ? null : say(detail, ctx.language),
        at: isoSeconds(at),
      })),
    };
  },
};

async function presentOne(ctx: Context, channel: ChannelRow): Promise<Channel> {
  const [presented] = await present(ctx, [channel]);
  return presented!;
}

async function present(ctx: Context, channels: ChannelRow[]): Promise<Channel[]> {
  const documents = await countDocuments(ctx);
  const secrets = await ctx.db.selectFrom('secrets').select('name').execute();
  const names = new Set(secrets.map((secret) => secret.name));
  const time = (at: Date | null) => at && isoSeconds(at);
  return channels.map((row) => ({
    id: row.id,
    name: row.name,
    enabled: row.enabled,
    contact_id: row.contact_id,
    folder_id: row.folder_id,
    profile_id: row.profile_id,
    source: row.source,
    password_set: names.has(passwordName(row.id)),
    documents: documents.get(row.id) ?? 0,
    failing: row.failing,
    last_error: row.last_error === null ? null : say(row.last_error, ctx.language),
    last_run_at: time(row.last_run_at),
    last_success_at: time(row.last_success_at),
    created_at: isoSeconds(row.created_at),
    updated_at: isoSeconds(row.updated_at),
  }));
}
