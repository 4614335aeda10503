// Tables of reports in the text of a page: rows of figures whose columns are told apart by days, years and lengths of time.
import { monthNumber } from '../../lexicon/calendar.ts';
import { MONTH_EN, numberOf, pad } from '../questions/dates.ts';

/** What the head of a column says; undefined where it does not. */
export interface Column {
  /** The length of the time that ends there. */
  months?: number;
  /** Month and day, 07-30. */
  day?: string;
  year?: number;
  /** By how much it differs from another column. */
  change?: string;
}

export interface Row {
  label: string;
  /** The titles of the table and of the part that it stands in. */
  titles: string[];
  cells: { said: string; column: Column; is_percent: boolean }[];
  /** What the figures are in, as the page says it. */
  unit: string | undefined;
  line: string;
  /** How many rows its table has. */
  among: number;
}

const FIGURE = String.raw`[$€£¥￥]?\s?(?:\(?-?\d[\d,]*(?:\.\d+)?\)?|[—–])(?:\s?(?:%|pts))?`;
/** A label and then figures to the end of the line. */
const ROW = new RegExp(String.raw`^(.*?\p{L}[^\n]*?)\s+(${FIGURE}(?:\s+${FIGURE})*)$`, 'u');
/** Told first: to look for a row in prose takes long. */
const ENDS_IN_FIGURE = /[\d)%—–]$|pts$/;
const UNIT = /\(?\$? ?\bin (?:thousands|millions|billions)\b[^()\n]*\)?|单位[:：]\s*\p{Script=Han}+/iu;

const NUMBERS: Record<string, number> = { three: 3, six: 6, nine: 9, twelve: 12 };
const SPANS = String.raw`(?<months>\d{1,2}|three|six|nine|twelve) months ended|(?<year_ended>(?:fiscal )?years? ended)|(?<quarter_ended>quarters? ended)`;
const DAY = String.raw`(?<month>${MONTH_EN}) (?<date>\d{1,2}),?(?: (?<year>(?:19|20)\d\d))?`;
const YEAR = String.raw`(?<alone>(?:19|20)\d\d)(?:年(?:第?(?<quarter>[一二三四1-4])季度|(?<month_zh>\d{1,2})月(?<date_zh>\d{1,2})日|度)?)?`;
const CHANGE = String.raw`(?<change>[$%](?= |$)|(?:[a-z]+-over-[a-z]+)|\bchange|变动|增减|同比|环比)`;
const HEAD = new RegExp(`${SPANS}|${DAY}|${YEAR}|${CHANGE}`, 'giu');

/** What is longer is prose. */
const LONGEST_HEAD = 200;

/** The heads of columns in a line that has nothing else. */
function headsIn(line: string): Column[] {
  if (line.length > LONGEST_HEAD) return [];
  const heads = [...line.matchAll(HEAD)];
  if (heads.length === 0 || /[\p{L}\d]/u.test(line.replaceAll(HEAD, ' ').replace(/\bas of\b/i, '')))
    return [];
  const columns = heads.map(({ groups = {} }) => columnOf(groups));
  // What the changes are called, above their columns.
  if (columns.every(({ change }) => change !== undefined)) return [];
  // "Three Months Ended July 30, 2023 Three Months Ended July 31, 2022": each is one head.
  const paired = columns.every(
    ({ months, day }, i) => (months !== undefined) === (i % 2 === 0) && (day !== undefined) === (i % 2 === 1),
  );
  return paired && columns.length % 2 === 0
    ? columns.flatMap((one, i) => (i % 2 === 0 ? [{ ...one, ...columns[i + 1] }] : []))
    : columns;
}

export function columnOf(groups: Record<string, string | undefined>): Column {
  const { months, year_ended, quarter_ended, month, date, year, alone, quarter, month_zh, date_zh, change } =
    groups;
  if (change !== undefined) return { change };
  if (months !== undefined) return { months: NUMBERS[months.toLowerCase()] ?? Number(months) };
  if (year_ended !== undefined) return { months: 12 };
  if (quarter_ended !== undefined) return { months: 3 };
  if (month !== undefined)
    return {
      day: `${pad(monthNumber(month) ?? 0)}-${pad(Number(date))}`,
      ...(year !== undefined && { year: Number(year) }),
    };
  const n = quarter === undefined ? undefined : numberOf(quarter);
  return {
    year: Number(alone),
    ...(n !== undefined && { months: 3, day: `${pad(n * 3)}-${n === 1 || n === 4 ? 31 : 30}` }),
    ...(month_zh !== undefined && { day: `${pad(Number(month_zh))}-${pad(Number(date_zh))}` }),
  };
}

/** Each line of heads is spread over the columns; undefined where that leaves two of them alike. */
function columnsFor(count: number, heads: readonly Column[][]): Column[] | undefined {
  if (heads.length === 0 || heads.some((line) => count % line.length !== 0)) return undefined;
  const columns = Array.from({ length: count }, (_, i) =>
    heads.reduce<Column>((all, line) => {
      const one = line[Math.floor((i * line.length) / count)]!;
      const change = one.change === undefined ? all.change : `${all.change ?? ''}${one.change}`;
      return { ...all, ...one, ...(change !== undefined && { change }) };
    }, {}),
  );
  return new Set(columns.map((column) => JSON.stringify(column))).size === count ? columns : undefined;
}

interface Table {
  heads: Column[][];
  titles: string[];
  rows: { label: string; section: string | undefined; figures: string[]; line: string }[];
}

/** The rows of the tables of a page. Many tables of percentages print the sign in their first row only. */
export function rowsOf(text: string): Row[] {
  const unit = UNIT.exec(text)?.[0];
  return tablesOf(text).flatMap(({ heads, titles, rows }) => {
    const of_percents = rows[0]?.figures.every((said) => IS_PERCENT.test(said)) === true;
    return rows.flatMap(({ label, section, figures, line }) => {
      const columns = columnsFor(figures.length, heads);
      if (columns === undefined) return [];
      const cells = figures.map((said, i) => ({
        said,
        column: columns[i]!,
        is_percent: IS_PERCENT.test(said) || of_percents,
      }));
      const above = section === undefined ? titles : [...titles, section];
      return [{ label, titles: above, cells, unit, line, among: rows.length }];
    });
  });
}
const IS_PERCENT = /%|pts/;

/** So many lines above the heads of the columns may be its titles. */
const TITLES = 4;

function tablesOf(text: string): Table[] {
  const tables: Table[] = [];
  let titles: string[] = [];
  let section: string | undefined;
  let table: Table | undefined;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const heads = headsIn(line);
    const row = heads.length > 0 || !ENDS_IN_FIGURE.test(line) ? null : ROW.exec(line);
    if (heads.length > 0) {
      if (table === undefined || table.rows.length > 0) {
        table = { heads: [], titles: titles.slice(-TITLES), rows: [] };
        tables.push(table);
        section = undefined;
      }
      table.heads.push(heads);
    } else if (row !== null && table !== undefined) {
      const figures = row[2]!.match(new RegExp(FIGURE, 'gu'))!.map((one) => one.trim());
      table.rows.push({ label: row[1]!, section, figures, line });
    } else if (row === null) {
      titles = [...titles, line].slice(-TITLES);
      section = line;
    }
  }
  return tables;
}
