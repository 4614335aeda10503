// The items of a made-up invoice: what they cost, and how their cells are printed.
import type { MadeItem, Press } from './press.ts';
import { money, print } from './print-number.ts';
import type { ColumnName } from './wording.ts';

export interface DrawnItem extends MadeItem {
  quantity: number;
  unit_price: number;
  discount: number;
  unit: string;
}

export function drawItem({ words, random, columns, style }: Press): DrawnItem {
  const pieces = random.pick([1, 1, 2, 3, 5, 10, 12, 20, 150, 0.5, 2.25, 7.5]);
  const quantity = style.decimals === 0 ? Math.ceil(pieces) : pieces;
  const whole = style.decimals === 0;
  const cents = random.pick([99, 250, 1250, 4999, 12_500, 89_900, random.between(50, 400_000)]);
  const unit_price = whole ? Math.ceil(cents / 100) : cents / 100;
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
  };
}

export function cellsOf(item: DrawnItem, press: Press, index: number): Partial<Record<ColumnName, string>> {
  const { style, random } = press;
  press.sum += item.amount;
  const decimals = Number.isInteger(item.quantity) ? random.pick([0, 0, 2]) : 2;
  const quantity = print(item.quantity, style, decimals);
  const position = {
    plain: `${index + 1}`,
    dotted: `${index + 1}.`,
    padded: String(index + 1).padStart(3, '0'),
    tens: `${(index + 1) * 10}`,
  };
  const cells: Partial<Record<ColumnName, string>> = {
    position: position[style.position],
    sku: `${random.pick(['AB', 'K', 'TR'])}-${random.between(100, 9999)}`,
    quantity: style.unit_in_quantity ? `${quantity}${style.unit_glued ? '' : ' '}${item.unit}` : quantity,
    unit: item.unit,
    unit_price: money(item.unit_price, style),
    tax_rate: '19 %',
    amount: money(item.amount, style),
    list_amount: money(item.quantity * item.unit_price, style),
    tax_amount: money(item.amount * 0.19, style),
    gross_amount: money(item.amount * 1.19, style),
    date: `${String((index % 28) + 1).padStart(2, '0')}.03.2026`,
  };
  if (item.discount > 0) cells.discount = `${item.discount} %`;
  return cells;
}
