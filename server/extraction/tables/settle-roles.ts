// Settles which column is the amount when headings leave it open: the rightmost with money, or by quantity x price.
import type { Candidate } from '../candidates/candidate.ts';
import type { Row } from '../layout/layout.ts';
import { numberIn, readRow, type TableRow } from './cells.ts';
import type { ColumnRole } from './column-labels.ts';
import type { Column } from './columns.ts';

/** Share of the rows with numbers that a column must fill with money to be the amount. */
const FILLED = 0.7;

export function settleRoles(columns: Column[], rows: Row[], byRow: Map<Row, Candidate[]>): Column[] {
  const body = rows.map((row) => readRow(row, columns));
  return keepOne(nameAmount(columns, body, byRow), body, byRow);
}

/** Without an amount column: a second price column, else the rightmost column that holds money in most rows. */
function nameAmount(columns: Column[], body: TableRow[], byRow: Map<Row, Candidate[]>): Column[] {
  if (columns.some(({ role }) => role === 'amount' || role === 'gross_amount')) return columns;
  const numeric = body.filter((row) => row.cells.some((cell) => numberIn(cell, byRow) !== undefined));
  const money = (at: number) =>
    numeric.filter((row) => {
      const found = numberIn(
        row.cells.find((cell) => cell.column === at),
        byRow,
      );
      return found !== undefined && found.decimals >= 2;
    }).length;
  const prices = columns.flatMap(({ role }, i) => (role === 'unit_price' ? [i] : []));
  for (let at = columns.length - 1; at > 0; at--) {
    const role = columns[at]?.role;
    const open = role === null || role === 'other' || role === 'tax_rate' || role === 'tax_amount';
    const second = role === 'unit_price' && prices.length > 1 && at === prices.at(-1);
    if ((open || second) && numeric.length > 0 && money(at) >= FILLED * numeric.length)
      return rename(columns, at, 'amount');
  }
  return columns;
}

const rename = (columns: Column[], at: number, role: ColumnRole): Column[] =>
  columns.map((column, i) => (i === at ? { ...column, role } : column));

/** Of several columns with one role the one that satisfies quantity x price = amount most often keeps it. */
function keepOne(columns: Column[], body: TableRow[], byRow: Map<Row, Candidate[]>): Column[] {
  const of = (role: ColumnRole) => columns.flatMap((column, i) => (column.role === role ? [i] : []));
  const choices = [of('quantity'), of('unit_price'), of('amount')];
  if (choices.every((list) => list.length <= 1)) return columns;
  let best: { chosen: number[]; hits: number } | undefined;
  for (const quantity of orNone(choices[0])) {
    for (const price of orNone(choices[1])) {
      for (const amount of orNone(choices[2]).toReversed()) {
        const hits =
          body.filter((row) => holds(row, quantity, price, amount, byRow)).length +
          0.1 * filled(body, amount, byRow);
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
  return body.filter(
    (row) =>
      (numberIn(
        row.cells.find((cell) => cell.column === at),
        byRow,
      )?.decimals ?? 0) >= 2,
  ).length;
}

function holds(
  row: TableRow,
  quantity: number,
  price: number,
  amount: number,
  byRow: Map<Row, Candidate[]>,
): boolean {
  const value = (at: number) =>
    numberIn(
      row.cells.find((cell) => cell.column === at),
      byRow,
    )?.units;
  const [q, p, a] = [value(quantity), value(price), value(amount)];
  if (q === undefined || p === undefined || a === undefined || a === 0) return false;
  return Math.abs((q / 10_000) * p - a) <= 200;
}
