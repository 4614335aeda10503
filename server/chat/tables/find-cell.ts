// A figure asked for by its name and period: "NVIDIA's gross profit in the quarter ended 30 July 2023", "and a year earlier?".
import { commonest } from '../../platform/group-by.ts';
import { askedNumbers } from '../../lexicon/asked.ts';
import type { AskedNumber } from '../../lexicon/asked-forms.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { split } from '../../lexicon/phrases.ts';
import { fold, runs } from '../../search/tokenize.ts';
import type { PageText } from '../page-texts.ts';
import { stem } from '../passages/terms.ts';
import { iso, lastDay, numberOf, shifted, takeDates } from '../questions/dates.ts';
import { contentOf } from '../questions/filler.ts';
import { createMarks } from '../questions/marks.ts';
import type { DateRange, FigureAsked } from '../questions/query.ts';
import { escape, hasAll } from '../records/has-words.ts';
import { rowsOf, type Column } from './rows.ts';

const YEAR = 12;
const HAN = /\p{Script=Han}/u;

/** A figure of a report, and where it stands. */
export interface Cell extends Omit<PageText, 'text'> {
  label: string;
  column: Column;
  said: string;
  unit: string | undefined;
  line: string;
  /** How many rows its table has: a statement has more than a part of it that is broken down. */
  among: number;
}

/** What a question says about the figure that it wants. */
export interface CellAsked {
  /** Stems of the words that are no part of the period. */
  words: string[];
  ranges: DateRange[];
  months: number | undefined;
  /** Only "Q3" says so, which names a report too: of a longer time, where the report has no other. */
  maybe_longer: boolean;
  /** 3 of "Q3 2023", which the name of a report may say. */
  quarter: number | undefined;
  /** 2024 of "the third quarter of fiscal 2024": reports say which of their days that is. */
  fiscal_year: number | undefined;
  /** So many months before the period spoken of. */
  months_back: number;
  /** A part of a whole, and no amount. */
  percent: boolean;
}

const patterns = (key: AskedNumber) =>
  askedNumbers(key).map(([words, n]) => ({ n, pattern: new RegExp(words) }));
/** The longest part of a year first: three quarters are no quarter, and the quarter of a fiscal year is no year. */
const MONTHS = patterns('months').toSorted((a, b) => (b.n % YEAR) - (a.n % YEAR));
const BEFORE = patterns('months_back');
const FISCAL = /\b(?:of )?(?:the )?(?:fiscal(?: year)?|fy) ?'?((?:20)?\d\d)\b/;
const QUARTER = /\b(?:q([1-4])|(first|second|third|fourth) quarter)\b|第([一二三四])季度/;
const ORDINALS = new Map(askedNumbers('parts'));
/** Which quarter of its year so many months end with. */
const LAST_QUARTER: Record<number, number> = { 6: 2, 9: 3 };
/** Other words of periods. */
const PERIOD = /\b(?:end(?:ed|ing|s)?|fiscal|period|same|that|day|as)\b/;
const PERCENT = /\b(?:percent(?:age)?|proportion|ratio)\b|%|\bmargins?\b|百分比|占比|[比毛净]利?率/;

const quarterOf = ([, digit, ordinal, numeral]: RegExpExecArray): number =>
  ORDINALS.get(ordinal ?? '') ?? numberOf((digit ?? numeral)!);

export function askedIn(question: string, today: string): CellAsked {
  const marks = createMarks(question);
  const { text } = marks;
  const back = BEFORE.find(({ pattern }) => pattern.test(text));
  if (back !== undefined) marks.takeAll(back.pattern);
  const months = MONTHS.find(({ pattern }) => pattern.test(text))?.n;
  const said = QUARTER.exec(text);
  const quarter = said === null ? undefined : quarterOf(said);
  const last_quarter = quarter ?? LAST_QUARTER[months ?? 0];
  const year = last_quarter === undefined ? undefined : marks.takeFirst(FISCAL)?.[1];
  const ranges = takeDates(marks, { today }).flatMap((span) => span.ranges);
  const percent = PERCENT.test(text);
  if (percent) marks.takeAll(/\b(?:percent(?:age)?|proportion|ratio)\b/);
  marks.takeAll([QUARTER, ...MONTHS.map((one) => one.pattern), PERIOD]);
  const rest = marks
    .rest()
    .map((part) => part.text)
    .join(' ');
  return {
    words: wordsIn(rest),
    ranges: year === undefined ? ranges : [],
    months,
    maybe_longer: months === 3 && !/\bquarter|three|季度/.test(text),
    quarter: year === undefined ? quarter : last_quarter,
    fiscal_year: year === undefined ? undefined : (Number(year) % 100) + 2000,
    months_back: back?.n ?? 0,
    percent,
  };
}

/** The names of a figure, which question and report may call differently, as one word each. */
const NAMES = new Map(
  LANGUAGES.flatMap(({ reported }) =>
    Object.entries(reported ?? {}).flatMap(([key, names]) =>
      split(names).map((name) => [fold(name), ` ${key.replaceAll('_', '')}figure `] as const),
    ),
  ),
);
const ANY_NAME = new RegExp(
  [...NAMES.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => (HAN.test(name) ? escape(name) : `(?<![\\p{L}&])${escape(name)}(?![\\p{L}&])`))
    .join('|'),
  'gu',
);
const named = (folded: string): string => folded.replaceAll(ANY_NAME, (name) => NAMES.get(name)!);

/** Stems of the words that mean something; Chinese ones as they stand. */
const wordsIn = (folded: string): string[] => [
  ...new Set(
    contentOf(named(folded)).flatMap((word) =>
      HAN.test(word) || /\d/.test(word)
        ? [word]
        : contentOf([...runs(word)].map(({ text }) => text).join(' ')).map(stem),
    ),
  ),
];

/** "Income tax expense (benefit)", "Inventories (1)", "Accounts receivable, net": what stands so need not be said. */
const labelWords = (label: string): string[] =>
  wordsIn(fold(label).replaceAll(/\([^)]*\)|（[^）]*）|, net(?: of tax)?\b/g, ' '));

/** The pages of one document, and what it is called. */
export interface Report {
  name: string;
  pages: readonly PageText[];
}

/** What stands at the head of a report says whose it is. */
const HEAD = 1500;

/** A figure that fits the question; the lower its rank, the better. */
export interface Fit {
  cell: Cell;
  rank: number;
}

/**
 * The figures of a report that fit. Every word must be accounted for: by the label of the row, by the titles above it, or by
 * the head of the report; `previous` gives what a follow-up leaves open.
 */
export function cellsIn(asked: CellAsked, { name, pages }: Report, previous: FigureAsked | null): Fit[] {
  const words = wordsAsked(asked, previous);
  if (words.length === 0) return [];
  const head = named(fold(`${name}\n${pages[0]?.text.slice(0, HEAD) ?? ''}`));
  const dated = pages.flatMap((page) => rowsAsked(page, words, head, asked.percent));
  const newest = dated
    .map(({ cell }) => dayOf(cell.column))
    .toSorted()
    .at(-1);
  const days = newest === undefined ? [] : daysOf(asked, { name, pages }, newest, previous);
  const months = asked.months ?? (asked.ranges.length > 0 ? undefined : previous?.column.months);
  return dated
    .filter(({ cell: { column } }) => {
      const day = dayOf(column);
      const at = days.some(({ from, to }) => (from === null || day >= from) && (to === null || day <= to));
      // A figure of a day is of no length of time.
      const fits = column.months === undefined || column.months === months || asked.maybe_longer;
      return at && (months === undefined || fits);
    })
    .map(({ cell, left }) => ({
      cell,
      rank: left * FAR + (cell.column.months ?? (months === undefined ? 0 : LONGER)),
    }));
}

/** The words for the row. */
export const wordsAsked = ({ words }: CellAsked, previous: FigureAsked | null): string[] =>
  words.length > 0 ? words : (previous?.words ?? []);

/** Those that fit best, statements before what breaks them down, and each figure once. */
export function bestOf(found: readonly Fit[]): Cell[] {
  const best = Math.min(...found.map(({ rank }) => rank));
  const fits = found
    .filter(({ rank }) => rank === best)
    .map(({ cell }) => cell)
    .toSorted((a, b) => b.among - a.among);
  return fits.filter((cell, i) => fits.findIndex(({ said }) => figureOf(said) === figureOf(cell.said)) === i);
}

const figureOf = (said: string): string => said.replaceAll(/[^\d.()-]/g, '');

/** The days that the period ends on; years of many companies end on a weekday, and so on another date. */
function daysOf(asked: CellAsked, report: Report, newest: string, previous: FigureAsked | null): DateRange[] {
  const { ranges, quarter, fiscal_year, months_back } = asked;
  if (fiscal_year !== undefined) {
    const own = fiscalOf(report);
    return own?.quarter === quarter ? [around(newest, (own!.year - fiscal_year) * YEAR + months_back)] : [];
  }
  const year = ranges[0]?.from?.slice(0, 4);
  // Which quarter of its own year a report is of stands in its name.
  const of_quarter = quarter === undefined ? undefined : /(?<![a-z])q[1-4](?!\d)/.exec(report.name)?.[0];
  if (of_quarter !== undefined && year !== undefined)
    return of_quarter === `q${quarter}` && report.name.includes(year) ? [around(newest, months_back)] : [];
  if (ranges.length > 0)
    return months_back === 0
      ? ranges
      : ranges.flatMap(({ to }) => (to === null ? [] : [around(to, months_back)]));
  return previous === null ? [] : [around(dayOf(previous.column), months_back)];
}

const SLACK = 7;

/** The day itself, or about so many months before. */
function around(day: string, months_back: number): DateRange {
  if (months_back === 0) return { from: day, to: day };
  const [year, month, date] = day.split('-').map(Number);
  const at = year! * YEAR + month! - 1 - months_back;
  const [y, m] = [Math.floor(at / YEAR), (at % YEAR) + 1];
  const before = iso(y, m, Math.min(date!, lastDay(y, m)));
  return { from: shifted(before, -SLACK), to: shifted(before, SLACK) };
}

const OF_FISCAL = /\b(first|second|third|fourth) quarter\b[^.]{0,60}?\bof fiscal (?:years? )?(20\d\d)\b/gi;

/** Of which quarter a report says most, in its last year that it says nearly as much of. */
function fiscalOf({ pages }: Report): { quarter: number; year: number } | undefined {
  const said = pages.flatMap(({ text }) =>
    [...text.matchAll(OF_FISCAL)].map(([, ordinal, year]) => ({
      quarter: ORDINALS.get(ordinal!.toLowerCase())!,
      year: Number(year),
    })),
  );
  const quarter = commonest(said.map((one) => one.quarter))[0]?.[0];
  const years = commonest(said.flatMap((one) => (one.quarter === quarter ? [one.year] : [])));
  const likely = years.filter(([, times]) => times * NEARLY >= years[0]![1]);
  return quarter === undefined ? undefined : { quarter, year: Math.max(...likely.map(([year]) => year)) };
}
const NEARLY = 3;

/** The cells with a day in the rows of a page that the words fit, and how many words only its titles account for. */
function rowsAsked(
  { document_id, page, text }: PageText,
  words: readonly string[],
  head: string,
  percent: boolean,
): { cell: Cell; left: number }[] {
  return rowsOf(text).flatMap(({ label, titles, cells, unit, line, among }) => {
    const own = labelWords(label);
    if (own.length === 0 || !own.every((word) => words.includes(word))) return [];
    const others = words.filter((word) => !own.includes(word) && !hasAll(head, [word]));
    const above = named(fold(titles.join('\n')));
    if (!others.every((word) => hasAll(above, [word]))) return [];
    return cells.flatMap(({ said, column, is_percent }) =>
      column.year === undefined || column.day === undefined || !/\d/.test(said) || is_percent !== percent
        ? []
        : [
            {
              cell: { document_id, page, label, column, said, unit: percent ? undefined : unit, line, among },
              left: others.length,
            },
          ],
    );
  });
}

/** More than any length of time, and than any of them is apart. */
const [LONGER, FAR] = [500, 1000];

export const dayOf = ({ year, day }: Column): string => `${year}-${day}`;
