// Reports as they are asked: whose they are, of when, and their tables with the words of each row.
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
function isReport(texts: readonly string[]): boolean {
  let spoken = 0;
  return texts.some((text) => (spoken += lengthsIn(text)) >= OFTEN);
}
const OFTEN = 2;

/** Undefined where the pages speak of no periods, or of no day and no part of a year. */
export function reportOf(id: number, filename: string, pages: readonly PageText[]): Report | undefined {
  const texts = pages.map(({ text }) => fold(text));
  if (!isReport(texts)) return undefined;
  const tables = pages.flatMap(({ text }) => tablesOfPage(text));
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

const CHANGES = new RegExp(`^(?:${wordsOfReports('changes').join('|')})`, 'u');

/** Tables of pages that were read lately: a conversation asks for figures of the same ones. */
const LATELY = new Map<string, Prepared[]>();
const MOST_PAGES = 2000;

export function tablesOfPage(text: string): Prepared[] {
  const known = LATELY.get(text) ?? preparedOf(text);
  LATELY.delete(text);
  LATELY.set(text, known);
  if (LATELY.size > MOST_PAGES) LATELY.delete(LATELY.keys().next().value!);
  return known;
}

/** Parentheses are negative, a dash is nothing. */
export function valueOf(said: string): number {
  const digits = Number(said.replaceAll(/[^\d.]/g, ''));
  return /^[^\d]*[(-]/.test(said.replace(/[—–]/, '-')) ? -digits : digits;
}
