// Notifications in the app: who gets which, unread counts and read marks, and live over the event stream.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../kit/client.ts';
import { newPerson } from '../kit/people.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload } from '../kit/upload.ts';

let service: TestService;
let receiver: Receiver;
let viewer: Client;
beforeAll(async () => {
  service = await startTestService({ settings: { WEBHOOK_RETRY_DELAYS: '1' } });
  receiver = await startReceiver();
  viewer = (await newPerson(service, 'viewer@recto.local', 'viewer')).client;
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
});

/** Collects the notification events that a page of this person gets. */
async function follow(client: Client) {
  const ending = new AbortController();
  const response = await fetch(`${service.url}/api/events`, {
    headers: client.headers,
    signal: ending.signal,
  });
  const kinds: string[] = [];
  let hello = false;
  const read = async () => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        if (block.startsWith('event: hello')) hello = true;
        const data = /^event: notification\ndata: (.*)$/.exec(block)?.[1];
        if (data !== undefined) kinds.push((JSON.parse(data) as { kind: string }).kind);
      }
    }
  };
  const reading = read().catch(() => undefined);
  await until(async () => hello, 'the stream');
  return {
    kinds,
    async stop() {
      ending.abort();
      await reading;
    },
  };
}

test('what a rule tells is for everybody, what the instance tells for Admins, at once and with own read marks', async () => {
  const [adminPage, viewerPage] = [await follow(service.admin), await follow(viewer)];
  await service.admin.call('createRule', {
    body: {
      name: 'Tell',
      trigger: 'processed',
      conditions: [{ field: 'filename', operator: 'contains', value: 'tell' }],
      action: { type: 'notify', message: 'Look at this' },
    },
  });
  const place = await newPlace(service.api, 'Told');
  const { id } = await upload(service.api, place, invoiceText('T-1'), 'tell.txt');
  await untilProcessed(service.api, id);
  await until(async () => viewerPage.kinds.includes('rule') && adminPage.kinds.includes('rule'), 'the rule');

  await service.admin.call('saveWebhookSettings', { body: { url: receiver.url } });
  receiver.answer = () => ({ status: 400 });
  for (let n = 0; n < 3; n += 1)
    await service.api.call('changeStatus', { params: { id }, body: { status: 'Export' } });
  await until(async () => {
    const { deliveries } = await service.admin.call('listDeliveries');
    return deliveries.filter((delivery) => delivery.state === 'failed').length === 3;
  }, 'three failures');
  await until(async () => adminPage.kinds.includes('webhook'), 'the failure on the page');
  expect(viewerPage.kinds).toEqual(['rule']);
  const forAdmins = await service.admin.call('listNotifications');
  // Three failures, one message.
  expect(forAdmins.notifications.map(({ kind }) => kind)).toEqual(['webhook', 'rule']);
  expect(forAdmins.notifications[0]).toMatchObject({ document_id: id, read: false });
  expect(forAdmins.notifications[0]!.message).toContain('the receiver answered 400');
  expect(forAdmins.unread).toBe(2);
  const forViewer = await viewer.call('listNotifications');
  expect(forViewer).toMatchObject({ total: 1, unread: 1 });

  const hidden = { params: { id: forAdmins.notifications[0]!.id } };
  expect((await viewer.refused('readNotification', hidden)).status).toBe(404);
  await viewer.call('readNotification', { params: { id: forViewer.notifications[0]!.id } });
  expect(await viewer.call('listNotifications')).toMatchObject({ total: 1, unread: 0 });
  expect(await viewer.call('listNotifications', { query: { unread: true } })).toMatchObject({ total: 0 });
  expect((await service.admin.call('listNotifications')).unread).toBe(2);
  await service.admin.call('readAllNotifications');
  expect((await service.admin.call('listNotifications')).unread).toBe(0);
  await Promise.all([adminPage.stop(), viewerPage.stop()]);
});

test('somebody who is added later does not get what was before', async () => {
  const { client: late } = await newPerson(service, 'late@recto.local', 'admin');
  expect(await late.call('listNotifications')).toMatchObject({ total: 0, unread: 0 });
});
