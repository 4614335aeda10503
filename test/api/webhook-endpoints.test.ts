// Webhook endpoints: what each is told, that it is signed with its own secret, and that no receiver disturbs another.
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type {
  ChangeWebhookBody,
  EndpointEvent,
  WebhookEndpoint,
  WebhookEndpointInput,
} from '../../contract/webhook-endpoints.ts';
import { createTestClock } from '../kit/clock.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { ADMIN, startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

const clock = createTestClock();
let service: TestService;
let place: Place;
const receivers: Receiver[] = [];
beforeAll(async () => {
  service = await startTestService({ clock, settings: { WEBHOOK_RETRY_DELAYS: '0.2,0.2,0.2' } });
  place = await newPlace(service.api, 'Endpoints');
});
afterAll(() => service.stop());
afterEach(async () => {
  for (const { id } of (await service.admin.call('listWebhookEndpoints')).endpoints)
    await service.admin.call('deleteWebhookEndpoint', { params: { id } });
  for (const receiver of receivers.splice(0)) await receiver.stop();
});

async function newReceiver(answer?: Receiver['answer']): Promise<Receiver> {
  const receiver = await startReceiver();
  if (answer !== undefined) receiver.answer = answer;
  receivers.push(receiver);
  return receiver;
}

const create = (name: string, url: string, events: EndpointEvent[]) =>
  service.admin.call('createWebhookEndpoint', { body: { name, url, events } });

const bodiesOf = ({ received }: Receiver) =>
  received.map(({ body }) => JSON.parse(body) as ChangeWebhookBody);
const eventsOf = (receiver: Receiver) => bodiesOf(receiver).map(({ event }) => event);

let counter = 0;
async function processed(): Promise<number> {
  counter += 1;
  const { id } = await upload(service.api, place, invoiceText(`E-${counter}`), `endpoint-${counter}.txt`);
  await untilProcessed(service.api, id);
  return id;
}

/** Throws unless the signature is that of the endpoint. */
const verify = ({ secret }: WebhookEndpoint, { received }: Receiver) => {
  for (const { body, headers } of received)
    new Webhook(secret).verify(body, headers as Record<string, string>);
};

test('five endpoints with different events: each gets its own, in order and signed, whatever the others answer', async () => {
  const all = await newReceiver();
  const review = await newReceiver();
  const exported = await newReceiver();
  const failing = await newReceiver(() => ({ status: 500 }));
  const busy = await newReceiver((_, index) =>
    index === 0 ? { status: 429, headers: { 'retry-after': '240' } } : {},
  );
  const endpoints = [
    await create('All', all.url, ['document.received', 'document.status_changed', 'document.updated']),
    await create('Review', review.url, ['document.needs_review', 'document.processed']),
    await create('Exports', exported.url, ['document.exported']),
    await create('Failing', failing.url, ['document.received']),
    await create('Busy', busy.url, ['document.received', 'document.deleted']),
  ];
  const id = await processed();
  const params = { id };
  await service.api.call('editDocument', { params, body: { notes: 'seen' } });
  await service.api.call('changeStatus', { params, body: { status: 'Export' } });
  await service.admin.call('deleteDocument', { params });
  // Those that answer have everything while the busy one is left alone.
  await until(async () => all.received.length === 5, 'all that was told');
  await until(
    async () => exported.received.length === 1 && review.received.length === 2,
    'the export and the reading',
  );
  expect(eventsOf(busy)).toEqual(['document.received']);
  const { id: gives_up } = endpoints[3]!;
  await until(
    async () => (await service.admin.call('getWebhookEndpoint', { params: { id: gives_up } })).failed === 1,
    'the failing one being given up',
  );
  expect(failing.received).toHaveLength(4);
  expect(eventsOf(busy)).toEqual(['document.received']);
  // Less than the five minutes that a signature may be away.
  clock.forward(250 / 3600);
  await until(async () => busy.received.length === 3, 'what the busy one was asked to take later');

  expect(bodiesOf(all).map(({ event, after }) => after ?? event)).toEqual([
    'document.received',
    'Processing',
    'Needs Review',
    'document.updated',
    'Export',
  ]);
  expect(eventsOf(review)).toEqual(['document.processed', 'document.needs_review']);
  expect(eventsOf(busy)).toEqual(['document.received', 'document.received', 'document.deleted']);
  const [body] = bodiesOf(exported);
  expect(body).toMatchObject({
    schema_version: '1.0',
    event: 'document.exported',
    document_id: id,
    filename: `endpoint-${counter}.txt`,
    contact_id: place.contact_id,
    by: 'API token',
    before: 'Needs Review',
    after: 'Export',
  });
  expect(new URL(body!.record_url).pathname).toBe(`/api/documents/${id}`);
  [all, review, exported, failing, busy].forEach((receiver, index) => verify(endpoints[index]!, receiver));
  expect(() => verify(endpoints[0]!, review)).toThrow();
  // The token of the instance is for the Document Webhook alone.
  expect(all.received.every(({ headers }) => headers.authorization === undefined)).toBe(true);

  const { deliveries } = await service.admin.call('listDeliveries', {
    query: { endpoint_id: gives_up },
  });
  expect(deliveries).toMatchObject([{ state: 'failed', attempt_count: 4, endpoint_name: 'Failing' }]);
  const [listed] = (await service.admin.call('listWebhookEndpoints')).endpoints.filter(
    ({ name }) => name === 'Failing',
  );
  expect(listed).toMatchObject({ failed: 1, waiting: 0, paused: false });
  expect(listed!.failing_since).not.toBeNull();
});

test('a receiver that keeps four connections waiting keeps no other endpoint of its host waiting', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow = await newReceiver(async () => (await held, {}));
  const quick = await newReceiver();
  await create('Slow', slow.url, ['document.updated']);
  await create('Quick', quick.url, ['document.updated']);
  const ids: number[] = [];
  for (let i = 0; i < 5; i += 1) ids.push(await processed());
  for (const id of ids) await service.api.call('editDocument', { params: { id }, body: { notes: 'now' } });
  await until(async () => slow.received.length === 4, 'four connections to the slow one');
  await until(async () => quick.received.length === 5, 'all of the quick one');
  expect(slow.received).toHaveLength(4);
  release();
  await until(async () => slow.received.length === 5, 'the last one');
});

test('that the news of a failure failed is not told again', async () => {
  const refuses = await newReceiver(() => ({ status: 422 }));
  // It refuses the news of failures alone: any other that it refused would be a failure to be told.
  const told = await newReceiver(({ body }) => (body.includes('"delivery.failed"') ? { status: 422 } : {}));
  await create('Refuses', refuses.url, ['document.received']);
  const failures = await create('Failures', told.url, ['delivery.failed']);
  const later = await create('Later', told.url, ['delivery.failed', 'document.deleted']);
  const id = await processed();
  await until(async () => told.received.length === 2, 'the failure, told to both');
  await service.admin.call('deleteDocument', { params: { id } });
  await until(async () => told.received.length === 3, 'what happened after it');
  for (const endpoint_id of [failures.id, later.id]) {
    const { deliveries } = await service.admin.call('listDeliveries', { query: { endpoint_id } });
    expect(deliveries.filter(({ event }) => event === 'delivery.failed')).toHaveLength(1);
  }
});

test('paused, its events wait; resumed, they arrive in their order and none twice', async () => {
  const receiver = await newReceiver();
  const { id } = await create('Paused', receiver.url, ['document.updated']);
  await service.admin.call('editWebhookEndpoint', { params: { id }, body: { paused: true } });
  const document = await processed();
  for (const notes of ['one', 'two', 'three'])
    await service.api.call('editDocument', { params: { id: document }, body: { notes } });
  const waiting = async () => (await service.admin.call('getWebhookEndpoint', { params: { id } })).waiting;
  await until(async () => (await waiting()) === 3, 'three held deliveries');
  expect(receiver.received).toHaveLength(0);
  await service.admin.call('editWebhookEndpoint', { params: { id }, body: { paused: false } });
  await until(async () => (await waiting()) === 0, 'all sent');
  const changes = bodiesOf(receiver).map(({ change_id }) => Number(change_id));
  expect(changes).toHaveLength(3);
  expect(changes).toEqual(changes.toSorted((a, b) => a - b));
});

test('an endpoint that answers 410 is paused, and the Admins are told why', async () => {
  const receiver = await newReceiver(() => ({ status: 410 }));
  const { id } = await create('Gone', receiver.url, ['document.updated']);
  const document = await processed();
  await service.api.call('editDocument', { params: { id: document }, body: { notes: 'x' } });
  const state = () => service.admin.call('getWebhookEndpoint', { params: { id } });
  await until(async () => (await state()).paused, 'the pause');
  expect((await state()).paused_reason).toMatch(/410/);
  const { notifications } = await service.admin.call('listNotifications');
  expect(notifications.some(({ message }) => message.includes('“Gone”') || message.includes('"Gone"'))).toBe(
    true,
  );
});

test('a deleted endpoint takes its deliveries with it, and nothing more is sent', async () => {
  const receiver = await newReceiver();
  const { id } = await create('Short', receiver.url, ['document.received']);
  await processed();
  await until(async () => receiver.received.length === 1, 'the event');
  await service.admin.call('deleteWebhookEndpoint', { params: { id } });
  await processed();
  expect(await service.admin.call('listDeliveries', { query: { endpoint_id: id } })).toMatchObject({
    total: 0,
  });
  expect(receiver.received).toHaveLength(1);
  const { entries } = await service.admin.call('listAudit', {
    query: { event: ['webhook.endpoint_created', 'webhook.endpoint_deleted'], limit: 2 },
  });
  expect(entries.map(({ event }) => event)).toEqual(['webhook.endpoint_deleted', 'webhook.endpoint_created']);
});

test('a test event is sent at once and shown as it went', async () => {
  const receiver = await newReceiver(() => ({ status: 202, body: 'taken' }));
  const endpoint = await create('Tested', receiver.url, ['document.received']);
  const result = await service.admin.call('testWebhookEndpoint', { params: { id: endpoint.id } });
  expect(result).toMatchObject({ delivered: false, response_code: 202, response_excerpt: 'taken' });
  verify(endpoint, receiver);
});

test.each([
  ['no name', { name: ' ' }, 422],
  ['no event', { events: [] }, 422],
  ['an event that does not exist', { events: ['document.eaten'] }, 422],
  ['what is removed for good', { events: ['document.purged'] }, 422],
  ['a script for an address', { url: 'javascript:alert(1)' }, 422],
  ['an address with a password', { url: 'http://me:secret@erp.internal/' }, 422],
  ['a key that does not exist', { color: 'red' }, 422],
])('refuses %s', async (_, wrong, status) => {
  const good: WebhookEndpointInput = {
    name: 'ERP',
    url: 'http://erp.internal/',
    events: ['document.received'],
    paused: false,
  };
  const body = { ...good, ...wrong } as WebhookEndpointInput;
  await expect(service.admin.call('createWebhookEndpoint', { body })).rejects.toThrow(` ${status} `);
});

test('an unknown endpoint is 404, and programs with a token are refused', async () => {
  for (const id of [4711, 99_999_999_999])
    await expect(service.admin.call('getWebhookEndpoint', { params: { id } })).rejects.toThrow(' 404 ');
  await expect(service.api.call('listWebhookEndpoints')).rejects.toThrow(' 403 ');
});

// Last: it puts the clock forward.
test('a new secret signs beside the old one for a day; a new address is where the next event goes', async () => {
  const [old, now] = [await newReceiver(), await newReceiver()];
  const first = await create('Moves', old.url, ['document.updated']);
  const params = { id: first.id };
  const body = { url: now.url, rotate_secret: true, name: 'Moved' };
  const second = await service.admin.call('editWebhookEndpoint', { params, body });
  expect(second).toMatchObject({ name: 'Moved', url: now.url });
  expect(second.secret).not.toBe(first.secret);
  const document = await processed();
  const edit = (notes: string) =>
    service.api.call('editDocument', { params: { id: document }, body: { notes } });
  await edit('a');
  await until(async () => now.received.length === 1, 'the event');
  verify(first, now);
  verify(second, now);
  expect(old.received).toHaveLength(0);
  clock.forward(25);
  await service.admin.signIn(ADMIN.email, ADMIN.password);
  await edit('b');
  await until(async () => now.received.length === 2, 'the next event');
  const signatures = now.received.map(({ headers }) => String(headers['webhook-signature']).split(' '));
  expect(signatures.map(({ length }) => length)).toEqual([2, 1]);
});
