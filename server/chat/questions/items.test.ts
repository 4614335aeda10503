// What was bought, by its description: "how many chairs", "and the lamps?", 台灯多少钱, of all documents or of those spoken of.
import { expect, test } from 'vitest';
import { folderRecord } from '../../../test/kit/folder-record.ts';
import type { FieldValue } from '../records/folder-record.ts';
import { runQuery } from '../records/run-query.ts';
import { vocabularyOf } from '../records/vocabulary.ts';
import { parseQuestion } from './parse-question.ts';
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
        ['Oak chair', 4, 90, 360],
        ['Desk lamp', 10, 12.5, 125],
      ],
    ],
    [
      'Pell Office',
      [
        ['Oak chair, used', 2, 40, 80],
        ['台灯', 3, 55, 165],
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
  items: items.map(([description, quantity, unit_price, amount]) => ({
    description,
    quantity,
    unit_price,
    amount,
  })),
}));
const background = { records, vocabulary: vocabularyOf(records), today: '2026-05-20' };

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
  ['How many sofas did we buy?', undefined],
])('%s', (question, said) => expect(ask(question).said).toBe(said));

test('an item is asked for after another one by its name alone', () => {
  const { query } = ask('How many oak chairs did Harrow Furniture sell?');
  expect(ask('And desk lamps?', query).said).toBe('10 for 125');
  expect(ask('And sofas?', query).said).toBeUndefined();
});
