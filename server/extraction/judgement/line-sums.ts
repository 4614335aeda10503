// The arithmetic of line items as the record has them: each line by itself, and sums below the columns.
import { sumOf } from '../../platform/sum.ts';
import type { ColumnSum, LineCheck } from '../../../contract/blockers.ts';
import {
  betweenSums,
  findingOf,
  printUnits,
  unitsOf,
  type CheckedItem,
  type Findings,
} from '../checks/findings.ts';
import { expectedOf } from '../checks/items.ts';
import { chargesBetween } from '../ranking/charges.ts';

/** Less than this, in 1/10,000, is rounding. */
const ROUNDING = 50;

export function lineChecks(items: CheckedItem[]): LineCheck[] {
  return items.map((item, line) => {
    const expected = expectedOf(item);
    const difference = expected === null ? 0 : Math.abs(item.amount?.units ?? 0) - Math.abs(expected);
    return {
      line,
      adds_up: item.adds_up,
      expected: expected === null ? null : printUnits(expected),
      difference: item.adds_up === false && Math.abs(difference) >= ROUNDING ? printUnits(difference) : null,
    };
  });
}

/** What a column of amounts may add up to. */
const TOTALS = ['line_total', 'net_total', 'grand_total'];

export function columnSums(findings: Findings): ColumnSum[] {
  const { items } = findings;
  if (items.length === 0) return [];
  const quantity = columnSum(items.map((item) => item.quantity?.units ?? null));
  const amount = columnSum(items.map((item) => item.amount?.units ?? null));
  return [
    ...(amount === null ? [] : reconciled(amount, findings)),
    ...(quantity === null ? [] : [{ ...ALONE, column: 'quantity' as const, sum: printUnits(quantity) }]),
  ];
}

const ALONE = { field: null, label: null, stated: null, difference: null, agrees: null };

/** Null for a column that is empty. */
function columnSum(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : sumOf(known);
}

/** With each amount of the record that the column may add up to, those that it does first. */
function reconciled(sum: number, findings: Findings): ColumnSum[] {
  // Two cents, and half a cent for each line: each may have been rounded.
  const tolerance = 200 + 50 * findings.items.length;
  const against = TOTALS.flatMap((concept) => {
    const finding = findingOf(findings, concept);
    const stated = unitsOf(finding);
    if (finding === undefined || stated === undefined) return [];
    const { key, label } = finding.meaning.field;
    return [{ key, label, difference: sum - stated, stated: finding.value }];
  });
  const rows = against.map(({ key, label, difference, stated }): ColumnSum => ({
    column: 'amount',
    sum: printUnits(sum),
    field: key,
    label,
    stated,
    difference: printUnits(difference),
    agrees:
      Math.abs(difference) <= tolerance || chargesBetween(difference, 0, betweenSums(findings)) !== undefined,
  }));
  if (rows.length === 0) return [{ ...ALONE, column: 'amount', sum: printUnits(sum) }];
  return rows.sort((a, b) => Number(b.agrees) - Number(a.agrees));
}
