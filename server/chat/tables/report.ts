// Reports as they are asked: whose they are, of when, and their tables with the words of each row.
import { groupBy } from '../../platform/group-by.ts';
import { once } from '../../platform/once.ts';
import { sumBy, sumOf } from '../../platform/sum.ts';
import { fold } from '../../search/tokenize.ts';
import type { PageText } from '../page-texts.ts';
import { named, wordsIn } from './asked-figure.ts';
import type { Column } from './column-heads.ts';
import {
  calendarOf,
  endOfMonth,
  lengthsIn,
  mentionsIn,
  wordsOfReports,
  type Calendar,
  type Mention,
} from './periods.ts';
import { tablesOf, type Row, type Table } from './rows.ts';

/** A document that reports figures of periods. */
export interface Report {
  id: number;
  pages: readonly PageText[];
  calendar: Calendar;
  /** The words that say whose it is: those of its name, and of the short lines that it begins with. */
  head: string[];
  /** The quarter that stands in its name, as in "2023 Q3". */
  quarter: { year: number; until: number; fiscal: boolean } | undefined;
}

const SHORT = 60;
const HEAD_LINES = 40;

/** Papers of trade hardly speak of quarters and years: to look for tables in all of them would take seconds in a large folder. */
const isReport = (pages: readonly ReadPage[]): boolean => sumBy(pages, ({ lengths }) => lengths) >= OFTEN;
const OFTEN = 2;

/** Undefined where the pages speak of no periods, or of no day and no part of a year. */
export function reportOf(id: number, filename: string, pages: readonly PageText[]): Report | undefined {
  const read = pages.map(({ text }) => pageOf(text));
  if (!isReport(read)) return undefined;
  const texts = read.map(({ folded }) => folded);
  const tables = read.flatMap((page) => page.tables());
  const calendar =
    calendarOf(texts, tables.flatMap(columnsSaying(dayOf))) ??
    calendarOf(texts, tables.flatMap(columnsSaying(endOf)));
  if (calendar === undefined) return undefined;
  const name = fold(filename);
  const lines = pages[0]!.text.split('\n').slice(0, HEAD_LINES);
  return {
    id,
    pages,
    calendar,
    head: wordsIn(fold([name, ...lines.filter((line) => line.length < SHORT)].join('\n'))),
    quarter: quarterIn(name),
  };
}

function quarterIn(name: string): Report['quarter'] {
  const mentions = mentionsIn(name.replaceAll(/[_-]/g, ' ').replaceAll(/(?<=\d{4})(?=q\d)/g, ' '));
  const until = mentions.find((one) => one.until !== undefined)?.until;
  const { year, fiscal = false } = mentions.find((one) => one.year !== undefined) ?? {};
  return until === undefined || year === undefined ? undefined : { year, until, fiscal };
}

/** What the columns of a table say, each thing once. */
const columnsSaying =
  (what: (column: Column) => string[]) =>
  ({ rows }: Prepared): string[] => [...new Set(rows[0]!.cells.flatMap(({ column }) => what(column)))];

/** The day that a column is of. */
const dayOf = ({ day, year }: Column): string[] =>
  day === undefined || year === undefined ? [] : [`${year}-${day}`];

/** Where no day is named anywhere, the end of its quarter or half by the calendar. */
const endOf = ({ until, year }: Column): string[] =>
  until === undefined || year === undefined ? [] : [endOfMonth({ year, month: until })];

/** Words of a text, in the names that figures have and as they stand. */
export type Spelt = readonly [string[], string[]];
const spelt = (text: string): Spelt => {
  const folded = fold(text);
  return [wordsIn(named(folded)), wordsIn(folded)];
};

/** A table with its words, taken apart once. */
export interface Prepared extends Pick<Table, 'unit'> {
  above: Spelt;
  titled: Mention[];
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
    .map(({ titles, rows, unit }) => {
      const alike = groupBy(rows, (row) => wordsIn(named(fold(row.label))).join(' '));
      const repeated = new Set([...alike.values()].filter(({ length }) => length > 1).flat());
      return {
        unit,
        above: spelt([...top, ...titles].filter(isTitle).join('\n')),
        titled: mentionsIn(fold(titles.join('\n'))),
        rows: rows.map((row, i) => {
          const label = row.label.replaceAll(/(?<=\p{L})\d{1,2}(?=$| )/gu, '');
          return {
            ...row,
            must: spelt(label.replaceAll(/\([^)]*\)|（[^）]*）/g, ' ')),
            all: spelt(label),
            around: spelt([row.section, totalOf(rows, i)].join('\n')),
            changes: CHANGES.test(fold(row.section)),
            repeated: repeated.has(row),
          };
        }),
      };
    });
}

/** What a row is a part of: the label of the sum below it, which sections without a heading are named by. */
function totalOf(rows: readonly Row[], at: number): string {
  const values = rows.map(({ cells }) => valueOf(cells[0]!.said));
  for (let end = at + 1; end < Math.min(rows.length, at + LONGEST_SUM); end += 1)
    for (let start = Math.max(0, end - LONGEST_SUM); start <= Math.min(at, end - 2); start += 1) {
      const sum = sumOf(values.slice(start, end));
      if (Math.abs(sum - values[end]!) < 1e-6 && values[end] !== 0) return rows[end]!.label;
    }
  return '';
}
const LONGEST_SUM = 10;

const CHANGES = new RegExp(`^(?:${wordsOfReports('changes').join('|')})`, 'u');

/** A page as it is looked through; its tables are taken apart when they are first asked for. */
interface ReadPage {
  folded: string;
  /** How often it speaks of a quarter, a half, a year, or so many months. */
  lengths: number;
  tables: () => Prepared[];
}

/** Pages that were read lately: a conversation asks for figures of the same ones. */
const LATELY = new Map<string, ReadPage>();
const MOST_PAGES = 2000;

function pageOf(text: string): ReadPage {
  const known = LATELY.get(text) ?? readPage(text);
  LATELY.delete(text);
  LATELY.set(text, known);
  if (LATELY.size > MOST_PAGES) LATELY.delete(LATELY.keys().next().value!);
  return known;
}

function readPage(text: string): ReadPage {
  const folded = fold(text);
  return { folded, lengths: lengthsIn(folded), tables: once(() => preparedOf(text)) };
}

export const tablesOfPage = (text: string): Prepared[] => pageOf(text).tables();

/** Parentheses are negative, a dash is nothing. */
export function valueOf(said: string): number {
  const digits = Number(said.replaceAll(/[^\d.]/g, ''));
  return /^[^\d]*[(-]/.test(said.replace(/[—–]/, '-')) ? -digits : digits;
}
