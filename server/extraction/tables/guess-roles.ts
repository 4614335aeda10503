// Which of the columns without headings are quantity, price and amount: those whose numbers multiply.
import { addsUp } from '../checks/line-arithmetic.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Row } from '../layout/layout.ts';
import { numberIn, type CellNumber, type TableRow } from './cells.ts';
import type { Column } from './columns.ts';

/** Rows that are looked at: more tell nothing new. */
const MOST_ROWS = 30;
/** Share of the rows that must multiply; discounts that stand in no column of their own spoil some. */
const HOLDS = 0.6;
/** What a row counts that says which of two factors is the price: prices are printed as money, amounts stand to the right. */
const AS_MONEY = 0.1;

interface Triple {
  quantity: number;
  price: number;
  amount: number;
  likely: number;
}

/** Names quantity, price and amount where no column has a name yet and their product shows which they are. */
export function guessRoles(columns: Column[], body: TableRow[], byRow: Map<Row, Candidate[]>): Column[] {
  if (columns.some(({ role }) => role !== null && role !== 'description' && role !== 'position'))
    return columns;
  const numbers = body
    .map((row) =>
      columns.map((_, at) =>
        numberIn(
          row.cells.find((cell) => cell.column === at),
          byRow,
        ),
      ),
    )
    .filter((row) => row.filter((number) => number !== undefined).length > 1)
    .slice(0, MOST_ROWS);
  const open = columns.flatMap(({ role }, i) => (role === null ? [i] : []));
  let best: Triple | undefined;
  for (const amount of open) {
    for (const quantity of open) {
      for (const price of open) {
        if (new Set([amount, quantity, price]).size < 3) continue;
        const likely = likelihood({ quantity, price, amount }, numbers);
        if (likely > (best?.likely ?? 0)) best = { quantity, price, amount, likely };
      }
    }
  }
  if (best === undefined) return columns;
  const { quantity, price, amount } = best;
  return columns.map((column, i) => {
    if (i === quantity) return { ...column, role: 'quantity' };
    if (i === price) return { ...column, role: 'unit_price' };
    if (i === amount) return { ...column, role: 'amount' };
    return open.includes(i) ? { ...column, role: 'other' } : column;
  });
}

function likelihood(at: Omit<Triple, 'likely'>, numbers: (CellNumber | undefined)[][]): number {
  let hits = 0;
  let lean = 0;
  let trivial = 0;
  for (const row of numbers) {
    const [quantity, unit_price, amount] = [row[at.quantity], row[at.price], row[at.amount]];
    if (quantity === undefined || unit_price === undefined || amount === undefined) continue;
    if (amount.units === 0 || addsUp({ quantity, unit_price, amount }) !== true) continue;
    hits++;
    if (quantity.units === 10_000 || unit_price.units === 10_000) trivial++;
    if (unit_price.decimals >= 2) lean += AS_MONEY;
    if (quantity.decimals >= 2) lean -= AS_MONEY;
  }
  // "1 x 5.00 = 5.00" alone does not tell an amount from a price.
  if (hits < HOLDS * numbers.length || hits < 2 || trivial === hits) return 0;
  return hits + lean + (at.amount > at.price ? AS_MONEY : 0);
}
