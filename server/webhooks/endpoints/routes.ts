// Webhook endpoints: HTTP in and out.
import type { WebhookEndpoint, webhookEndpointEndpoints } from '../../../contract/webhook-endpoints.ts';
import type { Context } from '../../context.ts';
import { isoSeconds } from '../../platform/clock.ts';
import { notFound } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { say } from '../../platform/sentences/say.ts';
import { currentWebhookSecrets } from '../../settings/webhook-secret.ts';
import { sendTest } from '../send-test.ts';
import { createEndpoint, deleteEndpoint, editEndpoint } from './manage-endpoints.ts';
import { getEndpoint, listEndpoints, type ListedEndpoint } from './store.ts';

export const webhookEndpointRoutes: Handlers<Context, typeof webhookEndpointEndpoints> = {
  async listWebhookEndpoints({ ctx }) {
    return { endpoints: await presentEndpoints(ctx, await listEndpoints(ctx)) };
  },

  async createWebhookEndpoint({ ctx, body }) {
    const id = await createEndpoint(ctx, body);
    return presentOne(ctx, id);
  },

  getWebhookEndpoint: ({ ctx, params }) => presentOne(ctx, params.id),

  async editWebhookEndpoint({ ctx, params, body }) {
    await editEndpoint(ctx, params.id, body);
    return presentOne(ctx, params.id);
  },

  deleteWebhookEndpoint: ({ ctx, params }) => deleteEndpoint(ctx, params.id),

  async testWebhookEndpoint({ ctx, params }) {
    const { url, name } = await getEndpoint(ctx, params.id);
    return sendTest(ctx, { url, endpoint: { id: params.id, name } });
  },
};

async function presentOne(ctx: Context, id: number): Promise<WebhookEndpoint> {
  const [endpoint] = await presentEndpoints(ctx, [await getEndpoint(ctx, id)]);
  if (endpoint === undefined) throw notFound('refusals.noEndpoint', { id });
  return endpoint;
}

/** Without those that were deleted meanwhile. */
async function presentEndpoints(ctx: Context, rows: ListedEndpoint[]): Promise<WebhookEndpoint[]> {
  const ids = rows.map(({ id }) => id);
  const secrets = await currentWebhookSecrets(ctx, ids);
  const there = rows.filter(({ id }) => secrets.has(id));
  return there.map((row) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    paused: row.paused,
    paused_reason: row.paused_reason === null ? null : say(row.paused_reason, ctx.language),
    failing_since: row.failing_since && isoSeconds(row.failing_since),
    waiting: row.waiting,
    failed: row.failed,
    secret: secrets.get(row.id)!,
    created_at: isoSeconds(row.created_at),
    updated_at: isoSeconds(row.updated_at),
  }));
}
