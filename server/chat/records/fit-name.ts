// How well a stored name fits the words of a question: as it is printed, by some of its words in a row, or but for a slip of a
// letter. Blanks, dots, accents, and characters that readers take for one another make no difference.
import { editDistance } from '../../extraction/text/similarity.ts';
import { wordSet, wordsOf as wordsIn } from '../../lexicon/words.ts';
import { fold, runs } from '../../search/tokenize.ts';
import { contentOf } from '../questions/filler.ts';
import type { Span } from '../questions/marks.ts';
import { LEGAL_FORM, REGISTRATION, withoutLookAlikes, withoutAccents } from './same-name.ts';

/** Where in the question a name stands. */
export interface Place {
  span: Span;
  /** 0..1. */
  score: number;
  /** Characters of the name that stand in the question. */
  length: number;
  /** What stands there is the whole name, but for its legal form. */
  whole: boolean;
}

const COMMON = wordSet('name_common');
/** Trades, which people leave out: "Warung Yong Fatt" is "Yong Fatt" too. */
const LEADING = wordSet('name_leading');
const ending = (topic: 'name_ending' | 'name_trade') =>
  new RegExp(`(?:${wordsIn(topic)})(?:[（(].*?[）)])?$`, 'u');
const COMMON_ZH = ending('name_ending');
const TRADE_ZH = ending('name_trade');

export interface Word extends Span {
  text: string;
}

/** The words of a folded text. */
export const wordsOf = (text: string): Word[] =>
  [...runs(text)].map((run) => ({ text: run.text, start: run.start, end: run.start + run.text.length }));

/** How words are compared: umlauts are written as one letter or two (Söhne, Soehne, Sohne). */
const plain = (word: string): string =>
  withoutLookAlikes(
    withoutAccents(word)
      .replaceAll('ß', 'ss')
      .replaceAll(/(?<=[aou])e/g, ''),
  );

/** What words spell whatever the blanks between them: B.O.O.K Tak is BOOKTAK. */
const keyOf = (words: readonly string[]): string => words.map(plain).join('');

/** What tells branches and numbers apart: figures, and single letters that are words of their own. */
const marksOf = (words: readonly string[]): string =>
  words.filter((word) => word.length === 1 || /\d/.test(word)).join(' ');

/** So many words of a question may be a name. */
const MOST_WORDS = 8;

/** Words of a question in a row. */
interface Phrase {
  span: Span;
  key: string;
  marks: string;
}

export interface Phrases {
  /** The folded question. */
  text: string;
  words: Word[];
  /** By what they spell. */
  all: ReadonlyMap<string, Phrase>;
}

/** All runs of a few words, with and without the common ones in them: legal forms behind a name belong to it. */
export function phrasesOf(text: string): Phrases {
  const words = wordsOf(text);
  const all = new Map<string, Phrase>();
  const add = (own: readonly string[], span: Span) => {
    const key = keyOf(own);
    if (!all.has(key)) all.set(key, { span, key, marks: marksOf(own) });
  };
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1)
    for (let from = 0; from + count <= words.length; from += 1) {
      const run = words.slice(from, from + count);
      const span = { start: run[0]!.start, end: run.at(-1)!.end };
      const own = run.map((word) => word.text);
      add(own, span);
      // "Acme and": a small word behind a name joins it to what follows.
      if (!COMMON.has(own[0]!) && contentOf(own.at(-1)!).length > 0) add(ownOf(own), span);
    }
  return { text, words, all };
}

const ownOf = (words: readonly string[]): string[] => words.filter((word) => !COMMON.has(word));

/** `is_party`: it is a name, which may have a registration number behind it. */
export function fitOf(value: string, is_party: boolean, phrases: Phrases): Place | undefined {
  const folded = fold(value);
  if (/\p{Script=Han}/u.test(folded)) return fitOfHan(folded, phrases.text);
  const textsOf = (text: string) => wordsOf(text).map((word) => word.text);
  const printed = textsOf(folded);
  const proper = textsOf(
    (is_party ? folded.replaceAll(REGISTRATION, ' ') : folded).replaceAll(LEGAL_FORM, ' '),
  );
  const own = ownOf(proper);
  const trades = own.findIndex((word) => !LEADING.has(word));
  const names = [printed, proper, own, own.slice(Math.max(0, trades))];
  return names
    .filter((name, i) => names.findIndex(({ length }) => length === name.length) === i)
    .flatMap((name) => fitRuns(name, name === printed || name === proper, phrases))
    .toSorted((a, b) => b.score * b.length - a.score * a.length)[0];
}

/** The runs of a name's words that stand in the question. */
function fitRuns(name: readonly string[], whole: boolean, phrases: Phrases): Place[] {
  const total = name.join('').length;
  const keys = name.map(plain);
  const places: Place[] = [];
  for (let from = 0; from < name.length; from += 1)
    for (let to = from + 1; to <= name.length; to += 1) {
      const run = name.slice(from, to);
      const length = run.join('').length;
      const is_all = run.length === name.length;
      if (is_all ? length < SHORTEST_NAME : !mayStandFor(run, length)) continue;
      const key = keys.slice(from, to).join('');
      const said = phrases.all.get(key);
      const slip = said ?? (from === 0 ? withSlip(key, marksOf(run), phrases) : undefined);
      if (slip === undefined) continue;
      const score = is_all ? 1 : scoreOf(from === 0, run.length, length, length / total);
      places.push({
        span: slip.span,
        length,
        score: said === undefined ? score * MISSPELT : score,
        whole: whole && is_all,
      });
    }
  return places;
}

const SHORTEST_NAME = 3;
const SHORTEST_PART = 4;

/** A year or a number in a reference does not stand for it, and "services" for no company. */
const mayStandFor = (run: readonly string[], length: number): boolean =>
  length >= SHORTEST_PART && !/^\d+$/.test(run.join('')) && ownOf(run).length > 0;

/** Several words in a row are a part of a name that is meant: "Luc Picard" of "Capitaine Jean Luc Picard". */
const PART = 0.66;
const LONG_PART = 8;

/** Of a name of which only some words stand there, by their share of its letters; its first words often stand for it. */
function scoreOf(leads: boolean, words: number, length: number, share: number): number {
  if (leads) return Math.max(share, 0.62 + share * 0.3);
  return words > 1 && length >= LONG_PART ? Math.max(share, PART) : share;
}

/** A name that stands in the question but for a slip of a letter is nearly as good as one that stands there. */
const MISSPELT = 0.9;
/** One slip is forgiven in so many letters, two in the longer ones. */
const [SHORT, LONG] = [5, 18];

function withSlip(key: string, marks: string, { all }: Phrases): Phrase | undefined {
  if (key.length < SHORT || /\d/.test(marks)) return undefined;
  const slips = key.length < LONG ? 1 : 2;
  const is_near = (said: string) =>
    Math.abs(said.length - key.length) <= slips && (said[0] === key[0] || said.at(-1) === key.at(-1));
  return [...all.values()].find(
    (phrase) =>
      is_near(phrase.key) && phrase.marks === marks && editDistance(phrase.key, key, slips) <= slips,
  );
}

/** Score of a Chinese name of which all stands there but for its trade. */
const OWN_ZH = 0.75;

/** 中铁文旅 for 中铁文化旅游投资集团: so many characters of the name in their order, the first two as they stand. */
const SHORTEST_ABBREVIATION = 3;

function fitAbbreviated(core: string, text: string): Place | undefined {
  const start = text.indexOf(core.slice(0, 2));
  if (start < 0 || core.length <= SHORTEST_ABBREVIATION) return undefined;
  let at = 2;
  let end = start + 2;
  for (; end < text.length; end += 1) {
    const next = core.indexOf(text[end]!, at);
    if (next < 0) break;
    at = next + 1;
  }
  const length = end - start;
  return length < SHORTEST_ABBREVIATION || length === at
    ? undefined
    : { span: { start, end }, score: OWN_ZH, length, whole: false };
}

/** What may follow the last character of a name: its legal form. */
const FORM_ZH = /^(?:股份|集团|控股|有限责任|有限)*(?:公司|集团)?/u;
/** So many characters in a row stand for a name, however long it is. */
const [MANY_ZH, MANY_SCORE] = [4, 0.7];

/** A year in a name does not stand for it. */
const HAN_PART = /\p{Script=Han}.*\p{Script=Han}/u;

/** The longest part of the name that stands in the question. */
function fitOfHan(name: string, text: string): Place | undefined {
  const core = name.replace(COMMON_ZH, '');
  const own = core.replace(TRADE_ZH, '');
  const abbreviated = fitAbbreviated(core, text);
  for (const part of [name, ...partsOf(core)]) {
    const { length } = part;
    if (length <= (abbreviated?.length ?? 0)) break;
    const start = text.indexOf(part);
    if (start < 0 || (part !== name && !HAN_PART.test(part))) continue;
    const form = core.endsWith(part) ? (FORM_ZH.exec(text.slice(start + length))?.[0].length ?? 0) : 0;
    const share = Math.min(1, length / core.length);
    const score = Math.max(share, length >= MANY_ZH ? MANY_SCORE : 0, part === own ? OWN_ZH : 0);
    return { span: { start, end: start + length + form }, score, length, whole: share === 1 };
  }
  return abbreviated;
}

/** The longest first; a single character stands for nothing. */
function* partsOf(text: string): Iterable<string> {
  for (let length = text.length; length > 1; length -= 1)
    for (let from = 0; from + length <= text.length; from += 1) yield text.slice(from, from + length);
}
