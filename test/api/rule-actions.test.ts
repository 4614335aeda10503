// What rules do: move, notify, send, export, and what happens when an action is not possible.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startReceiver } from '../kit/receiver.ts';
import { ruleKit, type RuleKit } from '../kit/rules.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import {
  type Place,
  invoiceText,
  newPlace,
  profileId,
  until,
  untilProcessed,
  upload,
} from '../kit/upload.ts';

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

test('an open blocker assigns the document, and a rejected one has its reason', async () => {
  const admin = (await service.admin.call('listPeople')).people[0]!;
  await kit.rule({
    name: 'Sums that do not add up',
    conditions: [{ field: 'blocker_kinds', operator: 'contains', value: 'check_failed' }],
    action: { type: 'assign', assignee_id: admin.id },
  });
  await kit.rule({
    name: 'Nothing open',
    conditions: [
      { field: 'filename', operator: 'contains', value: 'unwanted' },
      { field: 'assignee_id', operator: 'is_empty' },
    ],
    action: { type: 'reject', reason: 'Not ours' },
  });
  const wrong = invoiceText('B-1').replace('Total: EUR 119.00', 'Total: EUR 121.00');
  const profile_id = await profileId(service.api);
  const { id } = await upload(service.api, place, wrong, 'wrong-sum.txt', { profile_id });
  await untilProcessed(service.api, id);
  expect(await kit.fired(id)).toMatchObject([{ outcome: 'done', detail: `assigned to ${admin.name}` }]);
  expect(await record(id)).toMatchObject({ assignee: { id: admin.id }, rejection: null });

  const other = await kit.processed('unwanted.txt');
  expect(await kit.fired(other)).toMatchObject([{ outcome: 'done', detail: 'rejected: Not ours' }]);
  expect(await record(other)).toMatchObject({
    status: 'Archived',
    rejection: { reason: 'Not ours', note: null, by: 'Nothing open' },
  });
});

test('a document is hidden for some days, in the words of the reader', async () => {
  await kit.rule({
    name: 'Later',
    conditions: [{ field: 'filename', operator: 'contains', value: 'later' }],
    action: { type: 'postpone', days: 7 },
  });
  const id = await kit.processed('later.txt');
  const [firing] = await kit.fired(id);
  const { postponed_until } = await record(id);
  expect(firing!.detail).toBe(`postponed until ${postponed_until}`);
  const days = (Date.parse(postponed_until!) - service.ctx.clock.now().getTime()) / 86_400_000;
  expect(Math.round(days)).toBeGreaterThanOrEqual(6);
  expect(Math.round(days)).toBeLessThanOrEqual(7);
  const headers = { 'accept-language': 'zh' };
  const { firings } = await service.api.call('listRuleFirings', { ...params(id), headers });
  expect(firings[0]!.detail).toBe(`推迟到 ${postponed_until}`);
});

test('a rule for somebody who does not exist is refused', async () => {
  const body = {
    name: 'Nobody',
    conditions: [{ field: 'blockers_blocking', operator: '>', value: 0 }],
    action: { type: 'assign', assignee_id: 999_999 },
  };
  expect(await service.admin.refused('createRule', { body })).toMatchObject({
    status: 404,
    detail: 'User 999999 does not exist',
  });
  const conditions = [{ field: 'blocker_kinds', operator: '=', value: 'reading' }];
  expect((await service.admin.refused('createRule', { body: { ...body, conditions } })).status).toBe(422);
});
