import { expect, test } from 'vitest';
import { digitKeys, indexNumbers } from './number-index.ts';

const NUMBERS = ['RE-2026-0042', '2026/117', 'INV000981', '4711', 'Q7'];
function indexOf(numbers: string[]) {
  const index = indexNumbers<string>((number) => number);
  numbers.forEach((number) => index.add(number));
  return index;
}
const index = indexOf(NUMBERS);
const named = (text: string) =>
  index
    .find(text)
    .flatMap(({ items }) => items)
    .toSorted();

test.each([
  ['Rechnung RE-2026-0042 vom 1.3.2026', 'RE-2026-0042'],
  ['re 2026 0042', 'RE-2026-0042'],
  ['RE20260042', 'RE-2026-0042'],
  ['RE2026/42', 'RE-2026-0042'],
  ['Rg. 2026-0042 danke', 'RE-2026-0042'],
  ['RE-20 26-0042', 'RE-2026-0042'],
  ['INVOICE 981', 'INV000981'],
  ['inv 981', 'INV000981'],
  ['2026117', '2026/117'],
])('%s names %s', (text, number) => expect(named(text)).toEqual([number]));

test.each([['147110'], ['4712'], ['RE-2026-00421'], ['KD 20260'], ['Q 7'], ['vom 26.11.7'], ['']])(
  '%s names none',
  (text) => expect(named(text)).toEqual([]),
);

test('several numbers in one transfer, with their places', () => {
  const text = 'RE-2026-0042, 2026/117 u. 4711';
  const found = index.find(text).map(({ items, start, end }) => [items[0], text.slice(start, end)]);
  expect(found).toEqual([['RE-2026-0042', 'RE-2026-0042'], ['2026/117', '2026/117'], ['4711', '4711']]); // prettier-ignore
});

test('documents whose numbers may be written alike are all named: nothing is chosen', () => {
  const twins = indexOf(['A-100', 'B-100', 'A-1-00']);
  expect(twins.find('Zahlung 100')[0]!.items.toSorted()).toEqual(['A-1-00', 'A-100', 'B-100']);
  expect(twins.find('A-100')[0]!.items.toSorted()).toEqual(['A-1-00', 'A-100']);
});

test('all that a text finds has one of its digits, as the database looks for it', () => {
  const bare = (number: string) => number.replaceAll(/(?<!\d)0+(?=\d)/g, '').replaceAll(/\D/g, '');
  const digits = NUMBERS.map((number) => ({ number, keys: [number.replaceAll(/\D/g, ''), bare(number)] }));
  for (const text of [
    'Rg. 2026-0042 danke',
    'inv 981',
    'RE-20 26-0042',
    'RE2026/42',
    'Q7 4711 2026117',
    'INV 000 981',
  ]) {
    const keys = digitKeys(text);
    const candidates = digits.filter((one) => one.keys.some((key) => keys.includes(key)));
    for (const number of named(text)) expect(candidates.map((one) => one.number)).toContain(number);
  }
  expect(digitKeys('no digit at all')).toEqual([]);
});
