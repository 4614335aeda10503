// Freight, surcharges, rounding and discounts between a net amount and a total: pages print them, records have no field for them.
import { sumOf } from '../../platform/sum.ts';
import type { AmountCandidate } from '../candidates/candidate.ts';
import { TOLERANCE } from '../checks/tolerance.ts';
import { remembered } from '../memo.ts';
import type { Row } from '../layout/layout.ts';
import { isBelow, type Scene } from './scene.ts';
import { isNamed, moneyByRow } from './sum-features.ts';

const NET = ['net_total'];
/** What comes on top of a net amount, and what is taken off it. */
const ADDED = ['shipping', 'charges', 'rounding'];
const TAKEN_OFF = ['discount', 'withholding'];
/** Charges that are looked at: each more doubles the sums that they can make. */
export const MOST_CHARGES = 5;

/** What is printed among the totals and may stand between them. */
export interface PrintedCharge {
  candidate: AmountCandidate;
  /** In 1/10,000: what is taken off is negative. */
  units: number;
}

/** Freight, insurance, surcharges, rounding and discounts printed among the totals of the first page that has any. */
export const printedCharges = remembered((scene: Scene): PrintedCharge[] => {
  const charges = moneyByRow(scene).flatMap(({ row, amounts }) => {
    if (isOfItems(row, scene)) return [];
    const [charge] = amounts.filter((amount) => isNamed(scene, amount, [...ADDED, ...TAKEN_OFF]));
    if (charge === undefined || charge.units === 0) return [];
    const off = isNamed(scene, charge, TAKEN_OFF);
    return [{ page: row.page, candidate: charge, units: off ? -Math.abs(charge.units) : charge.units }];
  });
  return charges.filter(({ page }) => page === charges[0]?.page).slice(0, MOST_CHARGES);
});

/** A table may reach down to the totals: freight and discounts are printed below its last item, in its columns. */
const isOfItems = (row: Row, { table_rows, last_item }: Scene): boolean =>
  table_rows.has(row) && (last_item === undefined || !isBelow(row, last_item));

export const chargesIn = (scene: Scene): number[] => printedCharges(scene).map(({ units }) => units);

/**
 * What net amounts become with the charges below them, where that sum is printed below those: by net amount, all in 1/10,000. A
 * charge without its sum may be part of the net amount.
 */
export const chargedIn = remembered((scene: Scene): Map<number, number> => {
  const rows = moneyByRow(scene);
  const charged = new Map<number, number>();
  for (const [i, { amounts }] of rows.entries())
    for (const net of amounts.filter((amount) => isNamed(scene, amount, NET))) {
      let sum = net.units;
      for (const row of rows.slice(i + 1, i + 2 + MOST_CHARGES)) {
        if (sum !== net.units && row.amounts.some(({ units }) => units === sum)) charged.set(net.units, sum);
        sum += row.amounts.find((amount) => isNamed(scene, amount, ADDED))?.units ?? 0;
      }
    }
  return charged;
});

/** Every choice of a few charges, the smallest first. */
const choicesOf = remembered((charges: number[]): number[][] =>
  charges
    .reduce<number[][]>((some, charge) => [...some, ...some.map((one) => [...one, charge])], [[]])
    .sort((a, b) => a.length - b.length),
);

/**
 * The charges that lead from one sum to the other, all in 1/10,000.
 * @param charges at most a few: every choice of them is tried, the smallest first
 * @returns undefined where no choice does
 */
export const chargesBetween = (from: number, to: number, charges: number[]): number[] | undefined =>
  choicesOf(charges).find((choice) => Math.abs(from + sumOf(choice) - to) <= TOLERANCE);
