// Figures of the dashboard about people's work: what is left, what goes without them, what they correct.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { type Place, invoiceText, newPlace, profileId, untilProcessed, upload } from '../kit/upload.ts';

let service: TestService;
let place: Place;
const documents: number[] = [];

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const approve = (client: TestService['admin'], id: number) =>
  client.call('changeStatus', { params: { id }, body: { status: 'Approved' } });

test('a new instance has been through nothing', async () => {
  const service = await startTestService();
  const { steps, review, backup, queue } = await service.admin.call('getDashboard');
  expect(steps).toEqual({ contact: false, file: false, approval: false, webhook: false });
  expect(review).toMatchObject({
    waiting: 0,
    seconds_per_document: null,
    left_seconds: null,
    oldest_at: null,
  });
  expect(backup).toBeNull();
  expect(queue).toMatchObject({ seconds_per_document: null, eta_seconds: 0 });
  await service.stop();
});

test('what people correct, what goes without them, and how long the rest takes', async () => {
  place = await newPlace(service.api);
  const profile_id = await profileId(service.api);
  for (let index = 0; index < 9; index++)
    documents.push(
      (await upload(service.api, place, invoiceText(`F-${index}`), `f-${index}.txt`, { profile_id })).id,
    );
  for (const id of documents) await untilProcessed(service.api, id);
  const [untouched, corrected, ...others] = documents;
  await approve(service.api, untouched!);
  await service.admin.call('editDocument', {
    params: { id: corrected! },
    body: { extracted_fields: { vendor: 'Calder Timber' } },
  });
  await approve(service.admin, corrected!);
  for (const id of others.slice(0, 5)) {
    // Decisions within a second are a batch and say nothing about how long one takes.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await approve(service.admin, id);
  }
  const { review, touchless, corrections, steps, queue } = await service.admin.call('getDashboard');
  expect(review).toMatchObject({ waiting: 2, decisions_measured: 5 });
  expect(review.seconds_per_document).toBeGreaterThanOrEqual(1);
  expect(review.left_seconds).toBe(2 * review.seconds_per_document!);
  expect(review.ages).toEqual([
    { under_days: 1, documents: 2 },
    { under_days: 3, documents: 0 },
    { under_days: 7, documents: 0 },
    { under_days: null, documents: 0 },
  ]);
  expect(touchless).toHaveLength(8);
  expect(touchless.at(-1)).toMatchObject({ decided: 7, touchless: 1, as_read: 5 });
  expect(corrections.fields).toMatchObject([{ field: 'vendor', corrections: 1, documents: 1 }]);
  expect(corrections.senders).toMatchObject([{ sender: 'Calder Timber', corrections: 1, documents: 1 }]);
  expect(steps).toEqual({ contact: true, file: true, approval: true, webhook: false });
  expect(queue.seconds_per_document).toBeGreaterThan(0);
  expect(queue.seconds_per_document).toBeLessThan(60);
});
