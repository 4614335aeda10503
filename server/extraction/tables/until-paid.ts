// What is to be paid, and how it was, below items: rows that state the sum of the items and are none.
import { sumBy } from '../../platform/sum.ts';
import type { Scene } from '../ranking/scene.ts';
import type { LineTable } from './read-tables.ts';
import { isFactored } from './sum-items.ts';

/** Whether the amounts of the items come to one that is printed apart from them. */
export function makesUpSum({ items, rows }: LineTable, scene: Scene): boolean {
  const sum = sumBy(items, ({ amount }) => amount?.units ?? 0);
  return scene.candidates.all.some(
    (one) => one.kind === 'amount' && one.units === sum && !one.spans.some(({ row }) => rows.has(row)),
  );
}

/** How often what is to be paid is printed below the items: as the sum, and as what was paid. */
const PAID = 2;

/**
 * Items end where all further rows state nothing but their sum: illegible labels of what is to be paid, and how it was. Three goods
 * for the same price have a sum of their own.
 */
export function untilPaid(table: LineTable, scene: Scene): LineTable {
  const { items } = table;
  const paid = items.at(-1)?.amount?.units ?? 0;
  const end = items.findLastIndex((item) => item.amount?.units !== paid || isFactored(item)) + 1;
  let sum = 0;
  for (const [i, { amount }] of items.entries()) {
    if (i >= end && i > 0 && sum === paid && items.length - i >= PAID && !makesUpSum(table, scene))
      return upTo(i, table);
    sum += amount?.units ?? 0;
  }
  return table;
}

function upTo(end: number, { items, rows, header }: LineTable): LineTable {
  const below = new Set(items.slice(end).flatMap(({ amount }) => amount?.span.row ?? []));
  return { items: items.slice(0, end), rows: new Set([...rows].filter((row) => !below.has(row))), header };
}
