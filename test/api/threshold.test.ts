// From which confidence on a value is not doubtful is the profile's, and a change judges its documents anew.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { until } from '../kit/upload.ts';

let its: ReviewService;
beforeAll(async () => {
  its = await startReviewService();
});
afterAll(() => its.service.stop());

test('a stricter profile doubts more, a lenient one less, and nobody has changed the record', async () => {
  const { service, anna, profile_id } = its;
  const id = await its.processed('T-1');
  const profile = async () => service.admin.call('getProfile', { params: { id: profile_id } });
  const doubtful = async () => {
    const { blockers } = await anna.call('getDocument', { params: { id } });
    return blockers.filter(({ kind, state }) => kind === 'field_doubtful' && state === 'open');
  };
  const set = async (doubtful_below: number) => {
    const { id: _id, version: _v, built_in: _b, created_at: _c, updated_at: _u, ...body } = await profile();
    await service.admin.call('replaceProfile', {
      params: { id: profile_id },
      body: { ...body, doubtful_below },
    });
  };
  expect((await profile()).doubtful_below).toBe(75);
  const before = await anna.call('getDocument', { params: { id } });
  const values = Object.values(before.lineage).filter(({ confidence }) => confidence !== null);
  const below100 = values.filter(({ confidence }) => confidence! < 100).length;
  expect(below100).toBeGreaterThan(0);

  await set(100);
  await until(async () => (await doubtful()).length > 0, 'doubts');
  const strict = await anna.call('getDocument', { params: { id } });
  expect(strict.updated_at).toBe(before.updated_at);
  expect(strict.blockers.every(({ message }) => message !== '')).toBe(true);

  await set(0);
  await until(async () => (await doubtful()).length === 0, 'no doubts');
  const { entries } = await service.admin.call('listAudit', { query: { event: 'profile.updated' } });
  expect(entries[0]!.detail).toMatchObject({ doubtful_below: { before: 100, after: 0 } });
  const wrong = await service.admin.refused('replaceProfile', {
    params: { id: profile_id },
    body: { ...(await profile()), doubtful_below: 101 },
  });
  expect(wrong.status).toBe(422);
});
