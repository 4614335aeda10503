// Periods of time in words and figures: "two (2) years", "18 Monate", "三年".
import type { Period } from '../../lexicon/language.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { alternatives } from '../../lexicon/words.ts';
import { parseChineseInteger } from '../candidates/chinese-numbers.ts';

const PERIODS: Period[] = ['year', 'month', 'week', 'day'];
const longestFirst = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length).join('|');

/** Number and unit by their words, in one language. */
interface Wording {
  code: string;
  numbers: Map<string, number>;
  units: Map<string, Period>;
}

const WORDINGS: Wording[] = LANGUAGES.flatMap(({ code, numbers, periods }) => {
  if (periods === undefined || code === 'zh') return [];
  const units = new Map(
    PERIODS.flatMap((unit) => alternatives(periods[unit]).map((word) => [word, unit] as const)),
  );
  const known = new Map(
    Object.entries(numbers ?? {}).flatMap(([value, words]) =>
      alternatives(words ?? '').map((word) => [word, Number(value)] as const),
    ),
  );
  return [{ code, numbers: known, units }];
});
const NUMBER = longestFirst(new Set(WORDINGS.flatMap(({ numbers }) => [...numbers.keys()])));
const UNIT = longestFirst(new Set(WORDINGS.flatMap(({ units }) => [...units.keys()])));
const LATIN = new RegExp(
  String.raw`(?<![\p{L}\d])(?<word>\d{1,3}|${NUMBER})[\s-]*(?:\((?<figure>\d{1,3}|\p{L}+)\)[\s-]*)?` +
    String.raw`(?:full\s+|calendar\s+|consecutive\s+)?(?<unit>${UNIT})(?!\p{L})`,
  'giu',
);

/** How many of which period, and the word for it beside a figure. */
type Counted = [count?: number, unit?: Period, word?: string];

/** A number in words counts periods of its own language only: Danish "to" is two, English "to" is not. */
function latinDuration({ word = '', figure = '', unit = '' }: Record<string, string>): Counted {
  const [figures] = [figure, word].filter((one) => /^\d+$/.test(one));
  for (const { code, numbers, units } of WORDINGS) {
    const period = units.get(plain(unit));
    const count = figures === undefined ? numbers.get(plain(word)) : Number(figures);
    // English has "a two year period": its word is put as beside a figure, others as printed.
    if (period !== undefined && count !== undefined)
      return [count, period, code === 'en' ? englishOf(period, count) : ` ${unit}`];
  }
  return [];
}

const englishOf = (unit: Period, count: number): string => ` ${unit}${count === 1 ? '' : 's'}`;

/** Not within a date: "2026年3月1日". */
const CHINESE =
  /(?<![\d年月])(?<word>\d{1,3}|[一二三四五六七八九十两壹贰叁肆伍陆柒捌玖拾]{1,3})\s*(?:[（(](?<figure>\d{1,3})[)）])?\s*(?<unit>个月|年|周|星期|天|日)(?!\s*[\d一二三四五六七八九十]+\s*月)/gu;
const CHINESE_UNITS = new Map(
  PERIODS.flatMap((unit) =>
    alternatives(LANGUAGES.find(({ code }) => code === 'zh')?.periods?.[unit] ?? '').map(
      (word) => [word, unit] as const,
    ),
  ),
);

/** "Until the third anniversary of this Agreement": as long as so many years. */
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const CARDINALS = 'one two three four five'.split(' ');
const IN_WORDS = String.raw`(?<word>${[...ORDINALS, ...CARDINALS].join('|')})(?:\s*\((?:\d{1,2}(?:st|nd|rd|th)?)\))?`;
const ANNIVERSARY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${IN_WORDS}[\s-]*(?:year\s+)?|(?<figure>\d{1,2})(?:st|nd|rd|th)\s+)anniversary(?!\p{L})`,
  'giu',
);

export interface Duration {
  /** A figure with the period in the language of the text: "2 years", "18 Monate", "3年". */
  value: string;
  unit: Period;
  start: number;
  end: number;
}

export function findDurations(text: string): Duration[] {
  const found: Duration[] = [];
  const keep = (match: RegExpExecArray, ...[count, unit, word = '']: Counted) => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (count === undefined || count === 0 || unit === undefined) return;
    if (found.some((other) => other.start < end && start < other.end)) return;
    found.push({ value: `${count}${word}`, unit, start, end });
  };
  for (const match of text.matchAll(LATIN)) keep(match, ...latinDuration(match.groups ?? {}));
  for (const match of text.matchAll(CHINESE)) {
    const { word = '', figure = word, unit = '' } = match.groups ?? {};
    const count = /^\d+$/.test(figure) ? Number(figure) : parseChineseInteger(word);
    keep(match, count, CHINESE_UNITS.get(unit), unit);
  }
  for (const match of text.matchAll(ANNIVERSARY)) {
    const { word = '', figure } = match.groups ?? {};
    const place = Math.max(...[ORDINALS, CARDINALS].map((list) => list.indexOf(word.toLowerCase())));
    const count = figure === undefined ? place + 1 : Number(figure);
    keep(match, count, 'year', englishOf('year', count));
  }
  return found;
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/\s+/g, ' ');
