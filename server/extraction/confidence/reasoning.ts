// Two or three sentences a reviewer can act on: what was found, what is doubtful and why, which check failed.
import type { Check } from '../../../contract/documents.ts';
import type { FieldFinding } from '../checks/findings.ts';
import { misreadIn } from './signals.ts';

export interface ReasoningInput {
  fields: { finding: FieldFinding; confidence: number }[];
  checks: Check[];
  items: number;
  structured: string | null;
  /** 0..100. */
  score: number;
}

/** Fields below this, and those with words that look misread, are named, the least sure first. */
const DOUBTFUL = 0.75;
const NAMED = 3;

export function reasoning(input: ReasoningInput): string {
  return [found(input), doubt(input), failures(input)].filter((sentence) => sentence !== '').join(' ');
}

function found({ fields, items, structured }: ReasoningInput): string {
  const values = fields.filter(({ finding }) => finding.value !== null);
  const placed = values.filter(({ finding }) => finding.evidence.length > 0).length;
  const lines = items > 0 ? ` and ${items} line item${items === 1 ? '' : 's'}` : '';
  const source = structured === null ? '' : ` Values come from the ${structured} where it has them.`;
  if (values.length === 0)
    return `None of the ${fields.length} fields was found${lines === '' ? '' : `, but${lines.slice(4)}`}.${source}`;
  const place =
    placed === values.length
      ? 'each linked to its place on the page'
      : `${placed} of them linked to a place on the page`;
  return `${values.length} of ${fields.length} fields were found, ${place}${lines}.${source}`;
}

function doubt({ fields, score }: ReasoningInput): string {
  const missing = fields.filter(({ finding }) => finding.value === null && finding.meaning.field.required);
  const unsure = fields
    .filter(
      ({ finding, confidence }) =>
        finding.value !== null && (confidence < DOUBTFUL || misreadIn(finding) > 0),
    )
    .sort((a, b) => a.confidence - b.confidence);
  const parts: string[] = [];
  if (missing.length > 0)
    parts.push(`Missing: ${missing.map(({ finding }) => finding.meaning.field.label).join(', ')}.`);
  if (unsure.length > 0) {
    const named = unsure.slice(0, NAMED).map(({ finding, confidence }) => describe(finding, confidence));
    const more = unsure.length > NAMED ? ` and ${unsure.length - NAMED} more` : '';
    parts.push(`Please check ${named.join('; ')}${more}.`);
  } else if (missing.length === 0 && fields.length > 0) parts.push(leastSure(fields, score));
  return parts.join(' ');
}

/** From this score on a document is "High" and needs no look. */
const HIGH = 90;

function leastSure(fields: ReasoningInput['fields'], score: number): string {
  const least = fields
    .filter(({ finding }) => finding.value !== null)
    .sort((a, b) => a.confidence - b.confidence)[0];
  if (score >= HIGH || least === undefined) return 'No field is in doubt.';
  return `No single field is in doubt; the least sure is ${describe(least.finding, least.confidence)}.`;
}

function describe(finding: FieldFinding, confidence: number): string {
  const { candidate, meaning, value, rival, ranked, evidence, on_page } = finding;
  const misread = misreadIn(finding) > 0;
  const shown = (value ?? '').length > 40 ? `${(value ?? '').slice(0, 40)}…` : value;
  const why: string[] = [`${Math.round(confidence * 100)} %`];
  if (evidence.length === 0) why.push('found nowhere on the page');
  else if (on_page !== null) why.push(`the page says ${on_page}`);
  else if (rival !== null && ranked !== null && rival.score > ranked.score - 1.5)
    why.push(`could also be ${rival.candidate.value.slice(0, 40)}`);
  else if (misread) why.push('has words that look misread');
  else if (candidate?.traits['misread_year'] === 1) why.push('the year looks misread');
  else if ((ranked?.features['label'] ?? 1) < 0.2 && ranked?.features['clause'] !== 1)
    why.push('stands without a label');
  return `${meaning.field.label} (${shown}: ${why.join(', ')})`;
}

function failures({ checks }: ReasoningInput): string {
  const failed = checks.filter((check) => !check.passed && check.name !== 'Required fields');
  if (failed.length === 0) return checks.some((check) => check.passed) ? 'All checks passed.' : '';
  const shown = failed.slice(0, 2).map((check) => `${check.name} fails: ${check.detail}`);
  const more = failed.length > 2 ? `, and ${failed.length - 2} more checks fail` : '';
  return `${shown.join('; ')}${more}.`;
}
