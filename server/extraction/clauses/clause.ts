// A value found by the wording around it rather than by a label.
import type { Topic } from '../../lexicon/topics.ts';
import { wholeWords, wordsOf } from '../../lexicon/words.ts';
import type { RunningText } from '../layout/running-text.ts';

export interface Clause {
  value: string;
  /** Stretches of the running text that say it. */
  places: { start: number; end: number }[];
  /** Log odds that it is what the field wants. */
  score: number;
}

/** Lines break anywhere in running text. */
export const anyBlank = (words: string): string => words.replaceAll(' ', String.raw`\s+`);

/** Words of a topic as they stand in running text, to be put into a group; whole ones where the language sets blanks. */
export const wordsWithin = (topic: Topic): string => anyBlank(wholeWords(topic));
/** The same for beginnings of words. */
export const stemsWithin = (topic: Topic): string => String.raw`(?<!\p{L})(?:${anyBlank(wordsOf(topic))})`;

/** The sentence around a place; headings and paragraphs end it too. */
export function sentenceAround(
  { text }: RunningText,
  at: number,
): { start: number; end: number; text: string } {
  const before = text.slice(Math.max(0, at - 600), at);
  const after = text.slice(at, at + 600);
  const start = at - before.length + lastBreak(before);
  const stop = /(?<!\b(?:No|Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|Nr|St|[A-Z]))[.;。；](?=\s|$)|\n/u.exec(after);
  const end = at + (stop === null ? after.length : stop.index + 1);
  return { start, end, text: text.slice(start, end) };
}

function lastBreak(text: string): number {
  let found = 0;
  for (const match of text.matchAll(/(?<!\b(?:No|Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|Nr|St|[A-Z]))[.;。；]\s|\n/gu))
    found = match.index + match[0].length;
  return found;
}
