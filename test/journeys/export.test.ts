// The main job: a document is exported and the receiver gets it, once, signed, whatever happens on the way.
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebhookBody } from '../../contract/deliveries.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { startTestService, TOKEN, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let receiver: Receiver;
let place: Place;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Exporter');
});
afterAll(() => service.stop());
beforeEach(async () => {
  receiver = await startReceiver();
  await service.admin.call('saveWebhookSettings', { body: { url: receiver.url, paused: false } });
});
afterEach(() => receiver.stop());

let counter = 0;
async function exported(): Promise<number> {
  counter += 1;
  const { id } = await upload(service.api, place, invoiceText(`EXP-${counter}`), `export-${counter}.txt`, {
    external_refs: JSON.stringify({ HubSpot: { record_id: String(counter) } }),
  });
  await untilProcessed(service.api, id);
  await service.api.call('changeStatus', { params: { id }, body: { status: 'Export' } });
  return id;
}

const deliveriesOf = async (id: number) =>
  (await service.admin.call('listDeliveries', { query: { document_id: id } })).deliveries;

const finished = (id: number) =>
  until(
    async () => (await deliveriesOf(id)).find((delivery) => delivery.finished_at !== null),
    `the delivery of ${id}`,
  );

test('the receiver gets the whole record with the headers of the reference and a valid signature', async () => {
  const id = await exported();
  const delivery = await finished(id);
  expect(delivery).toMatchObject({
    state: 'delivered',
    attempt_count: 1,
    last_response_code: 200,
    url: receiver.url,
  });
  expect(receiver.received).toHaveLength(1);
  const { headers, body } = receiver.received[0]!;
  expect(headers['content-type']).toBe('application/json');
  expect(headers.authorization).toBe(`Bearer ${TOKEN}`);
  expect(headers['webhook-id']).toBe(delivery.webhook_id);

  const { secret } = await service.admin.call('getWebhookSettings');
  const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
  const parsed = WebhookBody.parse(verified);
  const record = await service.api.call('getDocument', { params: { id } });
  const { schema_version, event, timestamp, custom_fields, ...rest } = parsed;
  expect({ schema_version, event }).toEqual({ schema_version: '1.0', event: 'document.exported' });
  expect(timestamp).toMatch(/Z$/);
  expect(rest).toEqual(record);
  expect(custom_fields['Document Number']).toBe(record.extracted_fields['document_number']);
  expect(parsed.external_refs).toEqual({ HubSpot: { record_id: String(counter) } });
});

test('each entry into Export is one delivery, also from Export to Export', async () => {
  const id = await exported();
  await finished(id);
  await service.api.call('changeStatus', { params: { id }, body: { status: 'Export' } });
  await until(async () => receiver.received.length === 2, 'the second delivery');
  const ids = receiver.received.map((message) => message.headers['webhook-id']);
  expect(new Set(ids).size).toBe(2);
  for (const status of ['Approved', 'Ready', 'Needs Review', 'Archived']) {
    await service.api.call('changeStatus', { params: { id }, body: { status } });
  }
  expect(await deliveriesOf(id)).toHaveLength(2);
});

test('a failing receiver is tried again with the same body under the same id, and every attempt is audited', async () => {
  receiver.answer = (_, index) =>
    index === 0 ? { status: 503, body: 'busy', headers: { 'retry-after': '2' } } : {};
  const id = await exported();
  const first = await until(
    async () => (await deliveriesOf(id)).find((delivery) => delivery.attempt_count === 1),
    'the first attempt',
  );
  expect(first).toMatchObject({ state: 'retrying', last_response_code: 503 });
  expect(first.next_attempt_at).not.toBeNull();
  const done = await finished(id);
  expect(done).toMatchObject({ state: 'delivered', attempt_count: 2 });
  const [one, two] = receiver.received;
  // What the receiver asked for is kept to the millisecond.
  expect(two!.at - one!.at).toBeGreaterThanOrEqual(2_000);
  expect(two!.body).toBe(one!.body);
  expect(two!.headers['webhook-id']).toBe(one!.headers['webhook-id']);
  const { attempts } = await service.admin.call('getDelivery', { params: { id: done.id } });
  expect(attempts).toMatchObject([
    { number: 1, response_code: 503, response_excerpt: 'busy' },
    { number: 2, response_code: 200 },
  ]);
  const { entries } = await service.admin.call('listAudit', {
    query: { document_id: id, event: 'webhook.attempt' },
  });
  expect(
    entries
      .toReversed()
      .map((entry) => [entry.detail['attempt'], entry.detail['response_code'], entry.detail['delivered']]),
  ).toEqual([
    [1, 503, false],
    [2, 200, true],
  ]);
}, 30_000);

test('a lost connection is recorded with its class', async () => {
  receiver.answer = () => ({ hang_up: true });
  const id = await exported();
  const delivery = await until(
    async () => (await deliveriesOf(id)).find((row) => row.attempt_count === 1),
    'the attempt',
  );
  expect(delivery.last_error).toMatch(/^reset: /);
  const { entries } = await service.admin.call('listAudit', {
    query: { document_id: id, event: 'webhook.attempt' },
  });
  expect(entries[0]!.detail).toMatchObject({ error_class: 'reset', delivered: false });
});

test('a redirect is not followed: the token would leave with it', async () => {
  const elsewhere = await startReceiver();
  receiver.answer = () => ({ status: 307, headers: { location: elsewhere.url } });
  const delivery = await finished(await exported());
  expect(delivery).toMatchObject({ state: 'failed', last_response_code: 307 });
  expect(elsewhere.received).toHaveLength(0);
  await elsewhere.stop();
});

test('another 2xx is shown as accepted, audited as not delivered, and not sent again', async () => {
  receiver.answer = () => ({ status: 202 });
  const id = await exported();
  expect(await finished(id)).toMatchObject({ state: 'accepted', last_response_code: 202 });
  const { entries } = await service.admin.call('listAudit', {
    query: { document_id: id, event: 'webhook.attempt' },
  });
  expect(entries[0]!.detail).toMatchObject({ response_code: 202, delivered: false });
});

test('410 pauses the webhook; what is exported meanwhile is held and goes out afterwards', async () => {
  receiver.answer = () => ({ status: 410 });
  await finished(await exported());
  expect(await service.admin.call('getWebhookSettings')).toMatchObject({
    paused: true,
    paused_reason: 'the receiver answered 410 Gone',
  });
  receiver.answer = () => ({});
  const id = await exported();
  expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'held', attempt_count: 0 });
  await service.admin.call('saveWebhookSettings', { body: { paused: false } });
  await service.ctx.queue.send(service.ctx.db, 'tidy', {});
  expect(await finished(id)).toMatchObject({ state: 'delivered' });
});

test('a delivery can be sent again: same body, same id', async () => {
  const delivery = await finished(await exported());
  await service.admin.call('redeliver', { params: { id: delivery.id } });
  // Deliveries of the tests before may be tried again meanwhile, and come here too.
  const ours = () => receiver.received.filter(({ headers }) => headers['webhook-id'] === delivery.webhook_id);
  await until(async () => ours().length === 2, 'the second message');
  const [one, two] = ours();
  expect([two!.body, two!.headers['webhook-id']]).toEqual([one!.body, one!.headers['webhook-id']]);
});

test('the new token is used at once after it was regenerated', async () => {
  const { token } = await service.admin.call('regenerateApiToken');
  service.api.headers['authorization'] = `Bearer ${token}`;
  await finished(await exported());
  expect(receiver.received[0]!.headers.authorization).toBe(`Bearer ${token}`);
});

test('a cloud metadata address is never contacted', async () => {
  await service.admin.call('saveWebhookSettings', {
    body: { url: 'http://169.254.169.254/latest/meta-data' },
  });
  expect(await finished(await exported())).toMatchObject({
    state: 'failed',
    last_response_code: null,
    last_error: expect.stringMatching(/^blocked/) as string,
  });
});

test('a test delivery answers with what came back', async () => {
  receiver.answer = () => ({ status: 200, body: 'thanks' });
  expect(await service.admin.call('testWebhook')).toMatchObject({
    delivered: true,
    response_code: 200,
    response_excerpt: 'thanks',
  });
  expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ event: 'webhook.test' });
});

test('without a URL, Export changes the status and nothing else', async () => {
  await service.admin.call('saveWebhookSettings', { body: { url: null } });
  const id = await exported();
  expect((await service.api.call('getDocument', { params: { id } })).status).toBe('Export');
  expect(await deliveriesOf(id)).toEqual([]);
});
