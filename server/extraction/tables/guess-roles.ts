// Which of the columns without headings are quantity, price and amount: those whose numbers multiply.
import { addsUp } from '../checks/line-arithmetic.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { CURRENCY_SIGNS } from '../../lexicon/currencies.ts';
import { UNITS } from '../candidates/numbers.ts';
import type { Row } from '../layout/layout.ts';
import { cellAt, isPercentage, numberIn, type Cell, type CellNumber, type TableRow } from './cells.ts';
import type { ColumnRole } from './column-labels.ts';
import type { Column } from './columns.ts';

/** Rows that are looked at: more tell nothing new. */
const MOST_ROWS = 30;
/** Share of the rows that must multiply; discounts that stand in no column of their own spoil some. */
const HOLDS = 0.6;
/** What a row counts that says which of two factors is the price: prices are printed as money, amounts stand to the right. */
const AS_MONEY = 0.1;

/** The number of a cell, and whether it has a unit: "20 pcs". */
type Figure = CellNumber & { counted: boolean };
type Numbers = (Figure | undefined)[];

interface Triple {
  quantity: number;
  price: number;
  amount: number;
  likely: number;
}

/** Names quantity, price and amount where no column has a name yet and their arithmetic shows which they are. */
export function guessRoles(columns: Column[], body: TableRow[], byRow: Map<Row, Candidate[]>): Column[] {
  if (columns.some(({ role }) => role !== null && role !== 'description' && role !== 'position'))
    return columns;
  const discounts = columns.map(
    ({ role }, at) => role === null && mostly(body, at, (row) => isPercentage(cellAt(row, at))),
  );
  const rows = body
    .map((row): Numbers =>
      columns.map((_, at) => {
        const cell = cellAt(row, at);
        const number = numberIn(
          cell === undefined || !discounts[at] ? cell : { ...cell, role: 'discount' },
          byRow,
        );
        return number === undefined ? undefined : { ...number, counted: hasUnit(cell) };
      }),
    )
    .filter((row) => row.filter((number) => number !== undefined).length > 1)
    .slice(0, MOST_ROWS);
  const rates = discounts.flatMap((is, at) => (is ? [at] : []));
  const open = columns.flatMap(({ role }, at) => (role === null && !rates.includes(at) ? [at] : []));
  let best: (Triple & { discount: number | undefined }) | undefined;
  for (const discount of [undefined, ...rates]) {
    const found = likeliest(open, rows, discount);
    if (found !== undefined && found.likely > (best?.likely ?? 0)) best = { ...found, discount };
  }
  if (best === undefined) return columns;
  const { quantity, price, amount, discount } = best;
  return named(columns, { quantity, unit_price: price, amount, discount });
}

/** A number with letters behind it that are no currency. */
const hasUnit = (cell: Cell | undefined): boolean =>
  UNIT.test(cell?.text.replaceAll(CURRENCY_SIGNS, '').trim() ?? '');

const UNIT = /^[-–]?\d[\d.,' ]*\s?\p{L}{1,7}[.²³]?$/u;

function mostly(body: TableRow[], at: number, holds: (row: TableRow) => boolean): boolean {
  const rows = body.filter((row) => cellAt(row, at) !== undefined);
  return rows.length > 0 && rows.filter(holds).length > 0.5 * rows.length;
}

/** The columns with the roles found; the open ones that have none are of no interest. */
function named(columns: Column[], places: Partial<Record<ColumnRole, number | undefined>>): Column[] {
  const roles = new Map(Object.entries(places).map(([role, at]) => [at, role as ColumnRole]));
  return columns.map((column, at) =>
    column.role === null ? { ...column, role: roles.get(at) ?? ('other' as const) } : column,
  );
}

function likeliest(open: number[], rows: Numbers[], discount: number | undefined): Triple | undefined {
  let best: Triple | undefined;
  for (const amount of open) {
    for (const quantity of open) {
      for (const price of open) {
        if (new Set([amount, quantity, price]).size < 3) continue;
        const likely = likelihood({ quantity, price, amount }, rows, discount);
        if (likely > (best?.likely ?? 0)) best = { quantity, price, amount, likely };
      }
    }
  }
  return best;
}

function likelihood(at: Omit<Triple, 'likely'>, rows: Numbers[], rate: number | undefined): number {
  let hits = 0;
  let lean = 0;
  let trivial = 0;
  let read = 0;
  for (const row of rows) {
    const [quantity, unit_price, amount] = [row[at.quantity], row[at.price], row[at.amount]];
    if (amount?.units !== 0) read++;
    if (quantity === undefined || unit_price === undefined || amount === undefined) continue;
    const discount = rate === undefined ? null : (row[rate] ?? null);
    if (amount.units === 0 || addsUp({ quantity, unit_price, amount, discount }) !== true) continue;
    hits++;
    if (quantity.units === UNITS || unit_price.units === UNITS) trivial++;
    // Both the sum before the discount and the one after it may have a column: the latter is due.
    if (discount !== null && addsUp({ quantity, unit_price, amount }) !== true) lean += AS_MONEY;
    lean += AS_MONEY * (inclination(unit_price) - inclination(quantity));
  }
  // Numbers of pieces stand left of their price with most senders.
  if (at.quantity < at.price) lean += AS_MONEY;
  // "1 x 5.00 = 5.00" alone does not tell an amount from a price.
  if (hits < HOLDS * read || hits < 2 || trivial === hits) return 0;
  return hits + lean + (at.amount > at.price ? AS_MONEY : 0);
}

/** How much a factor looks like a price: printed as money, with more decimals than pieces have, and without a unit. */
const inclination = ({ decimals, counted }: Figure): number =>
  (decimals >= 2 ? 1 : 0) + (decimals > 2 ? 1 : 0) - (counted ? 2 : 0);
