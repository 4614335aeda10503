// Months, quarters and years as ranges of days, and how questions number and name them.
import type { DateRange } from './query.ts';

export interface DateMention {
  /** Usually one; several where the day and month of a date may be swapped. */
  ranges: DateRange[];
  /** A month without its year ("March", 三月): 1..12. The documents decide which year is meant. */
  month?: number;
}

export interface Recogniser {
  pattern: RegExp;
  read(groups: (string | undefined)[], today: string): DateMention | undefined;
}

export const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
export const MONTH_EN =
  '(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?![a-z])\\.?';
export const NUMERALS_ZH = '零一二三四五六七八九';

export const pad = (n: number) => String(n).padStart(2, '0');
export const iso = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;
export const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
export const wholeMonth = (year: number, month: number): DateRange => ({
  from: iso(year, month, 1),
  to: iso(year, month, lastDay(year, month)),
});
export const months = (year: number, first: number, last: number): DateRange => ({
  from: iso(year, first, 1),
  to: iso(year, last, lastDay(year, last)),
});
export const wholeYear = (year: number): DateRange => months(year, 1, 12);
export const oneDay = (day: string): DateRange => ({ from: day, to: day });
export const monthNumber = (name: string) => MONTHS.indexOf(name.slice(0, 3)) + 1;

/** 三 -> 3, 十二 -> 12, 12 -> 12; up to 99. */
export function numberZh(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
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

export const only = (range: DateRange): DateMention => ({ ranges: [range] });

export const monthAndYear = (month: number, year: string | undefined): DateMention | undefined => {
  if (month < 1 || month > 12) return undefined;
  return year === undefined ? { ranges: [], month } : only(wholeMonth(yearOf(year), month));
};

export const quarter = (n: number, year: number): DateMention | undefined =>
  n >= 1 && n <= 4 ? only(months(year, n * 3 - 2, n * 3)) : undefined;
export const half = (n: number, year: number): DateMention => only(months(year, n * 6 - 5, n * 6));

export const N_ZH = '([一二三四五六七八九十]{1,3}|\\d{1,2})';
export const Y_ZH = '(\\d{4}|[一二三四五六七八九零〇]{4})';
