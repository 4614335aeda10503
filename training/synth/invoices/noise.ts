// What scanning and recognition do to a page: a slight turn, uneven boxes, words run together, now and then marks lost.
import type { Page, Reading, Word } from '../../../server/reading/reading.ts';
import type { Random } from '../../../bench/random.ts';

const CONFUSED: [RegExp, string][] = [
  [/ß/g, 'B'],
  [/€/g, 'E'],
  [/l(?=[A-Z])/g, 'I'],
];

/** Words that are read without their marks: small or weak print, and recognisers of other programs. */
const MARKS_LOST = 0.1;

/** A text as it is after all confusions, for comparing what was read of it with what was printed. */
export const misread = (text: string): string => withoutMarks(text).replaceAll('ß', 'B').replaceAll('I', 'l');

/** A text without its accents, as many recognisers give it. */
export const bare = (text: string): string => withoutMarks(text).replaceAll('ß', 'ss');

const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

export function scanned(reading: Reading, random: Random): Reading {
  const slope = (random.next() - 0.5) * 0.02;
  const pages = reading.pages.map((page) => ({
    ...page,
    source: 'ocr' as const,
    words: runTogether(page, random).map((word) => shake(word, slope, page, random)),
  }));
  return { ...reading, pages };
}

/** Words of one line of print lose the blank between them now and then. */
function runTogether({ words }: Page, random: Random): Word[] {
  const result: Word[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const letters = /\p{L}$/u.test(last?.text ?? '') && /^[\p{L}\d]/u.test(word.text);
    if (last !== undefined && last.line === word.line && letters && random.chance(0.25)) {
      last.text += word.text;
      last.box = [last.box[0], last.box[1], word.box[2], last.box[3]];
    } else result.push({ ...word });
  }
  return result;
}

function shake(word: Word, slope: number, page: Page, random: Random): Word {
  const [x0, y0, x1, y1] = word.box;
  const height = y1 - y0;
  const shift = (slope * (x0 + x1) * page.width) / 2 / page.height + (random.next() - 0.5) * 0.25 * height;
  const wide = (random.next() - 0.3) * 0.3 * height;
  let { text } = word;
  if (random.chance(MARKS_LOST))
    text = CONFUSED.reduce((read, [from, to]) => read.replaceAll(from, to), withoutMarks(text));
  // Punctuation is what gets lost most.
  if (random.chance(0.05)) text = text.replace(/(?<=\p{L})[.:]$/u, '');
  return {
    ...word,
    text,
    confidence: 0.95,
    box: [x0 - wide, y0 + shift - 0.1 * height, x1 + wide, y1 + shift + 0.15 * height],
  };
}
