// Items whose text begins in the line above their amount.
import type { AmountCandidate } from '../candidates/candidate.ts';
import type { Row } from '../layout/layout.ts';
import type { Item } from './make-item.ts';

/** Before a text, the number of an article, a measure ("1 0.5l Cola") or, after its sign, a number in brackets ("1x(9) Soup"). */
export const LEADING = /^(\d{1,3})(?:\s?[x×]?\s+(?=\p{L}|\d{5}|\d\S*\s?\p{L})|\s?[x×]\s?(?=\p{L}{2}|\())/iu;

interface Priced {
  row: Row;
  amount: AmountCandidate;
  /** Items begin with their number of pieces. */
  counted: boolean;
}

/**
 * The text of an item that begins in the line above: with its number of pieces, further to the left, or with words that leave no
 * room for the amount beside them.
 */
export function withLineAbove(item: Item, above: Row | undefined, { row, amount, counted }: Priced): Item {
  const own = item.descriptionSpans[0];
  if (above === undefined || own?.row !== row) return item;
  const line_height = row.page.line_height;
  const indented = counted && LEADING.test(above.text) && row.x0 - above.x0 > 0.5 * line_height;
  const wraps =
    above.segments.length === 1 && above.x1 > amount.x0 - line_height && above.x0 - row.x0 < line_height;
  const near = row.y0 - above.y0 < NEXT_LINE * line_height;
  if (!(indented || wraps) || !near || LEADING.test(item.description)) return item;
  return {
    ...item,
    description: `${above.text.replaceAll('\t', ' ').trim()} ${item.description}`,
    descriptionSpans: [{ row: above, start: 0, end: above.text.length }, own],
  };
}

/** Pitch of two lines of one text, in line heights. */
const NEXT_LINE = 1.6;
