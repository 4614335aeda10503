// Looks a value up in the words of the pages: exactly, in normal form, or with few characters different.
import type { Evidence } from '../../../contract/documents.ts';
import type { Candidate } from '../candidates/candidate.ts';
import {
  spanText,
  spanWords,
  type DocumentLayout,
  type PageLayout,
  type PlacedWord,
  type Row,
  type Span,
} from '../layout/layout.ts';
import { fold, foldWithOffsets } from '../text/fold.ts';
import { editDistance } from '../text/similarity.ts';

/** The evidence of a value that was read from known places: one entry per line. */
export function evidenceOf(value: string, spans: Span[]): Evidence[] {
  const printed = spans.map((span) => spanText(span).trim());
  const match = matchOf(value, printed.join(' '));
  return spans.flatMap((span, i) => {
    const box = boxOf(span);
    return box === undefined ? [] : [{ page: span.row.page.number, box, text: printed[i] ?? '', match }];
  });
}

function matchOf(value: string, printed: string): Evidence['match'] {
  return value.replaceAll(/\s+/g, ' ').trim() === printed.replaceAll(/\s+/g, ' ').trim()
    ? 'exact'
    : 'normalised';
}

/** Union of the words' boxes as read; parts of words are cut proportionally. */
export function boxOf(span: Span): [number, number, number, number] | undefined {
  const words = spanWords(span);
  if (words.length === 0) return undefined;
  const box: [number, number, number, number] = [1, 1, 0, 0];
  for (const word of words) {
    const [x0, x1] = part(word, span);
    box[0] = Math.min(box[0], x0);
    box[1] = Math.min(box[1], word.box[1]);
    box[2] = Math.max(box[2], x1);
    box[3] = Math.max(box[3], word.box[3]);
  }
  return box.map((side) => Math.round(Math.min(Math.max(side, 0), 1) * 1e5) / 1e5) as [
    number,
    number,
    number,
    number,
  ];
}

function part({ box, start, text }: PlacedWord, span: Span): [number, number] {
  const width = (box[2] - box[0]) / Math.max(text.length, 1);
  const from = Math.max(span.start - start, 0);
  const to = Math.min(span.end - start, text.length);
  return [box[0] + from * width, box[0] + to * width];
}

/** Typed candidates with the same normal form: 2026年3月14日 is found for 2026-03-14, 1.126,93 for 1126.93. */
export function findTyped(value: string, candidates: Candidate[], kind: Candidate['kind']): Span[][] {
  const wanted = kind === 'amount' ? Number(value) : value;
  return candidates
    .filter(
      (candidate) =>
        candidate.kind === kind &&
        (kind === 'amount' ? Number(candidate.value) === wanted : candidate.value === wanted),
    )
    .map((candidate) => candidate.spans);
}

/** Shorter texts are not looked up with mistakes: too much resembles them. */
const FUZZY_FROM = 6;
const FUZZY_SHARE = 0.1;
const MAX_LOOKED_UP = 400;

/** Evidence for a text from outside the page (a QR code, an XML, a model). Empty when it stands nowhere. */
export function findText(value: string, document: DocumentLayout): Evidence[] {
  const wanted = fold(value.slice(0, MAX_LOOKED_UP));
  if (wanted === '') return [];
  for (const page of document.pages) {
    const found = findOnPage(wanted, page);
    if (found !== undefined) return evidenceOf(value, found);
  }
  if (wanted.length < FUZZY_FROM) return [];
  for (const page of document.pages) {
    const found = findSimilar(wanted, page);
    if (found !== undefined)
      return evidenceOf(value, [found]).map((evidence) => ({ ...evidence, match: 'fuzzy' as const }));
  }
  return [];
}

/** Letters and digits of the page in a row, so that values that run over lines are found too. */
function findOnPage(wanted: string, page: PageLayout): Span[] | undefined {
  const rows = page.rows.map((row) => ({ row, ...foldWithOffsets(row.text) }));
  const text = rows.map((row) => row.text).join('');
  const at = text.indexOf(wanted);
  if (at < 0) return undefined;
  const spans: Span[] = [];
  let offset = 0;
  for (const { row, text: own, at: origin } of rows) {
    const from = Math.max(at - offset, 0);
    const to = Math.min(at + wanted.length - offset, own.length);
    if (from < to) spans.push(spanFrom(row, origin, from, to));
    offset += own.length;
  }
  return spans;
}

function spanFrom(row: Row, origin: number[], from: number, to: number): Span {
  return { row, start: origin[from] ?? 0, end: (origin[to - 1] ?? 0) + 1 };
}

function findSimilar(wanted: string, page: PageLayout): Span | undefined {
  const limit = Math.max(1, Math.floor(wanted.length * FUZZY_SHARE));
  for (const row of page.rows) {
    const { text, at } = foldWithOffsets(row.text);
    if (text.length < wanted.length - limit) continue;
    for (let from = 0; from + wanted.length - limit <= text.length; from++) {
      if (text[from] !== wanted[0] && text[from + 1] !== wanted[1]) continue;
      const part = text.slice(from, from + wanted.length);
      if (editDistance(part, wanted, limit) <= limit)
        return spanFrom(row, at, from, Math.min(from + wanted.length, text.length));
    }
  }
  return undefined;
}
