// The tax that its rate proves: tills print the rate, what it is charged on and the tax in one row, in any order and often unlabelled.
import { isMoney, unitsIn, type AmountCandidate, type Candidate } from '../candidates/candidate.ts';
import { gives, isTaxRate } from '../checks/tax-arithmetic.ts';
import { remembered } from '../memo.ts';
import type { Ranked } from './rank.ts';
import type { Scene } from './scene.ts';

/** Log odds of a tax that its rate and a printed sum prove: more than any label says. */
const RATED = 9;
/** Numbers of one row that are looked at: hostile pages are made of nothing else. */
const MOST_NUMBERS = 12;

/** None where rows prove different taxes: those are parts of the tax of the document. */
export function ratedTax(scene: Scene): Ranked[] {
  const taxes = ratedIn(scene);
  const [tax] = taxes;
  return tax !== undefined && taxes.every(({ units }) => units === tax.units)
    ? [{ candidate: tax, score: RATED, features: { bias: 1, label: 1, lent: 1 } }]
    : [];
}

const ratedIn = remembered((scene: Scene): AmountCandidate[] => {
  const rows = [...scene.candidates.byRow].filter(([row]) => !scene.table_rows.has(row));
  const printed = rows.map(([, found]) => new Set(found.filter(isMoney).map(({ units }) => units)));
  const rowsWith = (units: number): number => printed.filter((amounts) => amounts.has(units)).length;
  return rows.flatMap(([, found]) => taxOfRow(found.slice(0, MOST_NUMBERS), rowsWith) ?? []);
});

function taxOfRow(
  found: readonly Candidate[],
  rowsWith: (units: number) => number,
): AmountCandidate | undefined {
  const amounts = found.filter(isMoney).filter(({ units }) => units > 0);
  const rates = found
    .filter(({ kind }) => kind === 'percent' || kind === 'amount')
    .map(unitsIn)
    .filter(isTaxRate);
  const proves = (units: number, tax: number): boolean =>
    rates.some(
      (rate) =>
        rate !== tax &&
        rate !== units &&
        ((gives(units, rate, tax) && rowsWith(units + tax) > 0) ||
          (gives(units - tax, rate, tax) && rowsWith(units) > 1)),
    );
  return amounts.find((tax) => amounts.some(({ units }) => units > tax.units && proves(units, tax.units)));
}
