// The arithmetic of a line item: quantity x price, less a discount, is the amount.
import type { CheckedItem, CheckedNumber } from './findings.ts';

type Line = Pick<CheckedItem, 'quantity' | 'unit_price' | 'amount' | 'discount'>;

/** Whether the line adds up; null while one of its three numbers is unknown. */
export function addsUp(line: Line): boolean | null {
  const { quantity, unit_price, amount } = line;
  if (quantity === null || unit_price === null || amount === null) return null;
  return close((quantity.units / 10_000) * unit_price.units, amount, line) || lessDiscount(line);
}

/** Whether the line adds up only because of its discount. */
export const needsDiscount = (line: Line): boolean =>
  addsUp(line) === true && addsUp({ ...line, discount: null }) === false;

/**
 * A discount is printed in percent, as a sum for the line, or as a sum for each piece. One with a minus is printed so, or the line
 * has a surcharge instead (EN 16931, BG-28).
 */
function lessDiscount(line: Line): boolean {
  const { quantity, unit_price, amount, discount } = line;
  if (quantity === null || unit_price === null || amount === null) return false;
  if (discount === null || discount === undefined || discount.units === 0) return false;
  const product = (quantity.units / 10_000) * unit_price.units;
  const off = Math.abs(discount.units);
  return [
    product * (1 - off / 1_000_000),
    product - off,
    (quantity.units / 10_000) * (unit_price.units - off),
    product - discount.units,
  ].some((due) => due * product >= 0 && close(due, amount, line));
}

/** Half a unit of the last printed place of the price per piece, and a cent for rounding. In 1/10,000. */
function close(due: number, amount: CheckedNumber, { quantity, unit_price }: Line): boolean {
  const pieces = Math.abs((quantity?.units ?? 0) / 10_000);
  const slack = Math.max(100, pieces * 0.5 * 10 ** (4 - (unit_price?.decimals ?? 2))) + 50;
  return Math.abs(Math.abs(due) - Math.abs(amount.units)) <= slack;
}
