// The allowances and charges of a line (BG-27, BG-28): as its e-invoice stated them one by one, else its discount as one of them.
import { discountOf } from '../../extraction/checks/line-arithmetic.ts';
import {
  compareDecimals,
  divideDecimal,
  magnitude,
  multiplyDecimals,
  subtractDecimals,
} from '../../platform/decimal.ts';
import type { StatedAllowance } from './stated-allowance.ts';

export interface DiscountedLine {
  quantity: string | null;
  unit_price: string | null;
  amount: string | null;
  /** Percent, a sum for the line, or a sum for each piece: as its column has it. */
  discount: string | null;
  /** What the profile calls its discounts. */
  reason: string | null;
  /** Those of its e-invoice; none where a person has changed what they are about. */
  stated: StatedAllowance[];
}

/** A cent for rounding, in 1/10,000. What checks allow beyond it, for the rounding of prices, e-invoices do not. */
const SLACK = 100.001;
const cents = (amount: string): string => divideDecimal(amount, 1, 2);
/** A column of discounts does not say what a charge is for: its code says "miscellaneous" (UNTDID 7161). */
const OTHER_CHARGE = 'ABK';

/** None where nothing lies between quantity x price and the amount, or where the discount does not explain it. */
export function allowancesOfLine(line: DiscountedLine): StatedAllowance[] {
  if (line.stated.length > 0) return line.stated;
  const { quantity, unit_price, amount, discount, reason } = line;
  if (quantity === null || unit_price === null || amount === null || discount === null) return [];
  const product = multiplyDecimals(quantity, unit_price);
  const between = cents(subtractDecimals(product, amount));
  if (compareDecimals(between, '0') === 0) return [];
  const numbers = {
    quantity: exact(quantity),
    unit_price: exact(unit_price),
    amount: exact(amount),
    discount: exact(discount),
  };
  const kind = discountOf(numbers, (due, stated) => Math.abs(due - stated) <= SLACK);
  if (kind === undefined) return [];
  if (between.startsWith('-')) return [{ charge: true, amount: magnitude(between), code: OTHER_CHARGE }];
  const share = kind === 'percent' ? { base: cents(product), percent: magnitude(discount) } : {};
  return [{ charge: false, amount: between, reason, ...share }];
}

const exact = (text: string) => ({ units: Number(text) * 10_000 });
