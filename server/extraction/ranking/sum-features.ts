// Arithmetic signals of totals: what the labelled amounts of a document say the total must be.
import type { AmountCandidate } from '../candidates/candidate.ts';
import type { Features } from './features.ts';
import { contextsIn, type Scene } from './scene.ts';

/** Labelled amounts of the document, in 1/10,000. */
export interface LabelledSums {
  cash: number[];
  change: number[];
  rounding: number[];
  net: number[];
  tax: number[];
  gross: number[];
}

const CONCEPTS: Record<keyof LabelledSums, string[]> = {
  cash: ['cash_tendered'],
  change: ['cash_change'],
  rounding: ['rounding'],
  net: ['net_total'],
  tax: ['tax_total'],
  gross: ['grand_total', 'due_payable', 'net_total'],
};

/** Labels of lower closeness do not name the amount. */
const NAMED = 0.3;
/** Rounding to five cents moves a total by at most this. */
const MOST_ROUNDING = 500;
const known = new WeakMap<Scene, LabelledSums>();

export function sumsIn(scene: Scene): LabelledSums {
  const cached = known.get(scene);
  if (cached !== undefined) return cached;
  const sums: LabelledSums = { cash: [], change: [], rounding: [], net: [], tax: [], gross: [] };
  for (const candidate of scene.candidates.all) {
    if (candidate.kind !== 'amount' || candidate.traits['decimals'] !== 1) continue;
    const { units } = candidate as AmountCandidate;
    for (const name of Object.keys(sums) as (keyof LabelledSums)[]) {
      if (isNamed(scene, candidate, CONCEPTS[name]) && sums[name].length < 12) sums[name].push(units);
    }
  }
  known.set(scene, sums);
  return sums;
}

/** The best label of the amount is one of these concepts. */
function isNamed(
  scene: Scene,
  candidate: AmountCandidate | Scene['candidates']['all'][number],
  concepts: string[],
): boolean {
  let wanted = 0;
  let other = 0;
  for (const { hit, closeness, relation } of contextsIn(scene, candidate)) {
    if (relation === 'above') continue;
    for (const [concept, weight] of hit.concepts) {
      if (concepts.includes(concept)) wanted = Math.max(wanted, weight * closeness * hit.similarity);
      else other = Math.max(other, weight * closeness * hit.similarity);
    }
  }
  return wanted >= NAMED && wanted >= other;
}

/** Cash less change, the amount after rounding, net plus tax: each names the total without its label. */
export function sumFeatures(units: number, sums: LabelledSums): Features {
  const pairs = (left: number[], right: number[], combine: (a: number, b: number) => number) =>
    left.some((a) => right.some((b) => b !== 0 && Math.abs(combine(a, b) - units) <= 50));
  const roundings = sums.rounding.filter((value) => Math.abs(value) <= MOST_ROUNDING && value !== 0);
  const signed = roundings.flatMap((value) => [value, -value]);
  return {
    cash_less_change: pairs(sums.cash, sums.change, (cash, change) => cash - change) ? 1 : 0,
    paid_exactly: sums.cash.includes(units) && sums.change.includes(0) ? 1 : 0,
    after_rounding: signed.some((value) => sums.gross.includes(units - value)) && units % 500 === 0 ? 1 : 0,
    before_rounding: roundings.length > 0 && units % 500 !== 0 ? 1 : 0,
    net_plus_tax: units !== 0 && pairs(sums.net, sums.tax, (net, tax) => net + tax) ? 1 : 0,
  };
}
