// What a page says of its own number: "Page 2 of 3", "Seite 2/3", "第2页 共3页", "- 2 -".
import { wordsOf } from '../lexicon/words.ts';

export interface PageCount {
  page: number;
  /** How many there are; null where it does not say. */
  of: number | null;
}

const BEFORE = String.raw`(?<!\p{L})(?:${wordsOf('page')})\s*(?:no\.?|nr\.?|[:#.])?\s*`;
const BEHIND = String.raw`\s*(?:${wordsOf('page_behind')})?`;
const TOTAL = String.raw`\s*[,;(（]?\s*(?:[/／|]|${wordsOf('page_total')})\s*`;
const NUMBER = String.raw`(\d{1,4})(?![\d.,]*\d)`;
const NAMED_OF = new RegExp(`${BEFORE}${NUMBER}${BEHIND}${TOTAL}${NUMBER}`, 'iu');
const TOTAL_FIRST = new RegExp(
  `(?:${wordsOf('page_total')})\\s*${NUMBER}${BEHIND}\\W*${BEFORE}${NUMBER}`,
  'iu',
);
const NAMED = new RegExp(`${BEFORE}${NUMBER}${BEHIND}\\s*$`, 'iu');
const BARE_OF = new RegExp(String.raw`^\W*${NUMBER}${TOTAL}${NUMBER}${BEHIND}\W*$`, 'iu');
const BARE = /^[-–—\s|]*(\d{1,3})[-–—\s|]*$/u;

/** Shares of the page within which a number without a word can be that of the page. */
const [MARGIN_TOP, MARGIN_BOTTOM] = [0.1, 0.88];

export interface PlacedLine {
  text: string;
  /** Fractions of the page. */
  top: number;
  bottom: number;
}

/** What is said with a word goes before what only stands in the margin, and what names a total before what does not. */
export function pageCountOf(lines: readonly PlacedLine[]): PageCount | null {
  const margin = lines.filter(({ top, bottom }) => bottom < MARGIN_TOP || top > MARGIN_BOTTOM);
  return (
    first(lines, NAMED_OF) ??
    first(lines, TOTAL_FIRST, true) ??
    first(margin, BARE_OF) ??
    first(lines, NAMED) ??
    first(margin, BARE)
  );
}

function first(lines: readonly PlacedLine[], pattern: RegExp, reversed = false): PageCount | null {
  for (const { text } of lines) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [one, two] = [Number(match[1]), match[2] === undefined ? null : Number(match[2])];
    const [page, of] = reversed && two !== null ? [two, one] : [one, two];
    if (page > 0 && (of === null || page <= of)) return { page, of };
  }
  return null;
}
