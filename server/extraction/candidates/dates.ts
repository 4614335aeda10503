// Finds dates in a row of text and settles the order of day and month from the whole document.
import { segmentAt, type Row } from '../layout/layout.ts';
import { placeOf, first, type Candidate, type DateCandidate } from './candidate.ts';
import { parseChineseInteger } from './chinese-numbers.ts';
import { ERAS, monthNumber } from '../../lexicon/calendar.ts';
import { weekdayBeside } from './weekday.ts';
import { DATE_FORMS, JOINT, RECOGNISED_DATE_FORMS } from './date-forms.ts';

/** How a document writes 03/04/2026. */
export interface DateOrder {
  first: 'day' | 'month';
  /** Nothing in the document tells, or as much speaks for the one as for the other. */
  open: boolean;
}

export interface RawDate {
  row: Row;
  start: number;
  end: number;
  year: number;
  /** Known month and day, or the two numbers in unknown order. */
  month?: number;
  day?: number;
  a?: number;
  b?: number;
  range: 'start' | 'end' | null;
  /** 1 for forms that are a date beyond doubt; less for two-digit years and eight digits in a row. */
  certain: number;
}

/** All dates of a row. `today` (ISO) decides the century of two-digit years. */
export function findDates(row: Row, today: string): RawDate[] {
  const found: RawDate[] = [];
  const recognised = row.page.source === 'ocr';
  const text = recognised ? repairDigits(row.text) : row.text;
  if (!/\d|[一二三四五六七八九]月/u.test(text)) return found;
  for (const pattern of recognised ? RECOGNISED_DATE_FORMS : DATE_FORMS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      if (found.some((other) => other.start < end && start < other.end)) continue;
      const raw = readParts(match.groups ?? {}, today);
      if (raw !== undefined) found.push({ row, start, end, range: null, ...raw });
    }
  }
  found.sort((a, b) => a.start - b.start);
  markRanges(text, found);
  return found;
}

/** Letters that recognisers put for digits, where digits or date marks surround them. Keeps all offsets. */
function repairDigits(text: string): string {
  return text
    .replaceAll(/(?:(?<=[\d/.-])|(?<![\p{L}\d])(?=.\d[/.-]\d))[OoQD](?=[\d/.-])/gu, '0')
    .replaceAll(/(?:(?<=[\d/.-])|(?<![\p{L}\d])(?=.\d[/.-]\d))[lI|](?=[\d/.-])/gu, '1')
    .replaceAll(/(?<=\d[/.-]\d?|(?<![\p{L}\d])\d)[BS](?=\d?[/.-]\d)/gu, (letter) =>
      letter === 'B' ? '8' : '5',
    );
}

type Parts = Pick<RawDate, 'year' | 'month' | 'day' | 'a' | 'b' | 'certain'>;

function readParts(groups: Record<string, string | undefined>, today: string): Parts | undefined {
  const year = readYear(groups, today);
  if (year === undefined) return undefined;
  const short = (groups['year'] ?? '').length < 4 && groups['era'] === undefined;
  if (groups['a'] !== undefined && groups['b'] !== undefined) {
    const a = Number(groups['a']);
    const b = Number(groups['b']);
    const possible = exists(year, b, a) || exists(year, a, b);
    return possible ? { year, a, b, certain: short ? 0.8 : 1 } : undefined;
  }
  const month = readMonth(groups['month'] ?? '');
  const day = parseChineseInteger(groups['day'] ?? '');
  if (month === undefined || day === undefined || !exists(year, month, day)) return undefined;
  return { year, month, day, certain: short ? 0.8 : 1 };
}

function readYear(groups: Record<string, string | undefined>, today: string): number | undefined {
  const before = ERAS.get(groups['era'] ?? '');
  if (before !== undefined) return before + (groups['of_era'] === '元' ? 1 : Number(groups['of_era']));
  const digits = (groups['year'] ?? '').replaceAll(/['\s]/g, '');
  const value = parseChineseInteger(digits);
  if (value === undefined) return undefined;
  if (digits.length >= 4) return value >= 1900 && value <= 2100 ? value : undefined;
  // Business documents look back more often than ahead: up to ten years from now, else the last century.
  return 2000 + value <= Number(today.slice(0, 4)) + 10 ? 2000 + value : 1900 + value;
}

function readMonth(text: string): number | undefined {
  return /^0?[A-Za-zÀ-ž]/.test(text) ? monthNumber(text) : parseChineseInteger(text);
}

export function exists(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const RANGE_JOINT = new RegExp(String.raw`^\s*${JOINT}\s*$`, 'iu');

/** "01.10.2018 bis 31.10.2018": the first is a start, the second an end. */
function markRanges(text: string, dates: RawDate[]): void {
  for (const [i, date] of dates.entries()) {
    const next = dates[i + 1];
    if (next === undefined || !RANGE_JOINT.test(text.slice(date.end, next.start))) continue;
    date.range = 'start';
    next.range = 'end';
    // "December 16 - January 15, 2025": the year is that of the end.
    const yearless = DAY_ALONE.test(text.slice(date.start, date.end));
    if (yearless && (date.month ?? 0) > (next.month ?? 12)) date.year--;
  }
}

/** A name of a month and a day, without a year. */
const DAY_ALONE = /^\D*\d{1,2}\D*$/u;

/** "03.01.2026 –" at the end of a cell: the end of the period begins the next row. */
export function markBrokenRanges(rows: Row[], dates: Map<Row, RawDate[]>): void {
  for (const row of rows) {
    const start = dates.get(row)?.at(-1);
    const below = row.page.rows[row.index + 1];
    const end = below && dates.get(below)?.[0];
    if (start === undefined || end === undefined || end.row.segments[0]?.start !== end.start) continue;
    if (start.range !== null || end.range !== null || !isOpen(start)) continue;
    start.range = 'start';
    end.range = 'end';
  }
}

/** Whether nothing but a joint follows in the cell. */
const isOpen = ({ row, start, end }: Pick<RawDate, 'row' | 'start' | 'end'>): boolean =>
  RANGE_JOINT.test(row.text.slice(end, segmentAt(row, start)?.end));

/** Whether two dates are the beginning and the end of one period, in a row or from one row to the next. */
export function isOneRange(start: Candidate, end: Candidate): boolean {
  const [a, b] = [first(start), first(end)];
  if (a.row === b.row) return a.end <= b.start && RANGE_JOINT.test(a.row.text.slice(a.end, b.start));
  return a.row.page.rows[a.row.index + 1] === b.row && b.row.segments[0]?.start === b.start && isOpen(a);
}

/** Hints from outside the dates: words and currencies of countries that write one or the other order. */
export interface OrderHints {
  day_first: number;
  month_first: number;
}

/** As most countries write it, where nothing tells. */
const USUAL = 0.5;
/** The weakest of the hints decides, where nothing speaks against it. */
const DECISIVE = 0.6;

/** Unambiguous dates, and those with the day of the week beside them, vote with three, hints with their weight; ranges must not end before they start. */
export function voteOrder(dates: RawDate[], hintsOf: () => OrderHints): DateOrder {
  // Most documents have no date that could be read both ways, and no need of hints.
  if (!dates.some(isAmbiguous)) return { first: 'day', open: false };
  const hints = hintsOf();
  let dayFirst = hints.day_first;
  let monthFirst = hints.month_first;
  for (const [i, date] of dates.entries()) {
    const { a, b, range, year } = date;
    if (a === undefined || b === undefined) continue;
    if (a > 12) dayFirst += 3;
    if (b > 12) monthFirst += 3;
    // A recognised year may be misread, and its weekdays are others then.
    if (isAmbiguous(date) && date.row.page.source !== 'ocr') {
      const weekday = weekdayBeside(date);
      const [asDay, asMonth] = [weekdayOf(year, b, a) === weekday, weekdayOf(year, a, b) === weekday];
      if (asDay && !asMonth) dayFirst += 3;
      if (asMonth && !asDay) monthFirst += 3;
    }
    const next = dates[i + 1];
    if (range !== 'start' || next?.a === undefined || next.b === undefined || next.year !== year) continue;
    if (b * 100 + a > next.b * 100 + next.a) monthFirst += 1;
    if (a * 100 + b > next.a * 100 + next.b) dayFirst += 1;
  }
  const lead = monthFirst - dayFirst;
  return { first: lead > USUAL ? 'month' : 'day', open: Math.abs(lead) < DECISIVE };
}

/** 0 for Sunday. */
const weekdayOf = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** Whether both of its numbers may be the day. */
const isAmbiguous = ({ a, b }: RawDate): boolean =>
  a !== undefined && b !== undefined && a <= 12 && b <= 12 && a !== b;

/** The date as a candidate, in ISO form; undefined when it does not exist in the voted order nor in the other. */
export function toDateCandidate(raw: RawDate, order: DateOrder): DateCandidate | undefined {
  const { year, a, b } = raw;
  let { month, day } = raw;
  const ambiguous = isAmbiguous(raw);
  if (a !== undefined && b !== undefined) {
    [day, month] = order.first === 'day' ? [a, b] : [b, a];
    if (!exists(year, month, day)) [day, month] = [month, day];
  }
  if (month === undefined || day === undefined || !exists(year, month, day)) return undefined;
  const span = { row: raw.row, start: raw.start, end: raw.end };
  return {
    kind: 'date',
    value: isoDate(year, month, day),
    traits: {
      ambiguous: ambiguous ? 1 : 0,
      certain: raw.certain,
      range_start: raw.range === 'start' ? 1 : 0,
      range_end: raw.range === 'end' ? 1 : 0,
    },
    range: raw.range,
    swapped: ambiguous && order.open ? isoDate(year, day, month) : null,
    ...placeOf([span]),
  };
}

const isoDate = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
