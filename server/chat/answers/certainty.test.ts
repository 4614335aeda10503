// When an answer says that it is unsure, in both languages.
import { expect, test } from 'vitest';
import { currencyOfHome } from '../../lexicon/home-currency.ts';
import { folderRecord } from '../../../test/kit/folder-record.ts';
import { parseQuestion } from '../questions/parse-question.ts';
import { isByText, type Query } from '../questions/query.ts';
import type { FieldValue, FolderRecord } from '../records/folder-record.ts';
import { runQuery } from '../records/run-query.ts';
import { vocabularyOf } from '../records/vocabulary.ts';
import { isUnsure, reasonsToCheck, resultSignals, surenessOf } from './certainty.ts';

type Row = [
  sender: string,
  total: string | null,
  tax: string | null,
  currency: string | null,
  doubtful: boolean,
];

const records: FolderRecord[] = (
  [
    ['Pell & Sons', '50.00', '5.00', 'EUR', false],
    ['Pell & Sons', '70.00', null, 'EUR', true],
    ['Harrow Motors', '90.00', '9.00', 'EUR', false],
    ['Quay Bakery', '12.00', '1.00', null, false],
  ] as Row[]
).map(([sender, total, tax, currency, doubtful], i) => ({
  ...folderRecord({
    id: i + 1,
    filename: `scan_${i + 1}.pdf`,
    status: 'Ready',
    doc_type: 'Invoice',
    uploaded: '2026-05-15',
    values: new Map<string, FieldValue>(
      (
        [
          ['sender', 'Vendor', 'text', sender],
          ['date', 'Date', 'date', `2026-03-0${i + 1}`],
          ['total', 'Total', 'amount', total],
          ['tax_total', 'Tax', 'amount', tax],
          ['currency', 'Currency', 'text', currency],
        ] as const
      ).flatMap(([key, label, type, value]) =>
        value === null
          ? []
          : [[key, { key, label, type, value, evidence: [], doubtful: doubtful && key === 'total' }]],
      ),
    ),
  }),
  currency: null,
  items:
    i === 2
      ? [
          { description: 'Winter tyre', quantity: null, unit_price: 10, amount: 40 },
          { description: 'Fitting', quantity: null, unit_price: null, amount: 50 },
        ]
      : [],
}));

const known = { records, vocabulary: vocabularyOf(records), today: '2026-05-20', previous: undefined };
const ask = (question: string, ...words: string[]): Query => {
  const told = words.length === 0 ? undefined : { ids: [3], words };
  const query = parseQuestion(question, { ...known, told });
  if (query === undefined) throw new Error(`not understood: ${question}`);
  return query;
};
const reasons = (query: Query) => reasonsToCheck(runQuery(query, records));

test.each([
  ['What did Harrow Motors charge in total?', []],
  ['Harrow Motors 的金额是多少？', []],
  // One of the totals waits to be checked.
  ['How much did we spend at Pell & Sons?', ['doubtful']],
  ['Pell & Sons 一共花了多少钱？', ['doubtful']],
  // One document does not say its tax.
  ['What is the total tax on all Pell & Sons invoices?', ['left_out']],
  // One document does not say its currency.
  ['How many invoices in euros?', ['left_out']],
  ['欧元的发票有几张？', ['left_out']],
  ['How many invoices are there?', []],
])('%s', (question, expected) => expect(reasons(ask(question))).toEqual(expected));

test('an answer is in doubt where its values are, or where it covers too little', () => {
  const unsure = (query: Query) => isUnsure(resultSignals(runQuery(query, records)));
  expect(unsure(ask('What did Harrow Motors charge in total?'))).toBe(false);
  expect(unsure(ask('How much did we spend at Pell & Sons?'))).toBe(true);
  expect(unsure(ask('What is the total tax on all Pell & Sons invoices?'))).toBe(true);
});

test('the more values a sum is made of, the likelier one of them is misread', () => {
  const read = (confidence: number) =>
    records.map((record) => ({
      ...record,
      values: new Map(
        [...record.values].map(([key, value]) => [key, { ...value, doubtful: false, confidence }]),
      ),
    }));
  const sureness = (question: string, confidence: number) =>
    surenessOf(resultSignals(runQuery(ask(question), read(confidence))));
  const one = sureness('What is the total of all Harrow Motors invoices?', 0.8);
  const two = sureness('What is the total of all Pell & Sons invoices?', 0.8);
  expect(two).toBeLessThan(one);
  expect(one).toBeLessThan(sureness('What is the total of all Harrow Motors invoices?', 0.99));
});

test('a line that does not say how many makes the count unsure; price and amount tell it', () => {
  const tyres = ask('How many winter tyres did we buy?', 'winter', 'tyr');
  expect(reasons(tyres)).toEqual([]);
  expect(runQuery(tyres, records).count).toBe(4);
  const without_price = records.map((record) => ({
    ...record,
    items: record.items.map((item) => ({ ...item, unit_price: null })),
  }));
  expect(reasonsToCheck(runQuery(tyres, without_price))).toEqual(['uncounted']);
});

test('words in the text count no things', () => {
  expect(() => ask('How many rims did we order?', 'rim')).toThrow('not understood');
  const query = ask('How many invoices with rims?', 'rim');
  expect(query.filters.some(isByText)).toBe(true);
  expect(reasons(query)).toEqual(['words']);
});

test('without a currency on the page, that of the sender’s country is meant', () => {
  expect(currencyOfHome('Receipt', 'Kedai Seng SDN BHD', '')).toBe('MYR');
  expect(currencyOfHome('Fapiao', '', '')).toBe('CNY');
  expect(currencyOfHome('Invoice', 'Pell & Sons', '')).toBeNull();
});

test('no answer is surer than its values', () => {
  expect(isUnsure({ bias: 1, misread: 0.08 })).toBe(false);
  expect(isUnsure({ bias: 1, misread: 0.15 })).toBe(true);
});
