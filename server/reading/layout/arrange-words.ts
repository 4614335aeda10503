// Brings the words of a page into reading order and numbers their lines.
import type { Word } from '../reading.ts';
import { orderLines } from './find-columns.ts';
import { findRows } from './find-rows.ts';
import type { PlacedWord } from './placed-word.ts';

/**
 * Words in reading order with boxes as fractions of the page. Words on one visual line share a line number even across
 * wide gaps (table cells, label and value), unless they stand in different columns of running text.
 */
export function arrangeWords(words: readonly PlacedWord[], page: { width: number; height: number }): Word[] {
  const onPage = words.filter(
    (word) => word.x1 > 0 && word.y1 > 0 && word.x0 < page.width && word.y0 < page.height && word.text !== '',
  );
  return orderLines(findRows(onPage)).flatMap((row, line) =>
    row.words.map((word) => toWord(word, line, page)),
  );
}

function toWord(word: PlacedWord, line: number, page: { width: number; height: number }): Word {
  const { text, confidence, bold } = word;
  const box: Word['box'] = [
    fraction(word.x0, page.width),
    fraction(word.y0, page.height),
    fraction(word.x1, page.width),
    fraction(word.y1, page.height),
  ];
  return bold ? { text, box, confidence, line, bold } : { text, box, confidence, line };
}

/** Clipped to the page; five decimals are a twentieth of a pixel on the largest page image. */
const fraction = (value: number, of: number) =>
  Math.round(Math.min(1, Math.max(0, value / of)) * 100_000) / 100_000;
