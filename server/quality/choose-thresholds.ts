// Thresholds that keep a promise: from documents that people have decided, with an exact bound of what will be wrong. Pure.
//
// A bound is worth nothing when the thresholds were chosen to make it small. Two things keep it true. One part of the documents
// lays out a row of threshold sets, strictest first, and where to begin; only the other part is counted. And the sets are tested in
// that order, each at the full confidence, until one fails: a fixed sequence needs no correction for their number, because the
// promise is broken only when the first set that breaks it passes (W. Maurer, L. A. Hothorn, W. Lehmacher, "Multiple comparisons in
// drug clinical trials and preclinical assays: a-priori ordered hypotheses", 1995). A set passes when every claim does, which needs
// no correction either (R. L. Berger, Technometrics 24, 1982, 295-300).
import { documentsFor, upperBound } from './clopper-pearson.ts';
import { breaks, judges, passes, type Claim, type LabelledDocument, type Thresholds } from './thresholds.ts';
import { fieldTrusts, riskOf } from './field-trust.ts';
import { thresholdPath } from './threshold-path.ts';

export interface Example extends LabelledDocument {
  /** Whether it could have gone: nothing was open, and the conditions of the rule held. */
  eligible: boolean;
}

/** What was counted for a claim. */
export interface Evidence extends Claim {
  /** Of the documents that would have gone, those of which it is known whether they kept it. */
  judged: number;
  errors: number;
  /** Upper end of the one-sided interval of Clopper and Pearson, 0..1. */
  upper: number;
}

export interface ThresholdSet {
  thresholds: Thresholds;
  /** Of the documents counted, those that would have gone. */
  documents: number;
  evidence: Evidence[];
}

export interface Choice {
  result: 'found' | 'too_few' | 'too_wrong' | 'none_eligible';
  /** The loosest set that keeps every claim; of a refusal, the one that came closest. */
  best: ThresholdSet | undefined;
  /** At least so many more documents are needed, and that many only if none of them is wrong; 0 where more would not help. */
  more: number;
  /** Documents counted, eligible or not. */
  counted: number;
  /** All sets, strictest first. */
  sets: ThresholdSet[];
}

/** One document of so many chooses, the others are counted. */
const CHOOSES = 4;

/**
 * By its number, so that more documents do not change the part of those that are there. The upper bits of Knuth's multiplicative
 * hash: the lower ones would follow the order in which documents arrive.
 */
const isChooser = ({ id }: LabelledDocument): boolean =>
  Math.imul(id, 2_654_435_761) >>> 0 < 2 ** 32 / CHOOSES;

/** @param confidence of the promise, 0..1 */
export function chooseThresholds(examples: Example[], claims: Claim[], confidence: number): Choice {
  const counted = examples.filter((example) => !isChooser(example));
  const eligible = counted.filter((example) => example.eligible);
  const trusts = fieldTrusts(examples.filter((example) => example.eligible && isChooser(example)));
  const path = thresholdPath(trusts, claims);
  const counts = sumsAlong(path, eligible, claims, errorsOf(claims));
  const sets = path.map((thresholds, index) => judge(thresholds, counts[index]!, claims, confidence));
  // Looks at confidences, never at what people decided: that is for the test.
  const expected = sumsAlong(
    path,
    eligible,
    claims,
    claims.map((claim) => (document) => riskOf(document, claim, trusts)),
  );
  const from = indexOfLeast(expected, (sums) => closeness(judge({}, sums, claims, confidence)));
  const failed = sets.slice(from).findIndex((set) => !keeps(set));
  const last = failed === -1 ? sets.length - 1 : from + failed - 1;
  const found = { sets, counted: counted.length, more: 0 };
  if (sets.length > 0 && last >= from) return { ...found, result: 'found', best: sets[last] };
  return { ...found, ...refuse(examples, sets, claims, confidence) };
}

const errorsOf = (claims: Claim[]) =>
  claims.map((claim) => (document: LabelledDocument) => (breaks(document, claim) ? 1 : 0));

interface Sums {
  documents: number;
  /** Of them, those that say whether a claim was kept; like the errors in the order of the claims. */
  judged: number[];
  errors: number[];
}

/** Of each set, what adds up over the documents that it lets through: each looser one lets through what a stricter one does. */
function sumsAlong(
  path: Thresholds[],
  documents: LabelledDocument[],
  claims: Claim[],
  measures: ((document: LabelledDocument) => number)[],
): Sums[] {
  const sums = path.map((): Sums => ({
    documents: 0,
    judged: claims.map(() => 0),
    errors: claims.map(() => 0),
  }));
  for (const document of documents) {
    const first = sums[strictestFor(path, document)];
    if (first === undefined) continue;
    first.documents += 1;
    claims.forEach((claim, index) => {
      if (!judges(document, claim)) return;
      first.judged[index]! += 1;
      first.errors[index]! += measures[index]!(document);
    });
  }
  sums.forEach((sum, index) => {
    const stricter = sums[index - 1];
    if (stricter === undefined) return;
    sum.documents += stricter.documents;
    claims.forEach((_, claim) => {
      sum.judged[claim]! += stricter.judged[claim]!;
      sum.errors[claim]! += stricter.errors[claim]!;
    });
  });
  return sums;
}

/** Index of the first set that lets the document through; beyond the last where none does. */
function strictestFor(path: Thresholds[], document: LabelledDocument): number {
  let [low, high] = [0, path.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(document, path[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function judge(
  thresholds: Thresholds,
  { documents, judged, errors }: Sums,
  claims: Claim[],
  confidence: number,
): ThresholdSet {
  const evidence = claims.map((claim, index) => ({
    ...claim,
    judged: judged[index]!,
    errors: errors[index]!,
    upper: upperBound(errors[index]!, judged[index]!, confidence),
  }));
  return { thresholds, documents, evidence };
}

/** What the part of the documents that proves says of thresholds, whoever chose them. */
export function checkThresholds(
  examples: Example[],
  thresholds: Thresholds,
  claims: Claim[],
  confidence: number,
): ThresholdSet {
  const eligible = examples.filter((example) => example.eligible && !isChooser(example));
  const [sums] = sumsAlong([thresholds], eligible, claims, errorsOf(claims));
  return judge(thresholds, sums!, claims, confidence);
}

/** How near the claim that is furthest from it comes to its bound; 1 and below: it is kept. */
const closeness = ({ evidence }: ThresholdSet): number =>
  Math.max(...evidence.map(({ upper, share }) => upper / share));

const keeps = (set: ThresholdSet): boolean => closeness(set) <= 1;

/** The last of those with the least value: the loosest. */
function indexOfLeast<Value>(list: Value[], value: (one: Value) => number): number {
  let least = 0;
  list.forEach((one, index) => {
    if (value(one) <= value(list[least]!)) least = index;
  });
  return least;
}

function refuse(
  examples: Example[],
  sets: ThresholdSet[],
  claims: Claim[],
  confidence: number,
): Pick<Choice, 'result' | 'best' | 'more'> {
  const counted = examples.filter((example) => !isChooser(example)).length;
  const best = sets.length === 0 ? undefined : sets[indexOfLeast(sets, closeness)]!;
  if (best === undefined || best.documents === 0) {
    if (examples.length > 0 && !examples.some(({ eligible }) => eligible))
      return { result: 'none_eligible', best, more: 0 };
    const needed = Math.max(...claims.map(({ share }) => documentsFor(0, share, confidence)));
    return { result: 'too_few', best, more: Math.ceil((needed * CHOOSES) / (CHOOSES - 1)) };
  }
  const hopeless = (set: ThresholdSet) =>
    set.evidence.some(({ errors, judged, share }) => lowerOf(errors, judged, confidence) > share);
  if (sets.every((set) => set.documents === 0 || hopeless(set)))
    return { result: 'too_wrong', best, more: 0 };
  const more = sets.flatMap(({ documents, evidence }) => {
    if (documents === 0) return [];
    const needed = Math.max(
      ...evidence.map(({ errors, judged, share }) => documentsFor(errors, share, confidence) - judged),
    );
    return [(Math.max(1, needed) * counted) / documents];
  });
  return { result: 'too_few', best, more: Math.ceil((Math.min(...more) * CHOOSES) / (CHOOSES - 1)) };
}

const lowerOf = (errors: number, documents: number, confidence: number): number =>
  1 - upperBound(documents - errors, documents, confidence);
