// The clock of the machine is put forward by two days and back again: what is under way goes on, and nothing waits for a
// moment that was reckoned by the wrong clock.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { wakeForgottenDeliveries } from '../../server/webhooks/redeliver.ts';
import { createTestClock } from '../kit/clock.ts';
import { startReceiver } from '../kit/receiver.ts';
import { ADMIN, startTestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload } from '../kit/upload.ts';

const HOURS = 48;

test('documents are processed and deliveries made on either side of a step of the clock', async () => {
  const clock = createTestClock();
  const receiver = await startReceiver();
  const service = await startTestService({ clock, settings: { WEBHOOK_RETRY_DELAYS: '3600' } });
  const { api, admin } = service;
  const processed = async (name: string) => {
    const { id } = await upload(api, place, invoiceText(name), `${name}.txt`);
    expect((await untilProcessed(api, id, 60_000)).processing_error).toBeNull();
    return id;
  };
  const setExport = (id: number) => api.call('changeStatus', { params: { id }, body: { status: 'Export' } });
  const place = await newPlace(api);
  try {
    await admin.call('saveWebhookSettings', { body: { url: receiver.url } });
    const before = await processed('BEFORE');

    clock.forward(HOURS);
    receiver.answer = () => ({ status: 503 });
    await setExport(before);
    const retrying = async () => {
      await admin.signIn(ADMIN.email, ADMIN.password);
      const { deliveries } = await admin.call('listDeliveries', { query: { state: 'retrying' } });
      return deliveries.length === 1;
    };
    await until(retrying, 'the first attempt to fail', 60_000);
    await processed('AHEAD');
    // As if the process that made the next attempt had been killed in the middle of it.
    const host = new URL(receiver.url).host;
    await sql`update deliveries set claimed_until = ${new Date(clock.now().getTime() + 10_000)}, claimed_host = ${host}`.execute(
      service.ctx.db,
    );

    clock.forward(-HOURS);
    receiver.answer = () => ({});
    await wakeForgottenDeliveries(service.ctx);
    await until(async () => receiver.received.length >= 2, 'the delivery after the step back', 60_000);
    const after = await processed('AFTER');
    await setExport(after);
    await until(async () => receiver.received.length >= 3, 'a new delivery', 60_000);
    await admin.signIn(ADMIN.email, ADMIN.password);

    // Given up by a process that was killed while the clock was ahead: its claim keeps nobody from sending again.
    const { deliveries } = await admin.call('listDeliveries', { query: { document_id: after } });
    const left = new Date(clock.now().getTime() + HOURS * 3_600_000);
    await sql`update deliveries set state = 'failed', claimed_until = ${left}, claimed_host = ${host}
      where id = ${deliveries[0]!.id}`.execute(service.ctx.db);
    await admin.call('redeliver', { params: { id: deliveries[0]!.id } });
    await until(async () => receiver.received.length >= 4, 'the same delivery again', 60_000);

    expect(await admin.call('verifyAudit', {})).toMatchObject({ intact: true, problems: [] });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  } finally {
    await service.stop();
    await receiver.stop();
  }
}, 240_000);
