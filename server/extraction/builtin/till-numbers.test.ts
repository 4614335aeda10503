// Numbers and days on receipts of tills.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { readingOfPages, typedPage } from '../../../test/kit/typed-page.ts';
import { builtInProfiles } from '../../profiles/built-in.ts';
import { extract } from './extract.ts';

const PROFILE = builtInProfiles.find(({ built_in }) => built_in === 'universal');
const valuesOf = (...lines: string[]) =>
  PROFILE === undefined ? undefined : extractedValues(PROFILE, ...lines);

const SHOP = ['      Marisol Kitchen', '   7971 Harbour Street', ''];
const SUMS = [
  'Soup                $8.95',
  'Subtotal            $8.95',
  'Tax                 $0.72',
  'Total               $9.67',
];

test.each([
  ['CHK 79762', '79762'],
  ['Check #4125', '4125'],
  ['Check# 10-007', '10-007'],
  ['Transactionnumber: 477324', '477324'],
])('what restaurants number: %s', (line, number) => {
  expect(valuesOf(...SHOP, line, '2/24/2020 12:10 PM', ...SUMS)).toMatchObject({ document_number: number });
});

test('the number of a card, of which the end is printed, is that of no receipt', () => {
  expect(valuesOf(...SHOP, '2/24/2020 12:10 PM', ...SUMS, 'VISA #XXXXXXXXXXX1016   $9.67')).toMatchObject({
    document_number: null,
  });
});

test("a strip of a till has no window: the tax number in the letterhead is the shop's", () => {
  const lines = [
    '* ZIELONY KOSZYK * Gdynia',
    '81-000 Gdynia ul. Morska 1',
    'Tel. (58) 000-00-00',
    'ZIELONY KOSZYK Polska Sp. z o.o.',
    '00-001 Warszawa ul. Prosta 2',
    'Nr rej. BDO: 000001234',
    'NIP 123-456-32-18',
    'PARAGON FISKALNY',
    'Sprzed. opod. PTU A    43,97',
    'Kwota A 23,00%          8,22',
    'Sprzed. opod. PTU C     4,35',
    'Kwota C 05,00%          0,21',
    'Podatek PTU             8,43',
    'SUMA PLN               48,32',
  ];
  const page = typedPage(['', '', '', '', '', '', '', ...lines], 1, 'ocr');
  const strip = readingOfPages([{ ...page, width: 400, height: 842 }]);
  const { fields } = extract(strip, PROFILE!, { today: '2026-11-21', learned: [] });
  expect(fields['vendor_tax_number']!.value).toBe('123-456-32-18');
  expect(fields['tax']!.value).toBe('8.43');
});

test('when something was ordered is the number of no order', () => {
  expect(valuesOf(...SHOP, 'Check #4125', 'Ordered:       5/22/26 7 : 44 PM', ...SUMS)).toMatchObject({
    document_number: '4125',
    document_date: '2026-05-22',
    order_number: null,
  });
});

test('dollars and the hours of half a day are American, as is the order of month and day', () => {
  expect(valuesOf(...SHOP, '2/4/2020 12:10 PM', ...SUMS)).toMatchObject({ document_date: '2020-02-04' });
});

test('a point that was read as a comma, in a day before the time', () => {
  if (PROFILE === undefined) throw new Error('there is no such profile');
  const page = typedPage(
    ['Tankstelle Seehof', 'TOTAL      109,75 EUR', '# 514 29.07,25 14:27 Herr Unger'],
    1,
    'ocr',
  );
  const { fields } = extract(readingOfPages([page]), PROFILE, { today: '2026-11-21', learned: [] });
  expect(fields['document_date']?.value).toBe('2025-07-29');
});
