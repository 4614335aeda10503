// Tables of movements as banks of different countries export them.
import { expect, test } from 'vitest';
import { BANK_FIELDS, type BankField } from '../../contract/movements.ts';
import { fold } from '../extraction/text/fold.ts';
import { BANK_COLUMNS } from '../lexicon/bank-columns.ts';
import { layoutOf } from './columns.ts';
import { readBankRows, type GivenStatement } from './read-bank-rows.ts';
import { readTable } from './read-table.ts';

const content = { name: '', form: '', fields: BANK_FIELDS };

function read(lines: string[], given: GivenStatement = { account: 'DE02', currency: 'EUR' }) {
  const table = readTable(new TextEncoder().encode(lines.join('\n')), { preamble: true })!;
  const fieldOf = (heading: string): BankField | null =>
    BANK_FIELDS.find((field) => (BANK_COLUMNS[field] ?? []).some((name) => fold(name) === fold(heading))) ??
    null;
  const mapping = Object.fromEntries(table.columns.map((heading) => [heading, fieldOf(heading)]));
  const { statements, problems } = readBankRows(table, layoutOf(content, table.columns, mapping), given);
  const rows = statements.flatMap(({ movements }) =>
    movements.map(({ booked, amount, currency, name, purpose }) => [booked, amount, currency, name, purpose]),
  );
  return { rows, statements, problems: problems.map(({ row }) => row) };
}

test('a German export with lines above the headings, a decimal comma and its own account', () => {
  const { rows, statements, problems } = read(
    [
      'Umsatzanzeige;',
      'IBAN;DE02 1203 0000 0000 2020 51',
      'Kontostand;8.881,00 EUR',
      '',
      'Buchungstag;Valuta;Auftraggeber/Empfänger;Verwendungszweck;Betrag;Währung;Saldo',
      '22.03.2026;22.03.2026;Nordwind GmbH;RE-2026-0042;-1.119,00;EUR;8.881,00',
      '21.03.2026;21.03.2026;Kunde AG;Danke;500,00;EUR;10.000,00',
      ';;;Summe;;;',
    ],
    {},
  );
  expect(rows).toEqual([
    ['2026-03-22', '-1119.00', 'EUR', 'Nordwind GmbH', 'RE-2026-0042'],
    ['2026-03-21', '500.00', 'EUR', 'Kunde AG', 'Danke'],
  ]);
  expect(statements[0]).toMatchObject({
    account: 'DE02120300000000202051',
    opening: '9500.00',
    closing: '8881.00',
  });
  expect(problems).toEqual([8]);
});

test('columns for money out and in', () => {
  const { rows } = read([
    'Date,Description,Paid out,Paid in',
    '14/03/2026,INVOICE 981,"1,200.50",',
    '02/03/2026,Refund,,30.00',
  ]);
  expect(rows.map(([day, amount]) => [day, amount])).toEqual([
    ['2026-03-14', '-1200.50'],
    ['2026-03-02', '30.00'],
  ]);
});

test('a column or a word for the direction', () => {
  expect(
    read(['Datum;Betrag;S/H;Text', '01.03.2026;12,00;S;a', '01.03.2026;13,00;H;b']).rows.map(
      ([, amount]) => amount,
    ),
  ).toEqual(['-12.00', '13.00']);
  expect(
    read([
      'Date;Amount;Text',
      '2026-03-01;12.00 DR;a',
      '2026-03-01;13.00 CR;b',
      '2026-03-01;(4.50);c',
      '2026-03-02;7.25-;d',
    ]).rows.map(([, amount]) => amount),
  ).toEqual(['-12.00', '13.00', '-4.50', '-7.25']);
});

test('Chinese headings, with two columns', () => {
  const { rows } = read([
    '交易日期,摘要,借方金额,贷方金额,对方户名,币种',
    '20260314,货款,"1,200.00",0.00,北京某公司,CNY',
  ]);
  expect(rows).toEqual([['2026-03-14', '-1200.00', 'CNY', '北京某公司', '货款']]);
});

test('what could be read in two ways is left out, until somebody says it', () => {
  const lines = ['Date;Amount;Text', '03/04/2026;-5.00;a', '05/04/2026;-6.00;b'];
  expect(read(lines).problems).toEqual([2, 3]);
  expect(read(lines, { account: 'A1', currency: 'EUR', day_first: true }).rows.map(([day]) => day)).toEqual([
    '2026-04-03',
    '2026-04-05',
  ]);
  expect(read(['Date;Amount;Text', '2026-04-03;-1.000;a']).problems).toEqual([2]);
  expect(read(['Date;Amount;Text', '2026-13-03;-1.00;a', '2026-04-03;n/a;b']).problems).toEqual([2, 3]);
  expect(read(['Date;Amount;Text', '2026-04-03;-1.00;a'], {}).problems).toEqual([2]);
});

test('several accounts in one file are several statements', () => {
  const { statements } = read([
    'Own account;Date;Amount;Text',
    'A1;2026-03-01;-1.00;a',
    'A2;2026-03-01;-2.00;b',
    'A1;2026-03-02;-3.00;c',
  ]);
  expect(statements.map(({ account, movements }) => [account, movements.length])).toEqual([['A1', 2], ['A2', 1]]); // prettier-ignore
});
