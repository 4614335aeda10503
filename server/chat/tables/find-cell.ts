// The figures of reports that a row and a period ask for: rows by their words, columns by the day that their period ends on.
import type { PageText } from '../page-texts.ts';
import type { FigureAsked, PeriodAsked } from '../questions/query.ts';
import { among, fitOf, type LabelFit } from './fit-row.ts';
import {
  before,
  endOfMonth,
  endOfPart,
  monthsOver,
  sameEnd,
  YEAR,
  type Calendar,
  type Mention,
} from './periods.ts';
import { tablesOfPage, type Prepared, type Report } from './report.ts';
import type { Column } from './column-heads.ts';
import type { Row } from './rows.ts';

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

/** A figure beside no other, or one in another currency, is hardly that of a statement. */
const LONE = 0.3;

/** The end and the length of the time that a column is of; what its heads leave open may stand in the titles. */
function periodOf(
  column: Column,
  titled: readonly Mention[],
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
      quarter !== undefined && year !== undefined && (fiscal !== true || quarter.fiscal)
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

const figureOf = (said: string): string => said.replaceAll(/[^\d.()-]/g, '');
