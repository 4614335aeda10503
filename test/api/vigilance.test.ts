// What people overlook: one digit is exchanged on their screen. Nothing but the screen of who reviews ever holds it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let receiver: Receiver;
let place: Place;

beforeAll(async () => {
  [service, receiver] = await Promise.all([startTestService(), startReceiver()]);
  place = await newPlace(service.api, 'Watchful', true);
  await service.admin.call('saveWebhookSettings', { body: { url: receiver.url } });
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
});

let made = 0;
/** With an order number, which no check looks at. */
async function invoice(): Promise<number> {
  made += 1;
  const text = [
    `Harbour Chandlers Ltd`,
    '',
    'INVOICE',
    '',
    `Invoice Number: HC-${7100 + made}`,
    'Invoice Date: 2026-03-14',
    `PO Number: 45007${1200 + made}`,
    '',
    `Total Amount: GBP ${100 + made}.00`,
  ].join('\n');
  const { id } = await upload(service.api, place, text, `hc-${made}.txt`);
  await untilProcessed(service.api, id);
  return id;
}
const onScreen = (id: number) => service.admin.call('getDocument', { params: { id } });
const record = (id: number) => service.api.call('getDocument', { params: { id } });
const approve = (id: number, client = service.admin) =>
  client.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
const vigilance = async () => (await service.admin.call('getQuality', { query: {} })).vigilance;
const setPercent = async (vigilance_percent: number) =>
  service.admin.call('saveSettings', { body: { vigilance_percent } });
/** The switch goes up to 20 of 100; tests want one at once. */
async function planted(): Promise<{ id: number; field: string; shown: string; truth: string }> {
  await setPercent(20);
  for (let tries = 0; tries < 80; tries += 1) {
    const id = await invoice();
    const [screen, truth] = [(await onScreen(id)).extracted_fields, (await record(id)).extracted_fields];
    const field = Object.keys(truth).find((key) => truth[key] !== screen[key]);
    if (field !== undefined) return { id, field, shown: screen[field]!, truth: truth[field]! };
  }
  throw new Error('No value was planted in 80 documents');
}

describe.sequential('vigilance', () => {
  test('off: what people see is the record', async () => {
    expect((await service.admin.call('getSettings')).vigilance_percent).toBe(0);
    const id = await invoice();
    expect((await onScreen(id)).extracted_fields).toEqual((await record(id)).extracted_fields);
    expect(await vigilance()).toBeNull();
    const refused = await service.admin.refused('saveSettings', { body: { vigilance_percent: 21 } });
    expect(refused.status).toBe(422);
  });

  test('put right, it is caught, and the record is as it was read', async () => {
    const { id, field, shown, truth } = await planted();
    expect([...shown].sort()).toEqual([...truth].sort());
    const screen = await onScreen(id);
    const stored = await record(id);
    // Nothing else gives it away.
    expect({ ...screen, extracted_fields: stored.extracted_fields }).toEqual(stored);
    const after = await service.admin.call('editDocument', {
      params: { id },
      body: { extracted_fields: { [field]: truth } },
    });
    expect(after.extracted_fields[field]).toBe(truth);
    expect((await record(id)).lineage[field]).toEqual(stored.lineage[field]);
    expect(await vigilance()).toMatchObject({ caught: 1, missed: 0, share: 1 });
  });

  test('overlooked, it is missed; what is delivered, exported and shown afterwards is the truth', async () => {
    const { id, field, shown, truth } = await planted();
    await approve(id);
    expect((await onScreen(id)).extracted_fields[field]).toBe(truth);
    await service.admin.call('changeStatus', { params: { id }, body: { status: 'Export' } });
    await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
    const sent = receiver.received.map(({ body }) => body).join('\n');
    expect(sent).toContain(truth);
    expect(sent).not.toContain(shown);
    expect(await vigilance()).toMatchObject({ caught: 1, missed: 1, share: 0.5 });
    const { rows } = await service.ctx.db
      .selectFrom('audit_entries')
      .select('detail')
      .execute()
      .then((entries) => ({ rows: JSON.stringify(entries) }));
    expect(rows).not.toContain(shown);
  });

  test('confirmed as it is shown, the record does not take it', async () => {
    const { id, field, shown, truth } = await planted();
    const body = { extracted_fields: { [field]: shown }, notes: 'Seen' };
    const after = await service.admin.call('editDocument', { params: { id }, body });
    expect(after).toMatchObject({ extracted_fields: { [field]: shown }, notes: 'Seen' });
    expect((await record(id)).extracted_fields[field]).toBe(truth);
    expect(await vigilance()).toMatchObject({ caught: 1, missed: 1 });
  });

  test('decided by a program, or rejected, it says nothing of anybody', async () => {
    const before = await vigilance();
    await approve((await planted()).id, service.api);
    const { id } = await planted();
    await service.admin.call('rejectDocument', { params: { id }, body: { reason: 'Not ours' } });
    expect(await vigilance()).toEqual(before);
  });

  test('what is read anew is shown as it was read, or planted anew', async () => {
    const { id } = await planted();
    await setPercent(0);
    await service.admin.call('reprocessDocument', { params: { id }, body: {} });
    await untilProcessed(service.api, id);
    expect((await onScreen(id)).extracted_fields).toEqual((await record(id)).extracted_fields);
  });
});
