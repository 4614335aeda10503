// Letters are dated by the place they are written at: "Bern, 12.04.2026", "Leipzig, den 30. April 2026", "Lyon, le 12/04/2026".
import { fold } from '../text/fold.ts';
import { spanRect, type Row } from '../layout/layout.ts';
import type { LabelHit } from './find-labels.ts';

const FIGURES = String.raw`\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2,4}`;
const IN_WORDS = String.raw`\d{1,2}(?:\.|er|º)?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?\d{4}`;
const DATED = new RegExp(
  String.raw`^(?<place>\p{Lu}[\p{L}'’. -]{1,30}(?:,|(?=\sden\s)))\s+(?:(?:den|am|le|lì|li|a|el)\s+)?(?:${FIGURES}|${IN_WORDS})$`,
  'u',
);
/** As much as the word "Date" alone says. */
const WEIGHT = 0.45;

/** A place before the date of a letter, as a label of that date. */
export function placesBeforeDates(row: Row): LabelHit[] {
  return row.segments.flatMap(({ start, text }) => {
    const place = DATED.exec(text.trim())?.groups?.['place'];
    if (place === undefined) return [];
    const span = { row, start, end: start + place.length };
    const hit: LabelHit = {
      span,
      length: fold(place).length,
      similarity: 1,
      fields: new Map(),
      concepts: new Map([['issue_date', WEIGHT]]),
      headings: new Map(),
      words: new Map(),
      ...spanRect(span),
    };
    return [hit];
  });
}
