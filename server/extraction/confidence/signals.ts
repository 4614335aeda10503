// The named signals that make a field's confidence. Weighed by the `confidence` group of the ranker's weights.
import { CHECK_DIGITS, type FoundCheck } from '../checks/check.ts';
import { spanWords } from '../layout/layout.ts';
import type { FieldFinding, Findings } from '../checks/findings.ts';
import { groupOf } from '../ranking/features.ts';
import type { Features } from '../ranking/signal.ts';
import { misreadWords } from './misread.ts';

/** Scores are log odds; beyond this they say no more. */
const CLIP = 6;

export function fieldSignals(finding: FieldFinding, findings: Findings, checks: FoundCheck[]): Features {
  const { candidate, ranked, evidence, source, meaning } = finding;
  const score = ranked?.score ?? 0;
  const own = checksOf(meaning.field.key, isPrinted(finding), checks);
  const features = ranked?.features ?? {};
  return {
    bias: 1,
    score: clip(score) / CLIP,
    ...standingSignals(finding),
    label: features['label'] ?? 0,
    own_label: features['own_label'] ?? 0,
    rival_label: features['rival'] ?? 0,
    structured: source === 'e_invoice' ? 1 : 0,
    learned: source === 'learned' ? 1 : 0,
    exact: evidence.some(({ match }) => match === 'exact') ? 1 : 0,
    no_evidence: evidence.length === 0 ? 1 : 0,
    fuzzy: evidence.some(({ match }) => match === 'fuzzy') ? 1 : 0,
    doubtful_reading: candidate === null ? 0 : doubtOf(candidate),
    ...recognisedSignals(finding),
    ...formSignals(finding),
    check_passed: own.some((check) => check.passed) ? 1 : 0,
    check_failed: own.some((check) => !check.passed) ? 1 : 0,
    ambiguous: candidate?.traits['ambiguous'] ?? 0,
    repeated: features['repeated'] ?? 0,
    clause: features['clause'] ?? 0,
    lent: features['lent'] ?? 0,
    by_terms: features['lent'] === 1 && meaning.concept?.id === 'due_date' ? 1 : 0,
    only: features['only'] ?? 0,
    of_home: features['of_home'] ?? 0,
    multiline: (candidate?.spans.length ?? 1) > 1 ? 1 : 0,
    contradicted: finding.on_page === null ? 0 : 1,
    ...kindSignals(finding),
    ...(findings.structured === null ? {} : { beside_structured: source === 'engine' ? 1 : 0 }),
  };
}

/**
 * How far the value is ahead, in pieces of their own: from where it is no longer level with the rest it matters less and less how far.
 * What has no rivals, being stated by a structured source or a model, has all of it.
 */
function standingSignals({ standing }: FieldFinding): Features {
  if (standing === undefined || !('ahead' in standing))
    return { ...pieces('ahead', FAR), ...pieces('free', FAR) };
  const { ahead, ahead_of_free, address_line, together } = standing;
  return {
    ...pieces('ahead', ahead),
    ...pieces('free', ahead_of_free),
    address_line: address_line ? 1 : 0,
    together: together ? 1 : 0,
  };
}

/** Log odds between which the pieces lie. */
const [BEHIND, LEVEL, BEFORE, FAR] = [-2, 0, 2, 5];

const pieces = (name: 'ahead' | 'free', odds: number): Features => ({
  [`${name}_1`]: share(odds, BEHIND, LEVEL),
  [`${name}_2`]: share(odds, LEVEL, BEFORE),
  [`${name}_3`]: share(odds, BEFORE, FAR),
});

const share = (value: number, from: number, to: number): number =>
  Math.min(Math.max((value - from) / (to - from), 0), 1);

/** A program printed it: it was not misread. */
export const isPrinted = ({ candidate }: FieldFinding): boolean =>
  candidate !== null && candidate.spans.every(({ row }) => row.page.source !== 'ocr');

/**
 * The checks that speak for or against a value. That the check digit of a printed number is wrong is the document's doing, and
 * another document that says the same does not make a value less sure.
 */
export const checksOf = <C extends Pick<FoundCheck, 'code' | 'fields' | 'passed'>>(
  key: string,
  printed: boolean,
  checks: C[],
): C[] =>
  checks.filter(
    ({ code, fields, passed }) =>
      fields.includes(key) &&
      !ABOUT_THE_DOCUMENT.has(code) &&
      !(printed && !passed && CHECK_DIGITS.has(code)),
  );

const ABOUT_THE_DOCUMENT: ReadonlySet<string> = new Set(['required', 'duplicate']);

const clip = (value: number): number => Math.min(Math.max(value, -CLIP), CLIP);

/** 0 for a text layer; the share of doubt the recogniser has in its worst word. */
function doubtOf({ spans }: { spans: Parameters<typeof spanWords>[0][] }): number {
  let worst = 1;
  for (const span of spans) for (const word of spanWords(span)) worst = Math.min(worst, word.confidence);
  return Math.min(Math.max(1 - worst, 0), 1);
}

/** The longer a text, the likelier a recogniser misread a letter of it; figures have checks of their own. */
function recognisedSignals(finding: FieldFinding): Features {
  const { candidate, value, source, meaning } = finding;
  const span = candidate?.spans[0];
  if (span === undefined || source === 'e_invoice' || span.row.page.source !== 'ocr') return {};
  const letters = value?.match(/\p{L}/gu)?.length ?? 0;
  return {
    recognised: 1,
    [`recognised_${groupOf(meaning)}`]: 1,
    recognised_length: Math.min(letters / 40, 2),
    misread: Math.min(misreadIn(finding), MOST_MISREAD) / MOST_MISREAD,
  };
}

const MOST_MISREAD = 3;

/** Words of a name, an address or another text that look misread; numbers and dates have a form of their own. */
export function misreadIn({ candidate, meaning, source }: FieldFinding): number {
  if (candidate === null || source === 'e_invoice' || !TEXTS.has(groupOf(meaning))) return 0;
  return misreadWords(candidate.spans);
}

const TEXTS = new Set(['party', 'address', 'text']);

/** Addresses have a number and several parts; names are short and have neither. */
function formSignals({ value, meaning }: FieldFinding): Features {
  if (value === null) return {};
  const has_number = /\d/u.test(value) ? 1 : 0;
  const group = groupOf(meaning);
  if (group === 'party')
    return { name_number: has_number, name_long: Math.min(Math.max(value.length - LONG_NAME, 0) / 40, 2) };
  if (group !== 'address') return {};
  const parts = value.match(/[,，]/gu)?.length ?? 0;
  return {
    address_number: has_number,
    address_parts: Math.min(parts / 4, 1),
    address_short: value.length < SHORT_ADDRESS && !/\p{Script=Han}/u.test(value) ? 1 : 0,
  };
}

const SHORT_ADDRESS = 12;
const LONG_NAME = 40;

/** Kinds of fields are right to different degrees. */
export function kindSignals({ meaning }: Pick<FieldFinding, 'meaning'>): Features {
  const kind = meaning.field.type === 'text' ? (meaning.kinds[0] ?? 'text') : meaning.field.type;
  return { [`kind_${kind}`]: 1 };
}
