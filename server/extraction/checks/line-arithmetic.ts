// The arithmetic of a line item: quantity x price, less a discount, is the amount.
import type { CheckedItem, CheckedNumber } from './findings.ts';

type Line = Pick<CheckedItem, 'quantity' | 'unit_price' | 'amount' | 'discount'>;

/** Whether the line adds up; null while one of its three numbers is unknown. */
export function addsUp(line: Line): boolean | null {
  const { quantity, unit_price, amount } = line;
  if (quantity === null || unit_price === null || amount === null) return null;
  return close((quantity.units / 10_000) * unit_price.units, amount.units, line) || lessDiscount(line);
}

/** Whether the line adds up only because of its discount. */
export const needsDiscount = (line: Line): boolean =>
  addsUp(line) === true && addsUp({ ...line, discount: null }) === false;

/** Whether a discount takes off the line. */
const lessDiscount = (line: Line): boolean =>
  discountOf(line, (due, amount) => close(due, amount, line)) !== undefined;

/** What a discount is: a sum for the line, a sum for each piece, or a percentage. */
export type DiscountKind = 'sum' | 'each' | 'percent';

/**
 * What the discount of a line must be for quantity x price less it to be the amount. One with a minus is printed so, or the line has a
 * surcharge instead (EN 16931, BG-28).
 * @param same whether two amounts in 1/10,000 are the same, apart from rounding
 * @returns undefined where there is no discount, or it is none of them
 */
export function discountOf(
  { quantity, unit_price, amount, discount }: DiscountedLine,
  same: (due: number, amount: number) => boolean,
): DiscountKind | undefined {
  if (quantity === null || unit_price === null || amount === null) return undefined;
  if (discount === null || discount === undefined || discount.units === 0) return undefined;
  const pieces = quantity.units / 10_000;
  const product = pieces * unit_price.units;
  const off = Math.abs(discount.units);
  const dues: [DiscountKind, number][] = [
    ['sum', product - discount.units],
    ['sum', product - off],
    ['each', product - pieces * off],
    ['percent', product * (1 - off / 1_000_000)],
  ];
  return dues.find(([, due]) => due * product >= 0 && same(due, amount.units))?.[0];
}

type DiscountedLine = { [Key in keyof Line]: Pick<CheckedNumber, 'units'> | null };

/** Half a unit of the last printed place of the price per piece, and a cent for rounding. In 1/10,000. */
function close(due: number, amount: number, { quantity, unit_price }: Line): boolean {
  const pieces = Math.abs((quantity?.units ?? 0) / 10_000);
  const slack = Math.max(100, pieces * 0.5 * 10 ** (4 - (unit_price?.decimals ?? 2))) + 50;
  return Math.abs(Math.abs(due) - Math.abs(amount)) <= slack;
}
