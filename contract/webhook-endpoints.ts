// Further receivers beside the Document Webhook: each with a name, the events it wants and a secret of its own.
import { z } from 'zod';
import { HttpUrl, Id, IdParams, Timestamp, label } from './common.ts';
import { DocumentStatus } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { CHANGE_STATUSES, type ChangeFilter } from './feed.ts';
import { WebhookTestResult } from './webhook-test.ts';

/**
 * In the order of the life of a document, the statuses one by one after any change of status. Not document.purged: what is
 * removed for good has no record any more that a delivery could belong to.
 */
export const ENDPOINT_EVENTS = [
  'document.received',
  'document.processed',
  'document.status_changed',
  ...(Object.keys(CHANGE_STATUSES) as (keyof typeof CHANGE_STATUSES)[]),
  'document.updated',
  'document.payment_changed',
  'document.deleted',
  'document.restored',
  'delivery.failed',
] as const satisfies ChangeFilter[];
export const EndpointEvent = z.enum(ENDPOINT_EVENTS);
export type EndpointEvent = z.infer<typeof EndpointEvent>;

/** How many there may be. */
export const MOST_ENDPOINTS = 50;

export const WebhookEndpoint = z
  .object({
    id: Id,
    name: z.string(),
    url: z.string(),
    events: z.array(EndpointEvent).describe('What it is told.'),
    paused: z.boolean(),
    paused_reason: z.string().nullable().describe('Why Recto paused it; null when a person did.'),
    failing_since: Timestamp.nullable().describe('The first failed attempt since the last that succeeded.'),
    waiting: z.int().describe('Deliveries that are not sent yet, or tried again, or held.'),
    failed: z.int().describe('Deliveries that were given up.'),
    secret: z.string().describe('whsec_…, for the webhook-signature header.'),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'WebhookEndpoint' });
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

const input = {
  name: label(100).describe('Shown in the list and in the deliveries.'),
  url: HttpUrl.describe('Where the events go. Saving it allows its host.'),
  events: z
    .array(EndpointEvent)
    .min(1)
    .max(ENDPOINT_EVENTS.length)
    .describe('At least one. `document.exception` and the like are changes to that status.'),
  paused: z.boolean().describe('Events wait until it is resumed.'),
};

export const WebhookEndpointInput = z
  .strictObject({ ...input, paused: input.paused.default(false) })
  .meta({ id: 'WebhookEndpointInput' });
export type WebhookEndpointInput = z.output<typeof WebhookEndpointInput>;

export const WebhookEndpointPatch = z
  .strictObject({
    ...input,
    rotate_secret: z
      .boolean()
      .describe('Makes a new secret; for a day, deliveries are signed with the old one too.'),
  })
  .partial()
  .meta({ id: 'WebhookEndpointPatch' });
export type WebhookEndpointPatch = z.output<typeof WebhookEndpointPatch>;

/** The body that endpoints get. It names what changed; the record is read at `record_url`, with a token. */
export const ChangeWebhookBody = z
  .object({
    schema_version: z.literal('1.0').describe('Of this form of the body.'),
    event: EndpointEvent,
    timestamp: Timestamp.describe('When it happened.'),
    change_id: z.string().describe('The same as in the feed of changes; grows with each change.'),
    document_id: Id,
    filename: z.string(),
    contact_id: Id.nullable(),
    by: z.string().describe('Who did it: a person, a token, a rule or the system.'),
    before: DocumentStatus.nullable().describe('With changes of status.'),
    after: DocumentStatus.nullable(),
    record_url: z.string().describe('Where the API has the record.'),
    document_url: z.string().describe('Where people see the document.'),
  })
  .meta({ id: 'ChangeWebhook' });
export type ChangeWebhookBody = z.infer<typeof ChangeWebhookBody>;

const unknown = { 404: 'Unknown endpoint' } as const;

export const webhookEndpointEndpoints = {
  listWebhookEndpoints: endpoint('listWebhookEndpoints', {
    access: 'admin',
    tag: 'Webhooks',
    summary: 'List further webhook endpoints',
    response: z.object({ endpoints: z.array(WebhookEndpoint).describe('By name.') }),
  }),
  createWebhookEndpoint: endpoint('createWebhookEndpoint', {
    access: 'admin',
    tag: 'Webhooks',
    summary: 'Add a webhook endpoint',
    description:
      'It is told what happens from now on, one event a delivery, in the order of each document. Deliveries are signed with its own secret and carry no token.',
    callback: { summary: 'An event', body: ChangeWebhookBody },
    body: WebhookEndpointInput,
    status: 201,
    response: WebhookEndpoint,
    errors: { 409: `There are ${MOST_ENDPOINTS} already` },
  }),
  getWebhookEndpoint: endpoint('getWebhookEndpoint', {
    access: 'admin',
    tag: 'Webhooks',
    summary: 'One webhook endpoint',
    params: IdParams,
    response: WebhookEndpoint,
    errors: unknown,
  }),
  editWebhookEndpoint: endpoint('editWebhookEndpoint', {
    access: 'admin',
    tag: 'Webhooks',
    summary: 'Change, pause or resume a webhook endpoint',
    description: 'Keys that are not sent stay as they are. Other events hold from now on.',
    params: IdParams,
    body: WebhookEndpointPatch,
    response: WebhookEndpoint,
    errors: unknown,
  }),
  deleteWebhookEndpoint: endpoint('deleteWebhookEndpoint', {
    access: 'admin',
    tag: 'Webhooks',
    summary: 'Delete a webhook endpoint',
    description:
      'Its deliveries go with it, also those that still wait. What was sent stays in the audit log.',
    params: IdParams,
    status: 204,
    response: null,
    errors: unknown,
  }),
  testWebhookEndpoint: endpoint('testWebhookEndpoint', {
    access: 'admin',
    tag: 'Webhooks',
    summary: 'Send a test event to an endpoint now',
    params: IdParams,
    response: WebhookTestResult,
    errors: unknown,
  }),
};
