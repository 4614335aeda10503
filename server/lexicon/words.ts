// Words of one topic in all languages, as parts of regular expressions.
import type { Topic } from './topics.ts';
import { LANGUAGES } from './languages/index.ts';

/** Languages that set no blanks between words: what stands beside one says nothing of where it ends. */
const RUNNING = new Set(['zh', 'ja']);

/** "a | b(?:c|d)" as a list: only bars between blanks part words. */
export const alternatives = (text: string): string[] =>
  text
    .split(/\s\|\s/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const sources = (topic: Topic, running: boolean | null): string[] => [
  ...new Set(
    LANGUAGES.filter(({ code }) => running === null || RUNNING.has(code) === running).flatMap(({ words }) =>
      alternatives(words?.[topic] ?? ''),
    ),
  ),
];

/** Alternation of all words of a topic, to be put into a group. */
export const wordsOf = (topic: Topic): string => sources(topic, null).join('|');

/** The same for words that stand alone: no letter before and behind, where the language sets blanks. */
export function wholeWords(topic: Topic): string {
  const spaced = sources(topic, false).join('|');
  const whole = spaced === '' ? [] : [String.raw`(?<!\p{L})(?:${spaced})(?!\p{L})`];
  return [...whole, ...sources(topic, true)].join('|');
}

/** Words of a topic as a pattern of their own, in any case. */
export const anyOf = (topic: Topic): RegExp => new RegExp(wordsOf(topic), 'iu');
export const anyWhole = (topic: Topic): RegExp => {
  const known = WHOLE.get(topic) ?? new RegExp(wholeWords(topic), 'iu');
  WHOLE.set(topic, known);
  return known;
};
/** Each is put together once. */
const WHOLE = new Map<Topic, RegExp>();

/** The words of a topic in all languages, where each stands for itself. */
export const wordSet = (topic: Topic): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap(({ words }) => alternatives(words?.[topic] ?? '')));
