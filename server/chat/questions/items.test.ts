// What was bought, by its description: "how many chairs", "and the lamps?", 台灯多少钱, of all documents or of those spoken of.
import { expect, test } from 'vitest';
import { folderRecord } from '../../../test/kit/folder-record.ts';
import type { FieldValue } from '../records/folder-record.ts';
import { runQuery } from '../records/run-query.ts';
import { vocabularyOf } from '../records/vocabulary.ts';
import { itemWords } from './compose.ts';
import { parseQuestion, readQuestion } from './parse-question.ts';
import type { Query } from './query.ts';

const value = (key: string, said: string): [string, FieldValue] => [
  key,
  { key, label: key, type: 'text', value: said, evidence: [] },
];
const records = (
  [
    [
      'Harrow Furniture',
      [
        ['Oak chair', 4, 90, 360, 19],
        ['Desk lamp', 10, 12.5, 125, 7],
      ],
    ],
    [
      'Pell Office',
      [
        ['Oak chair, used', 2, 40, 80, 19],
        ['台灯', 3, 55, 165, 19],
      ],
    ],
  ] as const
).map(([sender, items], i) => ({
  ...folderRecord({
    id: i + 1,
    filename: `scan_${i + 1}.pdf`,
    status: 'Ready',
    doc_type: 'Invoice',
    uploaded: '2026-05-15',
    values: new Map([value('sender', sender)]),
  }),
  items: items.map(([description, quantity, unit_price, amount, tax_rate]) => ({
    description,
    quantity,
    unit_price,
    amount,
    tax_rate,
  })),
}));
const background = { records, vocabulary: vocabularyOf(records), today: '2026-05-20', previous: undefined };

/** Quantities and amounts, or undefined where no items are asked for; `result` as the session keeps it. */
function ask(question: string, previous?: Query): { said: string | undefined; query: Query | undefined } {
  const query = parseQuestion(question, { ...background, previous });
  if (query?.line_items !== true) return { said: undefined, query };
  const { count, amounts, rows } = runQuery(query, records);
  return {
    said: `${count} for ${amounts[0]?.value}`,
    query: { ...query, result: rows.map(({ record }) => record.id) },
  };
}

test.each([
  ['How many oak chairs did we buy?', '6 for 440'],
  ['How many oak chairs did Harrow Furniture sell?', '4 for 360'],
  ['How much were the desk lamps?', '10 for 125'],
  ['台灯多少钱？', '3 for 165'],
  ['How many pieces of oak chair did Harrow Furniture sell?', '4 for 360'],
  ['Did we buy any desk lamps?', '10 for 125'],
  ['有没有台灯？', '3 for 165'],
  // How many lines there are, and how many pieces of one thing.
  ['How many items does the Harrow Furniture invoice list?', '2 for 485'],
  ['Which items are on the Pell Office invoice?', '2 for 245'],
  ['Pell Office的发票上有哪些商品？', '2 for 245'],
  ['How many lines are on the Pell Office invoice?', '2 for 245'],
  ['Pell Office的发票上有哪些项目？', '2 for 245'],
  ['Did Harrow Furniture charge for a desk lamp?', '10 for 125'],
  ['Which items on the Harrow Furniture invoice have 7 % VAT?', '1 for 125'],
  ['Which items are taxed at 19%?', '3 for 605'],
  ['哪些项目的税率是7%？', '1 for 125'],
  ['Average price of oak chairs', '6 for 65.00'],
  ['How many sofas did we buy?', undefined],
])('%s', (question, said) => expect(ask(question).said).toBe(said));

test('what a line does not print is told by what it prints; what is credited is taken back', () => {
  const [harrow] = records;
  const items = [
    { description: 'Fitting', quantity: 14, unit_price: null, amount: 1540 },
    { description: 'Fitting, credited', quantity: 4, unit_price: 110, amount: -440 },
  ];
  const query = parseQuestion('What did we pay per hour for fitting?', {
    ...background,
    records: [{ ...harrow!, items }],
  });
  const { count, rows } = runQuery(query!, [{ ...harrow!, items }]);
  expect(count).toBe(10);
  expect(rows.map(({ values }) => values.slice(1))).toEqual([
    ['14', '110', '1540'],
    ['-4', '110', '-440'],
  ]);
});

test('words of the text tell the document, and those of a line what was bought', () => {
  const told = { ids: [1], words: ['oak', 'chair', 'mayfair'] };
  const question = 'Quantity of oak chairs on the invoice from Mayfair';
  const query = parseQuestion(question, { ...background, told });
  expect(runQuery(query!, records)).toMatchObject({ count: 4, rows: [{ record: { id: 1 } }] });
  expect(
    parseQuestion('Quantity of mayfair oak chairs on the invoice', { ...background, told }),
  ).toBeUndefined();
});

test('an item is asked for after another one by its name alone', () => {
  const { query } = ask('How many oak chairs did Harrow Furniture sell?');
  expect(ask('And desk lamps?', query).said).toBe('10 for 125');
  expect(ask('And sofas?', query).said).toBeUndefined();
});

test.each([
  ['What is the most expensive item on the Harrow Furniture invoice?', 'Oak chair'],
  ['What is the cheapest item on the Harrow Furniture invoice?', 'Desk lamp'],
  ['Harrow Furniture的发票上最贵的商品是什么？', 'Oak chair'],
])('%s', (question, description) => {
  const query = parseQuestion(question, background);
  expect(query && runQuery(query, records).rows.map(({ values }) => values[0])).toEqual([description]);
});

test('what follows up items is about them, and items are asked of the document spoken of', () => {
  const { query } = ask('How many oak chairs did Harrow Furniture sell?');
  expect(ask('What did they cost?', query).said).toBe('4 for 360');
  expect(ask('多少钱？', query).said).toBe('4 for 360');
  const total = parseQuestion('What is the total of the Harrow Furniture invoice?', background);
  expect(ask('Which items?', total && { ...total, result: [1] }).said).toBe('2 for 485');
});

test('two letters are no beginning of a longer word', () => {
  const told = { ids: [1], words: ['de', 'harrow'] };
  expect(
    itemWords(readQuestion('How much did de Harrow charge?', background).parts, { ...background, told }),
  ).toBeUndefined();
});
