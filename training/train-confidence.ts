// Fits the weights of confidence to documents the ranker was not trained on: what a value, an empty field and a whole
// document being right looks like in their signals.
import {
  documentScore,
  documentSignals,
  scoredField,
  type ScoredField,
} from '../server/extraction/confidence/document-score.ts';
import { emptySignals, fieldConfidence } from '../server/extraction/confidence/field-confidence.ts';
import { qualityOf } from '../server/extraction/confidence/reading-quality.ts';
import { fieldSignals } from '../server/extraction/confidence/signals.ts';
import { findValues } from '../server/extraction/builtin/find-values.ts';
import type { FieldFinding } from '../server/extraction/checks/findings.ts';
import type { Weights } from '../server/extraction/ranking/rank.ts';
import { fitLogistic, type Observation } from './logistic.ts';
import { share } from '../bench/kit.ts';
import { groupBy } from '../server/platform/group-by.ts';
import { reliability, scoreCurve, type Judged, type ScoredDocument } from '../bench/reliability.ts';
import { MADE_INVOICES } from '../bench/sets.ts';
import { TODAY, type LabelledDocument } from './documents.ts';

/** Strength with which the weights stay at the priors, per group. */
const HOLD = { confidence: 0.002, empty: 0.002, document: 0.004 };

/** Documents made up are cleaner than most: they count less, what they lack least of all. Chosen by cross-validation. */
const MADE_WEIGHT = 0.1;
const FOLDS = 5;
/** Scores from which on documents are counted in the report: around the band that a rule may approve. */
const SCORES = [80, 85, 90, 93, 95];
/** From here on a value, or its lack, is said to be sure. */
const SURE = 0.9;

type ConfidenceWeights = Pick<Weights, 'confidence' | 'empty' | 'document'>;
type Examined = ReturnType<typeof examine>;

/** `weightsFor` gives the ranker's weights of the fold that left the document out. */
export function trainConfidence(
  documents: LabelledDocument[],
  weightsFor: (document: LabelledDocument) => Weights,
  priors: Weights,
): { weights: ConfidenceWeights; report: string[] } {
  const examined = documents.map((document) => examine(document, weightsFor(document)));
  return { weights: fit(examined, priors), report: report(examined, priors) };
}

function fit(examined: Examined[], priors: Weights): ConfidenceWeights {
  const values = examined.flatMap((one) => one.values);
  const blanks = examined.flatMap((one) => one.blanks);
  const confidence = fitLogistic(values, priors.confidence, HOLD.confidence);
  const empty = fitLogistic(blanks, priors.empty, HOLD.empty);
  const whole = examined.flatMap((one): Observation[] =>
    one.judged.length === 0
      ? []
      : [
          {
            // Of what nobody knows to be right, the document is not right or wrong either.
            signals: documentSignals({
              fields: one.judged.map(({ finding }) => scored(one, finding, { confidence, empty })),
            }),
            right: isRight(one),
            weight: one.weight,
          },
        ],
  );
  return { confidence, empty, document: fitLogistic(whole, priors.document, HOLD.document) };
}

const isRight = ({ judged }: Examined): boolean => judged.every(({ right }) => right);

const scored = (
  { found }: Examined,
  finding: FieldFinding,
  weights: Omit<ConfidenceWeights, 'document'>,
): ScoredField => scoredField(finding, fieldConfidence(finding, found.findings, found.checks, weights));

function examine(document: LabelledDocument, weights: Weights) {
  const { set, sender, share: part, profile, reading, kind } = document;
  const found = findValues(reading, profile, { today: TODAY, learned: [] }, weights);
  const keys = new Set(profile.fields.map(({ key }) => key));
  const weight = set === MADE_INVOICES.name ? MADE_WEIGHT : part;
  const asked = found.findings.fields.filter(({ meaning }) => keys.has(meaning.field.key));
  const judged = asked.flatMap((finding) => {
    const right = document.judge(finding.meaning.field.key, finding.value);
    return right === undefined ? [] : [{ finding, right }];
  });
  const values = judged
    .filter(({ finding }) => finding.value !== null)
    .map(({ finding, right }) => ({
      signals: fieldSignals(finding, found.findings, found.checks),
      right,
      weight,
    }));
  // That a required field is wrong when it is empty, nobody has to learn.
  const blanks = judged
    .filter(({ finding: { value, meaning } }) => value === null && !meaning.field.required)
    .map(({ finding, right }) => ({
      signals: emptySignals(finding, found.findings),
      right,
      weight: weight / 2,
    }));
  return {
    set,
    sender,
    clean: kind === 'invoice' && reading.pages.length === 1 && reading.pages[0]?.source !== 'ocr',
    found,
    reading,
    asked,
    judged,
    values,
    blanks,
    weight,
  };
}

interface Outcome extends ScoredDocument {
  set: string;
  clean: boolean;
  /** Values and empty fields. */
  fields: (Judged & { blank: boolean })[];
}

/** What documents get with weights that others taught. */
function outcomeOf(one: Examined, weights: ConfidenceWeights): Outcome {
  const { set, clean, found, reading, asked, judged } = one;
  const fields = new Map(asked.map((finding) => [finding, scored(one, finding, weights)]));
  return {
    set,
    clean,
    score: documentScore(
      { fields: [...fields.values()], checks: found.checks, ...qualityOf(reading) },
      weights.document,
    ),
    right: isRight(one),
    fields: judged.map(({ finding, right }) => ({
      confidence: fields.get(finding)!.confidence,
      right,
      blank: finding.value === null,
    })),
  };
}

/** Each part judged by weights that the other parts taught. */
function crossed(examined: Examined[], priors: Weights, partOf: (one: Examined) => string): Outcome[] {
  const parts = [...new Set(examined.map(partOf))].filter((part) => part !== '');
  return parts.flatMap((part) => {
    const weights = fit(
      examined.filter((one) => partOf(one) !== part),
      priors,
    );
    return examined
      .filter((one) => partOf(one) === part && one.judged.length > 0)
      .map((one) => outcomeOf(one, weights));
  });
}

function report(examined: Examined[], priors: Weights): string[] {
  const senders = [...new Set(examined.map(({ sender }) => sender))].sort();
  const foldOf = new Map(senders.map((sender, i) => [sender, String(i % FOLDS)]));
  const by_sender = crossed(examined, priors, ({ sender }) => foldOf.get(sender) ?? '').filter(
    ({ set }) => set !== MADE_INVOICES.name,
  );
  const many = new Set(examined.filter(({ clean }) => clean).map(({ set }) => set));
  const by_set = crossed(examined, priors, ({ set }) => (many.has(set) ? set : ''));
  return [
    'Judged by what other senders taught:',
    curve(by_sender),
    ...sureOnes(by_sender),
    ...(by_set.length === 0
      ? []
      : [
          '',
          'Sets of many issuers, each judged by what all others taught:',
          curve(by_set),
          ...sureOnes(by_set),
          '',
          'Of these, invoices of one page that a program wrote:',
          curve(by_set.filter(({ clean }) => clean)),
        ]),
  ];
}

/** By set, and of all; right is what is so in all that is known of it. */
function curve(outcomes: Outcome[]): string {
  const sets = [...groupBy(outcomes, ({ set }) => set)];
  return scoreCurve('set', [...sets, ['all', outcomes]], SCORES);
}

function sureOnes(outcomes: Outcome[]): string[] {
  const all = outcomes.flatMap(({ fields }) => fields);
  return [false, true].flatMap((blank) => {
    const own = all.filter((one) => one.blank === blank);
    const sure = own.filter(({ confidence }) => confidence >= SURE);
    return [
      `${blank ? 'empty fields' : 'values'}  ${own.length}, from ${SURE} on ${sure.length}, right ${share(sure.filter(({ right }) => right).length, sure.length)}`,
      ...reliability(own).map(
        ({ from, to, count, right }) =>
          `  ${from.toFixed(2)} – ${to.toFixed(2)}  ${String(count).padStart(5)}  ${right.toFixed(3)}`,
      ),
    ];
  });
}
