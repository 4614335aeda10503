// Tables in the text of a page: what the heads of their columns say, over how many lines they stand, and what is no table.
import { expect, test } from 'vitest';
import { tablesOf } from './rows.ts';

/** The columns of the first row, in short. */
const columns = (text: string) =>
  tablesOf(text)[0]!.rows[0]!.cells.map(({ said, column }) => {
    const { months, until, day, year, change } = column;
    return change === undefined ? [said, months ?? until, day, year] : [said, 'change'];
  });

test('lengths, days and years on three lines', () => {
  const text = `Three Months Ended Six Months Ended
June 30, July 1, June 30, July 1,
2024 2023 2024 2023
Wool $ 8,100 $ 7,050 $ 15,900 $ 14,020`;
  expect(columns(text)).toEqual([
    ['$ 8,100', 3, '06-30', 2024],
    ['$ 7,050', 3, '07-01', 2023],
    ['$ 15,900', 6, '06-30', 2024],
    ['$ 14,020', 6, '07-01', 2023],
  ]);
});

test('a length with its day above years that run from the older to the newer', () => {
  const text = `Quarter Ended September 30, Year to Date
2022 2023
Wool 71 85`;
  expect(columns(text.replace(' Year to Date', ''))).toEqual([
    ['71', 3, '09-30', 2022],
    ['85', 3, '09-30', 2023],
  ]);
});

test('one column has its day in the line above, and changes come last', () => {
  const text = `Three Months Ended
March 31, Quarter-over-Quarter Year-over-Year
June 30, 2024 2024 June 30, 2023 Change Change
Wool $ 81 $ 66 $ 70 23 % 16 %`;
  expect(columns(text)).toEqual([
    ['$ 81', 3, '06-30', 2024],
    ['$ 66', 3, '03-31', 2024],
    ['$ 70', 3, '06-30', 2023],
    ['23 %', 'change'],
    ['16 %', 'change'],
  ]);
});

test('heads of uneven groups reach as far as their columns differ', () => {
  const text = `For the three months ended For the nine months ended
2023 2023 2022 2023 2022
Jul. 31 Apr. 30 Jul. 31 Jul. 31 Jul. 31
Interest 12 11 10 34 31`;
  expect(columns(text)).toEqual([
    ['12', 3, '07-31', 2023],
    ['11', 3, '04-30', 2023],
    ['10', 3, '07-31', 2022],
    ['34', 9, '07-31', 2023],
    ['31', 9, '07-31', 2022],
  ]);
});

test('quarters by number, days as the British write them, and the number of a note', () => {
  expect(columns('Q2 2024 Q2 2023\nWool 81 70')).toEqual([
    ['81', 3, undefined, 2024],
    ['70', 3, undefined, 2023],
  ]);
  const noted = `Note 30 June 2024 31 December 2023
Goodwill 7 410 395`;
  expect(columns(noted)).toEqual([
    ['410', undefined, '06-30', 2024],
    ['395', undefined, '12-31', 2023],
  ]);
});

test('columns that differ by their currency only', () => {
  const text = `Millions of yen Thousands of U.S. dollars
Nine months ended December 31,
2022 2023 2023
Looms 71 85 602`;
  const [row] = tablesOf(text)[0]!.rows;
  expect(row!.cells.map(({ said, column }) => [said, column.year, column.unit])).toEqual([
    ['71', 2022, 'millions of yen'],
    ['85', 2023, 'millions of yen'],
    ['602', 2023, 'thousands of u.s. dollars'],
  ]);
});

test('what stands before the heads of columns is a title; the unit is told from them', () => {
  const [table] = tablesOf('($ in millions, unaudited) June 30, 2024 July 1, 2023\nWool $ 81 $ (70)');
  expect(table!.unit).toBe('($ in millions, unaudited)');
  expect(table!.rows[0]!.cells.map(({ said }) => said)).toEqual(['$ 81', '$ (70)']);
});

test('a currency sign that the font gives as a letter is no word', () => {
  const text = `June 30, July 1,
2024 2023
Wool S 8,100 S 7,050
Sails of class A S 12 S 11`;
  const [wool, sails] = tablesOf(text)[0]!.rows;
  expect([wool!.label, sails!.label]).toEqual(['Wool', 'Sails of class A']);
  expect(wool!.cells.map(({ said }) => said)).toEqual(['$ 8,100', '$ 7,050']);
});

test('a label that goes on from the line above, a section, and a sentence that gives the only column its day', () => {
  const text = `June 30, 2024 July 1, 2023
Current:
Advances paid to the
weavers of Hull 12 11`;
  expect(tablesOf(text)[0]!.rows[0]).toMatchObject({ label: 'Advances paid to the weavers of Hull' });
  const [told] = tablesOf('Commitments as of June 30, 2024 are as follows:\n2025 40\nTotal 40');
  expect(told!.rows.at(-1)!.cells[0]!.column).toEqual({ day: '06-30', year: 2024 });
});

test('the first row, or the section, says that a table is of percentages', () => {
  const text = `June 30, 2024 July 1, 2023
Gross margin 40.7 % 41.1 %
Research 5.1 5.6`;
  expect(tablesOf(text)[0]!.rows[1]!.cells.every(({ is_percent }) => is_percent)).toBe(true);
  const grown = 'June 30, 2024 July 1, 2023\nWool 8,100 7,050\nYear-over-year percentage growth\nWool 15 4';
  expect(tablesOf(grown)[0]!.rows.map(({ cells }) => cells[0]!.is_percent)).toEqual([false, true]);
});

test.each([
  ['columns that nothing tells apart', 'Three Months Ended June 30, 2024\nWool 1 2 3'],
  ['no heads', 'Wool 1 2 3'],
  ['nothing', ''],
  [
    'prose that ends in a number',
    'We sold wool in 2024 and in 2023 to the mills of Hull, of which there were 12',
  ],
])('%s: no rows', (_what, text) => expect(tablesOf(text).flatMap(({ rows }) => rows)).toEqual([]));

test('a long line of small words is read in time', () => {
  const started = performance.now();
  tablesOf(`${'wool mill '.repeat(18)}\n`.repeat(400));
  expect(performance.now() - started).toBeLessThan(2000);
});
