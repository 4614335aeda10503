// Labels as people see them, whether or not the catalogue knows them: the words before a value or above it, and the value
// before which such words stand. Lessons are made and applied with the same eyes.
import { readFrom, type Candidate } from '../candidates/candidate.ts';
import type { LearnedHint } from '../draft.ts';
import {
  overlapX,
  spanRect,
  type DocumentLayout,
  type Row,
  type Segment,
  type Span,
} from '../layout/layout.ts';
import { fold, foldWithOffsets, isCjk } from '../text/fold.ts';

export interface PlainLabel {
  /** As printed. */
  text: string;
  relation: 'left' | 'above';
}

/** A label ends where the value begins; of a long sentence its last words count. */
const LONGEST = 40;
/** Lines between a label and the value below it. */
const REACH_ABOVE = 3;

/** The words before the value in its cell, else in the cell to the left, else above it. */
export function labelOf({ row, start, end }: Span): PlainLabel | undefined {
  const cells = row.text.slice(0, start).split('\t');
  for (const cell of cells.reverse()) {
    const words = withoutNumbers(cell);
    if (words !== '') return { text: words, relation: 'left' };
    // Another value stands between.
    if (/\p{N}/u.test(cell)) break;
  }
  return labelAbove({ row, start, end });
}

/** The last words of a text that hold no digit; empty when there are no letters in them. */
function withoutNumbers(text: string): string {
  const words = /[^\p{N}]*$/u.exec(text)?.[0] ?? '';
  const tail = words.trim().slice(-LONGEST);
  return isLabelLike(tail) ? tail : '';
}

const isLabelLike = (text: string): boolean => {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length >= 3 || (letters.length >= 1 && isCjk(letters)) || /^\p{Lu}{2}$/u.test(letters);
};

function labelAbove(span: Span): PlainLabel | undefined {
  const { row } = span;
  const rect = spanRect(span);
  const { rows, line_height } = row.page;
  for (let i = row.index - 1; i >= 0 && i >= row.index - REACH_ABOVE; i--) {
    const above = rows[i];
    if (above === undefined || rect.y0 - above.y1 > 2.5 * line_height) return undefined;
    const cell = above.segments.find((segment) => overlapX(segment, rect) > 0);
    if (cell === undefined) continue;
    const text = cell.text.trim();
    const usable = !/\p{N}/u.test(text) && text.length <= LONGEST && isLabelLike(text);
    return usable ? { text, relation: 'above' } : undefined;
  }
  return undefined;
}

/** The shape of a value: letters as A, digits as 9, Chinese characters as □: "INV-0042" -> "A-9". */
export function formatOf(value: string): string {
  return value
    .normalize('NFKC')
    .replaceAll(/\p{Script=Han}+/gu, '□')
    .replaceAll(/[\p{L}\p{M}]+/gu, 'A')
    .replaceAll(/\p{N}+/gu, '9')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/A(?: A)+/g, 'A')
    .trim()
    .slice(0, 60);
}

/** The texts that stand behind or below the learned label, or at the learned place when there was no label. */
export function textsAt(hint: LearnedHint, document: DocumentLayout): Candidate[] {
  const spans =
    hint.label === ''
      ? atPlace(hint, document)
      : document.pages.flatMap((page) => page.rows.flatMap((row) => behindLabel(row, hint)));
  return spans.flatMap((span) => {
    const cut = hint.constant ? span : cutToFormat(span, hint.format);
    const value = cut.row.text.slice(cut.start, cut.end);
    if (!hint.constant && formatOf(value) !== hint.format) return [];
    return [readFrom([cut], 'text', value)];
  });
}

function atPlace(hint: LearnedHint, { pages }: DocumentLayout): Span[] {
  const page = pages.find(({ number }) => number === hint.page);
  if (page === undefined || hint.constant) return [];
  const [x, y] = [hint.x * page.width, hint.y * page.height];
  const cell = page.segments.find((one) => x >= one.x0 && x <= one.x1 && y >= one.y0 && y <= one.y1);
  return cell === undefined ? [] : [spanOf(cell)];
}

const spanOf = ({ row, start, end }: Segment): Span => ({ row, start, end });

function behindLabel(row: Row, hint: LearnedHint): Span[] {
  const { text, at } = foldWithOffsets(row.text);
  const from = text.indexOf(hint.label);
  if (from < 0) return [];
  const end = (at[from + hint.label.length - 1] ?? 0) + 1;
  const cell = row.segments.find((segment) => segment.start < end && segment.end >= end);
  if (cell === undefined) return [];
  if (hint.relation === 'above') {
    const below = row.page.rows.slice(row.index + 1, row.index + 1 + REACH_ABOVE);
    const under = below.flatMap((other) => other.segments.filter((segment) => overlapX(segment, cell) > 0));
    return under.slice(0, 1).map(spanOf);
  }
  const rest = trimmed({ row, start: end, end: cell.end });
  if (rest !== undefined) return [rest];
  const next = row.segments[row.segments.indexOf(cell) + 1];
  const span = next && trimmed(spanOf(next));
  return span === undefined ? [] : [span];
}

/** Without colons, leaders and blanks around; undefined when nothing is left. */
function trimmed({ row, start, end }: Span): Span | undefined {
  const text = row.text.slice(start, end);
  const lead = /^[\s:：=.…#)）\]|*~_-]*/u.exec(text)?.[0].length ?? 0;
  const length = text.trimEnd().length;
  return lead >= length ? undefined : { row, start: start + lead, end: start + length };
}

/** A value that was one word then is one word now, whatever follows it. */
function cutToFormat(span: Span, format: string): Span {
  if (format.includes(' ')) return span;
  const word = /^\S+/u.exec(span.row.text.slice(span.start, span.end))?.[0].replace(/[,;.]+$/u, '') ?? '';
  return fold(word) === '' ? span : { ...span, end: span.start + word.length };
}
