// Periods as reports and questions name them: "three months ended October 29, 2023", "Q3 FY24", "first half", "a year earlier".
import { monthNames, monthNumber } from '../../lexicon/calendar.ts';
import { REPORT_WORDS, type ReportWords } from '../../lexicon/reports.ts';
import { alternatives } from '../../lexicon/words.ts';
import { commonest } from '../../platform/group-by.ts';
import { iso, lastDay, MONTH_EN, pad, shifted } from '../questions/dates.ts';

/** What one mention says; several beside each other make one period. */
export interface Period {
  /** Its length. */
  months?: number;
  /** How many months of the year are over when it ends: 9 for the third quarter. */
  until?: number;
  /** Month and day, 07-30. */
  day?: string;
  month?: number;
  date?: number;
  year?: number;
  /** The year is one of the company's own. */
  fiscal?: boolean;
}

export interface Mention extends Period {
  start: number;
  end: number;
  /** So many months before another one. */
  back?: number;
  /** The newest of its length, the newest altogether, or the year so far. */
  latest?: boolean;
  to_date?: boolean;
  /** It speaks of a day: "at the end of". */
  at_end?: boolean;
  /** The head of a column that has no figure of a period: how much it differs from another, or the number of a note. */
  change?: string;
  note?: boolean;
}

/** Its months. */
export const YEAR = 12;
const HAN = /\p{Script=Han}/u;
const MONTH = `(?<month>${[...monthNames('en')].flat().join('|')})(?![a-z])\\.?`;
const FULL_YEAR = String.raw`(?:19|20)\d\d(?!\d)`;

/** Words of a kind, all languages together; where a language sets blanks, no letter stands beside them. */
function anyOf(sources: readonly string[]): string {
  const spaced = sources.filter((one) => !HAN.test(one)).join('|');
  const running = sources.filter((one) => HAN.test(one)).join('|');
  return [spaced === '' ? '' : String.raw`(?<![\p{L}\d])(?:${spaced})(?!(?!fy)\p{L})`, running]
    .filter((one) => one !== '')
    .join('|');
}

/** Every kind of mention with its words, in the order of the lexicon: the more particular first. */
const KINDS = [...new Set(REPORT_WORDS.flatMap(({ periods }) => Object.keys(periods)))].map((kind) => ({
  kind,
  pattern: new RegExp(anyOf(REPORT_WORDS.flatMap(({ periods }) => alternatives(periods[kind] ?? ''))), 'gu'),
}));

const LENGTHS = new RegExp(
  KINDS.filter(({ kind }) => /^(?:span|part)/.test(kind))
    .map(({ pattern }) => pattern.source)
    .join('|'),
  'gu',
);

/** How often a folded text speaks of a quarter, a half, a year, or so many months. */
export const lengthsIn = (text: string): number => text.match(LENGTHS)?.length ?? 0;

const DAYS = [
  `(?<![\\p{L}\\d])${MONTH} ?(?<date>\\d{1,2})(?:st|nd|rd|th)?(?![\\d.])(?:(?:, ?| )(?<year>${FULL_YEAR}))?`,
  `(?<!\\d)(?<date>\\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]${MONTH}(?:,?[ -](?<year>${FULL_YEAR}))?`,
  `(?<year>${FULL_YEAR})-(?<number>\\d\\d)-(?<date>\\d\\d)(?!\\d)`,
  `(?<year>${FULL_YEAR})年(?<number>\\d{1,2})月(?:(?<date>\\d{1,2})日)?`,
  `(?<![\\p{L}\\d])${MONTH}(?:[ -](?:of )?(?<year>${FULL_YEAR}))?`,
];
const YEARS = [
  String.raw`(?<![\p{L}](?<!q\d|h\d))(?<fiscal>fiscal(?: years?)?|financial years?|fy) ?[-']?(?<year>(?:20)?\d\d)(?:[/-]\d\d)?(?!\d)`,
  String.raw`(?<=(?:\bq[1-4]|\b[1-4]q|\bh[12]|\b[12]h|\b9m)[ /-]?)'?(?<year>(?:20)?\d\d)(?!\d)`,
  String.raw`(?<![\d.,$€£¥])(?<year>${FULL_YEAR})(?:年度?)?(?![\d,]*\d|\.\d)`,
  String.raw`(?<= )'(?<year>\d\d)(?!\d)`,
];

const named = (sources: readonly string[]) => sources.map((source) => new RegExp(source, 'gu'));
const [DAY_FORMS, YEAR_FORMS] = [named(DAYS), named(YEARS)];

function ofKind(kind: string): Omit<Mention, 'start' | 'end'> {
  const [what = '', first, second] = kind.split(' ');
  const [n, m] = [Number(first), Number(second)];
  switch (what) {
    case 'part':
      return { months: n, until: m };
    case 'span':
      return { months: n };
    case 'back':
      return { back: n, ...(m > 0 && { months: m }) };
    case 'latest':
      return { latest: true, ...(n > 0 && { months: n }) };
    case 'ytd':
      return { latest: true, to_date: true };
    case 'end':
      return { at_end: true };
    case 'note':
      return { note: true };
    default:
      return { change: '' };
  }
}

function ofDay(groups: Record<string, string | undefined>): Period {
  const month = groups['number'] === undefined ? monthNumber(groups['month']!) : Number(groups['number']);
  const year = groups['year'] === undefined ? {} : { year: Number(groups['year']) };
  if (month === undefined) return year;
  return groups['date'] === undefined
    ? { month, ...year }
    : { day: `${pad(month)}-${pad(Number(groups['date']))}`, ...year };
}

/** "2023 Jul. 31 2023 Apr. 30": each year belongs to the day behind it. */
const YEAR_FIRST = `(?<year>${FULL_YEAR}) ${MONTH} (?<date>\\d{1,2})(?!\\d)`;
const YEARS_FIRST = new RegExp(`^[^\\d]*(?:${FULL_YEAR} ${MONTH_EN} \\d{1,2}(?!\\d)\\s*)+$`, 'u');
const YEAR_FIRST_FORM = new RegExp(YEAR_FIRST, 'gu');

/** Days as they are written, "30 June 30 June" from the left. */
const datesIn = (text: string): RegExpExecArray[] =>
  YEARS_FIRST.test(text)
    ? [...text.matchAll(YEAR_FIRST_FORM)]
    : DAY_FORMS.slice(0, 4)
        .flatMap((form) => [...text.matchAll(form)])
        .sort((a, b) => a.index - b.index);

/** All mentions in a folded text, in order. */
export function mentionsIn(text: string): Mention[] {
  const found: Mention[] = [];
  const free = (start: number, end: number) => found.every((one) => one.end <= start || one.start >= end);
  const take = (pattern: RegExp, of: (match: RegExpExecArray) => Omit<Mention, 'start' | 'end'>) => {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (match[0] !== '' && free(start, end)) found.push({ ...of(match), start, end });
    }
  };
  for (const { index, 0: day, groups } of datesIn(text))
    if (free(index, index + day.length))
      found.push({ ...ofDay(groups!), start: index, end: index + day.length });
  for (const { kind, pattern } of KINDS)
    take(pattern, (match) => (kind === 'change' ? { change: match[0].trim() } : ofKind(kind)));
  take(DAY_FORMS[4]!, ({ groups }) => ofDay(groups!));
  for (const form of YEAR_FORMS)
    take(form, ({ groups }) => ({
      year: (Number(groups!['year']) % 100) + (groups!['year']!.startsWith('19') ? 1900 : 2000),
      ...(groups!['fiscal'] !== undefined && { fiscal: true }),
    }));
  return found.sort((a, b) => a.start - b.start);
}

/** A text with blanks where these stand. */
export const blanked = (text: string, spans: readonly Pick<Mention, 'start' | 'end'>[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

/** Years of many companies end on a weekday, and so a few days before or after the month does. */
const SLACK = 7;

/** The month whose end a day is near: 2023-04-01 counts to March. */
export function monthOf(day: string): { year: number; month: number } {
  const [year, month] = shifted(day, -SLACK).split('-').map(Number);
  return { year: year!, month: month! };
}

/** The end of a month, so many months on. */
export function endOfMonth({ year, month }: { year: number; month: number }, on = 0): string {
  const at = year * YEAR + month - 1 + on;
  const [y, m] = [Math.floor(at / YEAR), (at % YEAR) + 1];
  return iso(y, m, lastDay(y, m));
}

/** About so many months before a day. */
export const before = (day: string, months: number): string => endOfMonth(monthOf(day), -months);

/** Whether two days end the same month of a company's year. */
export const sameEnd = (a: string, b: string): boolean => before(a, 0) === before(b, 0);

/** What the text of a report says of the years of its company. */
export interface Calendar {
  /** The month that they end with. */
  ends_in: number;
  /** By how much the number of one differs from the year that it ends in: -1 where fiscal 2023 ends in March 2024. */
  named_by: number;
  /** The day that the report is of. */
  closing: string;
}

const END_OF_YEAR = new RegExp(
  `(?:fiscal|financial)? ?years? (?:ended|ending|ends|end)(?: on)?(?: the)?(?: last \\w+ (?:of|in))? (?:(?<first>\\d{1,2}) )?${MONTH}(?: (?<date>\\d{1,2})(?!\\d))?`,
  'gu',
);
/** The year is the company's own where it says so, and in the name of a part of one: "the third quarter of 2023". */
const FISCAL =
  /(?<!\p{L})(?:fiscal(?: years?)?|fy|(?:quarter|half|months) of(?: fiscal(?: year)?)?|q[1-4]) ?[/']?((?:20)?\d\d)(?!\d|[/-]\d)/gu;
const NEARLY = 3;

/** `days`: those of the columns of its tables, which say more than those of its text. Undefined without any. */
export function calendarOf(texts: readonly string[], days: readonly string[]): Calendar | undefined {
  const all = texts.join('\n');
  const closing = closingOf([...days, ...days, ...daysIn(all)]);
  if (closing === undefined) return undefined;
  const { year, month } = monthOf(closing);
  const ends_in = yearEndIn(all, month);
  const ends_year = month > ends_in ? year + 1 : year;
  const said = commonest([...all.matchAll(FISCAL)].map(([, one]) => (Number(one) % 100) + 2000));
  const likely = said.filter(([, times]) => times * NEARLY >= said[0]![1]).map(([one]) => one);
  const named = likely.length === 0 ? ends_year : Math.max(...likely);
  return { ends_in, named_by: named === ends_year - 1 ? -1 : 0, closing };
}

const daysIn = (text: string): string[] =>
  text.split('\n').flatMap((line) =>
    datesIn(line).flatMap(({ groups }) => {
      const { day, year } = ofDay(groups!);
      return day === undefined || year === undefined ? [] : [`${year}-${day}`];
    }),
  );

/** Where the text says so again and again; else three months after "nine months ended", or six after six. */
function yearEndIn(text: string, closing_month: number): number {
  const ends = [...text.matchAll(END_OF_YEAR)].map(({ groups = {} }) => {
    const date = Number(groups['first'] ?? groups['date'] ?? SLACK + 1);
    return monthOf(iso(2001, monthNumber(groups['month']!) ?? YEAR, date)).month;
  });
  const [said, times = 0] = commonest(ends)[0] ?? [];
  const months = times >= OFTEN ? undefined : [9, 6].find((length) => spansOf(length, text) >= OFTEN);
  return months === undefined ? (said ?? YEAR) : ((closing_month - months + YEAR - 1) % YEAR) + 1;
}

/** How often it speaks of so many months that ended. */
function spansOf(months: number, text: string): number {
  const { pattern } = KINDS.find(({ kind }) => kind === `span ${months}`)!;
  return [...text.matchAll(pattern)].filter(
    ({ index, 0: span }) => /end/.test(span) || text.startsWith(' to ', index + span.length),
  ).length;
}
const OFTEN = 2;

/** The latest of the days that it names most. */
function closingOf(days: readonly string[]): string | undefined {
  const counted = commonest(days);
  return counted
    .filter(([, times]) => times * NEARLY >= counted[0]![1])
    .map(([day]) => day)
    .toSorted()
    .at(-1);
}

/** The end of a part of one of the company's years. */
export const endOfPart = (year: number, until: number, { ends_in, named_by }: Calendar): string =>
  endOfMonth({ year: year - named_by, month: ends_in }, until - YEAR);

/** How many months of the company's year are over on that day. */
export const monthsOver = (day: string, { ends_in }: Calendar): number =>
  ((monthOf(day).month - ends_in + YEAR - 1) % YEAR) + 1;

export const wordsOfReports = (key: Exclude<keyof ReportWords, 'names' | 'periods'>): string[] =>
  REPORT_WORDS.flatMap((words) => alternatives(words[key]));
