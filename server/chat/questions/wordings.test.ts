// Questions over a folder of receipts in many wordings: what they come to. (How the figures are computed and said over HTTP
// is in test/api/chat.test.ts.)
import { describe, expect, test } from 'vitest';
import { folderRecord } from '../../../test/kit/folder-record.ts';
import type { FieldValue, FolderRecord } from '../records/folder-record.ts';
import { runQuery } from '../records/run-query.ts';
import { vocabularyOf } from '../records/vocabulary.ts';
import { parseQuestion } from './parse-question.ts';

const LEAF = 'GREEN LEAF MART SDN BHD';
const BRIGHT = 'Brightwater Supplies Ltd';
const CAFE = 'HARBOUR CAFE';
const MOON = '深圳市明月科技有限公司';

const records: FolderRecord[] = (
  [
    [LEAF, '2026-01-05', '10.00'],
    ['Green Leaf Mart Sdn. Bhd. (123456-X)', '2026-01-20', '20.00'],
    ['GREEN LEAF MAR7 SDN BHD', '2026-02-11', '30.00'],
    [BRIGHT, '2026-02-12', '100.00'],
    ['BRIGHTWATER SUPPLIES', '2026-03-01', '50.00'],
    ['Northwind Traders GmbH', '2026-03-02', '200.00'],
    [MOON, '2026-03-03', '300.00'],
    [MOON, '2025-12-03', '40.00'],
    [CAFE, '2025-12-05', '7.50'],
    [CAFE, null, '8.50'],
    [CAFE, '2026-01-05', null],
    [null, '2026-01-09', '5.00'],
  ] as const
).map(([sender, date, total], i) => record(i + 1, { sender, date, total }));

function record(id: number, said: Record<'sender' | 'date' | 'total', string | null>): FolderRecord {
  const types = { sender: 'text', date: 'date', total: 'amount' } as const;
  const values = new Map<string, FieldValue>();
  for (const [key, value] of Object.entries(said) as [keyof typeof types, string | null][])
    if (value !== null) values.set(key, { key, label: key, type: types[key], value, evidence: [] });
  return folderRecord({
    id,
    filename: `scan_${id}.jpg`,
    status: 'Ready',
    doc_type: 'Receipt',
    uploaded: '2026-05-15',
    values,
  });
}

const background = { records, vocabulary: vocabularyOf(records), today: '2026-05-20', previous: undefined };

/** The groups as "name amount-or-count", or the amount, count or values of documents; undefined where the records do not answer. */
function answer(question: string): unknown {
  const query = parseQuestion(question, background);
  if (query === undefined) return undefined;
  const { groups, amounts, count, rows, whole } = runQuery(query, records);
  if (whole !== null && groups.length === 0)
    return query.operation === 'count'
      ? `${count} of ${whole.count}`
      : `${amounts[0]?.value} of ${whole.amounts[0]?.value}`;
  if (query.mean_of_sums) return `mean ${amounts[0]?.value}`;
  if (groups.length > 0)
    return groups.map(({ name, documents, amounts: own }) =>
      query.operation !== 'count' && query.operation !== 'distinct'
        ? `${name} ${own[0]?.value}`
        : `${name} ${documents}`,
    );
  switch (query.operation) {
    case 'sum':
    case 'average':
    case 'median':
      return amounts[0]?.value;
    case 'count':
      return count;
    case 'value':
    case 'list':
    case 'max':
    case 'min':
    case 'latest':
    case 'earliest':
    case 'distinct':
    case 'summary':
      return rows.map(({ record: { id } }) => id);
  }
}

const PER_VENDOR = [
  `${MOON} 340.00`,
  'Northwind Traders GmbH 200.00',
  `${BRIGHT} 150.00`,
  `${LEAF} 60.00`,
  `${CAFE} 16.00`,
  'null 5.00',
];
const PER_MONTH = ['2025-12 47.50', '2026-01 35.00', '2026-02 130.00', '2026-03 550.00', 'null 8.50'];
const VENDORS = [`${LEAF} 3`, `${BRIGHT} 2`, 'Northwind Traders GmbH 1', `${MOON} 2`, `${CAFE} 3`];

describe('by vendor or period', () => {
  test.each([
    ['What did we spend per vendor?', PER_VENDOR],
    ['How much have we spent on each vendor?', PER_VENDOR],
    ['Show total spending for every supplier', PER_VENDOR],
    ['Rank vendors by total spending', PER_VENDOR],
    ['按供应商统计金额', PER_VENDOR],
    ['各供应商的总金额是多少？', PER_VENDOR],
    ['每家商店分别花了多少？', PER_VENDOR],
    ['Break down spending by month', PER_MONTH],
    ['按月统计支出', PER_MONTH],
    ['每个月花了多少钱？', PER_MONTH],
    ['各月支出分别是多少？', PER_MONTH],
    ['按年汇总金额', ['2025 47.50', '2026 715.00', 'null 8.50']],
    ['Spending at Green Leaf Mart each month', ['2026-01 30.00', '2026-02 30.00']],
    ["What's the mean spend per month?", 'mean 190.63'],
    ['平均每月支出多少？', 'mean 190.63'],
    [
      'Average total per vendor in March 2026',
      [`${MOON} 300.00`, 'Northwind Traders GmbH 200.00', 'BRIGHTWATER SUPPLIES 50.00'],
    ],
  ])('%s', (question, expected) => expect(answer(question)).toEqual(expected));
});

describe('the first of several', () => {
  test.each([
    ['Who did we pay the most?', [`${MOON} 340.00`]],
    ['Top 3 vendors by spend', PER_VENDOR.slice(0, 3)],
    ['What are our three biggest suppliers?', PER_VENDOR.slice(0, 3)],
    ['vendor with the highest total', [`${MOON} 340.00`]],
    ['Which vendor has the most receipts?', [`${LEAF} 3`, `${CAFE} 3`]],
    ['收据最多的是哪家商店？', [`${LEAF} 3`, `${CAFE} 3`]],
    ['花钱最多的商家是哪家？', [`${MOON} 340.00`]],
    ['前三大供应商', PER_VENDOR.slice(0, 3)],
    ['Which day had the highest spending?', ['2026-03-03 300.00']],
    ['哪个月花得最多？', ['2026-03 550.00']],
    ['2026年哪个月花钱最少？', ['2026-01 35.00']],
    ['What are the top two receipts by amount?', [7, 6]],
    ['金额最大的三张收据是哪些？', [7, 6, 4]],
    ['金额前5的收据', [7, 6, 4, 5, 8]],
    ['最贵的一张收据是哪张？', [7]],
    ['单笔最高消费是多少？', [7]],
    ['What is the most recent receipt from Brightwater?', [5]],
    ['最近一次在Green Leaf Mart购物是什么时候？', [3]],
    ['第一张收据是什么时候开的？', [8]],
    ['Who issued the most expensive receipt?', [7]],
  ])('%s', (question, expected) => expect(answer(question)).toEqual(expected));
});

describe('side by side', () => {
  const JANUARY_FEBRUARY = ['2026-02 130.00', '2026-01 35.00'];
  const TWO_VENDORS = [`${BRIGHT} 150.00`, `${LEAF} 60.00`];
  test.each([
    ['Did we spend more in January or February 2026?', JANUARY_FEBRUARY],
    ['How much less did we spend in January 2026 than in February 2026?', JANUARY_FEBRUARY],
    ['2026年2月比1月多花了多少？', JANUARY_FEBRUARY],
    ['一月和二月哪个花得多？', JANUARY_FEBRUARY],
    ['Which is more expensive, Brightwater or Green Leaf Mart?', TWO_VENDORS],
    ['Compare spending at Green Leaf Mart and Brightwater', TWO_VENDORS],
    ['Green Leaf Mart和Brightwater哪家花得多？', TWO_VENDORS],
  ])('%s', (question, expected) => expect(answer(question)).toEqual(expected));
});

describe('counts, lists and sums', () => {
  test.each([
    ['How often did we shop at Green Leaf Mart?', 3],
    ['How many times did we visit Harbour Cafe?', 3],
    ['去了Green Leaf Mart几次？', 3],
    ['Number of receipts in Q1 2026', 9],
    ['How many receipts were there from 1 to 31 January 2026?', 4],
    ['2026年1月1日到31日有几张收据？', 4],
    ['三月份买了几次东西？', 3],
    ['单笔消费超过50的有几笔？', 3],
    ['List all vendors', VENDORS],
    ['有哪些供应商？', VENDORS],
    ['Which vendors did we buy from in January 2026?', [`${LEAF} 2`, `${CAFE} 1`]],
    ['Sum up everything from Harbour Cafe', '16.00'],
    ['How much did Green Leaf Mart charge us altogether?', '60.00'],
    ['How much did we spend at Gren Leaf Mart in total?', '60.00'],
    ['How much did we spend from 5 to 20 January 2026?', '35.00'],
  ])('%s', (question, expected) => expect(answer(question)).toEqual(expected));
});

describe('parts of the whole', () => {
  test.each([
    ['What share of our spending went to Brightwater?', '150.00 of 771.00'],
    ['What percentage of the total spending was at Green Leaf Mart?', '60.00 of 771.00'],
    ['What % of our spending in January 2026 was at Green Leaf Mart?', '30.00 of 35.00'],
    ['How much of our spending, in percent, was in March 2026?', '550.00 of 771.00'],
    ['Brightwater占总支出的百分之多少？', '150.00 of 771.00'],
    ['Green Leaf Mart的支出占比是多少？', '60.00 of 771.00'],
    ['2026年3月的支出占全部支出的比例是多少？', '550.00 of 771.00'],
    ['What share of 2026 spending was at Green Leaf Mart?', '60.00 of 715.00'],
    ['What percentage of the receipts are from Harbour Cafe?', '3 of 12'],
    ['Harbour Cafe的收据占收据总数的百分之几？', '3 of 12'],
  ])('%s', (question, expected) => expect(answer(question)).toEqual(expected));

  test.each([
    ['What share of spending does each vendor have?', PER_VENDOR],
    ['各供应商的支出占比是多少？', PER_VENDOR],
  ])('%s', (question, expected) => {
    expect(answer(question)).toEqual(expected);
    const { whole } = runQuery(parseQuestion(question, background)!, records);
    expect(whole?.amounts[0]?.value).toBe('771.00');
  });
});

describe('medians and orders', () => {
  test.each([
    ['What is the median receipt total?', '30.00'],
    ['Median of the receipts in March 2026', '200.00'],
    ['2026年2月收据金额的中位数是多少？', '65.00'],
    ['List the receipts from Green Leaf Mart sorted by amount', [3, 2, 1]],
    ['List the receipts from Green Leaf Mart sorted by amount, smallest first', [1, 2, 3]],
    ['Show all receipts from Green Leaf Mart ordered by date, newest first', [3, 2, 1]],
    ['Sort the receipts in March 2026 by total in ascending order', [5, 6, 7]],
    ['按金额从高到低列出2026年3月的收据', [7, 6, 5]],
    ['2026年3月的收据按日期排序', [5, 6, 7]],
    ['List the receipts from Harbour Cafe sorted by total', [10, 9, 11]],
  ])('%s', (question, expected) => expect(answer(question)).toEqual(expected));
});

test.each([
  'What is the highest mountain overall?',
  'What share of the capital does the founder hold?',
  'What percentage of the deposit is refundable?',
  'Which is the largest?',
  'Who signed the lease agreement?',
  '谁去了杭州？',
])('is not about records: %s', (question) => expect(parseQuestion(question, background)).toBeUndefined());

test('documents that do not say when they are from are told', () => {
  const query = parseQuestion('How much did we spend in January 2026?', background)!;
  const { without, unplaced } = runQuery(query, records);
  expect(without.map(({ id }) => id)).toEqual([11]);
  expect(unplaced.map(({ field, records: silent }) => [field, silent.map(({ id }) => id)])).toEqual([
    ['date', [10]],
  ]);
});
