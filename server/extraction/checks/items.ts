// Checks of each line item: quantity times unit price is the amount.
import type { Check } from '../../../contract/documents.ts';
import { needsDiscount } from './line-arithmetic.ts';
import { printUnits, type CheckedItem, type Findings } from './findings.ts';

/** More failing lines than this are counted, not listed. */
const LISTED = 5;

export function checkItems({ items }: Findings): Check[] {
  const judged = items.flatMap((item, i) => (item.adds_up === null ? [] : [{ item, i }]));
  if (judged.length === 0) return [];
  const failing = judged.filter(({ item }) => item.adds_up === false);
  if (failing.length === 0) {
    const detail = judged.length === 1 ? arithmetic(judged[0]?.item) : `holds in all ${judged.length} lines`;
    return [
      {
        name: 'Quantity times price',
        passed: true,
        detail,
        fields: judged.map(({ i }) => `line_items[${i}]`),
      },
    ];
  }
  const checks: Check[] = failing.slice(0, LISTED).map(({ item, i }) => ({
    name: `Quantity times price, line ${i + 1}`,
    passed: false,
    detail: arithmetic(item),
    fields: [`line_items[${i}]`],
  }));
  const rest = failing.slice(LISTED);
  if (rest.length > 0) {
    const fields = rest.map(({ i }) => `line_items[${i}]`);
    checks.push({
      name: 'Quantity times price',
      passed: false,
      detail: `fails in ${rest.length} more lines`,
      fields,
    });
  }
  return checks;
}

function arithmetic(item: CheckedItem | undefined): string {
  if (item === undefined || item.quantity === null || item.unit_price === null || item.amount === null)
    return '';
  const { quantity, unit_price, amount, discount } = item;
  if (needsDiscount(item))
    return `${trim(printUnits(quantity.units))} x ${printUnits(unit_price.units)}, less the discount of ${trim(printUnits(Math.abs(discount?.units ?? 0)))}, is ${printUnits(amount.units)}`;
  const product = Math.round((quantity.units / 10_000) * unit_price.units);
  const sum = `${trim(printUnits(quantity.units))} x ${printUnits(unit_price.units)} = ${printUnits(product)}`;
  const difference = Math.abs(Math.abs(product) - Math.abs(amount.units));
  return difference < 50
    ? sum
    : `${sum}, stated ${printUnits(amount.units)}, difference ${printUnits(difference)}`;
}

const trim = (number: string): string => number.replace(/\.00$/, '');
