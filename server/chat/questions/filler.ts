// Words of questions that ask for nothing by themselves. What is left besides them is something the records do not know, and
// the question goes to the text of the pages.
import { wordSet } from '../../lexicon/words.ts';
import { stem } from '../passages/terms.ts';

const IDLE = wordSet('idle');
const IDLE_STEMS = new Set([...IDLE].map(stem));

/** A word that no recogniser has taken, and where it stands in the folded question. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** A name or a number: written with a capital, or with figures. */
  proper: boolean;
}

const WORDS = /\p{Script=Han}+|(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}'.&/-])*/gu;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** What of a free part of a question, which begins at `offset`, is neither filler nor punctuation. */
export function contentWords(
  part: string,
  offset = 0,
  isCapital: (start: number) => boolean = () => false,
): Word[] {
  return [...part.matchAll(WORDS)].flatMap((match) => {
    const start = offset + match.index;
    if (/\p{Script=Han}/u.test(match[0])) return hanWords(match[0], start);
    const text = match[0].replace(/['./&-]+$|'s$/gu, '');
    const proper = /\d/.test(text) || isCapital(start);
    const means = !IDLE.has(text) && !IDLE_STEMS.has(stem(text)) && (text.length > 1 || /\d/.test(text));
    return means ? [{ text, start, end: start + text.length, proper }] : [];
  });
}

/** Made of idle words altogether: 花钱, 去了. */
const isIdle = (text: string): boolean =>
  text === '' ||
  Array.from(text, (_, i) => text.length - i).some(
    (length) => IDLE.has(text.slice(0, length)) && isIdle(text.slice(length)),
  );

/** The segmenter shatters names: what no idle word parts is one word. A single character says nothing for sure. */
function hanWords(run: string, offset: number): Word[] {
  const words: Word[] = [];
  for (const { segment, index } of segmenter.segment(run)) {
    if (isIdle(segment)) continue;
    const start = offset + index;
    const last = words.at(-1);
    if (last?.end === start) Object.assign(last, { text: last.text + segment, end: start + segment.length });
    else words.push({ text: segment, start, end: start + segment.length, proper: false });
  }
  return words.filter(({ text }) => text.length > 1);
}

/** The words that mean something. */
export const contentOf = (text: string): string[] => contentWords(text).map((word) => word.text);
