// Making, changing and deleting webhook endpoints.
import {
  MOST_ENDPOINTS,
  type WebhookEndpointInput,
  type WebhookEndpointPatch,
} from '../../../contract/webhook-endpoints.ts';
import type { Context } from '../../context.ts';
import { audit } from '../../audit/audit.ts';
import { changedValues, isChanged } from '../../audit/changed-values.ts';
import { latestChange } from '../../feed/read-changes.ts';
import { rowCount } from '../../platform/db/connect.ts';
import { conflict } from '../../platform/errors.ts';
import { allowWebhookHost } from '../../settings/webhook-hosts.ts';
import { forgetWebhookSecrets, rotateWebhookSecret } from '../../settings/webhook-secret.ts';
import { insertEndpoint, lockEndpoint, updateEndpoint } from './store.ts';

/** One at a time, so that the limit holds. */
const CREATE_LOCK = 7_230_000_001;

/** Returns its id. It is told what happens from now on. */
export async function createEndpoint(ctx: Context, input: WebhookEndpointInput): Promise<number> {
  return ctx.transaction(async (ctx) => {
    await ctx.lock(CREATE_LOCK);
    const { n } = await ctx.db.selectFrom('webhook_endpoints').select(rowCount).executeTakeFirstOrThrow();
    if (n >= MOST_ENDPOINTS) throw conflict('refusals.manyEndpoints', { most: MOST_ENDPOINTS });
    await allowWebhookHost(ctx, input.url);
    const now = ctx.clock.now();
    const told = await latestChange(ctx);
    const id = await insertEndpoint(ctx, { ...input, told, created_at: now, updated_at: now });
    await rotateWebhookSecret(ctx, id);
    await audit(ctx, { event: 'webhook.endpoint_created', detail: { endpoint_id: id, ...input } });
    return id;
  });
}

export async function editEndpoint(
  ctx: Context,
  id: number,
  { rotate_secret = false, ...patch }: WebhookEndpointPatch,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const old = await lockEndpoint(ctx, id);
    const changed = changedValues(old, patch);
    if (patch.url !== undefined) await allowWebhookHost(ctx, patch.url);
    if (isChanged(changed)) {
      await updateEndpoint(ctx, id, {
        ...patch,
        ...(patch.paused === undefined ? {} : { paused_reason: null }),
      });
      const detail = { endpoint_id: id, name: old.name, ...changed };
      await audit(ctx, { event: 'webhook.endpoint_updated', detail });
    }
    // A fresh start: the failures so far count no more.
    if (patch.paused === false) {
      await ctx.db
        .deleteFrom('receiver_failures')
        .where('url', '=', patch.url ?? old.url)
        .execute();
      await ctx.queue.send(ctx.db, 'release_deliveries', {});
    }
    if (rotate_secret) {
      await rotateWebhookSecret(ctx, id);
      const detail = { endpoint_id: id, name: old.name, secret: 'rotated' };
      await audit(ctx, { event: 'webhook.endpoint_updated', detail });
    }
  });
}

/** With all its deliveries. One that is being sent at the moment may still arrive. */
export async function deleteEndpoint(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { name, url } = await lockEndpoint(ctx, id);
    await forgetWebhookSecrets(ctx, id);
    await ctx.db.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
    await audit(ctx, { event: 'webhook.endpoint_deleted', detail: { endpoint_id: id, name, url } });
  });
}
