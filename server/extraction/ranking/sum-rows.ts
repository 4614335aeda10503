// Rows of sums: the last row of a table of taxes by rate, or of lines with their taxes, adds up several columns at once.
import type { AmountCandidate, Candidate } from '../candidates/candidate.ts';
import { overlapX } from '../layout/layout.ts';
import { remembered } from '../memo.ts';
import type { Features } from './signal.ts';
import type { Scene } from './scene.ts';

interface SumRows {
  sums: Set<Candidate>;
  parts: Set<Candidate>;
}

/** Rows with nothing in the column between two amounts of one. */
const MOST_BETWEEN = 3;
/** Amounts that a sum has at most, and amounts of a page that are looked at: hostile pages are made of nothing else. */
const MOST_PARTS = 30;
const MOST_AMOUNTS = 600;

/** `sum_row`: it stands in a row of sums; `sum_row_part`: it is one of what such a row adds up. */
export function sumRowFeatures(candidate: Candidate, scene: Scene): Features {
  const { sums, parts } = sumRowsOf(scene);
  return {
    sum_row: sums.has(candidate) ? 1 : 0,
    sum_row_part: parts.has(candidate) && !sums.has(candidate) ? 1 : 0,
  };
}

const sumRowsOf = remembered((scene: Scene): SumRows => {
  const found: SumRows = { sums: new Set(), parts: new Set() };
  for (const page of scene.document.pages) {
    const rows = page.rows.map((row) => (scene.candidates.byRow.get(row) ?? []).filter(isMoney));
    if (rows.flat().length > MOST_AMOUNTS) continue;
    for (const [index, amounts] of rows.entries()) {
      const added = amounts.map((amount) => ({ amount, parts: partsOf(amount, rows, index) }));
      for (const { amount, parts } of added) {
        const as_many = added.filter((other) => other.parts.length === parts.length).length;
        if (parts.length < 2 || as_many < 2) continue;
        found.sums.add(amount);
        for (const part of parts) found.parts.add(part);
      }
    }
  }
  return found;
});

const isMoney = (one: Candidate): one is AmountCandidate =>
  one.kind === 'amount' && one.traits['decimals'] === 1;

/** The amounts above in the same column that add up to it, the nearest first; none where they do not. */
function partsOf(amount: AmountCandidate, rows: AmountCandidate[][], index: number): AmountCandidate[] {
  const parts: AmountCandidate[] = [];
  let sum = 0;
  let empty = 0;
  let found = false;
  for (let i = index - 1; i >= 0 && empty <= MOST_BETWEEN && parts.length < MOST_PARTS; i--) {
    const part = rows[i]?.find((other) => isInColumn(other, amount));
    if (part === undefined) {
      empty += 1;
      continue;
    }
    empty = 0;
    // A rate of zero has a base, but no tax: the column of taxes adds up before the others do.
    if (found && part.units !== 0) return parts;
    sum += part.units;
    parts.push(part);
    found = parts.length >= 2 && sum === amount.units && sum !== 0;
  }
  return found ? parts : [];
}

/** Amounts of one column lie below each other. */
const isInColumn = (a: AmountCandidate, b: AmountCandidate): boolean =>
  overlapX(a, b) > 0.5 * Math.min(a.x1 - a.x0, b.x1 - b.x0);
