// Scores the candidates of each field with the trained weights.
import { readFileSync } from 'node:fs';
import { normalAddress } from '../candidates/address-form.ts';
import { hasPostcode } from '../candidates/addresses.ts';
import { isAmount, samePlace, type Candidate } from '../candidates/candidate.ts';
import { implied } from '../labels/implied-fields.ts';
import { understandField, type FieldMeaning } from '../labels/understand-field.ts';
import { fold } from '../text/fold.ts';
import { dueByTerms } from './due-by-terms.ts';
import { featuresOf, groupOf, needsLabel, type FieldGroup } from './features.ts';
import type { Features, Signal } from './signal.ts';
import { homesOf } from './home-country.ts';
import { poolOf } from './pool.ts';
import { clauseCandidates, rankSpecial } from './special.ts';
import { contextsIn, type Scene } from './scene.ts';
import { labelStrength, otherDate } from './strength.ts';
import { isPaidBefore, sumsIn } from './sum-features.ts';

/** Of candidates per group of fields; of the signals that a value, an empty field, a whole document is right. */
export type Weights = Record<FieldGroup | 'confidence' | 'empty' | 'document', Features>;

/** Made by training/train.ts; logits per unit of a signal. */
export const trainedWeights = JSON.parse(
  readFileSync(new URL('./weights.json', import.meta.url), 'utf8'),
) as Weights;

export interface Ranked {
  candidate: Candidate;
  features: Features;
  /** Log odds that the candidate is the field's value. */
  score: number;
  /** Id of the document whose correction pointed to it. */
  learned?: number;
}

/** Log odds for fitting the operator's own expression: it need not have a label as well. */
const PATTERN = 4;
/** Candidates kept per field for the joint assignment. */
const KEPT = 8;

export function rankField(meaning: FieldMeaning, scene: Scene, weights: Weights = trainedWeights): Ranked[] {
  const special = rankSpecial(meaning, scene);
  if (special !== undefined) return special.slice(0, KEPT);
  const clauses = clauseCandidates(meaning, scene);
  const ranked = rankPool(meaning, scene, weights).map((one) => withClause(one, clauses));
  const lent = lentValues(meaning, scene, weights);
  return bestPerPlace([...ranked, ...clauses, ...lent].sort((a, b) => b.score - a.score)).slice(0, KEPT);
}

/** What a wording says of the very day it names adds to what its label and place say: both are evidence of one value. */
function withClause(one: Ranked, clauses: Ranked[]): Ranked {
  if (one.candidate.kind !== 'date') return one;
  const said = clauses.find(
    ({ candidate }) => candidate.traits['clause_named'] === 1 && samePlace(candidate, one.candidate),
  );
  return said === undefined
    ? one
    : { ...one, features: { ...one.features, clause: 1 }, score: one.score + said.score };
}

const INVOICE_NUMBER = understandField(implied('Invoice Number', 'text'));
const INVOICE_DATE = understandField(implied('Invoice Date', 'date'));
/** From these log odds a date is believed to be that of the invoice. */
const SURE_DATE = 0.5;
/** A document that is surely an invoice has its number with these log odds. */
const SURE_NUMBER = 1.2;
/** Log odds that a transfer names the number of the invoice, where the document states no reference of its own. */
const LENT = 0.6;

/** What follows from another field: where a document does not state it, it goes without saying. */
function lentValues(meaning: FieldMeaning, scene: Scene, weights: Weights): Ranked[] {
  if (meaning.concept?.id === 'payment_reference') return lentNumbers(scene, weights);
  if (meaning.concept?.id !== 'due_date') return [];
  const issued = rankPool(INVOICE_DATE, scene, weights)[0];
  return issued === undefined || issued.score < SURE_DATE ? [] : dueByTerms(issued, scene);
}

/** The number of the invoice, for a payment reference: what a transfer names unless the document says otherwise. */
function lentNumbers(scene: Scene, weights: Weights): Ranked[] {
  const best = rankPool(INVOICE_NUMBER, scene, weights)[0];
  if (best === undefined || best.score < SURE_NUMBER) return [];
  return [{ ...best, score: LENT, features: { ...best.features, lent: 1 } }];
}

/** All candidates of a field, best first. */
export function rankPool(meaning: FieldMeaning, scene: Scene, weights: Weights): Ranked[] {
  const group = weights[groupOf(meaning)];
  const pool = poolOf(meaning, scene).filter((candidate) => mayBe(candidate, meaning, scene));
  const ranked = pool.map((candidate) => {
    const features = featuresOf(candidate, meaning, scene);
    const pattern = candidate.traits['pattern'] === 1 ? PATTERN : 0;
    return { candidate, features, score: dot(features, group) + pattern };
  });
  ranked.sort((a, b) => b.score - a.score);
  return bestPerPlace(meaning.concept?.id === 'address' ? completeFirst(ranked, scene) : ranked);
}

/** An address printed with its country and without it is one and the same: the complete one stands for both. */
function completeFirst(ranked: Ranked[], scene: Scene): Ranked[] {
  const [best, ...others] = ranked;
  if (best === undefined || !hasPostcode(best.candidate.value)) return ranked;
  const homes = homesOf(scene);
  const keyOf = ({ candidate }: Ranked) => fold(normalAddress(candidate.value, homes));
  const short = keyOf(best);
  const keys = new Map(others.map((other) => [other, keyOf(other)]));
  const whole = others.find((other) => {
    const key = keys.get(other) ?? '';
    return key.length === short.length + COUNTRY_CODE && key.startsWith(short);
  });
  if (whole === undefined) return ranked;
  return [
    { ...whole, score: best.score },
    ...others.filter((other) => other !== whole && keys.get(other) !== short),
  ];
}

/** Length of the ISO 3166 code at the end of an address in its normal form. */
const COUNTRY_CODE = 2;

/** Fields that need a label cannot be filled by what has none of theirs: most of a page, which need not be scored. */
function mayBe(candidate: Candidate, meaning: FieldMeaning, scene: Scene): boolean {
  if (candidate.kind === 'date' && isOtherDate(candidate, meaning, scene)) return false;
  if (!needsLabel(candidate, meaning)) return true;
  if (
    meaning.concept?.id === 'prepaid' &&
    isAmount(candidate) &&
    isPaidBefore(candidate.units, sumsIn(scene))
  )
    return true;
  return contextsIn(scene, candidate).some(({ hit }) => labelStrength(hit, meaning).own > 0);
}

/** From this closeness on a label leaves no doubt. */
const NAMED = 0.7;

/** "Payable by 10 April": a date with the label of another one is no date without a label. */
function isOtherDate(candidate: Candidate, meaning: FieldMeaning, scene: Scene): boolean {
  const contexts = contextsIn(scene, candidate);
  return (
    contexts.some(({ hit, closeness }) => otherDate(hit, meaning) * closeness > NAMED) &&
    !contexts.some(({ hit }) => labelStrength(hit, meaning).own > 0)
  );
}

export function dot<Name extends string = Signal>(
  features: Partial<Record<Name, number>>,
  weights: Partial<Record<Name, number>>,
): number {
  let sum = 0;
  // A loop over keys: it runs for every candidate of every field.
  for (const name in features) sum += (features[name] ?? 0) * (weights[name] ?? 0);
  return sum;
}

/** The same value found twice at the same place counts once, with its better score. */
function bestPerPlace(ranked: Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter(({ candidate }) => {
    const span = candidate.spans[0];
    const key = `${candidate.value}|${candidate.page}|${span?.row.index}|${span?.start}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
