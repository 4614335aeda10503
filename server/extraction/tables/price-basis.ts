// Prices of more than one piece: "12.50 /100", "per 1,000", or a column that says so. The price of one piece is what the
// quantity is to be multiplied with.
import { addsUp } from '../checks/line-arithmetic.ts';
import { decimalString } from '../candidates/numbers.ts';
import type { Span } from '../layout/layout.ts';
import type { CellNumber, TableRow } from './cells.ts';
import type { Item } from './make-item.ts';

type Line = Pick<Item, 'quantity' | 'unit_price' | 'amount' | 'discount'>;

const BASIS = /(?<![\d.,])1(?:0|00|[.,]?000)(?![.,]?\d)/gu;

/**
 * The price of one piece, where a number beside the price says of how many it is, and the line adds up so. `rows` are those
 * in which it may stand. Undefined where there is none.
 */
export function pricePerPiece(line: Line, rows: TableRow[]): CellNumber | undefined {
  const { quantity, unit_price } = line;
  if (quantity === null || unit_price === null || line.amount === null) return undefined;
  for (const span of rows.flatMap(basesIn)) {
    const pieces = Number(span.row.text.slice(span.start, span.end).replace(/[.,]/, ''));
    const units = Math.round(unit_price.units / pieces);
    // As many places as the division takes, so that rounding is not taken for a difference.
    const decimals = Math.min(4, unit_price.decimals + Math.log10(pieces));
    const value = decimalString(units, 2);
    const price = { ...unit_price, units, decimals, value, repaired: true, also: [span] };
    if (addsUp({ ...line, unit_price: price }) === true) return price;
  }
  return undefined;
}

/** Where a row has such a number, other than as its quantity or in its text. */
const basesIn = ({ cells }: TableRow): Span[] =>
  cells.flatMap(({ role, span }) => {
    if (role === 'description' || role === 'quantity' || role === 'amount') return [];
    const text = span.row.text.slice(span.start, span.end);
    return [...text.matchAll(BASIS)].map(({ 0: basis, index }) => {
      const start = span.start + index;
      return { row: span.row, start, end: start + basis.length };
    });
  });
