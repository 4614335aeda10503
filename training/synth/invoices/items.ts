// The items of a made-up invoice: what they cost, and how their cells are printed.
import { HABIT_WORDS } from './habits.ts';
import type { MadeItem, Press } from './press.ts';
import { money, print } from './print-number.ts';
import type { ColumnName } from './wording.ts';

export interface DrawnItem extends MadeItem {
  quantity: number;
  unit_price: number;
  amount: number;
  discount: number;
  unit: string;
  /** A word stands for what it costs. */
  gift: boolean;
}

export function drawItem({ words, random, columns, style }: Press): DrawnItem {
  const { returns, free } = style.habits;
  const pieces = random.pick([1, 1, 2, 3, 5, 10, 12, 20, 150, 0.5, 2.25, 7.5]);
  const sign = returns !== 'none' && random.chance(0.15) ? -1 : 1;
  const quantity = sign * (style.decimals === 0 ? Math.ceil(pieces) : pieces);
  const whole = style.decimals === 0;
  const cents = random.pick([99, 250, 1250, 4999, 12_500, 89_900, random.between(50, 400_000)]);
  const given = free !== 'none' && random.chance(0.2);
  const unit_price = given ? 0 : whole ? Math.ceil(cents / 100) : cents / 100;
  const discount = columns.some(({ name }) => name === 'discount') && random.chance(0.5) ? 10 : 0;
  const due = quantity * unit_price * (1 - discount / 100);
  const amount = whole ? Math.round(due) : Math.round(due * 100) / 100;
  return {
    description: random.pick(words.goods),
    quantity,
    unit_price,
    amount,
    discount,
    unit: random.pick(words.units),
    gift: given && free === 'word',
  };
}

/** Prices of a hundred pieces, where the sender prints those. */
export const printedPrice = (item: DrawnItem, { style }: Press): number =>
  style.habits.per_hundred === 'no' ? item.unit_price : Math.round(item.unit_price * 10_000) / 100;

/** The sign of a number goes behind it with some senders: "25,00-". */
const behind = (text: string, { style }: Press): string =>
  style.habits.returns === 'behind' && text.includes('-') ? `${text.replace('-', '')}-` : text;

export function cellsOf(item: DrawnItem, press: Press, index: number): Partial<Record<ColumnName, string>> {
  const { style, random } = press;
  press.sum += item.amount;
  const decimals = Number.isInteger(item.quantity) ? random.pick([0, 0, 2]) : 2;
  const quantity = behind(print(item.quantity, style, decimals), press);
  const position = {
    plain: `${index + 1}`,
    dotted: `${index + 1}.`,
    padded: String(index + 1).padStart(3, '0'),
    tens: `${(index + 1) * 10}`,
  };
  const amount = (value: number): string =>
    item.gift ? HABIT_WORDS[style.language].free : behind(money(value, style), press);
  const price = money(printedPrice(item, press), style);
  const cells: Partial<Record<ColumnName, string>> = {
    position: position[style.position],
    sku: `${random.pick(['AB', 'K', 'TR'])}-${random.between(100, 9999)}`,
    quantity: style.unit_in_quantity ? `${quantity}${style.unit_glued ? '' : ' '}${item.unit}` : quantity,
    unit: item.unit,
    tax_rate: style.habits.tax_codes ? random.pick(['A', 'A', 'B']) : '19 %',
    amount: amount(item.amount),
    list_amount: amount(item.quantity * item.unit_price),
    tax_amount: amount(item.amount * 0.19),
    gross_amount: amount(item.amount * 1.19),
    date: `${String((index % 28) + 1).padStart(2, '0')}.03.2026`,
  };
  if (!item.gift) cells.unit_price = style.habits.per_hundred === 'in price' ? `${price} /100` : price;
  if (item.discount > 0) cells.discount = `${item.discount} %`;
  return cells;
}
