// Settles what headings leave open by what stands in the columns: which is the amount (the rightmost with money, or
// quantity x price), which holds the texts, which unnamed ones are quantity and price.
import { addsUp } from '../checks/line-arithmetic.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Row } from '../layout/layout.ts';
import { guessRoles } from './guess-roles.ts';
import { cellAt, cellOf, loneNumber, numberAt, numberIn, readRow, type TableRow } from './cells.ts';
import type { ColumnRole } from './column-labels.ts';
import type { Column } from './columns.ts';

/** Share of the rows with numbers that a column must fill with money to be the amount. */
const FILLED = 0.7;

export function settleRoles(found: Column[], rows: Row[], byRow: Map<Row, Candidate[]>): Column[] {
  const columns = joinTexts(found, rows);
  const body = rows.map((row) => readRow(row, columns));
  const guessed = guessRoles(nameDescription(namePosition(columns, body), body), body, byRow);
  const named = nameFactors(nameAmount(guessed, body, byRow), body, byRow);
  return keepOne(named, body, byRow);
}

/** Share of the rows whose cells must be words for a column to be part of the text. */
const WORDS = 0.8;

/** "Item | Description": a name and what it is, side by side, are one text. Codes, numbers and places are not. */
function joinTexts(columns: Column[], rows: Row[]): Column[] {
  const body = rows.map((row) => readRow(row, columns));
  const isText = (at: number) => {
    if (columns[at]?.role !== 'description') return false;
    const texts = body.flatMap((row) => cellAt(row, at)?.text ?? []);
    const words = texts.filter((text) => /\p{L}{3}/u.test(text) && !/\d{3}/.test(text));
    return words.length > 1 && words.length >= WORDS * texts.length && new Set(words).size > 1;
  };
  const at = columns.findIndex((_, i) => isText(i) && isText(i + 1));
  const [left, right] = [columns[at], columns[at + 1]];
  if (left === undefined || right === undefined) return columns;
  const heading = `${left.heading} ${right.heading}`.trim();
  return columns.toSpliced(at, 2, { ...left, heading, x1: right.x1 });
}

/** Of several columns of texts the one with the most letters is the description; without any an unknown heading, else the codes. */
function nameDescription(columns: Column[], body: TableRow[]): Column[] {
  const letters = columns.map((_, at) =>
    body.reduce((sum, row) => {
      const text = cellAt(row, at)?.text ?? '';
      return sum + (text.match(/\p{L}/gu)?.length ?? 0);
    }, 0),
  );
  const named = columns.flatMap(({ role }, i) => (role === 'description' ? [i] : []));
  if (named.length > 0) {
    // "Item" and "Article" head numbers and codes where another column holds the texts.
    const texts = named.reduce((a, b) => ((letters[b] ?? 0) > (letters[a] ?? 0) ? b : a));
    return columns.map((column, i) =>
      named.includes(i) && i !== texts ? { ...column, role: codesOf(body, i) } : column,
    );
  }
  for (const open of [
    [null, 'other'],
    ['sku', 'position'],
  ]) {
    const choices = columns.flatMap(({ role }, i) =>
      open.includes(role) && (letters[i] ?? 0) > body.length ? [i] : [],
    );
    const best = choices.sort((a, b) => (letters[b] ?? 0) - (letters[a] ?? 0))[0];
    if (best !== undefined) return rename(columns, best, 'description');
  }
  return columns;
}

/** A column that is not the description in spite of its heading: a running number, money ("Goods"), else a code. */
function codesOf(body: TableRow[], at: number): ColumnRole | null {
  const texts = body.flatMap((row) => cellAt(row, at)?.text ?? []);
  if (texts.every((text) => /^\d{1,4}\.?$/.test(text))) return 'position';
  return texts.every((text) => /^[^\p{L}\d]*\d[\d.,' ]*[.,]\d{2}[^\p{L}\d]*$/u.test(text)) ? null : 'sku';
}

/** Small numbers that rise from row to row, left of the texts. */
function namePosition(columns: Column[], body: TableRow[]): Column[] {
  const first = columns[0];
  if (first === undefined || first.role !== null || columns.some(({ role }) => role === 'position'))
    return columns;
  const texts = body.flatMap((row) => cellAt(row, 0)?.text ?? []);
  const numbers = texts.map((text) => (/^\d{1,4}\.?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN));
  const rising = numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0));
  return numbers.length > 1 && rising ? rename(columns, 0, 'position') : columns;
}

/** Columns without a known heading whose product is the amount in most rows are quantity and price. */
function nameFactors(columns: Column[], body: TableRow[], byRow: Map<Row, Candidate[]>): Column[] {
  const find = (role: ColumnRole) => columns.findIndex((column) => column.role === role);
  const amount = find('amount') >= 0 ? find('amount') : find('gross_amount');
  const known = { quantity: find('quantity'), price: find('unit_price') };
  if (amount < 0 || (known.quantity >= 0 && known.price >= 0)) return columns;
  const open = columns.flatMap(({ role }, i) =>
    i !== amount && (role === null || role === 'other') ? [i] : [],
  );
  const rows = body.filter((row) => numberAt(row, amount, byRow) !== undefined);
  let best: { columns: Column[]; hits: number } | undefined;
  for (const quantity of known.quantity >= 0 ? [known.quantity] : open) {
    for (const price of known.price >= 0 ? [known.price] : open) {
      if (quantity === price) continue;
      const hits = rows.filter((row) => holds(row, quantity, price, amount, byRow)).length;
      if (hits === 0 || hits < FILLED * rows.length) continue;
      // Either of the two may be the price: it is the one that is printed as money.
      const likely = hits + 0.1 * (filled(rows, price, byRow) - filled(rows, quantity, byRow));
      if (likely > (best?.hits ?? 0))
        best = { hits: likely, columns: rename(rename(columns, quantity, 'quantity'), price, 'unit_price') };
    }
  }
  return best?.columns ?? columns;
}

/** Columns whose numbers say nothing of what an item costs. */
const TEXTUAL = new Set<ColumnRole | null>(['description', 'sku', 'position', 'date', 'unit']);

/** Without an amount column: a second price column, else the rightmost column that holds money in most rows. */
function nameAmount(columns: Column[], body: TableRow[], byRow: Map<Row, Candidate[]>): Column[] {
  if (columns.some(({ role }) => role === 'amount' || role === 'gross_amount')) return columns;
  const numeric = body.filter((row) =>
    row.cells.some((cell) => !TEXTUAL.has(cell.role) && loneNumber(cell, byRow) !== undefined),
  );
  const filled = (at: number, decimals: number) =>
    numeric.filter((row) => {
      const found = numberAt(row, at, byRow);
      return found !== undefined && found.decimals >= decimals;
    }).length;
  const prices = columns.flatMap(({ role }, i) => (role === 'unit_price' ? [i] : []));
  // Whole sums ("1.250") only where no column holds money with decimals.
  for (const decimals of [2, 0]) {
    for (let at = columns.length - 1; at > 0; at--) {
      const role = columns[at]?.role;
      const open = role === null || role === 'other' || role === 'tax_rate' || role === 'tax_amount';
      const second = role === 'unit_price' && prices.length > 1 && at === prices.at(-1);
      if ((open || second) && numeric.length > 0 && filled(at, decimals) >= FILLED * numeric.length)
        return rename(columns, at, 'amount');
    }
  }
  // The one price of a table without quantities is what each item costs: "Description | Price".
  const [price] = prices;
  const alone = price !== undefined && prices.length === 1 && price === columns.length - 1;
  return alone &&
    columns.every(({ role }) => role !== 'quantity') &&
    filled(price, 2) >= FILLED * numeric.length
    ? rename(columns, price, 'amount')
    : columns;
}

const rename = (columns: Column[], at: number, role: ColumnRole): Column[] =>
  columns.map((column, i) => (i === at ? { ...column, role } : column));

/** Of several columns with one role the one that satisfies quantity x price = amount most often keeps it. */
function keepOne(columns: Column[], body: TableRow[], byRow: Map<Row, Candidate[]>): Column[] {
  const of = (role: ColumnRole) => columns.flatMap((column, i) => (column.role === role ? [i] : []));
  const amounts = of('amount');
  const choices = [of('quantity'), of('unit_price'), amounts.length > 0 ? amounts : of('gross_amount')];
  if (choices.every((list) => list.length <= 1)) return columns;
  let best: { chosen: number[]; hits: number } | undefined;
  for (const quantity of orNone(choices[0])) {
    for (const price of orNone(choices[1])) {
      for (const amount of orNone(choices[2]).toReversed()) {
        const hits =
          body.filter((row) => holds(row, quantity, price, amount, byRow)).length +
          0.1 * filled(body, amount, byRow) +
          0.05 * filled(body, price, byRow);
        if (hits > (best?.hits ?? -1)) best = { chosen: [quantity, price, amount], hits };
      }
    }
  }
  const chosen = best?.chosen ?? [];
  return columns.map((column, i) => {
    const contested = choices.some((list) => list.length > 1 && list.includes(i));
    return contested && !chosen.includes(i) ? { ...column, role: 'other' as const } : column;
  });
}

const orNone = (list: number[] | undefined): number[] =>
  list === undefined || list.length === 0 ? [-1] : list;

function filled(body: TableRow[], at: number, byRow: Map<Row, Candidate[]>): number {
  return body.filter((row) => (numberAt(row, at, byRow)?.decimals ?? 0) >= 2).length;
}

function holds(
  row: TableRow,
  quantity: number,
  price: number,
  amount: number,
  byRow: Map<Row, Candidate[]>,
): boolean {
  const number = (at: number) => numberAt(row, at, byRow) ?? null;
  const line = { quantity: number(quantity), unit_price: number(price), amount: number(amount) };
  const discount = numberIn(cellOf(row, 'discount'), byRow) ?? null;
  return line.amount?.units !== 0 && addsUp({ ...line, discount }) === true;
}
