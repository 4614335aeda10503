// Exports to a receiver that fails half the time: all arrive, each is processed once, no body ever differs.
// Only the waiting between attempts is shortened; failures, connections, claims and transactions are the real ones.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../kit/full-size.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, upload } from '../kit/upload.ts';

const DOCUMENTS = sized(60, 500);

let service: TestService;
let receiver: Receiver;
beforeAll(async () => {
  const WEBHOOK_RETRY_DELAYS = Array.from({ length: 40 }, () => '0.05').join(',');
  service = await startTestService({ settings: { WEBHOOK_RETRY_DELAYS } });
  receiver = await startReceiver();
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
});

/** The same choice in every run, from a text: 0, 1, 2, … below `of`. */
const choose = (text: string, of: number) => createHash('sha256').update(text).digest().readUInt32BE(0) % of;

interface Seen {
  attempts: number;
  bodies: Set<string>;
}

test('all documents are delivered, each webhook-id processed once, bodies identical over retries', async () => {
  const place = await newPlace(service.api, 'Many');
  const ids: number[] = [];
  for (let i = 0; i < DOCUMENTS; i += 1)
    ids.push((await upload(service.api, place, invoiceText(`M-${i}`), `many-${i}.txt`)).id);
  const waiting = { contact_id: place.contact_id, status: ['New' as const, 'Processing' as const] };
  await until(
    async () => (await service.api.call('listDocuments', { query: waiting })).total === 0,
    'the end of processing',
    240_000,
  );

  const seen = new Map<string, Seen>();
  const processed = new Map<string, number>();
  let most = 0;
  receiver.answer = async ({ headers, body }) => {
    // Longer than what happens between two requests, so that several are under way on a slow machine too.
    await new Promise((resolve) => setTimeout(resolve, 60));
    const webhook_id = String(headers['webhook-id']);
    const known = seen.get(webhook_id) ?? { attempts: 0, bodies: new Set() };
    known.attempts += 1;
    known.bodies.add(createHash('sha256').update(body).digest('hex'));
    seen.set(webhook_id, known);
    // By the order of upload, so that each run fails the same attempts: an id of delivery is new each time.
    const { id } = JSON.parse(body) as { id: number };
    const attempt = `${ids.indexOf(id)} ${known.attempts}`;
    const fails = choose(attempt, 2) === 0;
    const kind = choose(`how ${attempt}`, 4);
    if (fails && kind < 2) return { status: kind === 0 ? 500 : 503 };
    if (fails && kind === 2) return { hang_up: true };
    // As receivers do: what was processed under this id is not processed again.
    if (!processed.has(webhook_id)) processed.set(webhook_id, id);
    // The worst case: processed, but the answer is lost.
    return fails ? { hang_up: true } : { status: 200 };
  };
  receiver.during = (open) => {
    most = Math.max(most, open);
  };
  await service.admin.call('saveWebhookSettings', { body: { url: receiver.url } });
  const started = performance.now();
  const approved = await service.api.call('batch', { body: { ids, action: 'approve' } });
  const exported = await service.api.call('batch', { body: { ids, action: 'export' } });
  expect([approved.succeeded, exported.succeeded]).toEqual([DOCUMENTS, DOCUMENTS]);
  await until(
    async () =>
      (await service.admin.call('listDeliveries', { query: { state: 'delivered' } })).total === DOCUMENTS,
    'all deliveries',
    240_000,
  );
  const seconds = (performance.now() - started) / 1000;

  expect(new Set(processed.values())).toEqual(new Set(ids));
  expect(processed.size).toBe(DOCUMENTS);
  expect(seen.size).toBe(DOCUMENTS);
  expect([...seen.values()].every(({ bodies }) => bodies.size === 1)).toBe(true);
  const attempts = [...seen.values()].reduce((sum, { attempts }) => sum + attempts, 0);
  expect(attempts).toBeGreaterThan(DOCUMENTS * 1.5);
  expect([2, 3, 4]).toContain(most);
  const { total: audited } = await service.admin.call('listAudit', { query: { event: 'webhook.attempt' } });
  expect(audited).toBe(attempts);
  console.info(
    `${DOCUMENTS} exports, ${attempts} attempts, ${seconds.toFixed(1)} s, ${most} at once at most`,
  );
}, 600_000);
