// Parts of a year that a question names with it: quarters, halves, the first or last months, several months together.
import {
  half,
  MONTH_EN,
  monthAndYear,
  monthNumber,
  months,
  N_ZH,
  numberZh,
  only,
  quarter,
  wholeMonth,
  Y_ZH,
  yearOf,
  type DateMention,
  type Recogniser,
} from './calendar.ts';

const ORDINALS: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, last: 4 };
const COUNTS = 'two three four five six seven eight nine ten eleven'.split(' ');
const countOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : COUNTS.indexOf(text) + 2);

/** The first or the last months of a year. */
function endOfYear(first: boolean, count: number, year: number): DateMention | undefined {
  if (count < 1 || count > 12) return undefined;
  return only(first ? months(year, 1, count) : months(year, 13 - count, 12));
}

/** "April, May and June": every month of the list, in one year. */
const allOf = (list: number[], year: number): DateMention | undefined =>
  list.every((month) => month >= 1 && month <= 12)
    ? { ranges: list.map((month) => wholeMonth(year, month)) }
    : undefined;

const NAME_EN = MONTH_EN.replace('(', '(?:');
const NUMBER_ZH = N_ZH.replace('(', '(?:');

/** The more particular ones first. */
export const PARTS_OF_YEARS: Recogniser[] = [
  {
    pattern: new RegExp(
      `(?<!between )(?<!between the )\\b((?:${NAME_EN}(?:, and | and |, | or | & ))+${NAME_EN})(?: of|,)? (\\d{4})\\b`,
    ),
    read: ([, list, y]) => allOf(list!.split(/, and | and |, | or | & /).map(monthNumber), +y!),
  },
  {
    pattern: new RegExp(`${Y_ZH}年((?:${NUMBER_ZH}月?[、,，和及与])+${NUMBER_ZH})月份?(?!之间|期间)`),
    read: ([, y, list]) =>
      allOf(
        list!
          .replaceAll('月', '')
          .split(/[、,，和及与]/)
          .map(numberZh),
        yearOf(y!),
      ),
  },
  {
    pattern: new RegExp(`\\b(first|last|final) (\\d{1,2}|${COUNTS.join('|')}) months of (\\d{4})\\b`),
    read: ([, which, n, y]) => endOfYear(which === 'first', countOf(n!), +y!),
  },
  {
    pattern: new RegExp(`${Y_ZH}年的?(最初|前|头|最后|后)(两|${NUMBER_ZH})个月`),
    read: ([, y, which, n]) => endOfYear(!which!.endsWith('后'), numberZh(n!), yearOf(y!)),
  },
  { pattern: /\bh([12])(?: of)?[ /-]?(\d{4})\b/, read: ([, n, y]) => half(+n!, +y!) },
  { pattern: /\b(\d{4})[ -]?h([12])\b/, read: ([, y, n]) => half(+n!, +y!) },
  {
    pattern: new RegExp(`\\b${MONTH_EN}(?: of)? ?'(\\d{2})\\b`),
    read: ([, m, y]) => monthAndYear(monthNumber(m!), y),
  },
  { pattern: /\bq([1-4])(?: of)?[ /-]?(\d{4})\b/, read: ([, n, y]) => quarter(+n!, +y!) },
  { pattern: /\b(\d{4})[ -]?q([1-4])\b/, read: ([, y, n]) => quarter(+n!, +y!) },
  {
    pattern: /\b(first|second|third|fourth|last) quarter(?: of)? (\d{4})\b/,
    read: ([, n, y]) => quarter(ORDINALS[n!]!, +y!),
  },
  { pattern: /\b(first|second) half(?: of)? (\d{4})\b/, read: ([, n, y]) => half(ORDINALS[n!]!, +y!) },
  {
    pattern: new RegExp(`${Y_ZH}年?的?第?${N_ZH}季度?`),
    read: ([, y, n]) => quarter(numberZh(n!), yearOf(y!)),
  },
  {
    pattern: new RegExp(`${Y_ZH}年?的?(上|下)半年`),
    read: ([, y, n]) => half(n === '上' ? 1 : 2, yearOf(y!)),
  },
];
