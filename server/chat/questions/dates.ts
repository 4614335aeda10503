// Dates and periods in questions, English and Chinese: days, months, quarters, years, relative ones, ranges.
import type { Marks } from './marks.ts';
import {
  half,
  iso,
  lastDay,
  MONTH_EN,
  monthAndYear,
  monthNumber,
  months,
  N_ZH,
  numberZh,
  oneDay,
  only,
  quarter,
  wholeMonth,
  wholeYear,
  Y_ZH,
  yearOf,
  type DateMention,
  type Recogniser,
} from './calendar.ts';
import { PARTS_OF_YEARS } from './parts-of-years.ts';
import type { DateRange } from './query.ts';

const exists = (year: number, month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month);

/** Numbers with separators: the year may stand first; else day and month both ways, where both exist. */
function numeric([, a, b, c]: (string | undefined)[]): DateMention | undefined {
  if (a!.length === 4) return exists(+a!, +b!, +c!) ? only(oneDay(iso(+a!, +b!, +c!))) : undefined;
  const year = yearOf(c!);
  const days = [
    exists(year, +b!, +a!) ? iso(year, +b!, +a!) : undefined,
    exists(year, +a!, +b!) ? iso(year, +a!, +b!) : undefined,
  ].filter((day) => day !== undefined);
  return days.length === 0 ? undefined : { ranges: [...new Set(days)].map(oneDay) };
}

function dayOf(year: number, month: number, day: number): DateMention | undefined {
  return exists(year, month, day) ? only(oneDay(iso(year, month, day))) : undefined;
}

/** The days of one month from one to another. */
function daysOf(year: number, month: number, first: number, last: number): DateMention | undefined {
  return exists(year, month, first) && exists(year, month, last) && first <= last
    ? only({ from: iso(year, month, first), to: iso(year, month, last) })
    : undefined;
}

const thisYear = (today: string) => Number(today.slice(0, 4));

function shifted(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The month that lies `by` months away. */
function monthAway(today: string, by: number): DateRange {
  const index = thisYear(today) * 12 + Number(today.slice(5, 7)) - 1 + by;
  return wholeMonth(Math.floor(index / 12), (index % 12) + 1);
}

function quarterAway(today: string, by: number): DateRange {
  const index = thisYear(today) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3) + by;
  return months(Math.floor(index / 4), (index % 4) * 3 + 1, (index % 4) * 3 + 3);
}

function weekAway(today: string, by: number): DateRange {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { from: shifted(today, by * 7 - weekday), to: shifted(today, by * 7 - weekday + 6) };
}

const past = (today: string, n: number, unit: string): DateRange => ({
  from: shifted(
    today,
    -n *
      (/^(?:day|天|日)/.test(unit)
        ? 1
        : /^(?:week|周|个?星期)/.test(unit)
          ? 7
          : /^(?:month|个?月)/.test(unit)
            ? 30
            : 365),
  ),
  to: today,
});

const AWAY: Record<string, number> = { this: 0, current: 0, last: -1, previous: -1, next: 1, past: -1 };
const DAY_EN = '(\\d{1,2})(?:st|nd|rd|th)?';

/** The more particular ones first. */
const RECOGNISERS: Recogniser[] = [
  { pattern: /(?<![\d.])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d.]*\d)/, read: numeric },
  { pattern: /(?<![\d.])(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?![\d.]*\d)/, read: numeric },
  {
    pattern: new RegExp(
      `\\b${DAY_EN}(?: to | until | through | and | ?[-–~] ?)(?:the )?${DAY_EN}(?: of)? ${MONTH_EN},? (\\d{4})\\b`,
    ),
    read: ([, d, e, m, y]) => daysOf(+y!, monthNumber(m!), +d!, +e!),
  },
  {
    pattern: new RegExp(
      `\\b${MONTH_EN} ${DAY_EN}(?: to | until | through | and | ?[-–~] ?)(?:the )?${DAY_EN},? (\\d{4})\\b`,
    ),
    read: ([, m, d, e, y]) => daysOf(+y!, monthNumber(m!), +d!, +e!),
  },
  {
    pattern: new RegExp(`${Y_ZH}年${N_ZH}月${N_ZH}[日号]?(?:到|至|-|~|—)${N_ZH}[日号]`),
    read: ([, y, m, d, e]) => daysOf(yearOf(y!), numberZh(m!), numberZh(d!), numberZh(e!)),
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH_EN},? (\\d{4})\\b`),
    read: ([, d, m, y]) => dayOf(+y!, monthNumber(m!), +d!),
  },
  {
    pattern: new RegExp(`\\b${MONTH_EN} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`),
    read: ([, m, d, y]) => dayOf(+y!, monthNumber(m!), +d!),
  },
  {
    pattern: new RegExp(`${Y_ZH}年${N_ZH}月${N_ZH}[日号]?`),
    read: ([, y, m, d]) => dayOf(yearOf(y!), numberZh(m!), numberZh(d!)),
  },
  {
    pattern: new RegExp(`(今年|去年|前年)${N_ZH}月${N_ZH}[日号]`),
    read: ([, y, m, d], today) =>
      dayOf(thisYear(today) - '今去前'.indexOf(y![0]!), numberZh(m!), numberZh(d!)),
  },
  {
    pattern: new RegExp(`(今年|去年|前年)的?${N_ZH}月份?`),
    read: ([, y, m], today) => only(wholeMonth(thisYear(today) - '今去前'.indexOf(y![0]!), numberZh(m!))),
  },
  ...PARTS_OF_YEARS,
  {
    pattern: new RegExp(`\\b${MONTH_EN}(?: of)?,? (?:of )?(last|this|next) year\\b`),
    read: ([, m, y], today) => only(wholeMonth(thisYear(today) + AWAY[y!]!, monthNumber(m!))),
  },
  {
    pattern: new RegExp(`\\b${MONTH_EN}(?: of)?,?[ -](\\d{4})\\b`),
    read: ([, m, y]) => monthAndYear(monthNumber(m!), y),
  },
  { pattern: /\b(20\d\d|19\d\d)[-/](0?[1-9]|1[0-2])\b(?![-/]\d)/, read: ([, y, m]) => monthAndYear(+m!, y) },
  { pattern: /\b(0[1-9]|1[0-2])\/(20\d\d|19\d\d)\b/, read: ([, m, y]) => monthAndYear(+m!, y) },
  {
    pattern: new RegExp(`${Y_ZH}年的?${N_ZH}月份?`),
    read: ([, y, m]) => monthAndYear(numberZh(m!), String(yearOf(y!))),
  },
  { pattern: new RegExp(`${Y_ZH}年度?`), read: ([, y]) => only(wholeYear(yearOf(y!))) },
  {
    pattern: /(?:第([一二三四1-4])|([一二三四1-4]))季度/,
    read: ([, a, b], today) => quarter(numberZh((a ?? b)!), thisYear(today)),
  },
  { pattern: /\bq([1-4])\b/, read: ([, n], today) => quarter(+n!, thisYear(today)) },
  { pattern: /(上|下)半年/, read: ([, n], today) => half(n === '上' ? 1 : 2, thisYear(today)) },
  {
    pattern: /\b(?:the )?(this|current|last|previous|past|next) month\b/,
    read: ([, n], today) => only(monthAway(today, AWAY[n!]!)),
  },
  {
    pattern: /\b(?:the )?(this|current|last|previous|past|next) quarter\b/,
    read: ([, n], today) => only(quarterAway(today, AWAY[n!]!)),
  },
  {
    pattern: /\b(?:the )?(this|current|last|previous|past|next) week\b/,
    read: ([, n], today) => only(weekAway(today, AWAY[n!]!)),
  },
  {
    pattern: /\b(?:the )?(this|current|last|previous|past|next) year\b/,
    read: ([, n], today) => only(wholeYear(thisYear(today) + AWAY[n!]!)),
  },
  { pattern: /上上个?月/, read: (_, today) => only(monthAway(today, -2)) },
  {
    pattern: /(上|这|本|当|下)个?月(?!\d)/,
    read: ([, n], today) => only(monthAway(today, n === '上' ? -1 : n === '下' ? 1 : 0)),
  },
  { pattern: /(上|这|本)个?季度/, read: ([, n], today) => only(quarterAway(today, n === '上' ? -1 : 0)) },
  {
    pattern: /(上|这|本)(?:个?星期|个?周|个?礼拜)/,
    read: ([, n], today) => only(weekAway(today, n === '上' ? -1 : 0)),
  },
  { pattern: /今年|本年度?/, read: (_, today) => only(wholeYear(thisYear(today))) },
  { pattern: /去年|上一年/, read: (_, today) => only(wholeYear(thisYear(today) - 1)) },
  { pattern: /前年/, read: (_, today) => only(wholeYear(thisYear(today) - 2)) },
  {
    pattern: /\b(?:in |over |during |for )?the (?:last|past) (\d{1,3}) (days?|weeks?|months?|years?)\b/,
    read: ([, n, unit], today) => only(past(today, +n!, unit!)),
  },
  {
    pattern: /(?:最近|过去|近)的?(两|[一二三四五六七八九十]{1,3}|\d{1,3})(天|日|周|个?星期|个?月|年)/,
    read: ([, n, unit], today) => only(past(today, numberZh(n!), unit!)),
  },
  { pattern: /\byesterday\b|昨天|昨日/, read: (_, today) => only(oneDay(shifted(today, -1))) },
  { pattern: /\btoday\b|今天|今日/, read: (_, today) => only(oneDay(today)) },
  {
    pattern: new RegExp(`${N_ZH}月${N_ZH}[日号]`),
    read: ([, m, d], today) => dayOf(thisYear(today), numberZh(m!), numberZh(d!)),
  },
  {
    pattern: new RegExp(`(?<![一二三四五六七八九十\\d个])${N_ZH}月份?(?![\\d一二三四五六七八九十]+[日号])`),
    read: ([, m]) => monthAndYear(numberZh(m!), undefined),
  },
  {
    pattern: new RegExp(
      `\\b(?:in|during|for|of|from|since|until|and|or|to|about|by|before|after|through|month of) ${MONTH_EN}(?! (?:i|we|you|the|not|be|have)\\b)`,
    ),
    read: ([, m]) => monthAndYear(monthNumber(m!), undefined),
  },
  {
    pattern: new RegExp(
      `\\b(january|february|march|april|june|july|august|september|october|november|december)\\b`,
    ),
    read: ([, m]) => monthAndYear(monthNumber(m!), undefined),
  },
  {
    pattern:
      /(?:\b(?:in|of|for|during|years?|since|until|from|to|and|before|after|through|by) )(20\d\d|19\d\d)\b(?![-/.]\d)/,
    read: ([, y]) => only(wholeYear(+y!)),
  },
  {
    pattern: /\b(20[0-3]\d)\b(?![-/.]\d| ?(?:rm|usd|eur|yuan|元|块))/,
    read: ([, y]) => only(wholeYear(+y!)),
  },
];

export interface DatedSpan extends DateMention {
  start: number;
  end: number;
}

/** Takes every date of the question, in order. */
export function takeDates(marks: Marks, today: string): DatedSpan[] {
  const found: DatedSpan[] = [];
  for (const { pattern, read } of RECOGNISERS) {
    marks.takeAll(pattern, (match) => {
      const mention = read([...match], today);
      if (mention === undefined) return false;
      found.push({ ...mention, start: match.index, end: match.index + match[0].length });
      return true;
    });
  }
  return found.sort((a, b) => a.start - b.start);
}
