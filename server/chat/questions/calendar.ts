// Days, months and years as ranges, and how questions number and name them.
import { monthNames } from '../../lexicon/calendar.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { split } from '../../lexicon/phrases.ts';
import type { DateRange } from './query.ts';

const ENGLISH = LANGUAGES.find(({ code }) => code === 'en');

/** A month by its English name, whole or shortened. */
export const MONTH_EN = `(?:${monthNames('en').flat().join('|')})(?![a-z])\\.?`;
export const N_ZH = '[一二三四五六七八九十]{1,3}|\\d{1,2}';
/** English numbers in words. */
const NUMBERS = new Map(
  Object.entries(ENGLISH?.numbers ?? {}).flatMap(([n, words]) =>
    split(words ?? '').map((word) => [word, Number(n)] as const),
  ),
);
/** More than one: "the last one" counts nothing. */
export const N_EN = `\\d{1,3}|${[...NUMBERS].flatMap(([word, n]) => (n > 1 ? [word] : [])).join('|')}`;
const NUMERALS_ZH = '零一二三四五六七八九';

export const pad = (n: number) => String(n).padStart(2, '0');
export const iso = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;
export const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

/** So many months from one on; months are counted on over the ends of a year. */
export function months(year: number, first: number, count = 1): DateRange {
  const [from, to] = [first, first + count - 1].map((month) => {
    const at = year * 12 + month - 1;
    return { year: Math.floor(at / 12), month: (at % 12) + 1 };
  });
  return {
    from: iso(from!.year, from!.month, 1),
    to: iso(to!.year, to!.month, lastDay(to!.year, to!.month)),
  };
}

/** three, 三 -> 3, 十二 -> 12, 12 -> 12; up to 99. */
export function numberOf(text: string): number {
  const known = /^\d+$/.test(text) ? Number(text) : NUMBERS.get(text);
  if (known !== undefined) return known;
  if (text === '两') return 2;
  const [tens, ones] = text.includes('十') ? text.split('十') : ['0', text];
  const digit = (character: string | undefined, otherwise: number) =>
    character === undefined || character === '' ? otherwise : Math.max(0, NUMERALS_ZH.indexOf(character));
  return digit(tens, 1) * (text.includes('十') ? 10 : 0) + digit(ones, 0);
}

export const yearOf = (text: string): number =>
  /^\d+$/.test(text)
    ? Number(text) + (text.length === 2 ? 2000 : 0)
    : Number([...text].map((character) => NUMERALS_ZH.indexOf(character.replace('〇', '零'))).join(''));
