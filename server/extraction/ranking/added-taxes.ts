// Taxes printed one by one without their sum: "GST 5.00" and "QST 9.98", or a line for each rate. The tax of the document is
// what they come to.
import { sumBy } from '../../platform/sum.ts';
import { first, isMoney, unitsIn, type AmountCandidate } from '../candidates/candidate.ts';
import { printUnits } from '../checks/findings.ts';
import { gives } from '../checks/tax-arithmetic.ts';
import { union } from '../layout/layout.ts';
import type { Ranked } from './rank.ts';
import type { Scene } from './scene.ts';
import { isHeaded, sumsIn, wholeTotals } from './sum-features.ts';

/** Rows from one of the taxes to the next. */
const MOST_BETWEEN = 2;
/** Hostile pages are made of nothing else. */
const MOST_TAXES = 12;
const MOST_RUNS = 6;

/**
 * The sum of two or more taxes below each other, where a printed amount together with it is another printed one. As likely as the
 * least likely of them; a printed sum stands at its own place, be it without a label.
 * @param ranked what the tax of the document may be
 */
export const addedTaxes = (ranked: Ranked[], scene: Scene): Ranked[] =>
  provenIn(ranked, scene).map(({ taxes }) => {
    const sum = added(taxes);
    const printed = printedAs(sum.candidate, scene);
    return printed === undefined ? sum : { ...sum, candidate: printed };
  });

const printedAs = ({ units }: AmountCandidate, scene: Scene): AmountCandidate | undefined =>
  scene.candidates.all
    .filter(isMoney)
    .findLast((one) => one.units === units && !scene.table_rows.has(first(one).row));

/**
 * The sum of what those taxes are charged on, where each stands with its base and the sum is printed nowhere.
 * @param ranked what the tax of the document may be
 */
export function addedBases(ranked: Ranked[], scene: Scene): Ranked[] {
  const amounts = printedIn(scene);
  return provenIn(ranked, scene).flatMap(({ taxes, bases }) => {
    if (bases.length !== taxes.length || amounts.has(unitsOf(bases))) return [];
    const [base] = bases;
    if (base === undefined) return [];
    const least = taxes.reduce((one, other) => (other.score < one.score ? other : one));
    return [added(bases.map((candidate) => ({ ...least, candidate })))];
  });
}

interface Proven {
  taxes: Tax[];
  /** What each is charged on; empty where the rows do not tell. */
  bases: AmountCandidate[];
}

function provenIn(ranked: Ranked[], scene: Scene): Proven[] {
  const runs = runsOf(ranked, scene)
    .filter(({ length }) => length > 1)
    .slice(-MOST_RUNS);
  if (runs.length === 0) return [];
  const amounts = printedIn(scene);
  const roundings = sumsIn(scene).rounding;
  const isPrinted = (sum: number) =>
    amounts.has(sum) || roundings.some((rounding) => isNear(sum + rounding, amounts));
  return runs.flatMap((run) =>
    partsOf(run).flatMap((taxes) => {
      const tax = unitsOf(taxes.map(({ candidate }) => candidate));
      const bases = basesOf(taxes, scene);
      const whole = bases.length === taxes.length && amounts.has(unitsOf(bases) + tax);
      const net = () => [...amounts].some((net) => net > tax && isPrinted(net + tax));
      return whole || net() ? [{ taxes, bases: whole ? bases : [] }] : [];
    }),
  );
}

/** Whether the sum, of which each tax was rounded, is printed. */
const isNear = (sum: number, amounts: Set<number>): boolean =>
  [0, CENT, -CENT].some((off) => amounts.has(sum + off));
/** In 1/10,000. */
const CENT = 100;

/** Amounts of money; a total may be printed without its cents. */
const printedIn = (scene: Scene): Set<number> =>
  new Set([...scene.candidates.all.filter(isMoney).map(({ units }) => units), ...wholeTotals(scene)]);

/** Rates of tax on turnover: from 1 % to 30 %. */
const RATE = [0.01, 0.3] as const;

/** The amount in the row of each tax that it is charged on: with the sum of both or its rate beside it, or the only other one. */
function basesOf(taxes: Tax[], scene: Scene): AmountCandidate[] {
  return taxes.flatMap(({ candidate: tax }) => {
    const row = scene.candidates.byRow.get(first(tax).row) ?? [];
    const others = row.filter(isMoney);
    const rates = row.filter(({ kind }) => kind === 'percent' || kind === 'amount').map(unitsIn);
    const bases = others.filter(({ units }) => tax.units >= RATE[0] * units && tax.units <= RATE[1] * units);
    const whole = bases.find((base) => others.some(({ units }) => units === base.units + tax.units));
    const rated = bases.find((base) => rates.some((rate) => gives(base.units, rate, tax.units)));
    return whole ?? rated ?? (bases.length === 1 ? bases : []);
  });
}

interface Tax extends Ranked {
  candidate: AmountCandidate;
}

/** Taxes that are named so, one of a row, by rows that follow each other. */
function runsOf(ranked: Ranked[], scene: Scene): Tax[][] {
  const taxes = ranked
    .filter((one): one is Tax => isMoney(one.candidate) && one.candidate.units > 0)
    .filter(({ candidate }) => !scene.table_rows.has(first(candidate).row))
    .filter(({ candidate }) => isHeaded(scene, candidate, ['tax_total']))
    .toSorted((a, b) => a.candidate.page - b.candidate.page || rowOf(a) - rowOf(b));
  const runs: Tax[][] = [];
  for (const page of new Set(taxes.map(({ candidate }) => candidate.page))) {
    for (const tax of taxes.filter(({ candidate }) => candidate.page === page).slice(-MOST_TAXES)) {
      const last = runs.at(-1)?.at(-1);
      const apart = last?.candidate.page === page ? rowOf(tax) - rowOf(last) : Infinity;
      if (apart > 0 && apart <= MOST_BETWEEN) runs.at(-1)?.push(tax);
      else if (apart > 0) runs.push([tax]);
    }
  }
  return runs;
}

const rowOf = ({ candidate }: Ranked): number => first(candidate).row.index;

/** Every stretch of two or more, the longest first. */
const partsOf = (run: Tax[]): Tax[][] =>
  run
    .flatMap((_, from) => run.slice(from + 1).map((_one, more) => run.slice(from, from + more + 2)))
    .toSorted((a, b) => b.length - a.length);

const unitsOf = (amounts: AmountCandidate[]): number => sumBy(amounts, ({ units }) => units);

function added(parts: Tax[]): Tax {
  const least = parts.reduce((a, b) => (b.score < a.score ? b : a));
  const candidates = parts.map(({ candidate }) => candidate);
  const units = unitsOf(candidates);
  return {
    ...least,
    candidate: {
      ...least.candidate,
      value: printUnits(units),
      units,
      spans: candidates.flatMap(({ spans }) => spans),
      ...union(candidates),
    },
  };
}
