// Slips of card terminals compute for the guest what 15, 18 and 20 percent would be, and what the total would be then: nobody
// has paid any of these.
import { isMoney, unitsIn, type AmountCandidate, type Candidate } from '../candidates/candidate.ts';
import { remembered } from '../memo.ts';
import { gives } from '../checks/tax-arithmetic.ts';
import type { Scene } from './scene.ts';

/** Rows from the percentages to what they come to: "Tip" and "Total". */
const REACH = 4;
/** Rows of percentages that are looked at: hostile pages are made of nothing else. */
const MOST_ROWS = 20;

/** The amounts in rows below several percentages, one for each, that these are of one printed amount, alone or added to it. */
export const suggestedTips = remembered((scene: Scene): ReadonlySet<Candidate> => {
  const found = new Set<Candidate>();
  for (const page of scene.document.pages) {
    const rows = page.rows.map((row) => scene.candidates.byRow.get(row) ?? []);
    const bases = rows.flat().filter(isMoney);
    let looked = 0;
    for (const [index, row] of rows.entries()) {
      const rates = row.filter(({ kind }) => kind === 'percent').map(unitsIn);
      if (rates.length < 2 || looked++ >= MOST_ROWS) continue;
      for (const amounts of rows.slice(index, index + REACH).map((one) => one.filter(isMoney)))
        if (bases.some((base) => areShares(amounts, rates, base))) for (const one of amounts) found.add(one);
    }
  }
  return found;
});

const areShares = (amounts: AmountCandidate[], rates: number[], base: AmountCandidate): boolean =>
  amounts.length === rates.length &&
  !amounts.includes(base) &&
  [0, base.units].some((added) =>
    amounts.every(({ units }, i) => gives(base.units, rates[i] ?? 0, units - added)),
  );
