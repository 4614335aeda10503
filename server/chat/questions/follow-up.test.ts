// Follow-ups that name somebody else or another time: what they leave open comes from the question before.
import { expect, test } from 'vitest';
import { invoiceRecord } from '../../../test/kit/folder-record.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import { runQuery } from '../records/run-query.ts';
import { vocabularyOf } from '../records/vocabulary.ts';
import { parseQuestion } from './parse-question.ts';
import type { Query } from './query.ts';

const records: FolderRecord[] = (
  [
    ['Kestrel Paper Mills Ltd', '2025-04-20', '2025-05-30', '120.00'],
    ['Kestrel Paper Mills Ltd', '2025-05-02', '2025-06-01', '700.00'],
    ['青山岳文具销售有限公司', '2025-05-18', '2026-06-19', '580.00'],
    ['Bookbinder', '2025-12-30', '2026-01-10', '45.00'],
    ['Kestrel Paper Mills Ltd', '2026-01-15', '2026-02-15', '33.00'],
    ['Bookbinder', '2026-04-03', '2026-05-03', '8.00'],
  ] as const
).map(([sender, date, due_date, total], i) => invoiceRecord(i + 1, { sender, date, due_date, total }));
const vocabulary = vocabularyOf(records);

/** The documents that the last of the questions is about. */
function meant(...questions: string[]): number[] | undefined {
  let previous: Query | undefined;
  for (const question of questions) {
    const query = parseQuestion(question, { records, vocabulary, today: '2026-05-20', previous });
    if (query === undefined) return undefined;
    previous = { ...query, result: runQuery(query, records).matching.map(({ id }) => id) };
  }
  return previous?.result;
}

test.each([
  ['How much did we spend in April 2025?', 'and the next month?', [2, 3]],
  ['How much did we spend in April 2025?', 'And in the month after that?', [2, 3]],
  ['How much did we spend in May 2025?', 'and the month before?', [1]],
  ['How much did we spend in May 2025?', 'and in the previous month?', [1]],
  ['How much did we spend in December 2025?', 'and the following month?', [5]],
  ['How much did we spend in 2025?', 'and in the next year?', [5, 6]],
  ['How much did we spend in April 2025?', 'and last month?', [6]],
  ['How much did we spend in April 2025?', 'and this year?', [5, 6]],
  ['2025年4月花了多少钱？', '那下一个月呢？', [2, 3]],
  ['2025年5月花了多少钱？', '前一个月呢？', [1]],
  ['2025年5月一共花了多少钱？', '上个月呢？', [1]],
  ['How much did we spend in April 2026?', 'and in May 2025?', [2, 3]],
  ['How much did we spend in April 2025?', 'and May of the same year?', [2, 3]],
  ['How much did we spend in April 2025?', 'and in May?', [2, 3]],
  ['What is due in May 2025?', 'and in June 2025?', [2]],
])('%s %s', (first, next, expected) => expect(meant(first, next)).toEqual(expected));

test.each([
  ['Kestrel在2025年5月花了多少钱？', '那青山岳呢？', [3]],
  ['Kestrel在2025年5月花了多少钱？', '岳文呢？', [3]],
  ['What is the total of the Kestrel invoice of 2 May 2025?', 'And bookbinder?', [4, 6]],
  ["When is Kestrel's invoice of 2 May 2025 due?", "and on Bookbinder's?", [4, 6]],
  ['What did Kestrel bill us in May 2025?', 'and Bookbinder?', []],
  ['How many invoices are there from Bookbinder?', 'Same question for Kestrel', [1, 2, 5]],
])('%s %s', (first, next, expected) => expect(meant(first, next)).toEqual(expected));

test('a numeral before another word is no day', () => {
  expect(meant('2025年5月一共花了多少钱？')).toEqual([2, 3]);
  expect(meant('2025年5月2日的发票')).toEqual([2]);
});
