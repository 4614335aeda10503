// Extraction in processes of its own: the same draft, of long documents too, and the service goes on meanwhile.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import type { ProcessPool } from '../../platform/processes/process-pool.ts';
import { ReadingError } from '../../reading/reading-error.ts';
import type { Reading } from '../../reading/reading.ts';
import { extract } from '../builtin/extract.ts';
import { kindOf } from '../builtin/kind-of.ts';
import { openExtractorPool } from './extractor-pool.ts';
import { FIRST_PAGES, LAST_PAGES, runExtraction, runRecognition } from './run-extraction.ts';
import { say } from '../../platform/sentences/say.ts';

let pool: ProcessPool;
beforeAll(() => {
  pool = openExtractorPool(1);
});
afterAll(() => pool.close());

const profile = profileOf([profileField('Invoice Number'), profileField('Total Amount', 'amount')]);
const context = { today: '2026-11-21', learned: [] };
const requestFor = (reading: Reading) => ({ kind: 'extract', reading, profile, context }) as const;

/** So many pages of prose, with the number on the first and the total on the last. */
function longReading(count: number): Reading {
  const prose = Array.from({ length: 40 }, () => 'Shelves were delivered as agreed.');
  const pages = Array.from({ length: count }, () => prose);
  pages[0] = ['Muster GmbH', 'Invoice', 'Invoice Number: RE-4711'];
  if (count > 1) pages[count - 1] = ['Total Amount: 1,190.00 EUR'];
  return typedReading(...pages);
}

test('what a process of its own finds is what the engine finds', async () => {
  const reading = longReading(3);
  expect(await runExtraction(pool, requestFor(reading))).toEqual(extract(reading, profile, context));
});

test('a kind that was recognised before changes nothing, whichever document that was of', async () => {
  const [one, other] = [longReading(1), longReading(2)];
  const today = context.today;
  for (const reading of [one, other, one]) {
    expect(await runRecognition(pool, one, today)).toEqual(kindOf(one, today));
    expect(await runExtraction(pool, requestFor(reading))).toEqual(extract(reading, profile, context));
  }
});

test('of a long document the beginning and the end are looked at, while the service goes on', async () => {
  const count = FIRST_PAGES + LAST_PAGES + 300;
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 10);
  const draft = await runExtraction(pool, requestFor(longReading(count)));
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(5);
  expect(draft.fields).toMatchObject({
    invoice_number: { value: 'RE-4711', evidence: [{ page: 1 }] },
    total_amount: { value: '1190.00', evidence: [{ page: count }] },
  });
  expect(draft.warnings.map((said) => say(said))).toContain(
    `Values were looked for in the first ${FIRST_PAGES} and the last ${LAST_PAGES} of ${count} pages; all pages can be searched.`,
  );
});

test('a proposal of a profile is made there, too', async () => {
  const drafter = profileOf([profileField('Proposed Fields')]);
  const reading = longReading(1);
  const draft = await runExtraction(pool, {
    kind: 'propose',
    reading,
    profile: drafter,
    today: context.today,
  });
  expect(draft.reasoning).toHaveLength(1);
});

test('a document that is called off ends its process, and the next one is answered', async () => {
  const signal = AbortSignal.timeout(50);
  await expect(runExtraction(pool, requestFor(longReading(500)), signal)).rejects.toMatchObject({
    kind: 'aborted',
  });
  expect((await runExtraction(pool, requestFor(longReading(1)))).fields['invoice_number']!.value).toBe(
    'RE-4711',
  );
});

test('one that takes too long is said to do so', async () => {
  const impatient = {
    request: (body: unknown, options: object) => pool.request(body, { ...options, silence_timeout_ms: 1 }),
  } as ProcessPool;
  const failure = runExtraction(impatient, requestFor(longReading(500)));
  await expect(failure).rejects.toThrow(ReadingError);
  await expect(failure).rejects.toThrow('took too long');
});
