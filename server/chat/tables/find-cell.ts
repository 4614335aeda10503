// A figure asked for by its name and period: "NVIDIA's gross profit in the quarter ended 30 July 2023", "and a year earlier?".
import { fold } from '../../search/tokenize.ts';
import type { PageText } from '../page-texts.ts';
import { termsOf } from '../passages/terms.ts';
import { numberOf, shifted } from '../questions/calendar.ts';
import { takeDates } from '../questions/dates.ts';
import { contentOf } from '../questions/filler.ts';
import { createMarks } from '../questions/marks.ts';
import type { DateRange, FigureAsked } from '../questions/query.ts';
import { hasAll } from '../records/has-words.ts';
import { rowsOf, type Column } from './rows.ts';

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
  /** 3 of "Q3 2023", which the name of a report may say. */
  quarter: number | undefined;
  /** So many years before the period spoken of. */
  years_back: number;
}

const MONTHS: [RegExp, number][] = [
  [/\bnine[- ]months?\b|前三季度/, 9],
  [/\bsix[- ]months?\b|\bhalf[- ]year\b|半年/, 6],
  [/\b(?:three[- ]months?|quarter(?:ly)?)\b|\bq[1-4]\b|季度/, 3],
  [/\b(?:twelve[- ]months?|fiscal year|full year|annual)\b|全年|年度/, 12],
];
const BEFORE =
  /\b(?:(?:a|one|the) )?year (?:before|earlier|ago)\b|\b(?:prior|previous|last) year\b|\bsame (?:quarter|period)\b|(?:上年|去年)同期|上一?年/;
/** Other words of periods. */
const PERIOD = /\b(?:end(?:ed|ing|s)?|fiscal|period|same|that|day|as)\b/;

export function askedIn(question: string, today: string): CellAsked {
  const marks = createMarks(question);
  const { text } = marks;
  const back = BEFORE.test(text);
  if (back) marks.takeAll(BEFORE);
  const quarter = /\bq([1-4])\b|第([一二三四])季度/.exec(text);
  const months = MONTHS.find(([pattern]) => pattern.test(text))?.[1];
  const ranges = takeDates(marks, today).flatMap((span) => span.ranges);
  for (const pattern of [...MONTHS.map(([one]) => one), PERIOD]) marks.takeAll(pattern);
  const rest = marks
    .rest()
    .map((part) => part.text)
    .join(' ');
  return {
    words: wordsIn(rest),
    ranges,
    months,
    quarter: quarter === null ? undefined : Number(quarter[1] ?? numberOf(quarter[2]!)),
    years_back: back ? 1 : 0,
  };
}

/** Stems of Latin words, and the Chinese words between those that ask. */
const wordsIn = (text: string): string[] => [
  ...termsOf(text).flatMap(({ text: term, kind }) => (kind === 'word' ? [term] : [])),
  ...contentOf(text).filter((word) => /\p{Script=Han}/u.test(word)),
];

/** "Income tax expense (benefit)", "Inventories (1)": what stands in brackets need not be said. */
const labelWords = (label: string): string[] => wordsIn(label.replaceAll(/\([^)]*\)|（[^）]*）/g, ' '));

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
export function cellsIn(asked: CellAsked, report: Report, previous: FigureAsked | null): Fit[] {
  const period = periodOf(asked, previous);
  const words = wordsAsked(asked, previous);
  return words.length === 0 || period.days.length === 0 ? [] : cellsOf(report, words, period, asked.quarter);
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

interface Wanted {
  days: DateRange[];
  months: number | undefined;
}

function periodOf({ ranges, months, years_back }: CellAsked, previous: FigureAsked | null): Wanted {
  if (ranges.length > 0 || previous === null) return { days: ranges, months };
  const { day, year } = previous.column;
  // Years of many companies end on a weekday, and so on another date.
  const [from, to] = [-SLACK, SLACK].map((days) => shifted(`${year! - years_back}-${day}`, days));
  return {
    days: [years_back === 0 ? { from: `${year}-${day}`, to: `${year}-${day}` } : { from: from!, to: to! }],
    months: months ?? previous.column.months,
  };
}

const SLACK = 7;

function cellsOf(
  { name, pages }: Report,
  words: readonly string[],
  period: Wanted,
  quarter: number | undefined,
): Fit[] {
  const head = fold(`${name}\n${pages[0]?.text.slice(0, HEAD) ?? ''}`);
  const year = period.days[0]?.from?.slice(0, 4);
  // Which quarter of its own year a report is of stands in its name.
  const named = quarter === undefined ? undefined : /(?<![a-z])q[1-4](?!\d)/.exec(name)?.[0];
  if (named !== undefined && (named !== `q${quarter}` || !name.includes(year ?? ''))) return [];
  const found = pages.flatMap(({ document_id, page, text }) =>
    rowsOf(text).flatMap(({ label, titles, cells, unit, line, among }) => {
      const own = labelWords(label);
      if (own.length === 0 || !own.every((word) => words.includes(word))) return [];
      const around = fold([head, ...titles].join('\n'));
      if (!words.every((word) => own.includes(word) || hasAll(around, [word]))) return [];
      return cells.map(({ said, column }) => ({
        cell: { document_id, page, label, column, said, unit, line, among },
        left: words.filter((word) => !own.includes(word) && !hasAll(head, [word])).length,
      }));
    }),
  );
  const dated = found.filter(
    ({ cell: { column, said } }) => column.year !== undefined && column.day !== undefined && /\d/.test(said),
  );
  const newest = dated
    .map(({ cell }) => dayOf(cell.column))
    .toSorted()
    .at(-1);
  return dated
    .filter(({ cell: { column } }) => {
      const day = dayOf(column);
      const at =
        named !== undefined
          ? day === newest
          : period.days.some(({ from, to }) => (from === null || day >= from) && (to === null || day <= to));
      // A figure of a day is of no length of time.
      return (
        at && (period.months === undefined || column.months === undefined || column.months === period.months)
      );
    })
    .map(({ cell, left }) => ({
      cell,
      rank: left * FAR + (cell.column.months ?? (period.months === undefined ? 0 : FAR / 2)),
    }));
}

/** More than any length of time. */
const FAR = 1000;

export const dayOf = ({ year, day }: Column): string => `${year}-${day}`;
