// Tables of reports in the text of a page: rows of figures whose columns are told apart by days, years and lengths of time.
import { fold } from '../../search/tokenize.ts';
import { mentionsIn, wordsOfReports, type Period } from './periods.ts';

/** What the head of a column says; what does not tell a period is the head of a change or of a note. */
export type Column = Period & { change?: string; note?: boolean; unit?: string };

export interface Row {
  label: string;
  /** The line above, which the rows below it belong to. */
  section: string;
  cells: { said: string; column: Column; is_percent: boolean }[];
  line: string;
}

export interface Table {
  /** The lines above the heads of its columns. */
  titles: string[];
  rows: Row[];
  /** What the figures are in, as the page says it. */
  unit: string | undefined;
}

const FIGURE = String.raw`(?:[$€£¥￥]|us\$|c\$)?\s?(?:\(?\s?[$€£¥￥]?\s?[-–]?\d[\d,]*(?:\.\d+)?(?:[mkb]n?(?=[\s)]|$))?\s?%?\)?|[—–-]+(?=\s|$)|n\/?[ma](?=\s|$)|nil(?=\s|$)|\*(?=\s|$))(?:\s?(?:%|pts|pp|x|bps?)(?=\s|$|\)))?\)?`;
/** A label and then figures to the end of the line. */
const ROW = new RegExp(String.raw`^(.*?\p{L}[^\n]*?)[\s.]+((?:${FIGURE})(?:\s+(?:${FIGURE}))*)$`, 'iu');
const FIGURES = new RegExp(FIGURE, 'giu');
const ONLY_FIGURES = new RegExp(String.raw`^(?:${FIGURE})(?:\s+(?:${FIGURE}))+$`, 'iu');
/** Told first: to look for a row in prose takes long. */
const ENDS_IN_FIGURE = /[\d)%—–*-]$|(?:pts|pp|bps|n\/?[ma]|nil)$/i;
const UNIT =
  /\(?(?:[\p{L}.$€£¥]+ )?(?:\$ ?|€ ?|£ ?|¥ ?)?\b(?:in )?(?:thousands|millions|billions)\b(?: of [\p{L}.]+(?: dollars)?)?[^()\n]{0,60}\)?|单位[:：]\s*\p{Script=Han}+|(?<![\p{L}\d])[$€£¥]'?(?:000s?|m|bn)(?![\p{L}\d])/iu;
const OF_PERCENTS = /percent|%|百分比|占比/iu;
const IS_PERCENT = /%|pts|pp$|bps?$/;

/** What is longer is prose. */
const LONGEST_HEAD = 200;
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
function headsIn(line: string): Heads | undefined {
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
  const first = found.findIndex((one) => isPeriod(one as Column));
  // "$ millions June 30 July 1": what stands before the first period is a unit.
  const all = found.filter((one, i) => i >= first || !('change' in one) || !SIGNS.test(one.change ?? ''));
  if (all.length === 0) return undefined;
  const left = all.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const bare = left.replaceAll(BESIDE, (word) => ' '.repeat(word.length));
  const last = /^.*[\p{L}\d]/u.exec(bare)?.[0].length ?? 0;
  const behind = all.filter(({ start }) => start >= last);
  const periods = behind.filter((one) => isPeriod(one as Column));
  if (last > LONGEST_TITLE || (last > 0 && periods.length < 2)) return undefined;
  return { columns: merged(behind.map(columnOf)), title: line.slice(0, last).trim() };
}

function columnOf(mention: Column & { back?: number; latest?: boolean; start: number; end: number }): Column {
  const { months, until, day, month, date, year, fiscal, change, note, back } = mention;
  if (change !== undefined || back !== undefined) return { change: change ?? `${back}` };
  return JSON.parse(JSON.stringify({ months, until, day, month, date, year, fiscal, note })) as Column;
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
function columnsFor(count: number, lines: readonly (readonly Column[])[]): Column[] | undefined {
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
      ? { ...own, day: `${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` }
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

/** A row that numbers a note, or has none where others do. */
function cellsOf(
  figures: readonly string[],
  lines: readonly (readonly Column[])[],
): Row['cells'] | undefined {
  const noted = lines
    .map((line) => line.filter(({ note }) => note !== true))
    .filter((line) => line.length > 0);
  const has_note = NOTE.test(figures[0]!) && figures.length > 1;
  const columns = columnsFor(figures.length, noted);
  const [own, of] =
    columns === undefined && has_note
      ? [figures.slice(1), columnsFor(figures.length - 1, noted)]
      : [figures, columns];
  return of && own.map((said, i) => ({ said, column: of[i]!, is_percent: IS_PERCENT.test(said) }));
}
/** "3", "(1)", "4.2". */
const NOTE = /^\(?\d{1,2}(?:\.\d)?\)?$/;

/** So many lines above the heads of the columns may be its titles; after so many others, heads are of no table. */
const TITLES = 4;
const FURTHEST = 6;

interface Draft {
  heads: Column[][];
  titles: string[];
  rows: { label: string; section: string; figures: string[]; line: string }[];
  since: number;
}

/** The tables of a page. Many tables of percentages print the sign in their first row only. */
export function tablesOf(text: string): Table[] {
  const unit = UNIT.exec(text)?.[0].trim();
  const plain = withoutLetterSigns(text);
  return draftsOf(plain).map(({ heads, titles, rows }) => {
    const of_percents = rows.length > 0 && rows[0]!.figures.every((said) => IS_PERCENT.test(said));
    const table = rows.flatMap(({ label, section, figures, line }) => {
      const cells = cellsOf(figures, heads);
      return cells === undefined
        ? []
        : [
            {
              label,
              section,
              line,
              cells: cells.map((one) => ({
                ...one,
                is_percent: one.is_percent || of_percents || OF_PERCENTS.test(section),
              })),
            },
          ];
    });
    return { titles, rows: table, unit };
  });
}

/** Some fonts give the sign of a currency as another character: one that stands before figures, between others, is no word. */
function withoutLetterSigns(text: string): string {
  const between = [...text.matchAll(/(?<=[\d)%] )([^\s\d(),.%—–$€£¥￥-]) ?(?=\(?\d)/gu)].map(
    ([, sign]) => sign!,
  );
  const signs = new Set(between.filter((sign) => between.filter((one) => one === sign).length > 1));
  if (signs.size === 0) return text;
  return text.replaceAll(/(?<= )([^\s\d(),.%—–-]) ?(?=\(?\d)/gu, (all, sign: string) =>
    signs.has(sign) ? '$ ' : all,
  );
}

function draftsOf(text: string): Draft[] {
  const drafts: Draft[] = [];
  let titles: string[] = [];
  let section = '';
  let table: Draft | undefined;
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const heads = headsIn(line);
    const row = heads !== undefined ? undefined : rowIn(line, section);
    if (heads !== undefined) {
      if (table === undefined || table.rows.length > 0 || table.since > FURTHEST) {
        table = { heads: [], titles: titles.slice(-TITLES), rows: [], since: 0 };
        drafts.push(table);
        section = '';
      }
      table.heads.push(heads.columns);
      table.titles.push(heads.title === '' ? line : heads.title);
      table.since = 0;
    } else if (row !== undefined) table?.rows.push({ ...row, section, line });
    else if (introduces(line) !== undefined) {
      table = { heads: [introduces(line)!], titles: [line], rows: [], since: 0 };
      drafts.push(table);
      [titles, section] = [[...titles, line].slice(-TITLES), ''];
    } else {
      titles = [...titles, line].slice(-TITLES);
      section = line;
      if (table !== undefined) table.since += 1;
    }
  }
  return drafts;
}

/** "Commitments as of October 29, 2023 are as follows:" has the day of the only column below. */
function introduces(line: string): Column[] | undefined {
  if (!/[:：]$/.test(line)) return undefined;
  const days = mentionsIn(fold(line)).filter(({ day, year }) => day !== undefined && year !== undefined);
  return days.length === 1 ? [{ day: days[0]!.day!, year: days[0]!.year! }] : undefined;
}

/** What a line says of its own; a label that goes on from the line above begins there. */
function rowIn(line: string, above: string): { label: string; figures: string[] } | undefined {
  if (!ENDS_IN_FIGURE.test(line)) return undefined;
  const figuresIn = (part: string) => part.match(FIGURES)!.map((one) => one.trim());
  if (ONLY_FIGURES.test(line)) return above === '' ? undefined : { label: above, figures: figuresIn(line) };
  const [, label, figures] = ROW.exec(line) ?? [];
  if (label === undefined || label.length > LONGEST_HEAD) return undefined;
  const goes_on = /^\p{Ll}/u.test(label) && above !== '' && !/[:.;]$/.test(above);
  return { label: goes_on ? `${above} ${label}` : label, figures: figuresIn(figures!) };
}
