// Words that look misread. A recogniser that takes a letter for another is sure of it all the same, but the words it makes
// are often none: letters that stand alone, words that run into each other or into figures, signs within a word.
import { spanWords, type Span } from '../layout/layout.ts';

/** Signs that are seldom part of a name or an address. */
const ODD_SIGN = /[_|\\~^{}<>=*]|\S[:;]\S/u;
/** Letters that stand alone in names and addresses: articles, conjunctions, parts of towns, initials of directions. */
const ALONE = new Set('aeiouyàèéóABCDEINOSUWY&');
/** A longer word without a space in a script that has them: several words in one. German compounds are seldom longer. */
const LONGEST_WORD = 17;
const EDGES = /^[.,:;()[\]#&/'"’-]+|[.,:;()[\]#&/'"’-]+$/gu;

/** Whether a word of a name or an address looks as if its letters were not those on the page. */
export function looksMisread(word: string): boolean {
  if (ODD_SIGN.test(word)) return true;
  const core = word.replaceAll(EDGES, '');
  if (!/\p{Script=Latin}/u.test(core)) return false;
  if (/^\p{L}$/u.test(core)) return !ALONE.has(core);
  const letters = core.match(/\p{L}/gu)?.length ?? 0;
  return letters >= LONGEST_WORD || /\p{L}{4}\d|\d\p{L}{4}|\p{Ll}\p{Lu}/u.test(core);
}

/** How many words of a value look misread; 0 for what was not recognised but read from a file. */
export function misreadWords(spans: Span[]): number {
  let count = 0;
  for (const span of spans) {
    if (span.row.page.source !== 'ocr') continue;
    for (const { text } of spanWords(span)) if (looksMisread(text)) count++;
  }
  return count;
}
