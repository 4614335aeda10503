// Payslips print what was earned and what was kept back side by side, mostly as two totals with the same label. What is paid out
// tells which of the amounts above it they are.
import { isAmount, isSum } from '../candidates/candidate.ts';
import type { Ranked } from './rank.ts';
import type { Scene } from './scene.ts';

/** Log odds that an amount is the gross pay where another one of its row, taken off it, leaves the net pay. */
const EARNED = 8;
/** Amounts of one row that are looked at: hostile pages are made of nothing else. */
const MOST_AMOUNTS = 12;

/** In each row the first amount that exceeds the net pay by another amount of that row. */
export function earnedInRows({ candidate: net }: Ranked, scene: Scene): Ranked[] {
  if (!isAmount(net) || net.units <= 0) return [];
  return [...scene.candidates.byRow.values()].flatMap((found): Ranked[] => {
    const amounts = found
      .filter(isSum)
      .slice(0, MOST_AMOUNTS)
      .toSorted((a, b) => a.x0 - b.x0);
    const printed = new Set(amounts.map(({ units }) => units));
    // Twice the net pay is mostly that of two months.
    printed.delete(net.units);
    const gross = amounts.find(({ units }) => units > net.units && printed.has(units - net.units));
    return gross === undefined
      ? []
      : [{ candidate: gross, score: EARNED, features: { bias: 1, label: 1, lent: 1 } }];
  });
}
