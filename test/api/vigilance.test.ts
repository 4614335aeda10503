// What people overlook: one digit is exchanged on their screen. Nothing but the screen of who reviews ever holds it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chandlersInvoice, plantValue } from '../kit/planted-value.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, type Place } from '../kit/upload.ts';

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
const next = () => (made += 1);
const invoice = () => chandlersInvoice(service, place, next());
const planted = () => plantValue(service, place, next);
const onScreen = (id: number) => service.admin.call('getDocument', { params: { id } });
const record = (id: number) => service.api.call('getDocument', { params: { id } });
const approve = (id: number, client = service.admin) =>
  client.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
const vigilance = async () => (await service.admin.call('getQuality', { query: {} })).vigilance;
const setPercent = async (vigilance_percent: number) =>
  service.admin.call('saveSettings', { body: { vigilance_percent } });

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
