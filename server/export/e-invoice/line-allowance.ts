// The discount of a line as its allowance (BG-27), or as its charge (BG-28) where it comes on top.
import {
  compareDecimals,
  divideDecimal,
  magnitude,
  multiplyDecimals,
  subtractDecimals,
} from '../../platform/decimal.ts';

export interface DiscountedLine {
  quantity: string | null;
  unit_price: string | null;
  amount: string | null;
  /** Percent, a sum for the line, or a sum for each piece: as its column has it. */
  discount: string | null;
}

export interface LineAllowance {
  /** To the cent; negative where it comes on top. */
  amount: string;
  /** Of which sum, where the discount is in percent. */
  percent: { of: string; rate: string } | null;
}

/** A cent for rounding. */
const SLACK = '0.01';
const cents = (amount: string): string => divideDecimal(amount, 1, 2);
const close = (one: string, other: string): boolean =>
  (compareDecimals(magnitude(subtractDecimals(one, other)), SLACK) ?? 1) <= 0;

/**
 * What lies between quantity x price and the amount of a line.
 * @returns undefined where nothing does, or where the discount does not explain it
 */
export function lineAllowance({
  quantity,
  unit_price,
  amount,
  discount,
}: DiscountedLine): LineAllowance | undefined {
  if (quantity === null || unit_price === null || amount === null || discount === null) return undefined;
  const product = multiplyDecimals(quantity, unit_price);
  const between = cents(subtractDecimals(product, amount));
  if (compareDecimals(between, '0') === 0) return undefined;
  const off = magnitude(discount);
  const sums = [discount, off, multiplyDecimals(quantity, off)];
  if (sums.some((sum) => close(sum, between))) return { amount: between, percent: null };
  const share = divideDecimal(multiplyDecimals(product, off), 100, 2);
  return close(share, between) ? { amount: between, percent: { of: cents(product), rate: off } } : undefined;
}
