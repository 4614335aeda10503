// What a person has decided of lines that could not be compared. Pure.
import type { StoredBlocker, StoredOrderLine, StoredOrderMatch } from '../database/stored-record.ts';
import { openOf, round } from './order.ts';

interface Decided {
  order_match: StoredOrderMatch | null;
  blockers: StoredBlocker[];
}

/** Whoever accepts that lines were not compared says that the document is for all that remains of the orders. */
const DECIDING = new Set(['order_total', 'order_lines']);

/** The match with what such a decision comes to; without one, as it is. */
export function decidedMatch({ order_match, blockers }: Decided): StoredOrderMatch | null {
  const decided = blockers.some(
    ({ kind, code, state }) => kind === 'order' && state === 'accepted' && DECIDING.has(code),
  );
  if (order_match === null || !decided) return order_match;
  return { ...order_match, lines: order_match.lines.map(withAll) };
}

function withAll(line: StoredOrderLine): StoredOrderLine {
  const { result, quantity: known, ordered, received, invoiced } = line;
  if (result !== 'not_compared' || known !== null || ordered === null || invoiced === null) return line;
  const quantity = round(openOf({ quantity: ordered, received, used: invoiced }), 6);
  return { ...line, quantity, remaining: round(ordered - invoiced - quantity, 6) };
}
