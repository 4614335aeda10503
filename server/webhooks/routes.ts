// Deliveries and the test delivery: HTTP in and out.
import type { Delivery, DeliveryAttempt, deliveryEndpoints } from '../../contract/deliveries.ts';
import type { settingsEndpoints } from '../../contract/settings.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { conflict } from '../platform/errors.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { readSettings } from '../settings/settings.ts';
import { redeliver, redeliverFailed } from './redeliver.ts';
import { sendTest } from './send-test.ts';
import { getDelivery, listAttempts, listDeliveries, type AttemptRow, type ListedDelivery } from './store.ts';
import { pageHead } from '../platform/db/list-page.ts';

type WebhookEndpoints = typeof deliveryEndpoints & Pick<typeof settingsEndpoints, 'testWebhook'>;

export const webhookRoutes: Handlers<Context, WebhookEndpoints> = {
  async listDeliveries({ ctx, query }) {
    const { total, next_cursor, deliveries } = await listDeliveries(ctx, query);
    return {
      ...pageHead(query, { total, next_cursor }),
      deliveries: deliveries.map(presentDelivery),
    };
  },

  async getDelivery({ ctx, params }) {
    const delivery = await getDelivery(ctx, params.id);
    const attempts = await listAttempts(ctx, params.id);
    return { ...presentDelivery(delivery), body: delivery.body, attempts: attempts.map(presentAttempt) };
  },

  async redeliver({ ctx, params }) {
    await redeliver(ctx, params.id);
    return presentDelivery(await getDelivery(ctx, params.id));
  },

  redeliverFailed: async ({ ctx, body }) => ({
    redelivered: await redeliverFailed(ctx, new Date(body.since)),
  }),

  async testWebhook({ ctx }) {
    const settings = await readSettings(ctx);
    if (settings.webhook_url === null) throw conflict('setup.noWebhookUrl');
    return sendTest(ctx, { url: settings.webhook_url });
  },
};

function presentDelivery(row: ListedDelivery): Delivery {
  return {
    id: row.id,
    webhook_id: row.webhook_id,
    document_id: row.document_id,
    filename: row.filename,
    event: row.event,
    endpoint_id: row.endpoint_id,
    endpoint_name: row.endpoint_name,
    url: row.url,
    state: row.state,
    attempt_count: row.attempt_count,
    last_response_code: row.last_response_code,
    last_error: row.last_error,
    next_attempt_at: row.next_attempt_at && isoSeconds(row.next_attempt_at),
    created_at: isoSeconds(row.created_at),
    finished_at: row.finished_at && isoSeconds(row.finished_at),
  };
}

function presentAttempt(row: AttemptRow): DeliveryAttempt {
  return {
    number: row.number,
    started_at: isoSeconds(row.started_at),
    duration_ms: row.duration_ms,
    response_code: row.response_code,
    error_class: row.error_class,
    response_excerpt: row.response_excerpt,
  };
}
