// Pages on which text is set at given places, as readings of born-digital documents have them.
import { readingOfPages } from '../../../test/kit/typed-page.ts';
import type { Page, PageSource, Reading, Word } from '../../../server/reading/reading.ts';

export const PAGE_WIDTH = 595;
export const PAGE_HEIGHT = 842;

const WIDE = /[\u2e80-\u9fff\uff00-\uffef]/u;

/** Width of a character in a common sans-serif type, as a share of the type size. */
function widthOfCharacter(character: string): number {
  if (WIDE.test(character)) return 1;
  if (/[ilI.,:;'|!jt()/ -]/.test(character)) return 0.28;
  if (/[mwMW%]/.test(character)) return 0.85;
  if (/\p{Lu}/u.test(character)) return 0.68;
  return 0.53;
}

export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + widthOfCharacter(character), 0) * size;

export interface Sheet {
  words: Word[];
  lines: number;
  width: number;
  height: number;
}

export const newSheet = (landscape = false): Sheet =>
  landscape
    ? { words: [], lines: 0, width: PAGE_HEIGHT, height: PAGE_WIDTH }
    : { words: [], lines: 0, width: PAGE_WIDTH, height: PAGE_HEIGHT };

/** Sets a text at `x` (its left edge, right edge or middle) and `y` (top), in points. */
export function set(
  sheet: Sheet,
  x: number,
  y: number,
  text: string,
  size: number,
  align: 'left' | 'right' | 'centre' = 'left',
): void {
  const width = widthOf(text, size);
  let left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  const line = sheet.lines++;
  for (const part of text.split(' ')) {
    const right = left + widthOf(part, size);
    const box: Word['box'] = [
      left / sheet.width,
      y / sheet.height,
      right / sheet.width,
      (y + size) / sheet.height,
    ];
    if (part !== '') sheet.words.push({ text: part, box, confidence: 1, line });
    left = right + widthOf(' ', size);
  }
}

/** Breaks a text into lines that fit the width; Chinese anywhere, else between words. */
export function wrap(text: string, width: number, size: number): string[] {
  const parts = WIDE.test(text) ? [...text] : text.split(' ');
  const joint = WIDE.test(text) ? '' : ' ';
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = last === undefined ? part : last + joint + part;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

export function readingOf(sheets: Sheet[], source: PageSource = 'text_layer'): Reading {
  const pages = sheets.map(({ words, width, height }, i): Page => ({
    number: i + 1,
    width,
    height,
    source,
    words,
    codes: [],
    part: null,
    warnings: [],
  }));
  return readingOfPages(pages);
}
