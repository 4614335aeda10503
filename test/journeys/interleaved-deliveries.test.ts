// The sending of deliveries, held up at every point where another job, a person or a death may come in between, in orders drawn
// by chance: whatever the order, nothing is forgotten, without the help of the safety net that looks every minute.
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverWebhook } from '../../server/webhooks/deliver-webhook.ts';
import { createTestClock } from '../kit/clock.ts';
import { whenReached } from '../kit/faults.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { randomNumbers } from '../kit/samples/mutate.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, upload } from '../kit/upload.ts';

const DELIVERIES = 7;
/** In hours; a claim has ended by then. */
const CLAIM_ENDED = 25 / 3600;

const clock = createTestClock();
let service: TestService;
let receiver: Receiver;
const endFaults: (() => void)[] = [];
beforeAll(async () => {
  // Jobs are stored and taken by this test alone.
  service = await startTestService({ clock, worker: false, settings: { WEBHOOK_RETRY_DELAYS: '5,5,5' } });
});
afterAll(() => service.stop());
beforeEach(async () => {
  receiver = await startReceiver();
  await service.admin.call('saveWebhookSettings', { body: { url: receiver.url, paused: false } });
});
afterEach(async () => {
  for (const end of endFaults.splice(0)) end();
  await receiver.stop();
});

interface Gate {
  delivery_id: number;
  open(): void;
}

const runningJob = new AsyncLocalStorage<number>();

/** Where the jobs under way wait until they are let go on, or for ever, as after a death. */
function createGates(): Gate[] {
  const waiting: Gate[] = [];
  for (const point of ['delivery.claimed', 'delivery.sent', 'delivery.none_due'] as const) {
    const wait = () =>
      new Promise<void>((open) => waiting.push({ delivery_id: runningJob.getStore()!, open }));
    endFaults.push(whenReached(point, wait));
  }
  return waiting;
}

/** Gives the ids of the documents; the first one is exported twice where `again` says so. */
async function exportDocuments(again: boolean): Promise<number[]> {
  const place = await newPlace(service.api, 'Interleaved');
  const ids: number[] = [];
  for (let n = 0; n < DELIVERIES; n += 1) {
    const { id } = await upload(service.api, place, `Note ${n} of ${Math.random()}`, `note-${n}.txt`);
    await sql`update documents set status = 'Needs Review' where id = ${id}`.execute(service.ctx.db);
    // Two of the same document: the later one waits for the earlier one.
    for (let times = 0; times < (again && n === 0 ? 2 : 1); times += 1)
      await service.api.call('changeStatus', { params: { id }, body: { status: 'Export' } });
    ids.push(id);
  }
  return ids;
}

/** Takes the jobs that are due by the clock of the test. */
async function takeJobs(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from pgboss.job where name = 'deliver_webhook' and start_after <= ${clock.now()}
    returning (data->>'delivery_id')::integer as id`.execute(service.ctx.db);
  return rows.map(({ id }) => id);
}

const deliveriesOf = (ids: number[]) =>
  service.ctx.db
    .selectFrom('deliveries')
    .select(['id', 'state', 'webhook_id'])
    .where('document_id', 'in', ids)
    .orderBy('id')
    .execute();

const work = (delivery_id: number) => {
  const { signal } = new AbortController();
  return runningJob.run(delivery_id, () => deliverWebhook(service.ctx, { delivery_id }, signal));
};

async function purge(id: number): Promise<void> {
  await service.admin.call('deleteDocument', { params: { id } });
  await service.admin.call('purgeDocument', { params: { id } });
}

/** Four jobs hold the four places of the host; those of the others have found none free and are over. */
async function fillPlaces() {
  const gates = createGates();
  const documents = await exportDocuments(false);
  const deliveries = (await takeJobs()).sort((a, b) => a - b);
  const holding = deliveries.slice(0, 4).map(work);
  await until(async () => gates.length === 4, 'four to be under way');
  for (const id of deliveries.slice(4)) {
    const leaving = work(id);
    await until(async () => gates.length === 5, 'the job to find nothing to do');
    gates.pop()!.open();
    await leaving;
  }
  return { gates, holding, documents };
}

test('those who found no place free are not forgotten when the deliveries that had them are purged meanwhile', async () => {
  const { gates, holding, documents } = await fillPlaces();
  for (const id of documents.slice(0, 4)) await purge(id);
  for (const end of endFaults.splice(0)) end();
  for (const gate of gates) gate.open();
  await Promise.all(holding);
  const rows = await deliveriesOf(documents);
  expect(rows.map(({ state }) => state)).toEqual(Array(DELIVERIES - 4).fill('delivered'));
}, 60_000);

test('nor when the processes that had the places die', async () => {
  const { documents } = await fillPlaces();
  for (const end of endFaults.splice(0)) end();
  clock.forward(CLAIM_ENDED);
  for (const id of await takeJobs()) await work(id);
  const rows = await deliveriesOf(documents);
  expect(rows.map(({ state }) => state)).toEqual(Array(DELIVERIES).fill('delivered'));
}, 60_000);

test.each(Array.from({ length: 6 }, (_, seed) => seed))(
  'order %i: every delivery arrives, also past deaths, purges and those sent again by hand',
  async (seed) => {
    const random = randomNumbers(seed);
    const gates = createGates();
    const ids = await exportDocuments(true);
    let [running, dead] = [0, 0];
    const lost: number[] = [];
    const begin = (delivery_id: number) => {
      running += 1;
      void work(delivery_id)
        .finally(() => (running -= 1))
        .catch(() => undefined);
      return delivery_id;
    };
    const settled = () => until(async () => running === gates.length + dead, 'the jobs to be held up');
    let begun = (await takeJobs()).map(begin);
    for (let step = 0; step < 60; step += 1) {
      await settled();
      if (gates.length === 0) break;
      const [gate] = gates.splice(Math.floor(random() * gates.length), 1);
      const chance = random();
      if (chance < 0.06 && dead < 3) {
        // Dead where it stands. The queue notices later and runs the job again.
        dead += 1;
        lost.push(gate!.delivery_id);
        continue;
      }
      if (chance < 0.12) await service.admin.raw('POST', `/api/webhook-deliveries/${begun[0]}/redeliver`);
      if (chance > 0.95 && ids.length > 4) {
        await purge(ids.pop()!);
      }
      gate!.open();
      begun = [...begun, ...(await takeJobs()).map(begin)];
    }
    for (const end of endFaults.splice(0)) end();
    for (const gate of gates.splice(0)) gate.open();
    await until(async () => running === dead, 'the living jobs to end');
    // The claims of the dead end. From here on only what was put into the queue runs, and the jobs of the dead.
    for (let round = 0; round < 6; round += 1) {
      clock.forward(CLAIM_ENDED);
      for (const id of [...lost.splice(0), ...(await takeJobs())]) await work(id);
    }
    const rows = await deliveriesOf(ids);
    expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'delivered'));
    const arrived = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    expect(rows.filter(({ webhook_id }) => !arrived.has(webhook_id))).toEqual([]);
  },
  60_000,
);
