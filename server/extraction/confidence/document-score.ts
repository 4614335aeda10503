// The score of a document, 0..100: how likely it is that nothing in it needs to be corrected.
import { FORMAL, SUMS, WEIGHTY, type FoundCheck } from '../checks/check.ts';
import type { FieldFinding } from '../checks/findings.ts';
import type { Features } from '../ranking/signal.ts';
import { dot, trainedWeights } from '../ranking/rank.ts';
import type { ReadingQuality } from './reading-quality.ts';
import { misreadIn } from './signals.ts';

/** What the score looks at of a field. */
export interface ScoredField {
  has_value: boolean;
  required: boolean;
  /** From the structured data of an e-invoice. */
  structured: boolean;
  /** Whether it stands on the page. */
  placed: boolean;
  /** Words that look misread. */
  misread: boolean;
  /** 0..1 */
  confidence: number;
}

export const scoredField = (finding: FieldFinding, confidence: number): ScoredField => ({
  has_value: finding.value !== null,
  required: finding.meaning.field.required,
  structured: finding.source === 'e_invoice',
  placed: finding.evidence.length > 0,
  misread: misreadIn(finding) > 0,
  confidence,
});

export interface ScoreInput extends ReadingQuality {
  fields: ScoredField[];
  checks: Pick<FoundCheck, 'code' | 'passed'>[];
}

/**
 * Probabilities that every field is right, and the scores they stand for: the bands of the labels (High from 90). Of the
 * documents above the last but one, about 95 in 100 are right in cross-validation by sender.
 */
const SCALE: [probability: number, score: number][] = [
  [0, 0],
  [0.12, 50],
  [0.45, 70],
  [0.82, 90],
  [1, 100],
];
/** The best score of a document that is not sound. */
const UNSOUND = 85;
/** Fields less sure than this are doubtful. */
const DOUBTFUL = 0.6;
/** A field left empty with less may well be on the page. */
const SURELY_ABSENT = 0.6;

/** Rises with the probability that no field needs to be corrected; "High" only where nothing speaks against it. */
export function documentScore(input: ScoreInput): number {
  if (judgedFields(input).length === 0) return 0;
  const probability = 1 / (1 + Math.exp(-dot(documentSignals(input), trainedWeights.document)));
  const score = scoreOf(probability) * input.pages_read;
  return Math.round(isSound(input) ? score : Math.min(score, UNSOUND));
}

function scoreOf(probability: number): number {
  for (const [i, [to, high]] of SCALE.entries()) {
    const [from, low] = SCALE[i - 1] ?? [0, 0];
    if (probability <= to && to > from) return low + ((high - low) * (probability - from)) / (to - from);
  }
  return 100;
}

/** Optional fields that the document does not have say nothing. */
const judgedFields = ({ fields }: ScoreInput): ScoreInput['fields'] =>
  fields.filter(({ has_value, required }) => has_value || required);

const isWeighty = ({ code, passed }: ScoreInput['checks'][number]): boolean => !passed && WEIGHTY.has(code);

const isFormal = ({ code, passed }: ScoreInput['checks'][number]): boolean => !passed && FORMAL.has(code);

/**
 * Whatever the signals say: with a failed sum, a broken rule, another document that says the same, an unread page, a doubtful field or
 * words that look misread nothing is sure.
 */
function isSound({ fields, checks, pages_read }: ScoreInput): boolean {
  if (pages_read < 1 || checks.some((check) => isWeighty(check) || isFormal(check))) return false;
  return fields.every(({ has_value, required, structured, placed, misread, confidence }) => {
    if (structured) return true;
    if (!has_value) return !required && confidence >= SURELY_ABSENT;
    return confidence >= DOUBTFUL && placed && !misread;
  });
}

/** Printed by a program, the sums hold, no check fails and no field is in doubt. */
function isClean({ fields, checks, reading }: ScoreInput): boolean {
  return (
    reading > 0.995 &&
    checks.every(({ passed }) => passed) &&
    checks.some(({ code }) => SUMS.has(code)) &&
    fields.every(({ has_value, confidence }) => !has_value || confidence >= CERTAIN)
  );
}

const CERTAIN = 0.85;

/** Fields less sure than this make a document doubtful, each of them. Chosen by cross-validation. */
const WEAK = 0.7;
/** More misread fields than these make no document worse. */
const MOST_MISREAD = 3;

/** Named signals of the whole document; weighed by the `document` group of the ranker's weights. */
export function documentSignals(input: ScoreInput): Features {
  const judged = judgedFields(input);
  const doubtful = judged.filter(({ confidence }) => confidence < WEAK).length;
  const logs = judged.map(({ confidence }) => Math.log(Math.max(confidence, 0.02)));
  const structured = judged.filter((field) => field.structured).length / Math.max(judged.length, 1);
  const empty = input.fields.filter(({ has_value, required }) => !has_value && !required);
  return {
    bias: 1,
    all: Math.max(
      logs.reduce((a, b) => a + b, 0),
      -6,
    ),
    worst: Math.min(0, ...logs),
    missing: Math.max(
      empty.reduce((sum, { confidence }) => sum + Math.log(Math.max(confidence, 0.02)), 0),
      -4,
    ),
    doubtful: Math.min(doubtful, 4),
    misread: Math.min(judged.filter(({ misread }) => misread).length, MOST_MISREAD),
    failed: Math.min(input.checks.filter(isWeighty).length, 3),
    sums_hold: input.checks.some(({ code, passed }) => passed && SUMS.has(code)) ? 1 : 0,
    // A code that holds half of the fields says little of the others.
    structured: Math.max(0, 2 * structured - 1),
    clean: isClean(input) ? 1 : 0,
  };
}
