// Looks up where a value that a person entered is printed: in any form of its type, and where it stands more than once,
// behind the label that fits the field best.
import type { Evidence } from '../../../contract/documents.ts';
import { findAmounts } from '../candidates/amounts.ts';
import { readFrom, type AmountCandidate, type Candidate } from '../candidates/candidate.ts';
import { findDates, toDateCandidate } from '../candidates/dates.ts';
import { findLabels, ownPhrases, type Labels } from '../labels/find-labels.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import type { DocumentLayout, PageLayout, Row, Span } from '../layout/layout.ts';
import { contextsOf } from '../ranking/contexts.ts';
import { labelStrength } from '../ranking/strength.ts';
import { fold, foldWithOffsets, isCjk } from '../text/fold.ts';
import { evidenceOf, findText } from './find-evidence.ts';

export interface FoundValue {
  evidence: Evidence[];
  /** In one row; null for texts that run over lines or were found with mistakes. */
  span: Span | null;
}

/** Undefined when the value stands nowhere. @param today ISO date; decides the century of two-digit years */
export function findValue(
  value: string,
  meaning: FieldMeaning,
  document: DocumentLayout,
  today: string,
): FoundValue | undefined {
  const places = document.pages.flatMap((page) => placesOn(value, meaning, page, today));
  const best = bestPlace(places, meaning);
  if (best !== undefined) return { evidence: evidenceOf(value, [best]), span: best };
  if (isTyped(meaning)) return undefined;
  const evidence = findText(value, document);
  return evidence.length === 0 ? undefined : { evidence, span: null };
}

const isTyped = ({ field }: FieldMeaning): boolean =>
  ['date', 'amount', 'number', 'integer', 'boolean'].includes(field.type);

/** Rows longer than this are not searched: no business page holds them, hostile ones do. */
const MAX_ROW = 2000;

function placesOn(value: string, meaning: FieldMeaning, page: PageLayout, today: string): Span[] {
  const rows = page.rows.filter((row) => row.text.length <= MAX_ROW);
  switch (meaning.field.type) {
    case 'date':
      return rows.flatMap((row) => datesIn(row, value, today));
    case 'amount':
    case 'number':
    case 'integer':
      return rows.flatMap((row) => numbersIn(row, Number(value)));
    case 'boolean':
      return [];
    case 'text':
    case 'choice':
    case 'list': {
      const texts = rows.flatMap((row) => textsIn(row, value));
      return texts.length === 0 && meaning.concept?.id === 'currency'
        ? rows.flatMap((row) => signsIn(row, value))
        : texts;
    }
  }
}

/** 03/04/2026 may be either day: the person has said which. */
function datesIn(row: Row, value: string, today: string): Span[] {
  return findDates(row, today).flatMap((raw) => {
    const read = (['day', 'month'] as const).map(
      (first) => toDateCandidate(raw, { first, open: false })?.value,
    );
    return read.includes(value) ? [{ row, start: raw.start, end: raw.end }] : [];
  });
}

const NOTHING_MASKED = () => false;

/** 1.126,93 and 1,126.93 alike: which mark is which follows from the value. */
export function numbersIn(row: Row, value: number): Span[] {
  const found = new Map<number, Span>();
  for (const mark of [',', '.'] as const) {
    for (const candidate of findAmounts(row, { mark }, NOTHING_MASKED)) {
      const span = candidate.spans[0];
      if (span !== undefined && Number(candidate.value) === value) found.set(span.start, span);
    }
  }
  return [...found.values()];
}

/** The currency's sign beside an amount stands for its code. */
function signsIn(row: Row, code: string): Span[] {
  return findAmounts(row, { mark: undefined }, NOTHING_MASKED).flatMap((candidate) =>
    (candidate as AmountCandidate).currency === code ? candidate.spans : [],
  );
}

/** Whole words only; between CJK characters there are no words to part. */
function textsIn(row: Row, value: string): Span[] {
  const wanted = fold(value);
  if (wanted === '') return [];
  const { text, at } = foldWithOffsets(row.text);
  const found: Span[] = [];
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + 1)) {
    const span = { row, start: at[from] ?? 0, end: (at[from + wanted.length - 1] ?? 0) + 1 };
    if (isWhole(span)) found.push(span);
  }
  return found;
}

function isWhole({ row, start, end }: Span): boolean {
  const joined = (a: string, b: string) =>
    /[\p{L}\p{N}]/u.test(a) && /[\p{L}\p{N}]/u.test(b) && !isCjk(a + b);
  return (
    !joined(row.text[start - 1] ?? ' ', row.text[start] ?? ' ') &&
    !joined(row.text[end - 1] ?? ' ', row.text[end] ?? ' ')
  );
}

/** The first of those whose label speaks most for the field. */
function bestPlace(places: Span[], meaning: FieldMeaning): Span | undefined {
  if (places.length < 2) return places[0];
  const own = ownPhrases([meaning]);
  const labels = new Map<PageLayout, Labels>();
  let best: { span: Span; strength: number } | undefined;
  for (const span of places) {
    const { page } = span.row;
    const known = labels.get(page) ?? findLabels(page, own);
    labels.set(page, known);
    const contexts = contextsOf(candidateAt(span), known, new Map());
    const strengths = contexts.map(({ hit, closeness }) => labelStrength(hit, meaning).own * closeness);
    const strength = Math.max(0, ...strengths);
    if (best === undefined || strength > best.strength) best = { span, strength };
  }
  return best?.span;
}

const candidateAt = (span: Span): Candidate =>
  readFrom([span], 'text', span.row.text.slice(span.start, span.end));
