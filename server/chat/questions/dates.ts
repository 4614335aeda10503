// Dates and periods in questions, English and Chinese: days, months, quarters, years, relative ones, ranges; and how questions
// number and name them.
import { monthNames, monthNumber } from '../../lexicon/calendar.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { askedNumbers, filled } from '../../lexicon/asked.ts';
import type { Marks } from './marks.ts';
import type { DateRange } from './query.ts';
import { split } from '../../lexicon/phrases.ts';

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

const yearOf = (text: string): number =>
  /^\d+$/.test(text)
    ? Number(text) + (text.length === 2 ? 2000 : 0)
    : Number([...text].map((character) => NUMERALS_ZH.indexOf(character.replace('〇', '零'))).join(''));

export interface DateMention {
  /** Usually one; several where the day and month of a date may be swapped, or months are listed. */
  ranges: DateRange[];
  /** A month without its year ("March", 三月): 1..12. The documents decide which year is meant. */
  month?: number;
}

const PARTS = new Map(askedNumbers('parts'));
const AWAY = new Map(askedNumbers('away'));
const AWAY_FROM_IT = new Map(askedNumbers('away_from_it'));

/** What stands in brackets in the forms of the lexicon. Y year, M month, D and E days, N how many, Q quarter, A how far away. */
const SLOTS: Record<string, string> = {
  Y: '(?<y>\\d{4})',
  YEAR: '(?<y>20\\d\\d|19\\d\\d)',
  M: `(?<mon>${MONTH_EN})`,
  MON: `(?<mon>${monthNames('en')
    .map(([name]) => name)
    .filter((name) => name !== 'may')
    .join('|')})`,
  D: '(?<d>\\d{1,2})(?:st|nd|rd|th)?',
  E: '(?: to | until | through | and | ?[-–~] ?)(?:the )?(?<e>\\d{1,2})(?:st|nd|rd|th)?',
  A: '(?:the )?(?<away>this|current|last|previous|past|next|following)',
  N: `(?<n>${N_EN})`,
  LIST: `(?<list>(?:${MONTH_EN}(?:, and | and |, | or | & ))+${MONTH_EN})`,
  年: '(?<y>\\d{4}|[一二三四五六七八九零〇]{4})',
  月: `(?<m>${N_ZH})月`,
  日: `(?<d>${N_ZH})`,
  至: `(?:到|至|-|~|—)(?<e>${N_ZH})`,
  数: `(?<n>两|${N_ZH})`,
  列: `(?<list>(?:(?:${N_ZH})月?[、,，和及与])+(?:${N_ZH}))`,
  季: `(?<q>${N_ZH})季度`,
};

/** What stands in any language; the more particular ones first. */
const NUMERIC = [
  String.raw`(?<![\d.]){Y}[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})(?![\d.]*\d)`,
  String.raw`(?<![\d.])(?<a>\d{1,2})[-/.](?<b>\d{1,2})[-/.](?<y>\d{4}|\d{2})(?![\d.]*\d)`,
  String.raw`\b{YEAR}[-/](?<m>0?[1-9]|1[0-2])\b(?![-/]\d)`,
  String.raw`\b(?<m>0[1-9]|1[0-2])\/{YEAR}\b`,
];
/** A number that may be anything else. */
const YEAR_ALONE = String.raw`\b(?<y>20[0-3]\d)\b(?![-/.]\d| ?(?:rm|usd|eur|yuan|元|块))`;
const FORMS = [...NUMERIC, ...LANGUAGES.flatMap(({ asked_dates }) => asked_dates ?? []), YEAR_ALONE].map(
  (form) => new RegExp(filled(form, SLOTS)),
);

const only = (range: DateRange): DateMention => ({ ranges: [range] });
const oneDay = (day: string): DateRange => ({ from: day, to: day });

/** From when relative periods count: today, or the day that was spoken of before. */
export interface Now {
  today: string;
  spoken?: string | undefined;
}

/** Undefined where there is no such day, month or quarter. */
function read(groups: Record<string, string | undefined>, { today, spoken }: Now): DateMention | undefined {
  const { y, mon, m, d, e, a, b, list, end, n, h, away, unit, ago, q } = groups;
  if (ago !== undefined) return only(oneDay(shifted(today, /^[y昨]/.test(ago) ? -1 : 0)));
  if (unit !== undefined && n !== undefined) return only(past(today, numberOf(n), unit));
  if (unit !== undefined) {
    const from_it = spoken && AWAY_FROM_IT.get(away!);
    const by = from_it || AWAY.get(away!);
    return by === undefined ? undefined : only(periodAway(from_it ? spoken : today, by, unit));
  }
  const now = Number(today.slice(0, 4));
  const said = y === undefined ? (away === undefined ? undefined : now + AWAY.get(away)!) : yearOf(y);
  const year = said ?? now;
  if (a !== undefined) return swapped(year, Number(a), Number(b));
  if (list !== undefined) {
    const numbers = list
      .split(/, and | and |, | or | & |月?[、,，和及与]/)
      .map((one) => monthNumber(one) ?? numberOf(one));
    return numbers.every(isMonth) ? { ranges: numbers.map((one) => months(year, one)) } : undefined;
  }
  if (end !== undefined) {
    const count = numberOf(n!);
    const first = /^(?:first|最初|前|头)$/.test(end) ? 1 : 13 - count;
    return isMonth(count) ? only(months(year, first, count)) : undefined;
  }
  if (h !== undefined) return only(months(year, (PARTS.get(h) ?? Number(h)) * 6 - 5, 6));
  if (q !== undefined) {
    const quarter = PARTS.get(q) ?? numberOf(q);
    return quarter >= 1 && quarter <= 4 ? only(months(year, quarter * 3 - 2, 3)) : undefined;
  }
  const month = mon === undefined ? m && numberOf(m) : monthNumber(mon);
  if (month === undefined || month === '') return only(months(year, 1, 12));
  if (d !== undefined) return days(year, month, numberOf(d), numberOf(e ?? d));
  if (!isMonth(month)) return undefined;
  return said === undefined ? { ranges: [], month } : only(months(year, month));
}

const isMonth = (month: number): boolean => month >= 1 && month <= 12;
const exists = (year: number, month: number, day: number): boolean =>
  isMonth(month) && day >= 1 && day <= lastDay(year, month);

const days = (year: number, month: number, first: number, last: number): DateMention | undefined =>
  exists(year, month, first) && exists(year, month, last) && first <= last
    ? only({ from: iso(year, month, first), to: iso(year, month, last) })
    : undefined;

/** Day and month both ways, where both exist. */
function swapped(year: number, a: number, b: number): DateMention | undefined {
  const found = [
    ...(exists(year, b, a) ? [iso(year, b, a)] : []),
    ...(exists(year, a, b) ? [iso(year, a, b)] : []),
  ];
  return found.length === 0 ? undefined : { ranges: [...new Set(found)].map(oneDay) };
}

function periodAway(today: string, by: number, unit: string): DateRange {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (/^(?:month|月)/.test(unit)) return months(year, month + by);
  if (/^(?:quarter|季)/.test(unit)) return months(year, (Math.ceil(month / 3) - 1 + by) * 3 + 1, 3);
  if (/^(?:year|年)/.test(unit)) return months(year + by, 1, 12);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { from: shifted(today, by * 7 - weekday), to: shifted(today, by * 7 - weekday + 6) };
}

const DAYS: [RegExp, number][] = [
  [/^[d天日]/, 1],
  [/^[w周星]/, 7],
  [/^[m月]/, 30],
  [/^[y年]/, 365],
];
const past = (today: string, n: number, unit: string): DateRange => ({
  from: shifted(today, -n * DAYS.find(([pattern]) => pattern.test(unit))![1]),
  to: today,
});

export interface DatedSpan extends DateMention {
  start: number;
  end: number;
}

/** Takes every date of the question, in order. */
export function takeDates(marks: Marks, now: Now): DatedSpan[] {
  const found: DatedSpan[] = [];
  marks.takeAll(FORMS, (match) => {
    const mention = read(match.groups ?? {}, now);
    if (mention !== undefined)
      found.push({ ...mention, start: match.index, end: match.index + match[0].length });
    return mention !== undefined;
  });
  return found.sort((a, b) => a.start - b.start);
}
