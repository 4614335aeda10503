// What rules do: move, notify, send, export, and what happens when an action is not possible.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startReceiver } from '../kit/receiver.ts';
import { ruleKit, type RuleKit } from '../kit/rules.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let kit: RuleKit;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Ruled');
  kit = ruleKit(service, place);
});
afterAll(() => service.stop());
afterEach(() => kit.deleteRules());

const params = (id: number) => ({ params: { id } });
const record = (id: number) => service.api.call('getDocument', params(id));

test('a document is moved to the folder of a name in its own contact, or to a certain folder', async () => {
  await kit.rule({
    name: 'To review',
    conditions: [{ field: 'filename', operator: 'contains', value: 'move' }],
    action: { type: 'move_folder', folder_name: 'review' },
  });
  const there = await newPlace(service.api, 'Elsewhere');
  const id = await kit.processed('move.txt', there);
  await kit.fired(id);
  expect(await record(id)).toMatchObject({ contact_name: 'Elsewhere', folder_name: 'Review' });
});

test('people are notified, and each reads for themselves', async () => {
  await kit.rule({
    name: 'Tell',
    conditions: [{ field: 'filename', operator: '=', value: 'tell.txt' }],
    action: { type: 'notify' },
  });
  await service.admin.call('readAllNotifications');
  const id = await kit.processed('tell.txt');
  await kit.fired(id);
  const { unread, notifications } = await service.admin.call('listNotifications', {
    query: { unread: true },
  });
  expect(unread).toBe(1);
  expect(notifications).toMatchObject([
    { kind: 'rule', message: 'Tell: tell.txt', document_id: id, read: false },
  ]);
  await service.admin.call('readNotification', params(notifications[0]!.id));
  expect((await service.admin.call('listNotifications')).unread).toBe(0);
  expect((await service.api.refused('readNotification', params(notifications[0]!.id))).status).toBe(403);
  expect((await service.admin.refused('readNotification', params(999_999))).status).toBe(404);
});

test('an own webhook gets the record under the event rule.fired, signed and logged like the other', async () => {
  const receiver = await startReceiver();
  await kit.rule({
    name: 'Send',
    conditions: [{ field: 'filename', operator: 'contains', value: 'send' }],
    action: { type: 'webhook', url: receiver.url },
  });
  expect((await service.admin.call('getWebhookSettings')).allowed_hosts).toContain('127.0.0.1');
  const id = await kit.processed('send.txt');
  await until(async () => receiver.received.length === 1, 'the message');
  const { headers, body } = receiver.received[0]!;
  expect(headers['webhook-signature']).toMatch(/^v1,/);
  expect(JSON.parse(body)).toMatchObject({ event: 'rule.fired', id, rule: { name: 'Send' } });
  const { deliveries } = await service.admin.call('listDeliveries', { query: { document_id: id } });
  expect(deliveries).toMatchObject([{ event: 'rule.fired', url: receiver.url }]);
  await receiver.stop();
});

test('Export by a rule makes one delivery, in the same transaction', async () => {
  const receiver = await startReceiver();
  await service.admin.call('saveWebhookSettings', { body: { url: receiver.url } });
  await kit.rule({
    name: 'Straight through',
    conditions: [{ field: 'filename', operator: 'contains', value: 'straight' }],
    action: { type: 'set_status', status: 'Export' },
  });
  const id = await kit.processed('straight.txt');
  await until(async () => receiver.received.length === 1, 'the delivery');
  expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ id, status: 'Export' });
  await service.admin.call('saveWebhookSettings', { body: { url: null } });
  await receiver.stop();
});

test('an action that is not possible is a failed firing with the reason, and the next rule still runs', async () => {
  const body = { name: 'Loose', fields: [{ label: 'Total Amount', type: 'text' as const }] };
  await service.admin.call('createProfile', { body });
  const conditions = [{ field: 'filename', operator: 'contains' as const, value: 'impossible' }];
  await kit.rule({
    name: 'Words',
    conditions,
    action: { type: 'set_field', field: 'total_amount', value: 'on request' },
  });
  await kit.rule({ name: 'Still', conditions, action: { type: 'set_status', status: 'Ready' } });
  const id = await kit.processed('impossible.txt');
  const list = await kit.fired(id, 2);
  expect(list).toMatchObject([
    { rule_name: 'Still', outcome: 'done' },
    { rule_name: 'Words', outcome: 'failed', detail: expect.stringContaining('total_amount') as string },
  ]);
  expect(await record(id)).toMatchObject({ status: 'Ready' });
  const { entries } = await service.admin.call('listAudit', { query: { event: 'rule.failed' } });
  expect(entries[0]).toMatchObject({ document_id: id, actor_name: 'Words' });
});

test('a folder that is gone is no place to move to, and the trace says so', async () => {
  const { id: folder_id } = await service.api.call('createFolder', {
    body: { contact_id: place.contact_id, name: 'Soon gone' },
  });
  const conditions = [{ field: 'filename', operator: 'contains' as const, value: 'gone' }];
  await kit.rule({ name: 'Gone', conditions, action: { type: 'move_folder', folder_id } });
  await kit.rule({ name: 'Still', conditions, action: { type: 'set_status', status: 'Ready' } });
  await service.api.call('deleteFolder', params(folder_id));
  const id = await kit.processed('gone.txt');
  const list = await kit.fired(id, 2);
  expect(list.map((firing) => [firing.rule_name, firing.outcome])).toEqual([
    ['Still', 'done'],
    ['Gone', 'skipped'],
  ]);
});
