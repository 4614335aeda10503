// Questions that accountants ask of a folder of invoices: numbers, taxes, currencies, what is due.
import { describe, expect, test } from 'vitest';
import { folderRecord } from '../../../test/kit/folder-record.ts';
import type { FieldValue, FolderRecord } from '../records/folder-record.ts';
import { runQuery } from '../records/run-query.ts';
import { vocabularyOf } from '../records/vocabulary.ts';
import { parseQuestion, readQuestion } from './parse-question.ts';

const invoices: FolderRecord[] = (
  [
    ['47110818', '2025-03-02', '2025-04-01', '2000.00', '319.33', 'EUR'],
    ['47110819', '2025-04-10', '2026-06-30', '9000.00', '1436.97', 'EUR'],
    ['2018-471331', '2026-01-10', null, '100.00', '15.97', 'GBP'],
  ] as const
).map(([number, date, due, total, tax, currency], i) =>
  folderRecord({
    id: i + 1,
    filename: `scan_${i + 1}.pdf`,
    status: 'Ready',
    doc_type: 'Invoice',
    uploaded: '2026-05-15',
    values: new Map<string, FieldValue>(
      (
        [
          ['invoice_number', 'Invoice Number', 'text', number],
          ['date', 'Invoice Date', 'date', date],
          ['due_date', 'Due Date', 'date', due],
          ['total', 'Grand Total', 'amount', total],
          ['tax_total', 'Tax Total', 'amount', tax],
          ['seller_vat_id', 'Seller VAT ID', 'text', 'DE123456789'],
          ['currency', 'Currency', 'text', currency],
          ['recipient', 'Buyer', 'text', 'Harbour Works GmbH'],
        ] as const
      ).flatMap(([key, label, type, value]) =>
        value === null ? [] : [[key, { key, label, type, value, evidence: [] }]],
      ),
    ),
  }),
);
const known = {
  records: invoices,
  vocabulary: vocabularyOf(invoices),
  today: '2026-05-20',
  previous: undefined,
};

describe('which documents', () => {
  test.each([
    ['What is the total of invoice 47110819?', [2]],
    ['What is the total of invoice 47110817?', undefined],
    ['How much did we spend in 2018?', []],
    ['Which invoices are overdue?', [1]],
    ['哪些发票逾期了？', [1]],
    ['List all invoices over 5,000 euros', [2]],
    ['Which invoices are in pounds?', [3]],
    ['哪些发票是英镑的？', [3]],
    ['Which invoices are not in euros?', [3]],
    ['2025年4月到期的发票有哪些？', [1]],
    ['Which contracts were signed in January 2026?', [3]],
    ['2026年1月签订的合同有哪些？', [3]],
  ])('%s', (question, expected) => {
    const query = parseQuestion(question, known);
    const rows = query && runQuery(query, invoices).rows;
    expect(rows?.map(({ record: { id } }) => id)).toEqual(expected);
  });
});

describe('which field', () => {
  test.each([
    ['How much VAT is on invoice 47110819?', 'value', ['tax_total']],
    ['What is the VAT ID on invoice 47110819?', 'value', ['seller_vat_id']],
    ['How much do we owe for 2025?', 'sum', ['total']],
    ['Who are our customers?', 'distinct', ['recipient']],
    // What is asked for is a thing, and no list of documents.
    ['Who has to pay invoice 47110819?', 'value', ['recipient']],
    ['To whom was invoice 47110819 made out?', 'value', ['recipient']],
    ['Until when can invoice 47110819 be paid?', 'value', ['due_date']],
    ['What is the last day to pay invoice 47110819?', 'value', ['due_date']],
    ['What does invoice 47110819 come to without VAT?', 'value', ['net_total']],
    ['发票47110819价税合计多少？', 'value', ['total']],
    ['发票47110819税前金额是多少？', 'value', ['net_total']],
    ["What's invoice 47110819 dated?", 'value', ['date']],
    ['Which number does invoice 47110819 carry?', 'value', ['invoice_number']],
    ['Which purchase order does invoice 47110819 refer to?', 'value', ['order_number']],
    ['Which order is invoice 47110819 for?', 'value', ['order_number']],
    ['发票47110819对应哪张订单？', 'value', ['order_number']],
    ['How much was paid on invoice 47110819?', 'value', ['total']],
    ['How much was paid out on invoice 47110819?', 'value', ['net_pay']],
    ['Which account do we pay invoice 47110819 to?', 'value', ['iban']],
    ['发票47110819的钱付到哪个账户？', 'value', ['iban']],
    ['发票47110819用哪种货币结算？', 'value', ['currency']],
    ['发票47110819交了多少税？', 'value', ['tax_total']],
    ['Which customer is named on invoice 47110819?', 'value', ['recipient']],
    ['Which company received invoice 47110819?', 'value', ['recipient']],
    ['Which tax amount does invoice 47110819 show?', 'value', ['tax_total']],
    ['By which date should invoice 47110819 be settled?', 'value', ['due_date']],
    ['How expensive was invoice 47110819?', 'value', ['total']],
    ['Which currency is used on invoice 47110819?', 'value', ['currency']],
    ['For how many years does invoice 47110819 run?', 'value', ['term']],
    ['发票47110819应该在哪天之前付款？', 'value', ['due_date']],
    ['发票47110819的收票方是谁？', 'value', ['recipient']],
    ['请告诉我发票47110819的出具日期', 'value', ['date']],
    ['When does invoice 47110819 fall due?', 'value', ['due_date']],
    ['When is the invoice of 2025-04-10 due?', 'value', ['due_date']],
    ['发票47110819最晚什么时候付？', 'value', ['due_date']],
    ['发票47110819付款截止日', 'value', ['due_date']],
    ['What did invoice 47110819 come to?', 'value', ['total']],
    ['How high is invoice 47110819?', 'value', ['total']],
    ['Who is invoice 47110819 for?', 'value', ['recipient']],
    ['发票47110819的付款方是谁？', 'value', ['recipient']],
    ['Where do we transfer the money for invoice 47110819?', 'value', ['iban']],
    // Verbs beside the field of the one document that is named are no conditions.
    ['Which VAT ID is invoice 47110819 filed under?', 'value', ['seller_vat_id']],
    ['Against which purchase order was invoice 47110819 issued?', 'value', ['order_number']],
  ])('%s', (question, operation, fields) =>
    expect(parseQuestion(question, known)).toMatchObject({ operation, fields }),
  );
});

test('what is asked for by another name is not passed over for a field beside it', () =>
  expect(
    parseQuestion('What interest does invoice 47110819 charge when payment is due?', known),
  ).toBeUndefined());

test.each([
  'By how much does invoice 47110819 differ from invoice 47110818 in total?',
  'What is the gap between invoice 47110819 and invoice 47110818?',
  '发票47110819和发票47110818哪张金额更高，高多少？',
])('%s: two documents side by side', (question) => {
  const query = parseQuestion(question, known);
  const documents = query && runQuery(query, invoices).rows.map(({ record: { id } }) => id);
  expect([query?.operation, query?.compare, documents]).toEqual(['sum', true, [1, 2]]);
});

test('what is compared may be named by any of its fields', () => {
  const [first, ...others] = invoices.toReversed();
  const vat = {
    key: 'seller_vat_id',
    label: 'Seller VAT ID',
    type: 'text',
    value: 'GB427180657',
    evidence: [],
  } as const;
  const records = [
    ...others,
    { ...first!, values: new Map(first!.values).set('seller_vat_id', { ...vat, evidence: [] }) },
  ];
  const query = parseQuestion('Which is higher, GB427180657 or 47110819?', { ...known, records });
  const documents = query && runQuery(query, records).rows.map(({ record: { id } }) => id);
  expect([query?.compare, documents?.toSorted()]).toEqual([true, [2, 3]]);
});

test.each(['Under which law is invoice 47110819?', 'Which warehouse does invoice 47110819 name?'])(
  '%s: a list of documents is no answer',
  (question) => expect(parseQuestion(question, known)?.operation).not.toBe('list'),
);

test('words that no record knows are handed on, to be looked for in the text', () => {
  const wordsOf = (question: string) => readQuestion(question, known).parts.words.map(({ text }) => text);
  expect(wordsOf('When did the agreement with Mill Lane become effective?')).toEqual(['mill', 'lane']);
  expect(wordsOf('与Mill Lane的协议何时生效？')).toEqual(['mill', 'lane']);
});

test('a small word between two words of a name belongs to the name', () => {
  const names = (question: string) =>
    readQuestion(question, known)
      .parts.words.filter(({ proper }) => proper)
      .map(({ text }) => text);
  expect(names('When did Casa de Campo bill us?')).toEqual(['casa', 'de', 'campo']);
  expect(names('When did Casa invoice the vinho?')).toEqual(['casa']);
});

test('a length of time in a question is no value of a term', () => {
  const value = { key: 'term', label: 'Term', type: 'text', value: '2 years', evidence: [] } as const;
  const records = invoices.map((one) => ({
    ...one,
    values: new Map(one.values).set('term', { ...value, evidence: [] }),
  }));
  const query = parseQuestion('For how many years does invoice 47110819 run?', { ...known, records });
  expect(query?.filters.some((filter) => filter.kind === 'value' && filter.field === 'term')).toBe(false);
});

test('a first something that no record knows is no first document', () => {
  expect(parseQuestion('When does invoice 47110819 pay its first dividend?', known)?.operation).not.toBe(
    'earliest',
  );
});

test('what a word may mean is what the document in question has', () => {
  const papers = (
    [
      ['Bank Statement', 'Harbour Bank', 'field.account_holder', 'Account Holder', 'Ida Holm'],
      ['Contract', 'Pell & Sons', 'term', 'Term', '3 years'],
      ['Fapiao', '明月科技', 'invoice_code', '发票代码', '061002201111'],
      ['Delivery Note', 'Larch Depot', 'delivery_note_number', 'Delivery Note Number', 'LD-118'],
    ] as const
  ).map(([doc_type, sender, name, label, value], i) =>
    folderRecord({
      id: i + 1,
      filename: `scan_${i + 1}.pdf`,
      status: 'Ready',
      doc_type,
      uploaded: '2026-05-15',
      values: new Map<string, FieldValue>([
        ['sender', { key: 'sender', label: 'Sender', type: 'text', value: sender, evidence: [] }],
        [name, { key: name, label, type: 'text', value, evidence: [] }],
      ]),
    }),
  );
  const background = { ...known, records: papers, vocabulary: vocabularyOf(papers) };
  const said = (question: string) => {
    const query = parseQuestion(question, background);
    return query && runQuery(query, papers).rows.flatMap(({ values }) => values);
  };
  expect(said('Whose account is the Harbour Bank statement about?')).toEqual(['Ida Holm']);
  expect(said('Harbour Bank的对账单是谁的账户？')).toEqual(['Ida Holm']);
  expect(said('When does the Pell & Sons contract run out?')).toContain('3 years');
  expect(said('明月科技的发票的代码是多少？')).toEqual(['061002201111']);
  expect(said('What is the number of the Larch Depot delivery note?')).toEqual(['LD-118']);
  expect(said('Larch Depot的送货单的编号')).toEqual(['LD-118']);
});

test('kinds of papers are told by their type where the folder has it, else by their text', () => {
  const [invoice] = invoices;
  const ticket = { ...invoice!, id: 9, doc_type: 'Ticket' };
  const records = [...invoices, ticket];
  const told = (question: string, of: FolderRecord[]) =>
    readQuestion(question, { ...known, records: of, vocabulary: vocabularyOf(of) }).parts;
  expect(told('How much was the train ticket?', records).filters).toMatchObject([{ values: ['Ticket'] }]);
  expect(told('那张火车票多少钱？', records).filters).toMatchObject([{ values: ['Ticket'] }]);
  expect(told('How much was the train ticket?', invoices).words.map(({ text }) => text)).toContain('ticket');
});

test.each([
  ['spending per month in 2025', { period: 'month' }],
  ['2025年每月的支出', { period: 'month' }],
])('%s is grouped', (question, group_by) =>
  expect(parseQuestion(question, known)).toMatchObject({ operation: 'sum', group_by }),
);

test('the two that were spoken of are compared', () => {
  const first = parseQuestion('What is the total of invoice 47110818?', known)!;
  const second = parseQuestion('And invoice 47110819?', { ...known, previous: { ...first, result: [1] } })!;
  const previous = { ...second, result: [2], among: [...second.among, 2] };
  for (const question of ['Difference between the two?', '两张相差多少？']) {
    const query = parseQuestion(question, { ...known, previous });
    const documents = query && runQuery(query, invoices).rows.map(({ record: { id } }) => id);
    expect([query?.compare, documents], question).toEqual([true, [1, 2]]);
  }
});
