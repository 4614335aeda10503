// Deliveries over time: order, the cap per host, pauses, Offline Mode, rotation of the secret, sending again.
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestClock } from '../kit/clock.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { ADMIN, startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

const clock = createTestClock();
let service: TestService;
let receiver: Receiver;
let place: Place;
beforeAll(async () => {
  service = await startTestService({ clock, settings: { WEBHOOK_RETRY_DELAYS: '0.2,0.2,0.2' } });
  place = await newPlace(service.api, 'Deliveries');
});
afterAll(() => service.stop());
beforeEach(async () => {
  receiver = await startReceiver();
  await service.admin.signIn(ADMIN.email, ADMIN.password);
  await service.admin.call('saveWebhookSettings', { body: { url: receiver.url, paused: false } });
});
afterEach(() => receiver.stop());

let counter = 0;
async function processed(): Promise<number> {
  counter += 1;
  const { id } = await upload(service.api, place, invoiceText(`D-${counter}`), `delivery-${counter}.txt`);
  await untilProcessed(service.api, id);
  return id;
}

const setExport = (id: number) =>
  service.api.call('changeStatus', { params: { id }, body: { status: 'Export' } });

const deliveriesOf = async (document_id: number) =>
  (await service.admin.call('listDeliveries', { query: { document_id } })).deliveries;

const settled = (document_id: number, state: string) =>
  until(
    async () => (await deliveriesOf(document_id)).find((delivery) => delivery.state === state),
    `a ${state} delivery of ${document_id}`,
  );

test('a later export of a document waits for the earlier one, also while that is tried again', async () => {
  const id = await processed();
  receiver.answer = (_, index) => (index < 2 ? { status: 503 } : {});
  await setExport(id);
  await service.api.call('editDocument', { params: { id }, body: { notes: 'second' } });
  await setExport(id);
  await until(async () => receiver.received.length === 4, 'four requests');
  const notes = receiver.received.map(({ body }) => (JSON.parse(body) as { notes: string | null }).notes);
  expect(notes).toEqual(['', '', '', 'second']);
});

test('at most four deliveries are under way to one host', async () => {
  let most = 0;
  receiver.during = (open) => {
    most = Math.max(most, open);
  };
  // The first ones are kept until as many are under way as may be, however slow the machine is.
  receiver.answer = async () => {
    await until(async () => most === 4, 'four at once').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 150));
    return {};
  };
  const ids: number[] = [];
  for (let i = 0; i < 12; i += 1) ids.push(await processed());
  for (const id of ids) await setExport(id);
  await until(async () => receiver.received.length === 12, 'twelve deliveries');
  expect(most).toBe(4);
  const sent = receiver.received.map(({ body }) => ids.indexOf((JSON.parse(body) as { id: number }).id));
  // In the order they were queued; the four under way at a time may overtake one another.
  sent.forEach((position, index) => expect(Math.abs(position - index)).toBeLessThan(4));
});

test('a slow host does not keep others waiting', async () => {
  const slow = await startReceiver();
  slow.answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return {};
  };
  const rule = await service.admin.call('createRule', {
    body: {
      name: 'Slow',
      conditions: [{ field: 'filename', operator: 'contains', value: 'delivery' }],
      action: { type: 'webhook', url: slow.url.replace('127.0.0.1', 'localhost') },
    },
  });
  const ids: number[] = [];
  for (let i = 0; i < 6; i += 1) ids.push(await processed());
  await until(async () => slow.received.length > 0, 'the slow one');
  const started = performance.now();
  await setExport(ids[0]!);
  await until(async () => receiver.received.length === 1, 'the quick one');
  expect(performance.now() - started).toBeLessThan(1400);
  await until(async () => slow.received.length === 6, 'the slow ones');
  await service.admin.call('deleteRule', { params: { id: rule.id } });
  await slow.stop();
});

test('all that failed since a time is sent again, same bodies, same ids', async () => {
  const [old, failed, fine] = [await processed(), await processed(), await processed()];
  receiver.answer = ({ body }) => ((JSON.parse(body) as { id: number }).id === fine ? {} : { status: 422 });
  await setExport(old);
  await settled(old, 'failed');
  clock.forward(1);
  const since = clock.now().toISOString();
  await setExport(failed);
  await setExport(fine);
  await settled(failed, 'failed');
  await settled(fine, 'delivered');
  receiver.answer = () => ({});
  const sentBefore = receiver.received.length;
  expect(await service.admin.call('redeliverFailed', { body: { since } })).toEqual({ redelivered: 1 });
  await settled(failed, 'delivered');
  expect(receiver.received).toHaveLength(sentBefore + 1);
  const [first, again] = receiver.received.filter(
    ({ body }) => (JSON.parse(body) as { id: number }).id === failed,
  );
  expect([again!.body, again!.headers['webhook-id']]).toEqual([first!.body, first!.headers['webhook-id']]);
  expect(await deliveriesOf(old)).toMatchObject([{ state: 'failed', attempt_count: 1 }]);
  expect(await service.admin.call('redeliverFailed', { body: { since } })).toEqual({ redelivered: 0 });
});

test('after the last attempt a delivery is given up, and can be sent again', async () => {
  receiver.answer = () => ({ status: 500 });
  const id = await processed();
  await setExport(id);
  const delivery = await settled(id, 'failed');
  expect(delivery).toMatchObject({ attempt_count: 4, next_attempt_at: null });
  receiver.answer = () => ({});
  await service.admin.call('redeliver', { params: { id: delivery.id } });
  expect(await settled(id, 'delivered')).toMatchObject({ attempt_count: 5 });
});

test('days of failures only pause the webhook; the Admins are told; one success in between starts anew', async () => {
  receiver.answer = () => ({ status: 401 });
  const fail = async () => {
    const id = await processed();
    await setExport(id);
    await settled(id, 'failed');
  };
  for (let i = 0; i < 5; i += 1) await fail();
  clock.forward(4 * 24);
  await service.admin.signIn(ADMIN.email, ADMIN.password);
  receiver.answer = () => ({});
  const success = await processed();
  await setExport(success);
  await settled(success, 'delivered');
  receiver.answer = () => ({ status: 401 });
  for (let i = 0; i < 5; i += 1) await fail();
  clock.forward(4 * 24);
  await fail();
  expect((await service.admin.call('getWebhookSettings')).paused).toBe(false);
  clock.forward(2 * 24);
  await service.admin.signIn(ADMIN.email, ADMIN.password);
  await fail();
  const settings = await service.admin.call('getWebhookSettings');
  expect(settings).toMatchObject({
    paused: true,
    paused_reason: expect.stringContaining('none of 7 attempts') as string,
  });
  const { notifications } = await service.admin.call('listNotifications');
  expect(notifications[0]).toMatchObject({
    kind: 'webhook',
    message: expect.stringContaining('paused') as string,
  });
  const others = await service.api.call('listNotifications');
  expect(others.notifications.map((notification) => notification.kind)).not.toContain('webhook');

  const held = await processed();
  await setExport(held);
  await settled(held, 'held');
  receiver.answer = () => ({});
  await service.admin.call('saveWebhookSettings', { body: { paused: false } });
  await settled(held, 'delivered');
}, 60_000);

test('Offline Mode holds all; they go out in their order when it ends', async () => {
  await service.admin.call('saveSettings', { body: { offline_mode: true } });
  const ids = [await processed(), await processed()];
  for (const id of ids) await setExport(id);
  const [delivery] = await deliveriesOf(ids[0]!);
  expect(delivery).toMatchObject({ state: 'held', attempt_count: 0 });
  await service.ctx.queue.send(service.ctx.db, 'tidy', {});
  await service.admin.call('redeliver', { params: { id: delivery!.id } });
  await settled(ids[0]!, 'held');
  expect(receiver.received).toEqual([]);
  await service.admin.call('saveSettings', { body: { offline_mode: false } });
  for (const id of ids) await settled(id, 'delivered');
  expect(receiver.received).toHaveLength(2);
});

test('after a rotation both secrets sign for a day, then only the new one', async () => {
  const { secret: old } = await service.admin.call('getWebhookSettings');
  const { secret } = await service.admin.call('saveWebhookSettings', { body: { rotate_secret: true } });
  const message = async () => {
    const before = receiver.received.length;
    await setExport(await processed());
    await until(async () => receiver.received.length > before, 'the message');
    return receiver.received.at(-1)!;
  };
  // The verifier compares the timestamp with its own clock, which this test has left behind.
  const signs = (key: string, { body, headers }: { body: string; headers: object }) => {
    const {
      'webhook-id': id,
      'webhook-timestamp': at,
      'webhook-signature': all,
    } = headers as Record<string, string>;
    return all!.split(' ').includes(new Webhook(key).sign(id!, new Date(Number(at) * 1000), body));
  };
  const during = await message();
  expect(String(during.headers['webhook-signature']).split(' ')).toHaveLength(2);
  expect([signs(old, during), signs(secret, during)]).toEqual([true, true]);
  clock.forward(25);
  const afterwards = await message();
  expect([signs(old, afterwards), signs(secret, afterwards)]).toEqual([false, true]);
});

test.each([
  ['no time', {}],
  ['a time that is none', { since: 'yesterday' }],
  ['an unknown key', { since: '2026-01-01', state: 'failed' }],
])('sending again with %s is 422', async (_name, body) => {
  expect((await service.admin.refused('redeliverFailed', { body })).status).toBe(422);
  expect((await service.api.refused('redeliverFailed', { body: { since: '2026-01-01' } })).status).toBe(403);
});
