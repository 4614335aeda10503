// What a receipt charges: items, discounts, service, tax, rounding, and how it is paid. All in cents.
import type { Random } from '../../../bench/random.ts';
import type { Land } from './land.ts';

export interface Bought {
  name: string;
  quantity: number;
  price: number;
}

export interface Bill {
  items: Bought[];
  goods: number;
  discount: number;
  service: number;
  /** Contained in the prices, or added to them. */
  tax: number;
  tax_added: boolean;
  rounding: number;
  total: number;
  /** What was given, where it is paid in cash; null for cards. */
  given: number | null;
}

export function drawBill(dice: Random, land: Land, goods: string[], dine: boolean): Bill {
  const items = Array.from({ length: dice.pick([1, 1, 2, 2, 3, 4, 5, 7, 10]) }, () => ({
    name: dice.pick(goods),
    quantity: dice.pick([1, 1, 1, 2, 3, 6]),
    price: dice.between(60, dice.pick([900, 2500, 12_000])),
  }));
  const sum = items.reduce((all, { quantity, price }) => all + quantity * price, 0);
  const discount = dice.chance(0.15) ? Math.round((sum * dice.between(3, 20)) / 100) : 0;
  const service = dine && dice.chance(0.4) ? Math.round((sum - discount) / 10) : 0;
  const base = sum - discount + service;
  const tax_added = land.tax.rate > 0 && (land.country === 'US' || (land.rounded_to > 0 && dice.chance(0.5)));
  const { rate } = land.tax;
  const tax = Math.round(tax_added ? base * rate : base - base / (1 + rate));
  const before = base + (tax_added ? tax : 0);
  const step = land.rounded_to;
  const cash = dice.chance(0.6);
  const rounded = step > 0 && cash ? Math.round(before / step) * step : before;
  const notes = dice.pick([100, 500, 1000, 5000, 10_000]);
  return {
    items,
    goods: sum,
    discount,
    service,
    tax,
    tax_added,
    rounding: rounded - before,
    total: rounded,
    given: cash ? (dice.chance(0.2) ? rounded : Math.ceil((rounded + 1) / notes) * notes) : null,
  };
}
