// Allowances and charges in rows of their own below the item they belong to: "less 10 % discount -2.00". The amount of an
// item is what it costs in the end, as in e-invoices (EN 16931, BT-131): quantity x price less its allowances.
import { sumBy } from '../../platform/sum.ts';
import { anyWhole } from '../../lexicon/words.ts';
import { decimalString, UNITS } from '../candidates/numbers.ts';
import { addsUp } from '../checks/line-arithmetic.ts';
import { cellOf } from './cells.ts';
import type { RowGroup } from './group-rows.ts';
import type { Item } from './make-item.ts';

export interface TableLine {
  group: RowGroup;
  item: Item;
}

const REDUCTION = anyWhole('deduction');
const CHARGE = anyWhole('addition');
const PERCENT = /(\d{1,2}(?:[.,]\d{1,3})?)\s?%/u;
/** A cent for each number that was rounded. In 1/10,000. */
const SLACK = 200;

const textOf = ({ group }: TableLine): string => group.core.map(({ row }) => row.text).join(' ');

/** What a row takes off or adds, in 1/10,000; undefined for rows that are items of their own. */
export function allowanceOf(line: TableLine): number | undefined {
  const { item, group } = line;
  const numbered = group.core.some((row) => /^\d/.test(cellOf(row, 'position')?.text ?? ''));
  const whole = item.quantity !== null && item.unit_price !== null;
  if (numbered || whole || item.amount === null) return undefined;
  const text = textOf(line);
  const units = Math.abs(item.amount.units);
  if (REDUCTION.test(text)) return -units;
  return CHARGE.test(text) ? units : undefined;
}

/** Items with their allowances taken off, instead of rows that are none. */
export function mergeAllowances(lines: TableLine[]): Item[] {
  const items: Item[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (line === undefined) break;
    let end = i + 1;
    const allowances: { units: number; line: TableLine }[] = [];
    for (let next = lines[end]; next !== undefined; next = lines[++end]) {
      const units = allowanceOf(next);
      if (units === undefined) break;
      allowances.push({ units, line: next });
    }
    const merged =
      allowances.length === 0 || allowanceOf(line) !== undefined
        ? undefined
        : merge(line.item, allowances, { last: end === lines.length, others: items });
    items.push(merged ?? line.item);
    if (merged !== undefined) i = end - 1;
  }
  return items;
}

interface Surroundings {
  /** No other item follows: what stands here may belong to the whole document. */
  last: boolean;
  others: Item[];
}

function merge(
  item: Item,
  allowances: { units: number; line: TableLine }[],
  { last, others }: Surroundings,
): Item | undefined {
  const { quantity, unit_price, amount } = item;
  if (amount === null) return undefined;
  const factored = quantity !== null && unit_price !== null;
  const product = factored ? (quantity.units / UNITS) * unit_price.units : amount.units;
  const sum = sumBy(allowances, ({ units }) => units);
  const also = allowances.flatMap(({ line }) => (line.item.amount === null ? [] : [line.item.amount.span]));
  const discount = sum < 0 ? { ...amount, units: -sum, also } : null;
  // The printed amount has them already: they are details of the item.
  if (factored && Math.abs(product + sum - amount.units) <= SLACK * (1 + allowances.length))
    return { ...item, discount, adds_up: true };
  if ((factored && item.adds_up !== true) || amount.units + sum < 0) return undefined;
  if (last && others.length === 0) return undefined;
  if ((last || !factored) && !isOf(product, allowances)) return undefined;
  const units = amount.units + sum;
  const net = { ...amount, units, value: decimalString(units, amount.decimals), repaired: true, also };
  return { ...item, discount, amount: net, adds_up: addsUp({ ...item, discount, amount: net }) };
}

/** Below the last item only what is the stated share of that item, and not of all items together, belongs to it. */
function isOf(product: number, allowances: { units: number; line: TableLine }[]): boolean {
  return allowances.every(({ units, line }) => {
    const share = PERCENT.exec(textOf(line))?.[1];
    if (share === undefined) return false;
    const due = (product * Number(share.replace(',', '.'))) / 100;
    return Math.abs(due - Math.abs(units)) <= Math.max(SLACK, 0.01 * due);
  });
}
