// Labels are found with one letter wrong, wherever it is; other words are not taken for them.
import { expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { catalogIndex, makeIndex } from './catalog.ts';

const PHRASE = 'zahlungsziel';
const index = makeIndex(
  new Map([
    [PHRASE, { concepts: new Map([['due_date' as const, 1]]), headings: new Map(), words: new Map() }],
  ]),
);

/** The phrase with a letter left out, put in, changed, and exchanged with the next one at one place. */
function slipsAt(at: number): string[] {
  const [before, after] = [PHRASE.slice(0, at), PHRASE.slice(at)];
  return [
    before + after.slice(1),
    `${before}x${after}`,
    `${before}x${after.slice(1)}`,
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
  ];
}

test.each([...PHRASE].map((_, at) => at))('a slip at letter %d', (at) => {
  for (const slip of slipsAt(at))
    expect([slip, index.findSimilar(slip)?.concepts.has('due_date')]).toEqual([slip, true]);
});

test.each(['zahlungsweise', 'lieferziel', 'ziel', 'zahlung', 'xahlungszjel'])('%s is another word', (word) =>
  expect(index.findSimilar(word)).toBeUndefined(),
);

test('beginnings tell where no label can follow any more', () => {
  expect(index.begins('zahlungs')).toBe(true);
  expect(index.begins('zahlungsw')).toBe(false);
});

test.each(['invoise number', 'Rechnungsnumer', 'numero de factuer'])('%s is known', (printed) =>
  expect(catalogIndex().findSimilar(fold(printed))?.concepts.has('invoice_number')).toBe(true),
);

test.each([
  ['ΦΟΡΟΣ', 'φόρος'],
  ['ΤΡΟΠΟΣ ΠΛΗΡΩΜΗΣ', 'τρόπος πληρωμής'],
  ['الاجمالى', 'الإجمالي'],
  ['فـــاتـــورة', 'فاتوره'],
  ['匯款淨額', '汇款净额'],
])('%s is written as %s, too', (printed, other) => expect(fold(printed)).toBe(fold(other)));
