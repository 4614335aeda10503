// Questions that name documents by a condition alone: what is overdue, unpaid, above an amount, due first.
import { describe, expect, test } from 'vitest';
import { invoiceRecord } from '../../../test/kit/folder-record.ts';
import { phraseResult } from '../answers/phrase-result.ts';
import { textsFor } from '../answers/texts.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import { runQuery } from '../records/run-query.ts';
import { vocabularyOf } from '../records/vocabulary.ts';
import { parseQuestion } from './parse-question.ts';
import { EVERYTHING, type Query } from './query.ts';

const records: FolderRecord[] = (
  [
    ['Kestrel Paper Mills Ltd', '2026-04-20', '2026-05-01', '120.00', true],
    ['Kestrel Paper Mills Ltd', '2026-05-02', '2026-05-19', '700.00', false],
    ['Harbour Freight GmbH', '2026-04-01', '2026-05-30', '120.00', false],
    ['Harbour Freight GmbH', '2026-05-18', '2026-07-01', '580.00', null],
  ] as const
).map(([sender, date, due_date, total, paid], i) => ({
  ...invoiceRecord(i + 1, { sender, date, due_date, total }),
  paid,
}));
const background = { records, vocabulary: vocabularyOf(records), today: '2026-05-20', previous: undefined };

function ids(question: string): number[] | undefined {
  const query = parseQuestion(question, background);
  return query && runQuery(query, records).rows.map(({ record }) => record.id);
}

function said(question: string): string | undefined {
  const query = parseQuestion(question, background);
  return query && phraseResult(runQuery(query, records), records.length, textsFor('en'));
}

test.each([
  ["What's overdue?", [2]],
  ['Is anything overdue?', [2]],
  ['有逾期的发票吗？', [2]],
  ['Which invoices are unpaid?', [3, 2]],
  ['Which invoices have not been paid yet?', [3, 2]],
  ['哪些发票还没付？', [3, 2]],
  ['Which invoices are paid?', [1]],
  ['哪些发票已付款？', [1]],
  ['Is there anything over 500?', [2, 4]],
  ['有没有超过500的发票？', [2, 4]],
  ['Which invoice is due first?', [1]],
  ['最早到期的是哪张发票？', [1]],
  ['Which invoice is due last?', [4]],
])('%s', (question, expected) => expect(ids(question)).toEqual(expected));

describe('what was paid', () => {
  test.each([
    'How much was paid to Kestrel?',
    'When was the invoice from Kestrel paid?',
    'What did we pay Kestrel?',
  ])('%s asks for no unpaid or paid documents', (question) =>
    expect(parseQuestion(question, background)?.filters ?? []).not.toContainEqual(
      expect.objectContaining({ field: 'payment' }),
    ),
  );
});

test('that no document meets a condition is the answer', () => {
  expect(said('Is there anything over 5000?')).toBe(
    'None of the 4 documents in this folder matches (Total more than 5000).',
  );
  expect(said('What is due in December 2026?')).toBe(
    'None of the 4 documents in this folder matches (Due date 2026-12-01 to 2026-12-31).',
  );
  expect(said('Is the invoice from Kestrel of 2 May 2026 paid?')).toBe(
    'None of the 4 documents in this folder matches (Sender Kestrel Paper Mills Ltd; Date 2026-05-02; Payment (by bank statements) paid).',
  );
  // Whether a name stands on a page no record tells.
  expect(said('Show the invoices from Zebra')).toBeUndefined();
});

test('a document that is told by its text may say in its text what its record does not', () => {
  const query: Query = {
    ...EVERYTHING,
    filters: [
      { kind: 'documents', ids: [1], said: 'mills', by_text: true },
      { kind: 'date', field: 'date', ranges: [{ from: '2011-12-15', to: '2011-12-15' }] },
    ],
  };
  expect(phraseResult(runQuery(query, records), records.length, textsFor('en'))).toBeUndefined();
});

test('two names joined by and are two', () => {
  for (const question of ['Compare Kestrel and Harbour', 'compare Kestrel with Harbour'])
    expect(said(question)).toBe(
      [
        '- Kestrel Paper Mills Ltd: EUR 820.00 (2 documents)',
        '- Harbour Freight GmbH: EUR 700.00 (2 documents)',
      ].join('\n') + '\nDifference: EUR 120.00.\nLooked at: harbour, kestrel.',
    );
  const query = parseQuestion('When is the invoice of 20 April 2026 due and how much is it?', background);
  expect(query).toMatchObject({ operation: 'value', fields: ['due_date', 'total'] });
});

test('who shares the first place is named too', () => {
  const query = parseQuestion('Which vendor did we spend most with?', background)!;
  const tied = records.map((record) => ({
    ...record,
    values: new Map(record.values).set('total', { ...record.values.get('total')!, value: '10.00' }),
  }));
  expect(runQuery(query, tied).groups.map(({ name }) => name)).toEqual([
    'Kestrel Paper Mills Ltd',
    'Harbour Freight GmbH',
  ]);
});

test('how much and by when, of one document, are two of its values', () => {
  const answer = said('How much do we owe Harbour Freight for May 2026, and by when?');
  expect(answer).toContain('Total: EUR 580.00; Due date: 2026-07-01');
});

test('what several documents all say is said once, before them', () => {
  const sender = 'Kestrel Paper Mills Ltd';
  const query: Query = {
    ...EVERYTHING,
    operation: 'value',
    fields: ['sender'],
    filters: [{ kind: 'value', field: 'sender', values: [sender], said: 'Kestrel' }],
  };
  const answer = phraseResult(runQuery(query, records), records.length, textsFor('en'));
  expect(answer).toMatch(/^Sender: Kestrel Paper Mills Ltd, 2 documents:\n/);
});
