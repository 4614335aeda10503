// Labels and values as anyone sees them on a page: "Words: value", words in one cell with the value in the next, and known
// labels with the value below them. What the labels mean is not asked.
import { overlapX, type PageLayout, type Row, type Segment, type Span } from '../layout/layout.ts';
import type { LabelHit, Labels } from '../labels/find-labels.ts';
import { isColumnName } from '../tables/column-labels.ts';
import { fold, isCjk } from '../text/fold.ts';

export interface LabelPair {
  /** As printed, without colon. */
  label: string;
  value: Span;
}

const LONGEST_LABEL = 40;
const MOST_WORDS = 6;
const LONGEST_VALUE = 160;
const COLON = /^([^:：]{1,60}?)\s*[:：]\s*(?!\/\/)(.*)$/u;
/** Cells further apart than this, in line heights, belong to different columns of the page. */
const FAR = 30;

/** In reading order. @param skipped rows that belong to tables */
export function labelPairs(page: PageLayout, labels: Labels, skipped: Set<unknown>): LabelPair[] {
  const pairs: LabelPair[] = [];
  const taken = new Set<Segment>();
  for (const row of page.rows) {
    if (skipped.has(row)) continue;
    for (const [i, cell] of row.segments.entries()) {
      if (taken.has(cell)) continue;
      const found = pairAt(cell, row.segments[i + 1], labels);
      if (found === undefined || skipped.has(found.pair.value.row)) continue;
      pairs.push(found.pair);
      if (found.used !== undefined) taken.add(found.used);
    }
  }
  return pairs;
}

function pairAt(
  cell: Segment,
  next: Segment | undefined,
  labels: Labels,
): { pair: LabelPair; used?: Segment } | undefined {
  const inline = COLON.exec(cell.text);
  const hits = (labels.byRow.get(cell.row) ?? []).filter(
    ({ span }) => span.start >= cell.start && span.end <= cell.end,
  );
  if (inline !== null) {
    const label = tidy(inline[1] ?? '');
    const rest = inline[2] ?? '';
    if (!isLabel(label)) return undefined;
    if (rest !== '') return pair(label, { row: cell.row, start: cell.end - rest.length, end: cell.end });
    return beside(label, cell, next, labels) ?? below(label, cell);
  }
  const whole = hits.some((hit) => hit.length >= 0.8 * fold(cell.text).length && hit.concepts.size > 0);
  const label = tidy(cell.text);
  if (!whole || !isLabel(label)) return undefined;
  return beside(label, cell, next, labels) ?? below(label, cell);
}

function pair(label: string, value: Span, used?: Segment): { pair: LabelPair; used?: Segment } | undefined {
  const text = value.row.text.slice(value.start, value.end).trim();
  if (text === '' || text.length > LONGEST_VALUE || !/[\p{L}\p{N}]/u.test(text)) return undefined;
  return { pair: { label, value }, ...(used === undefined ? {} : { used }) };
}

function beside(label: string, cell: Segment, next: Segment | undefined, labels: Labels) {
  if (next === undefined || /[:：]\s*$/u.test(next.text) || isKnownLabel(next, labels)) return undefined;
  const apart = (next.x0 - cell.x1) / (cell.row.page.line_height || 1);
  return apart > FAR ? undefined : pair(label, { row: next.row, start: next.start, end: next.end }, next);
}

function isKnownLabel(cell: Segment, labels: Labels): boolean {
  const hits: LabelHit[] = labels.byRow.get(cell.row) ?? [];
  return hits.some(
    ({ span, length, concepts }) =>
      span.start >= cell.start &&
      span.end <= cell.end &&
      concepts.size > 0 &&
      length >= 0.9 * fold(cell.text).length,
  );
}

/** The cell right below, when it looks like a value: with a digit, or short. */
function below(label: string, cell: Segment) {
  const { page, index } = cell.row;
  const under: Row | undefined = page.rows[index + 1];
  if (under === undefined || under.y0 - cell.y1 > 1.5 * page.line_height) return undefined;
  const value = under.segments.find((other) => overlapX(other, cell) > 0);
  if (value === undefined || /[:：]/u.test(value.text)) return undefined;
  // A title over the headings of a table.
  if (under.segments.length > 1 && !/\d/.test(under.text) && isColumnName(value.text)) return undefined;
  return pair(label, { row: under, start: value.start, end: value.end }, value);
}

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s•·\-–—*.,;()]+/u, '')
    .replace(/[\s.…_:：*]+$/u, '')
    .trim();

/** Few words with letters in them, no sentence and no value. */
function isLabel(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  if (text.length > LONGEST_LABEL || letters.length < (isCjk(text) ? 2 : 3)) return false;
  if (text.split(' ').length > MOST_WORDS || /[.;!?。；！？@]|\d{3}/u.test(text)) return false;
  return letters.length >= 0.5 * text.replaceAll(' ', '').length;
}
