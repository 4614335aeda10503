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

/** Probabilities that every field is right, and the scores they stand for: the bands of the labels (High from 90). */
const SCALE: [probability: number, score: number][] = [
  [0, 0],
  [0.02, 50],
  [0.2, 70],
  [0.7, 90],
  [1, 100],
];
/** The best score of a document that is not sound. */
const UNSOUND = 85;
/** The best score of a document without something that it must have: below every band of those that may be right as they are. */
const INCOMPLETE = 49;
/** Fields less sure than this are in doubt, as people are told; an empty one may well be on the page. */
const DOUBTFUL = 0.75;
/** The least sure value of a document that is High. Between the two, of what was recognised too many letters were wrong. */
const CERTAIN = 0.85;

/**
 * Rises with the probability that no field needs to be corrected. "High" only where nothing speaks against it and the document confirms
 * itself: training/report.md says how many of these are right.
 */
export function documentScore(input: ScoreInput, weights: Features = trainedWeights.document): number {
  if (judgedFields(input).length === 0) return 0;
  const probability = 1 / (1 + Math.exp(-dot(documentSignals(input), weights)));
  const score = scoreOf(probability) * input.pages_read;
  return Math.round(Math.min(score, mostOf(input)));
}

function mostOf(input: ScoreInput): number {
  if (input.fields.some(({ has_value, required }) => required && !has_value)) return INCOMPLETE;
  return isSound(input) ? 100 : UNSOUND;
}

function scoreOf(probability: number): number {
  for (const [i, [to, high]] of SCALE.entries()) {
    const [from, low] = SCALE[i - 1] ?? [0, 0];
    if (probability <= to && to > from) return low + ((high - low) * (probability - from)) / (to - from);
  }
  return 100;
}

/** Optional fields that the document does not have say nothing. */
const judgedFields = ({ fields }: Pick<ScoreInput, 'fields'>): ScoreInput['fields'] =>
  fields.filter(({ has_value, required }) => has_value || required);

/** A failed sum, a broken rule, another document that says the same. */
const isGrave = ({ code, passed }: ScoreInput['checks'][number]): boolean =>
  !passed && (WEIGHTY.has(code) || FORMAL.has(code));

/** Whatever the probability: an unread page, a check that failed or a field in doubt, and nothing is sure. */
const isSound = ({ fields, checks, pages_read }: ScoreInput): boolean =>
  pages_read === 1 &&
  !checks.some(isGrave) &&
  !fields.some(isInDoubt) &&
  fields.every(isCertain) &&
  isConfirmed(fields, checks);

const isCertain = ({ has_value, structured, confidence }: ScoredField): boolean =>
  structured || !has_value || confidence >= CERTAIN;

/** Sums that hold say that amounts are the right ones, and structured data say it all; a lone value has nothing that could show it wrong. */
export const isConfirmed = (fields: ScoredField[], checks: ScoreInput['checks']): boolean =>
  checks.some(({ code, passed }) => passed && SUMS.has(code)) || fields.some(({ structured }) => structured);

/** Whether a person should look at it before anybody relies on the document. */
export function isInDoubt({
  has_value,
  required,
  structured,
  placed,
  misread,
  confidence,
}: ScoredField): boolean {
  if (structured) return false;
  if (!has_value) return required || confidence < DOUBTFUL;
  return confidence < DOUBTFUL || !placed || misread;
}

/** More fields in doubt than these make no document worse. */
const MOST_DOUBTFUL = 4;

/** Named signals of the whole document; weighed by the `document` group of the ranker's weights. */
export function documentSignals(input: Pick<ScoreInput, 'fields'>): Features {
  const judged = judgedFields(input);
  const structured = judged.filter((field) => field.structured).length / Math.max(judged.length, 1);
  const empty = input.fields.filter(({ has_value, required }) => !has_value && !required);
  return {
    bias: 1,
    all: Math.max(logOfAll(judged), -6),
    missing: Math.max(logOfAll(empty), -4),
    doubtful: Math.min(input.fields.filter(isInDoubt).length, MOST_DOUBTFUL),
    // A code that holds half of the fields says little of the others.
    structured: Math.max(0, 2 * structured - 1),
  };
}

/** Logarithm of the probability that all of them are right. */
const logOfAll = (fields: ScoredField[]): number =>
  fields.reduce((sum, { confidence }) => sum + Math.log(Math.max(confidence, 0.02)), 0);
