// Webhook endpoints: HTTP in and out.
import type { WebhookEndpoint, webhookEndpointEndpoints } from '../../../contract/webhook-endpoints.ts';
import type { Context } from '../../context.ts';
import { isoSeconds } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { say } from '../../platform/sentences/say.ts';
import { getWebhookSecrets } from '../../settings/webhook-secret.ts';
import { sendTest } from '../send-test.ts';
import { createEndpoint, deleteEndpoint, editEndpoint } from './manage-endpoints.ts';
import { getEndpoint, listEndpoints, type ListedEndpoint } from './store.ts';

export const webhookEndpointRoutes: Handlers<Context, typeof webhookEndpointEndpoints> = {
  async listWebhookEndpoints({ ctx }) {
    const endpoints = await listEndpoints(ctx);
    return { endpoints: await Promise.all(endpoints.map((endpoint) => presentEndpoint(ctx, endpoint))) };
  },

  async createWebhookEndpoint({ ctx, body }) {
    const id = await createEndpoint(ctx, body);
    return presentEndpoint(ctx, await getEndpoint(ctx, id));
  },

  getWebhookEndpoint: async ({ ctx, params }) => presentEndpoint(ctx, await getEndpoint(ctx, params.id)),

  async editWebhookEndpoint({ ctx, params, body }) {
    await editEndpoint(ctx, params.id, body);
    return presentEndpoint(ctx, await getEndpoint(ctx, params.id));
  },

  deleteWebhookEndpoint: ({ ctx, params }) => deleteEndpoint(ctx, params.id),

  async testWebhookEndpoint({ ctx, params }) {
    const { url, name } = await getEndpoint(ctx, params.id);
    return sendTest(ctx, { url, endpoint: { id: params.id, name } });
  },
};

async function presentEndpoint(ctx: Context, row: ListedEndpoint): Promise<WebhookEndpoint> {
  const { current: secret } = await getWebhookSecrets(ctx, row.id);
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    paused: row.paused,
    paused_reason: row.paused_reason === null ? null : say(row.paused_reason, ctx.language),
    failing_since: row.failing_since && isoSeconds(row.failing_since),
    waiting: row.waiting,
    failed: row.failed,
    secret,
    created_at: isoSeconds(row.created_at),
    updated_at: isoSeconds(row.updated_at),
  };
}
