// The figures of reports that a row and a period ask for: rows by their words, columns by the day that their period ends on.
import { fold } from '../../search/tokenize.ts';
import type { PageText } from '../page-texts.ts';
import { contentOf } from '../questions/filler.ts';
import type { FigureAsked, PeriodAsked } from '../questions/query.ts';
import { named, wordsIn } from './asked-figure.ts';
import {
  before,
  calendarOf,
  endOfMonth,
  endOfPart,
  mentionsIn,
  monthsOver,
  sameEnd,
  wordsOfReports,
  type Calendar,
} from './periods.ts';
import { tablesOf, type Column, type Row, type Table } from './rows.ts';

const YEAR = 12;
const HAN = /\p{Script=Han}/u;

/** A figure of a report, and where it stands. */
export interface Cell extends Omit<PageText, 'text'> {
  label: string;
  said: string;
  unit: string | undefined;
  line: string;
  /** The day that it is of, or that its time ends on. */
  end: string;
  months: number | undefined;
  /** How many rows its table has: a statement has more than a part of it that is broken down. */
  among: number;
  /** The words of the question that its label has. */
  words: string[];
  is_percent: boolean;
  /** The lower, the better its row fits the words. */
  cost: number;
  report: Report;
}

/** A document that reports figures of periods. */
export interface Report {
  id: number;
  pages: readonly PageText[];
  calendar: Calendar;
  /** The words that say whose it is: those of its name, and of the short lines that it begins with. */
  head: string[];
  /** The quarter that stands in its name, as in "2023 Q3". */
  quarter: { year: number; until: number } | undefined;
}

const SHORT = 60;
const HEAD_LINES = 40;

/** Undefined where the pages name no day. */
export function reportOf(id: number, filename: string, pages: readonly PageText[]): Report | undefined {
  const calendar = calendarOf(pages.map(({ text }) => fold(text)));
  if (calendar === undefined) return undefined;
  const name = fold(filename);
  const lines = pages[0]!.text.split('\n').slice(0, HEAD_LINES);
  const year = /(?<!\d)20\d\d(?!\d)/.exec(name)?.[0];
  const quarter = /(?<![a-z])q([1-4])(?!\d)/.exec(name)?.[1];
  return {
    id,
    pages,
    calendar,
    head: wordsIn(fold([name, ...lines.filter((line) => line.length < SHORT)].join('\n'))),
    quarter:
      year === undefined || quarter === undefined
        ? undefined
        : { year: Number(year), until: Number(quarter) * 3 },
  };
}

/** Words of a text, in the names that figures have and as they stand. */
type Spelt = readonly [string[], string[]];
const spelt = (text: string): Spelt => {
  const folded = fold(text);
  return [wordsIn(named(folded)), wordsIn(folded)];
};

/** A table with its words, taken apart once. */
interface Prepared extends Pick<Table, 'unit'> {
  above: Spelt;
  titled: ReturnType<typeof mentionsIn>;
  rows: (Row & { must: Spelt; all: Spelt; around: Spelt; changes: boolean; repeated: boolean })[];
}

const PAGE_TOP = 6;
const LONGEST_TITLE = 90;

/** The lines that say what a table is about; a sentence that leads to it ends in a colon. */
const isTitle = (line: string): boolean =>
  (line.length <= LONGEST_TITLE && !/[.;]$/.test(line)) || /[:：]$/.test(line);

function preparedOf(text: string): Prepared[] {
  const top = text
    .split('\n')
    .slice(0, PAGE_TOP)
    .filter((line) => !/\d[)%]?$/.test(line));
  return tablesOf(text)
    .filter(({ rows }) => rows.length > 0)
    .map(({ titles, rows, unit }) => ({
      unit,
      above: spelt([...top, ...titles].filter(isTitle).join('\n')),
      titled: mentionsIn(fold(titles.join('\n'))),
      rows: rows.map((row, i) => {
        const key = (one: Row) => wordsIn(named(fold(one.label))).join(' ');
        const label = row.label.replaceAll(/(?<=\p{L})\d{1,2}(?=$| )/gu, '');
        return {
          ...row,
          must: spelt(label.replaceAll(/\([^)]*\)|（[^）]*）/g, ' ')),
          all: spelt(label),
          around: spelt([row.section, totalOf(rows, i)].join('\n')),
          changes: CHANGES.test(fold(row.section)),
          repeated: rows.some((other) => other !== row && key(other) === key(row)),
        };
      }),
    }));
}

/** What a row is a part of: the label of the sum below it, which sections without a heading are named by. */
function totalOf(rows: readonly Row[], at: number): string {
  const values = rows.map(({ cells }) => valueOf(cells[0]!.said));
  for (let end = at + 1; end < Math.min(rows.length, at + LONGEST_SUM); end += 1)
    for (let start = Math.max(0, end - LONGEST_SUM); start <= Math.min(at, end - 2); start += 1) {
      const sum = values.slice(start, end).reduce((a, b) => a + b, 0);
      if (Math.abs(sum - values[end]!) < 1e-6 && values[end] !== 0) return rows[end]!.label;
    }
  return '';
}
const LONGEST_SUM = 10;

/** Tables of pages that were read lately: a conversation asks for figures of the same ones. */
const LATELY = new Map<string, Prepared[]>();
const MOST_PAGES = 2000;

function tablesOfPage(text: string): Prepared[] {
  const known = LATELY.get(text) ?? preparedOf(text);
  LATELY.delete(text);
  LATELY.set(text, known);
  if (LATELY.size > MOST_PAGES) LATELY.delete(LATELY.keys().next().value!);
  return known;
}

/** The rows of the reports that the words fit, with the figures of their periods. */
export const cellsFor = (words: readonly string[], reports: readonly Report[]): Cell[] =>
  reports.flatMap((report) =>
    report.pages.flatMap((page) =>
      tablesOfPage(page.text).flatMap((table) =>
        table.rows.flatMap((row) => {
          const fit = fitOf(words, row, table.above, report.head);
          return fit === undefined ? [] : cellsOf(row, fit, table, report, page);
        }),
      ),
    ),
  );

/** The words that some report knows. */
export const knownWords = (words: readonly string[], reports: readonly Report[]): string[] =>
  words.filter((word) =>
    reports.some(
      ({ head, pages }) =>
        among(word, head) ||
        pages.some(({ text }) =>
          tablesOfPage(text).some(({ rows }) => rows.some(({ all }) => all.some((one) => among(word, one)))),
        ),
    ),
  );

function cellsOf(row: Row, fit: LabelFit, table: Prepared, report: Report, page: PageText): Cell[] {
  const { label, line, cells } = row;
  const place = {
    document_id: page.document_id,
    page: page.page,
    label,
    line,
    among: table.rows.length,
    report,
  };
  return cells.flatMap(({ said, column, is_percent }) => {
    const of = /\d/.test(said) ? periodOf(column, table.titled, report.calendar) : undefined;
    const unit = is_percent ? undefined : (column.unit ?? table.unit);
    const converted = column.unit !== undefined && column.unit !== cells[0]!.column.unit;
    const cost = fit.cost + (cells.length === 1 || converted ? LONE : 0);
    return of === undefined ? [] : [{ ...place, ...of, said, unit, is_percent, words: fit.words, cost }];
  });
}

/** Costs of what a row lacks, or has too much; found on questions over reports. */
const LONE = 0.3;
/** In the line above the row, in the titles of the table, at the head of the report. */
const ELSEWHERE = [0.4, 0.6, 0.7];
const ONLY_TITLES = 0.5;
const LIGHT = 0.25;
const HEAVY = 1.2;
const CHANGED = 1;
/** The line above names another figure, or another part of the company; the titles another figure. */
const OTHER_FIGURE = 0.5;
const OTHER_PART = 0.3;
const OTHER_TABLE = 0.2;

const LIGHT_WORDS = new Set(wordsOfReports('light').flatMap((word) => wordsIn(word)));
const LOOSE = new Set(wordsOfReports('loose').flatMap((word) => wordsIn(word)));
const CHANGES = new RegExp(`^(?:${wordsOfReports('changes').join('|')})`, 'u');

/** Words of one thing: "operations" and "operating", "taxes" and "tax". */
function alike(a: string, b: string): boolean {
  if (a === b || HAN.test(a) || HAN.test(b))
    return a === b || (HAN.test(a) && HAN.test(b) && (a.includes(b) || b.includes(a)));
  const shorter = Math.min(a.length, b.length);
  let same = 0;
  while (same < shorter && a[same] === b[same]) same += 1;
  return same >= STEM && Math.max(a.length, b.length) - same <= ENDING;
}
const STEM = 5;
const ENDING = 4;

const among = (word: string, others: readonly string[]): boolean => others.some((one) => alike(one, word));

interface LabelFit {
  cost: number;
  words: string[];
}

/** How well a row fits the words: in the names that figures have, or as it stands. */
function fitOf(
  words: readonly string[],
  row: Prepared['rows'][number],
  above: Spelt,
  head: readonly string[],
): LabelFit | undefined {
  const fits = ([0, 1] as const).flatMap((i) => {
    const fit = labelFit(words, row.must[i], row.all[i], [row.around[i], above[i], head]);
    return fit === undefined ? [] : [fit];
  });
  const [best] = fits.toSorted((a, b) => a.cost - b.cost);
  if (best === undefined) return undefined;
  const [label, section, titles] = [row.all[0], row.around[0], above[0]].map((text) =>
    text.filter((one) => IS_NAME.test(one)),
  );
  const foreign = (names: readonly string[]) =>
    label!.length === 0 && names.length > 0 && !names.some((name) => words.includes(name));
  const other_part =
    row.repeated && row.around[0].some((word) => !LIGHT_WORDS.has(word) && !among(word, words));
  const more =
    (row.changes ? CHANGED : 0) +
    (foreign(section!) ? OTHER_FIGURE : 0) +
    (other_part ? OTHER_PART : 0) +
    (titles!.length > 0 && ![...titles!, ...label!].some((name) => words.includes(name)) ? OTHER_TABLE : 0);
  return { ...best, cost: best.cost + more };
}
/** What figures are called, as one word. */
const IS_NAME = /.figur$/;

function labelFit(
  words: readonly string[],
  must: readonly string[],
  label: readonly string[],
  around: readonly (readonly string[])[],
): LabelFit | undefined {
  const own = words.filter((word) => among(word, label));
  let cost = 0;
  for (const word of words.filter((one) => !own.includes(one))) {
    const at = around.findIndex((text) => among(word, text));
    if (at === -1 && !LOOSE.has(word) && contentOf(word).length > 0) return undefined;
    cost += ELSEWHERE[at] ?? LIGHT;
  }
  const heavy = must.filter((word) => !LIGHT_WORDS.has(word) && !/^\d+$/.test(word));
  const missing = heavy.filter((word) => !among(word, words));
  if (missing.length * 2 > heavy.length) return undefined;
  // "Total" in a table that the question names.
  const [section = [], titles = [], head = []] = around;
  const of_table = words.some(
    (word) =>
      !own.includes(word) &&
      !LIGHT_WORDS.has(word) &&
      !among(word, head) &&
      (among(word, section) || among(word, titles)),
  );
  const summed = heavy.length === 0 && label.length <= 1 && of_table;
  const bare = own.every((word) => LIGHT_WORDS.has(word));
  if (bare && !summed && (own.length === 0 || heavy.length > 0 || own.length < words.length))
    return undefined;
  const light = must.filter((word) => LIGHT_WORDS.has(word) && !among(word, words));
  cost += missing.length * HEAVY + light.length * LIGHT + (bare ? ONLY_TITLES : 0);
  return { cost, words: own };
}

/** The end and the length of the time that a column is of; what its heads leave open may stand in the titles. */
function periodOf(
  column: Column,
  titled: ReturnType<typeof mentionsIn>,
  calendar: Calendar,
): { end: string; months: number | undefined } | undefined {
  const { day, month, year, until, change, note, fiscal } = column;
  if (change !== undefined || note === true || year === undefined) return undefined;
  const spans = titled.filter((one) => one.months !== undefined);
  const days = titled.flatMap((one) => (one.day === undefined ? [] : [{ day: one.day, year: one.year }]));
  const own_day =
    day ??
    days.find((one) => one.year === year)?.day ??
    (until === undefined ? days.find((one) => one.year === undefined)?.day : undefined);
  if (own_day !== undefined) {
    const spoken = day === undefined || days.some((one) => one.day === day) ? spans[0]?.months : undefined;
    return { end: `${year}-${own_day}`, months: column.months ?? spoken };
  }
  if (month !== undefined) return { end: endOfMonth({ year, month }), months: column.months };
  if (until !== undefined) return { end: endOfPart(year, until, calendar), months: column.months };
  const months = column.months ?? spans[0]?.months;
  if (months === YEAR || fiscal) return { end: endOfPart(year, YEAR, calendar), months: YEAR };
  const back = (Number(calendar.closing.slice(0, 4)) - year) * YEAR;
  return months === undefined ? undefined : { end: before(calendar.closing, back), months };
}

/** When a period ends: the day itself, or about when; its length, or that it is a day. */
interface Target {
  end: string;
  months: number | undefined;
  at_end: boolean;
}

/** What a period may mean, the likelier first; `newest`: the latest day of the reports in question. */
function targetsOf(
  period: PeriodAsked,
  report: Report,
  newest: string,
  previous: FigureAsked | null,
): Target[] {
  const { calendar, quarter } = report;
  const { day, month, until, year, fiscal, back, latest, to_date } = period;
  const at_end = period.at_end === true;
  const months =
    period.months ??
    (previous !== null && (back !== undefined || day !== undefined) ? previous.months : undefined);
  const target = (end: string, of = months): Target => ({
    end,
    months: at_end && of !== YEAR ? undefined : of,
    at_end,
  });
  if (back !== undefined) return [target(before(previous?.end ?? newest, back))];
  if (latest === true) return [target(newest, to_date === true ? monthsOver(newest, calendar) : months)];
  if (day !== undefined) return [target(`${year ?? newest.slice(0, 4)}-${day}`)];
  if (month !== undefined) return [target(endOfMonth({ year: year ?? Number(newest.slice(0, 4)), month }))];
  const part = until ?? (months !== undefined && year !== undefined ? months : undefined);
  if (part !== undefined) {
    const ended = year ?? lastYearOf(part, calendar, previous?.end ?? newest, previous !== null);
    const by_name =
      quarter !== undefined && fiscal !== true && year !== undefined
        ? [before(calendar.closing, (quarter.year - year) * YEAR + quarter.until - part)]
        : [];
    const own = endOfPart(ended, part, calendar);
    return [...by_name, own].map((end) => target(end));
  }
  if (year === undefined) return [target(newest)];
  if (previous?.end !== undefined && (previous.months ?? 0) < YEAR) {
    const over = monthsOver(previous.end, calendar);
    return [target(endOfPart(year, at_end ? YEAR : over, calendar), at_end ? undefined : previous.months)];
  }
  return [target(endOfPart(year, YEAR, calendar), at_end ? undefined : YEAR)];
}

/** The year whose part ended last: the one of the day that was spoken of, whatever ended later. */
function lastYearOf(until: number, calendar: Calendar, day: string, spoken: boolean): number {
  const year = Number(day.slice(0, 4)) + 1 + calendar.named_by;
  const years = [year, year - 1, year - 2];
  const over = monthsOver(day, calendar);
  return (
    years.find((one) =>
      spoken
        ? sameEnd(endOfPart(one, over, calendar), day)
        : endOfPart(one, until, calendar) <=
          endOfMonth({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }),
    ) ?? year - 1
  );
}

/** Costs of figures that are of a day where a time was asked for, and the other way round; of another report's period. */
const OF_A_DAY = 0.7;
const OF_A_TIME = 0.5;
const ABOUT = 0.05;
const COMPARED = 0.1;

/** The day that the newest of their reports is of. */
export const newestOf = (cells: readonly Cell[]): string | undefined =>
  cells
    .map(({ report }) => report.calendar.closing)
    .toSorted()
    .at(-1);

/** The figures of a period, the best first; equally good ones that say the same once. */
export function inPeriod(
  cells: readonly Cell[],
  period: PeriodAsked,
  previous: FigureAsked | null,
  newest = newestOf(cells),
): Cell[] {
  if (newest === undefined) return [];
  const fits = cells.flatMap((cell) => {
    const cost = targetsOf(period, cell.report, newest, previous)
      .map((target, i) => periodCost(cell, target) + i)
      .toSorted((a, b) => a - b)[0]!;
    const compared = sameEnd(cell.end, cell.report.calendar.closing) ? 0 : COMPARED;
    return cost === Infinity ? [] : [{ ...cell, cost: cell.cost + cost + compared }];
  });
  const best = Math.min(...fits.map(({ cost }) => cost));
  return fits
    .filter(({ cost }) => cost <= best + ABOUT)
    .toSorted((a, b) => a.cost - b.cost || b.among - a.among)
    .filter((cell, i, all) => all.findIndex(({ said }) => figureOf(said) === figureOf(cell.said)) === i);
}

function periodCost(cell: Cell, { end, months, at_end }: Target): number {
  if (!sameEnd(cell.end, end)) return Infinity;
  const about = cell.end === end ? 0 : ABOUT / 2;
  if (months === undefined)
    return about + (cell.months === undefined ? 0 : at_end ? Infinity : OF_A_TIME + cell.months / 100);
  if (cell.months === undefined) return about + OF_A_DAY;
  return cell.months === months ? about : Infinity;
}

export const figureOf = (said: string): string => said.replaceAll(/[^\d.()-]/g, '');

/** Parentheses are negative, a dash is nothing. */
export function valueOf(said: string): number {
  const digits = Number(said.replaceAll(/[^\d.]/g, ''));
  return /^[^\d]*[(-]/.test(said.replace(/[—–]/, '-')) ? -digits : digits;
}
