// Deliveries of the Document Webhook, of rules and of webhook endpoints, and their attempts.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, IdParams, Timestamp, pageOf, paging, queryId, queryList } from './common.ts';
import { DocumentRecord } from './documents.ts';
import { ENDPOINT_EVENTS } from './webhook-endpoints.ts';

export const DeliveryState = z
  .enum(['pending', 'retrying', 'delivered', 'accepted', 'failed', 'held'])
  .describe(
    'pending: not tried yet; retrying: failed, will be tried again; delivered: 200; accepted: another 2xx, not retried; failed: given up; held: Offline Mode or paused',
  );
export type DeliveryState = z.infer<typeof DeliveryState>;

/** Without an endpoint, document.exported is the Document Webhook; rule.fired goes to the address that a rule names. */
export const DeliveryEvent = z.enum(['rule.fired', ...ENDPOINT_EVENTS]);
export type DeliveryEvent = z.infer<typeof DeliveryEvent>;

/** The body that receivers get: the record plus the envelope as siblings. */
export const WebhookBody = DocumentRecord.extend({
  schema_version: z.literal('1.0').describe('Of this form of the body.'),
  event: z.literal('document.exported'),
  timestamp: Timestamp.describe('When it was exported.'),
  custom_fields: z
    .record(z.string(), z.string().nullable())
    .describe('The extracted fields keyed by their labels.'),
}).meta({ id: 'DocumentWebhook' });
export type WebhookBody = z.infer<typeof WebhookBody>;

/** What the webhook action of a rule sends: the same under its own event name, and which rule it was. */
export const RuleWebhookBody = WebhookBody.extend({
  event: z.literal('rule.fired'),
  rule: z.object({ id: Id, name: z.string() }),
}).meta({ id: 'RuleWebhook' });
export type RuleWebhookBody = z.infer<typeof RuleWebhookBody>;

export const DeliveryAttempt = z.object({
  number: z.int().min(1),
  started_at: Timestamp,
  duration_ms: z.int(),
  response_code: z.int().nullable(),
  error_class: z
    .string()
    .nullable()
    .describe('dns, refused, reset, tls, timeout, blocked or network, where no answer came.'),
  response_excerpt: z.string().nullable().describe('The first 4 KB of the answer.'),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

export const Delivery = z
  .object({
    id: Id,
    webhook_id: z.string().describe('Stable over retries and redelivery; receivers deduplicate by it.'),
    document_id: Id,
    filename: z.string(),
    event: DeliveryEvent,
    endpoint_id: Id.nullable().describe('The webhook endpoint; null with the Document Webhook and rules.'),
    endpoint_name: z.string().nullable().describe('The name of that endpoint now.'),
    url: z.string(),
    state: DeliveryState,
    attempt_count: z.int(),
    last_response_code: z.int().nullable(),
    last_error: z.string().nullable(),
    next_attempt_at: Timestamp.nullable(),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryDetail = Delivery.extend({
  attempts: z.array(DeliveryAttempt),
  body: z.string().describe('The exact bytes sent, as text.'),
}).meta({ id: 'DeliveryDetail' });
export type DeliveryDetail = z.infer<typeof DeliveryDetail>;

export const deliveryEndpoints = {
  listDeliveries: endpoint('listDeliveries', {
    access: 'admin',
    tag: 'Webhooks',
    summary: 'List deliveries',
    query: z.strictObject({
      ...paging,
      document_id: queryId().optional(),
      endpoint_id: queryId().optional().describe('Of this webhook endpoint only.'),
      state: queryList(DeliveryState).optional(),
    }),
    response: pageOf('deliveries', Delivery),
  }),
  getDelivery: endpoint('getDelivery', {
    access: 'admin',
    tag: 'Webhooks',
    summary: 'One delivery with its attempts',
    params: IdParams,
    response: DeliveryDetail,
    errors: { 404: 'Unknown delivery' },
  }),
  redeliver: endpoint('redeliver', {
    access: 'admin',
    tag: 'Webhooks',
    summary: 'Send a delivery again',
    description: 'The same body and the same webhook-id.',
    params: IdParams,
    status: 202,
    response: Delivery,
    errors: { 404: 'Unknown delivery', 409: 'The delivery is still under way' },
  }),
  redeliverFailed: endpoint('redeliverFailed', {
    access: 'admin',
    tag: 'Webhooks',
    summary: 'Send all deliveries again that have failed since a time',
    description: 'Those that were given up; the same bodies under the same webhook-ids, in their old order.',
    body: z
      .strictObject({ since: z.union([z.iso.datetime({ offset: true }), z.iso.date()]) })
      .meta({ id: 'RedeliverFailed' }),
    status: 202,
    response: z.object({ redelivered: z.int() }),
  }),
};
