// Taxes printed one by one without their sum: "GST 5.00" and "QST 9.98", or a line for each rate. The tax of the document is
// what they come to.
import { first, isMoney, type AmountCandidate } from '../candidates/candidate.ts';
import { printUnits } from '../checks/findings.ts';
import { union } from '../layout/layout.ts';
import type { Ranked } from './rank.ts';
import type { Scene } from './scene.ts';
import { isNamed } from './sum-features.ts';

/** Rows from one of the taxes to the next. */
const MOST_BETWEEN = 2;
/** Hostile pages are made of nothing else. */
const MOST_TAXES = 12;

/**
 * The sum of two or more taxes below each other, where it is printed nowhere, but a printed amount together with it is another
 * printed one. As likely as the least likely of them.
 * @param ranked what the tax of the document may be
 */
export function addedTaxes(ranked: Ranked[], scene: Scene): Ranked[] {
  const runs = runsOf(ranked, scene).filter(({ length }) => length > 1);
  if (runs.length === 0) return [];
  const amounts = new Set(scene.candidates.all.filter(isMoney).map(({ units }) => units));
  const isProven = (sum: number) =>
    !amounts.has(sum) && [...amounts].some((net) => net > sum && amounts.has(net + sum));
  return runs.flatMap((run) =>
    partsOf(run).flatMap((parts) => (isProven(sumOf(parts)) ? [added(parts)] : [])),
  );
}

interface Tax extends Ranked {
  candidate: AmountCandidate;
}

/** Taxes that are named so, one of a row, by rows that follow each other. */
function runsOf(ranked: Ranked[], scene: Scene): Tax[][] {
  const taxes = ranked
    .filter((one): one is Tax => isMoney(one.candidate) && one.candidate.units > 0)
    .filter(({ candidate }) => isNamed(scene, candidate, ['tax_total']))
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

const sumOf = (taxes: Tax[]): number => taxes.reduce((sum, { candidate }) => sum + candidate.units, 0);

function added(taxes: Tax[]): Ranked {
  const least = taxes.reduce((a, b) => (b.score < a.score ? b : a));
  const units = sumOf(taxes);
  const candidates = taxes.map(({ candidate }) => candidate);
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
