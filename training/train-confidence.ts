// Fits the weights of confidence to documents the ranker was not trained on: what a value, an empty field and a whole
// document being right looks like in their signals.
import { documentSignals, scoredField } from '../server/extraction/confidence/document-score.ts';
import { emptySignals } from '../server/extraction/confidence/field-confidence.ts';
import { qualityOf } from '../server/extraction/confidence/reading-quality.ts';
import { fieldSignals } from '../server/extraction/confidence/signals.ts';
import { findValues } from '../server/extraction/builtin/find-values.ts';
import { dot, type Weights } from '../server/extraction/ranking/rank.ts';
import type { Features } from '../server/extraction/ranking/signal.ts';
import { fitLogistic, type Observation } from './logistic.ts';
import { areaUnderCurve, reliability } from '../bench/reliability.ts';
import { MADE_INVOICES } from '../bench/sets.ts';
import { TODAY, type LabelledDocument } from './documents.ts';

/** Strength with which the weights stay at the priors, per group. */
const HOLD = { confidence: 0.002, empty: 0.002, document: 0.004 };

/** Documents made up are cleaner than most: they count less, what they lack least of all. Chosen by cross-validation. */
const MADE_WEIGHT = 0.1;
const FOLDS = 5;

type Judgement = ReturnType<typeof judge>;

/** `weightsFor` gives the ranker's weights of the fold that left the document out. */
export function trainConfidence(
  documents: LabelledDocument[],
  weightsFor: (document: LabelledDocument) => Weights,
  priors: Weights,
): { weights: Pick<Weights, 'confidence' | 'empty' | 'document'>; report: string[] } {
  const judged = documents.map((document) => judge(document, weightsFor(document)));
  const confidence = fitLogistic(
    judged.flatMap(({ values }) => values),
    priors.confidence,
    HOLD.confidence,
  );
  const empty = fitLogistic(
    judged.flatMap(({ blanks }) => blanks),
    priors.empty,
    HOLD.empty,
  );
  const whole = judged.map((one) => ofDocument(one, confidence, empty));
  const document = fitLogistic(whole, priors.document, HOLD.document);
  return { weights: { confidence, empty, document }, report: report(judged, whole, priors.document) };
}

/** How well the document's probability tells right from wrong, each fold judged by weights of the others. */
function report(judged: Judgement[], whole: Observation[], prior: Features): string[] {
  const groups = [...new Set(judged.map(({ group }) => group))].sort();
  const foldOf = new Map(groups.map((group, i) => [group, i % FOLDS]));
  const results = Array.from({ length: FOLDS }, (_, fold) => {
    const inFold = (at: number) => foldOf.get(judged[at]?.group ?? '') === fold;
    const weights = fitLogistic(
      whole.filter((_one, at) => !inFold(at)),
      prior,
      HOLD.document,
    );
    return whole.flatMap(({ signals, right, weight }, at) =>
      inFold(at) && weight >= 1 ? [{ confidence: 1 / (1 + Math.exp(-dot(signals, weights))), right }] : [],
    );
  }).flat();
  return [
    `documents   ${results.length}, cross-validated AUC ${areaUnderCurve(results).toFixed(3)}`,
    ...[0.8, 0.85, 0.9].map((least) => {
      const sure = results.filter(({ confidence }) => confidence >= least);
      const right = sure.filter((one) => one.right).length;
      return `  from ${least.toFixed(2)} on  ${sure.length}, right ${(right / sure.length).toFixed(3)}`;
    }),
    ...reliability(results).map(
      ({ from, to, count, right }) =>
        `  ${from.toFixed(2)} – ${to.toFixed(2)}  ${String(count).padStart(4)}  ${right.toFixed(3)}`,
    ),
  ];
}

function judge(document: LabelledDocument, weights: Weights) {
  const { set, sender, share, profile, reading } = document;
  const found = findValues(reading, profile, { today: TODAY, learned: [] }, weights);
  const keys = new Set(profile.fields.map(({ key }) => key));
  const weight = set === MADE_INVOICES.name ? MADE_WEIGHT : share;
  const values: Observation[] = [];
  const blanks: Observation[] = [];
  let perfect = true;
  for (const finding of found.findings.fields) {
    const { key } = finding.meaning.field;
    const right = keys.has(key) ? document.judge(key, finding.value) : undefined;
    if (right === undefined) continue;
    perfect &&= right;
    if (finding.value === null)
      blanks.push({ signals: emptySignals(finding, found.findings), right, weight: weight / 2 });
    else values.push({ signals: fieldSignals(finding, found.findings, found.checks), right, weight });
  }
  return { found, reading, keys, values, blanks, perfect, weight, group: sender };
}

function ofDocument(
  { found, reading, keys, perfect, weight }: Judgement,
  confidence: Features,
  empty: Features,
): Observation {
  const fields = found.findings.fields
    .filter(({ meaning }) => keys.has(meaning.field.key))
    .map((finding) => {
      const signals =
        finding.value === null
          ? emptySignals(finding, found.findings)
          : fieldSignals(finding, found.findings, found.checks);
      const score = dot(signals, finding.value === null ? empty : confidence);
      return scoredField(finding, 1 / (1 + Math.exp(-score)));
    });
  const signals = documentSignals({ fields, checks: found.checks, ...qualityOf(reading) });
  return { signals, right: perfect, weight };
}
