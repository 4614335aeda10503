// The heads of columns: what each line of them says, and how the lines add up to the columns of a table.
import { fold } from '../../search/tokenize.ts';
import { withoutUndefined } from '../../platform/without-undefined.ts';
import { pad } from '../questions/dates.ts';
import { blanked, mentionsIn, wordsOfReports, type Period } from './periods.ts';

/** What the head of a column says; what does not tell a period is the head of a change or of a note. */
export type Column = Period & { change?: string; note?: boolean; unit?: string };

/** What is longer is prose. */
export const LONGEST_HEAD = 200;
const LONGEST_TITLE = 70;
const BESIDE = new RegExp(
  wordsOfReports('beside')
    .map((word) => (/^\p{L}/u.test(word) ? String.raw`(?<!\p{L})${word}(?!\p{L})` : word))
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'gu',
);
/** A day of the month under the name of its month: "29,". */
const LONE_DATE = /(?<![\d.,])(\d{1,2}),(?= |$)/g;
const SIGNS = /^[$%]$/;
const SIGN = /(?<=^| )[$%](?= |$)/g;

/** Told first: to look for periods takes long. */
const SMALL_WORD = /(?<!\p{L})\p{Ll}{3}/gu;
const MOST_SMALL_WORDS = 8;
const UNITS = /\([^()]{0,40}\b(?:thousands|millions|billions)\b[^()]{0,90}\)?/gu;

/** Columns may differ by what they are in. */
const UNIT_HEAD = /(?:thousands|millions|billions) of [\p{L}.]+(?: dollars| francs)?/gu;

interface Heads {
  columns: Column[];
  /** What stands before them in the line. */
  title: string;
}

/** The heads of columns in a line that has nothing else, or ends with several; undefined where it has none. */
export function headsIn(line: string): Heads | undefined {
  if (line.length > LONGEST_HEAD) return undefined;
  if ((line.match(SMALL_WORD)?.length ?? 0) > MOST_SMALL_WORDS) return undefined;
  const text = fold(line).replaceAll(UNITS, (unit) => ' '.repeat(unit.length));
  const units = [...text.matchAll(UNIT_HEAD)];
  if (units.length > 1 && !/[\p{L}\d]/u.test(text.replaceAll(UNIT_HEAD, ' ')))
    return { columns: units.map(([unit]) => ({ unit })), title: '' };
  const mentions = mentionsIn(text).filter(({ at_end }) => at_end !== true);
  const taken = (at: number) => mentions.some(({ start, end }) => at >= start && at < end);
  const more = [
    ...[...text.matchAll(LONE_DATE)].map((m) => ({
      start: m.index,
      end: m.index + m[0].length,
      date: Number(m[1]),
    })),
    ...[...text.matchAll(SIGN)].map((m) => ({ start: m.index, end: m.index + 1, change: m[0] })),
  ].filter(({ start }) => !taken(start));
  const found = [...mentions, ...more].sort((a, b) => a.start - b.start);
  const first = found.findIndex((one) => isPeriod(one));
  // "$ millions June 30 July 1": what stands before the first period is a unit.
  const all = found.filter((one, i) => i >= first || !('change' in one) || !SIGNS.test(one.change ?? ''));
  if (all.length === 0) return undefined;
  const bare = blanked(text, all).replaceAll(BESIDE, (word) => ' '.repeat(word.length));
  const last = /^.*[\p{L}\d]/u.exec(bare)?.[0].length ?? 0;
  const behind = all.filter(({ start }) => start >= last);
  const periods = behind.filter((one) => isPeriod(one as Column));
  if (last > LONGEST_TITLE || (last > 0 && periods.length < 2)) return undefined;
  return { columns: merged(behind.map(columnOf)), title: line.slice(0, last).trim() };
}

function columnOf(mention: Column & { back?: number; latest?: boolean; start: number; end: number }): Column {
  const { months, until, day, month, date, year, fiscal, change, note, back } = mention;
  if (change !== undefined || back !== undefined) return { change: change ?? `${back}` };
  return withoutUndefined({ months, until, day, month, date, year, fiscal, note });
}

const kindOf = (column: Column): string => Object.keys(column).toSorted().join();

/** "Three Months Ended July 30, 2023 Three Months Ended July 31, 2022": each is one head; changes stand for themselves. */
function merged(columns: readonly Column[]): Column[] {
  const end = columns.findIndex((one) => !isPeriod(one));
  if (end === 0) return [columns[0]!, ...(columns.length > 1 ? merged(columns.slice(1)) : [])];
  const run = end === -1 ? columns : columns.slice(0, end);
  const rest = end === -1 ? [] : merged(columns.slice(end));
  for (const size of [2, 3]) {
    const unit = run.slice(0, size);
    const keys = unit.flatMap((one) => Object.keys(one));
    const regular = run.every((one, i) => kindOf(one) === kindOf(unit[i % size]!));
    if (run.length % size === 0 && regular && new Set(keys).size === keys.length)
      return [
        ...Array.from({ length: run.length / size }, (_, i) =>
          Object.assign({}, ...run.slice(i * size, (i + 1) * size)),
        ),
        ...rest,
      ];
  }
  return [...run, ...rest];
}

const isPeriod = ({ change, note }: Column): boolean => change === undefined && note !== true;

/** Whether a head above says of a column what its own does not. */
const lacks = (own: Column, above: Column): boolean =>
  above.change !== undefined
    ? own.change !== undefined
    : isPeriod(own) &&
      Object.keys(above).every((key) => own[key as keyof Column] === undefined) &&
      !(own.day !== undefined && above.month !== undefined);

/** Heads of one line put above the columns: one for each, in even parts, or for those that need them. */
function underneath(columns: readonly Column[], above: readonly Column[]): Column[] {
  const put = (of: readonly (Column | undefined)[]) =>
    columns.map((own, i) => {
      const one = of[i];
      if (one === undefined) return own;
      const change =
        own.change !== undefined || one.change !== undefined
          ? { change: `${one.change ?? ''}${own.change ?? ''}` }
          : {};
      return { ...one, ...own, ...change };
    });
  const needing = columns.flatMap((own, i) => (lacks(own, above[0]!) ? [i] : []));
  const fits = needing.length === above.length && needing.every((at, i) => lacks(columns[at]!, above[i]!));
  if (fits) return put(columns.map((_, i) => above[needing.indexOf(i)]));
  const mixed = inTurn(columns, above);
  if (mixed !== undefined) return put(mixed);
  if (columns.length % above.length === 0) {
    const even = put(columns.map((_, i) => above[Math.floor((i * above.length) / columns.length)]));
    if (areDistinct(even) || above.length === 1) return even;
  }
  return put(inRuns(columns, above));
}

/** Each head goes to the next column that lacks it. */
function inTurn(columns: readonly Column[], above: readonly Column[]): (Column | undefined)[] | undefined {
  if (above.some(({ months, unit }) => months !== undefined || unit !== undefined)) return undefined;
  const of = columns.map((): Column | undefined => undefined);
  let at = 0;
  for (const one of above) {
    while (at < columns.length && !lacks(columns[at]!, one)) at += 1;
    if (at === columns.length) return undefined;
    of[at] = one;
    at += 1;
  }
  return of;
}

/** A head reaches as far as the columns below it differ. */
function inRuns(columns: readonly Column[], above: readonly Column[]): (Column | undefined)[] {
  let at = 0;
  let seen = new Set<string>();
  return columns.map((own) => {
    const key = JSON.stringify(own);
    if (seen.has(key)) {
      at += 1;
      seen = new Set();
    }
    seen.add(key);
    return above[at];
  });
}

const areDistinct = (columns: readonly Column[]): boolean =>
  new Set(columns.map((column) => JSON.stringify(column))).size === columns.length;

/** The columns of so many figures; undefined where the heads do not tell them apart. */
export function columnsFor(count: number, lines: readonly (readonly Column[])[]): Column[] | undefined {
  const base = lines.findLastIndex((line) => line.length === count);
  if (base === -1) {
    const stacked = stackedIn(lines, count);
    return stacked && columnsFor(count, stacked);
  }
  const above = [...lines.slice(0, base).toReversed(), ...lines.slice(base + 1)];
  const columns = above.reduce<Column[]>((all, line) => underneath(all, line), [...lines[base]!]);
  // "June 30, 2024 2023": the day is said once.
  const full = columns.map((column, i) => {
    const before = columns.slice(0, i).findLast(({ day }) => day !== undefined);
    const short = column.day === undefined && column.until === undefined && column.year !== undefined;
    return short && before !== undefined ? { ...column, day: before.day! } : column;
  });
  const dated = full.map(({ month, date, ...own }) =>
    month !== undefined && date !== undefined
      ? { ...own, day: `${pad(month)}-${pad(date)}` }
      : { ...own, ...(month !== undefined && { month }) },
  );
  return areDistinct(dated.filter(isPeriod)) ? dated : undefined;
}

/** Heads that stand below each other, or partly so: the last lines together have one for each column. */
function stackedIn(lines: readonly (readonly Column[])[], count: number): (readonly Column[])[] | undefined {
  for (let start = lines.length - 2; start >= 0; start -= 1) {
    const together = merged(lines.slice(start).flat());
    if (together.length === count) return [...lines.slice(0, start), together];
  }
  return undefined;
}
