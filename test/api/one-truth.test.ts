// One truth per record: the short form of the property. ONE_TRUTH_SEQUENCES=2000 runs as many (npm run test:one-truth).
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disagreements, steps, take } from '../kit/one-truth.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';

const SEQUENCES = Number(process.env['ONE_TRUTH_SEQUENCES'] ?? 8);

let its: ReviewService;
beforeAll(async () => void (its = await startReviewService()));
afterAll(() => its.service.stop());

test(`after every edit all that is said of a record agrees, in ${SEQUENCES} random sequences`, async () => {
  // Nobody listens: what would be sent is stored, and that is what counts.
  await its.service.admin.call('saveWebhookSettings', {
    body: { url: 'http://127.0.0.1:9/hook', paused: true },
  });
  const id = await its.processed('T-1');
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      for (const step of sequence) {
        expect(await take(its, id, step), JSON.stringify(sequence)).toEqual([]);
        expect(await disagreements(its, id), JSON.stringify(sequence)).toEqual([]);
      }
    }),
    { numRuns: SEQUENCES, endOnFailure: true },
  );
}, 3_600_000);
