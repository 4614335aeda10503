// Numbers whose digits were read rightly and whose separators were not: "19800" or "198 .00" for 198.00, where quantity x price
// says what was printed.
import { spanText } from '../layout/layout.ts';
import { addsUp } from '../checks/line-arithmetic.ts';
import { decimalString, UNITS } from '../candidates/numbers.ts';
import type { Item } from './make-item.ts';
import { cellOf, type Cell, type CellNumber, type TableRow } from './cells.ts';

type Numbers = Pick<Item, 'quantity' | 'unit_price' | 'amount'>;

const ROLES = ['amount', 'unit_price', 'quantity'] as const;
/** Places after the separator that are tried: money, whole numbers, prices of small things. */
const PLACES = [2, 0, 3, 4, 1];

/** The one number that, with other separators, makes the line add up; undefined when there is none. */
export function repairNumber(core: TableRow[], item: Numbers): Partial<Numbers> | undefined {
  for (const role of ROLES) {
    const due = dueOf(role, item);
    if (due === undefined) continue;
    for (const row of core) {
      const cell = cellOf(row, role);
      const number = cell === undefined ? undefined : withDigitsOf(cell, due);
      if (number !== undefined && addsUp({ ...item, [role]: number }) === true) return { [role]: number };
    }
  }
  return undefined;
}

/** What one number must be by the other two, in 1/10,000. */
function dueOf(role: (typeof ROLES)[number], { quantity, unit_price, amount }: Numbers): number | undefined {
  const [q, p, a] = [quantity?.units, unit_price?.units, amount?.units];
  if (role === 'amount') return q === undefined || p === undefined ? undefined : (q / UNITS) * p;
  if (a === undefined) return undefined;
  if (role === 'unit_price') return q === undefined || q === 0 ? undefined : (a / q) * UNITS;
  return p === undefined || p === 0 ? undefined : (a / p) * UNITS;
}

/** "11,073.0300", "1.250,500". */
const BOTH_SEPARATORS = /\d(?:\.\d{3})+,\d|\d(?:,\d{3})+\.\d/u;

function withDigitsOf({ span }: Cell, due: number): CellNumber | undefined {
  const printed = spanText(span);
  // One number in the cell, however torn: letters or a second number would lend it their digits.
  if (/\p{L}{2}/u.test(printed) || !/^\D{0,4}\d[\d\s.,'’]*\D{0,4}$/u.test(printed)) return undefined;
  // Separators get lost in recognition only.
  if (span.row.page.source !== 'ocr' && /^\D*\d+\D*$/u.test(printed)) return undefined;
  // Money as it is usually printed is believed, and so is a number with both separators.
  if (/^\D{0,4}[\d.,'’]*\d[.,]\d{2}\D{0,4}$/u.test(printed) || BOTH_SEPARATORS.test(printed))
    return undefined;
  const digits = printed.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length < 2 || digits.length > 11) return undefined;
  for (const decimals of PLACES) {
    const units = (Number(digits) / 10 ** decimals) * UNITS;
    if (Math.abs(units - due) > 0.5 * 10 ** (4 - decimals)) continue;
    return {
      units: Math.round(units),
      decimals,
      value: decimalString(Math.round(units), decimals),
      span,
      repaired: true,
    };
  }
  return undefined;
}
