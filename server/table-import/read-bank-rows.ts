// What the rows of a table say about movements of bank accounts.
import type { BankField } from '../../contract/movements.ts';
import { fold } from '../extraction/text/fold.ts';
import { PAID_IN, PAID_OUT } from '../lexicon/bank-columns.ts';
import { compareDecimals, magnitude, subtractDecimals } from '../platform/decimal.ts';
import { RectoError } from '../platform/errors.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';
import { isReference } from '../statements/reference.ts';
import type { Movement, Statement } from '../statements/statement.ts';
import { amountIn, decimalMark, textIn, type DecimalMark } from './cells.ts';
import type { Layout } from './columns.ts';
import { UNCLEAR_DAY, dayOf, isDayFirst } from './days.ts';
import type { Table } from './read-table.ts';

/** What the file may leave unsaid. */
export interface GivenStatement {
  account?: string | undefined;
  currency?: string | undefined;
  day_first?: boolean | undefined;
}

export interface ReadRows {
  statements: Statement[];
  problems: { row: number; said: Said }[];
}

/** Signs fold to nothing. */
const wordsOf = (words: readonly string[]) => new Set(words.map(fold).filter((word) => word !== ''));
const OUT = wordsOf(PAID_OUT);
const IN = wordsOf(PAID_IN);
const AMOUNTS: readonly BankField[] = ['amount', 'debit', 'credit', 'balance'];
const DAYS: readonly BankField[] = ['booked', 'valued'];

interface Reading {
  cell: (row: Table['rows'][number], field: BankField) => string;
  mark: DecimalMark | null;
  dayFirst: boolean | undefined;
  given: GivenStatement;
}

/** A row for each movement; those of one account and currency make a statement. */
export function readBankRows(table: Table, layout: Layout<BankField>, given: GivenStatement): ReadRows {
  const places = new Map(layout);
  const cell: Reading['cell'] = ({ cells }, field) =>
    textIn((places.get(field) ?? []).map((at) => cells[at] ?? ''));
  const positions = (fields: readonly BankField[]) => fields.flatMap((field) => places.get(field) ?? []);
  const days = table.rows.flatMap((row) => DAYS.map((field) => cell(row, field)));
  const reading = {
    cell,
    given: { ...fromPreamble(table.above ?? []), ...withoutEmpty(given) },
    mark: decimalMark(table.rows, positions(AMOUNTS)),
    dayFirst: given.day_first ?? isDayFirst(days),
  };
  const problems: ReadRows['problems'] = [];
  const read = table.rows.flatMap((row) => {
    try {
      return readRow(row, reading);
    } catch (error) {
      if (!(error instanceof RectoError)) throw error;
      problems.push({ row: row.number, said: error.sentence });
      return [];
    }
  });
  return { statements: statementsOf(read), problems };
}

const withoutEmpty = (given: GivenStatement): GivenStatement =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));

interface ReadRow {
  account: string;
  balance: string | undefined;
  movement: Movement;
}

const wrong = (
  code:
    | 'statements.rowNoDay'
    | 'statements.rowNoAmount'
    | 'statements.rowDayUnclear'
    | 'statements.rowNoCurrency'
    | 'statements.rowNoAccount',
): RectoError => new RectoError('invalid', sentence(code));

/** Throws `invalid` for a row that is no movement. */
function readRow(row: Table['rows'][number], reading: Reading): ReadRow {
  const { cell, mark, dayFirst, given } = reading;
  const day = (field: BankField): string | null => {
    const text = cell(row, field);
    const read = text === '' ? undefined : dayOf(text, dayFirst);
    if (read === UNCLEAR_DAY) throw wrong('statements.rowDayUnclear');
    return read ?? null;
  };
  const [booked, valued] = [day('booked'), day('valued')];
  if (booked === null && valued === null) throw wrong('statements.rowNoDay');
  const amount = amountOf(row, reading);
  if (amount === undefined) throw wrong('statements.rowNoAmount');
  const account = (cell(row, 'own_account') || given.account || '').replaceAll(' ', '').toUpperCase();
  if (account === '') throw wrong('statements.rowNoAccount');
  const currency = (
    cell(row, 'currency') ||
    currencyIn(cell(row, 'amount')) ||
    given.currency ||
    ''
  ).toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) throw wrong('statements.rowNoCurrency');
  const id = cell(row, 'bank_id');
  return {
    account,
    balance: amountIn(cell(row, 'balance'), mark),
    movement: {
      id: isReference(id) ? id : null,
      booked,
      valued,
      amount,
      currency,
      reversal: false,
      name: cell(row, 'name') || null,
      account: cell(row, 'account').replaceAll(' ', '') || null,
      purpose: cell(row, 'purpose').replaceAll(/\s+/g, ' '),
      references: [cell(row, 'reference')].filter(isReference),
    },
  };
}

/** Signed: by its sign, a word beside it, a column for the direction, or columns for both directions. */
function amountOf(row: Table['rows'][number], { cell, mark }: Reading): string | undefined {
  const of = (field: BankField) => amountIn(cell(row, field), mark);
  const [debit, credit] = [of('debit'), of('credit')];
  const moved = (amount: string | undefined) => amount !== undefined && compareDecimals(amount, '0') !== 0;
  if (moved(debit) !== moved(credit)) return moved(debit) ? `-${magnitude(debit!)}` : magnitude(credit!);
  const [, written = '', side = ''] = /^(.*\d[)-]?)\s*(\p{L}{1,6})?$/u.exec(cell(row, 'amount')) ?? [];
  const word = fold(cell(row, 'direction') || (OUT.has(fold(side)) || IN.has(fold(side)) ? side : ''));
  const amount = amountIn(side !== '' && word === fold(side) ? written : cell(row, 'amount'), mark);
  if (!moved(amount)) return undefined;
  if (cell(row, 'direction') === '-' || OUT.has(word)) return `-${magnitude(amount!)}`;
  return IN.has(word) ? magnitude(amount!) : amount;
}

const currencyIn = (text: string): string | undefined => /(?<![A-Z])[A-Z]{3}(?![A-Z])/.exec(text)?.[0];

function statementsOf(rows: ReadRow[]): Statement[] {
  const groups = new Map<string, ReadRow[]>();
  for (const row of rows) {
    const key = `${row.account} ${row.movement.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((own): Statement => {
    const { account, movement } = own[0]!;
    return {
      account,
      currency: movement.currency,
      number: null,
      ...balancesOf(own),
      movements: own.map((one) => one.movement),
      unread: [],
    };
  });
}

/** Of a column with the balance after each movement, whichever end of the table is the newest. */
function balancesOf(rows: ReadRow[]): Pick<Statement, 'opening' | 'closing'> {
  const [first, last] = [rows[0]!, rows.at(-1)!];
  if (first.balance === undefined || last.balance === undefined) return { opening: null, closing: null };
  const day = ({ movement: { booked, valued } }: ReadRow) => booked ?? valued ?? '';
  const second = rows[1];
  const goesDown =
    day(first) > day(last) ||
    (day(first) === day(last) &&
      second?.balance !== undefined &&
      compareDecimals(subtractDecimals(first.balance, first.movement.amount), second.balance) === 0);
  const [oldest, newest] = goesDown ? [last, first] : [first, last];
  return {
    opening: subtractDecimals(oldest.balance!, oldest.movement.amount),
    closing: newest.balance!,
  };
}

const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,3})?(?![A-Z0-9])/;

/** The account and its currency, where lines above the headings name them. */
function fromPreamble(above: string[][]): GivenStatement {
  const cells = above.flat();
  const account = cells.map((text) => IBAN.exec(text)?.[0]).find((found) => found !== undefined);
  const currency =
    cells.find((text) => /^[A-Z]{3}$/.test(text)) ??
    cells.map((text) => /\d\s([A-Z]{3})$/.exec(text)?.[1]).find((found) => found !== undefined);
  return {
    ...(account === undefined ? {} : { account }),
    ...(currency === undefined ? {} : { currency }),
  };
}
