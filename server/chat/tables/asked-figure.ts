// What a question says about the figures of reports that it wants: words for rows, periods, and what is to be done with them.
import { REPORT_WORDS } from '../../lexicon/reports.ts';
import { split } from '../../lexicon/phrases.ts';
import { wordSet } from '../../lexicon/words.ts';
import { fold, runs } from '../../search/tokenize.ts';
import { stem } from '../passages/terms.ts';
import { contentOf } from '../questions/filler.ts';
import type { FigureAsked, PeriodAsked } from '../questions/query.ts';
import { escape } from '../records/has-words.ts';
import { blanked, mentionsIn, wordsOfReports, type Mention } from './periods.ts';

const HAN = /\p{Script=Han}/u;

export type Operation = 'value' | 'change' | 'sum' | 'difference' | 'ratio';

export interface FigureQuestion {
  /** The question, folded. */
  text: string;
  operation: Operation;
  /** Words for the rows; several where they are added, or set against each other. */
  rows: string[][];
  periods: PeriodAsked[];
  /** A part of a whole, and no amount. */
  percent: boolean;
  /** It says how much something grew, in words that a row may have too. */
  may_change: boolean;
}

/** The names of a figure, which question and report may call differently, as one word each. */
const NAMES = new Map(
  REPORT_WORDS.flatMap(({ names }) =>
    Object.entries(names).flatMap(([key, spellings]) =>
      split(spellings).map((name) => [fold(name), ` ${key.replaceAll('_', '')}figure `] as const),
    ),
  ),
);
const longestFirst = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|');
const ALL_NAMES = [...NAMES.keys()];
const ANY_NAME = new RegExp(
  `(?<![\\p{L}&-])(?:${longestFirst(ALL_NAMES.filter((name) => !HAN.test(name)))})(?![\\p{L}&])|${longestFirst(ALL_NAMES.filter((name) => HAN.test(name)))}`,
  'gu',
);
export const named = (folded: string): string => folded.replaceAll(ANY_NAME, (name) => NAMES.get(name)!);

const IDLE = new Set([...wordsOfReports('idle'), ...wordSet('asking')]);

/** Stems of the words that mean something, be they common or not; Chinese ones as they stand. */
export const wordsIn = (folded: string): string[] => [
  ...new Set(
    [...runs(folded)].flatMap(({ kind, text }) =>
      kind === 'word'
        ? IDLE.has(text)
          ? []
          : [stem(text)]
        : contentOf(text).filter((word) => !IDLE.has(word)),
    ),
  ),
];

const anyOf = (key: Parameters<typeof wordsOfReports>[0], flags = 'u'): RegExp =>
  new RegExp(
    wordsOfReports(key)
      .toSorted((a, b) => b.length - a.length)
      .map((one) => (HAN.test(one) ? one : String.raw`(?<!\p{L})(?:${one})(?![\p{L}])`))
      .join('|'),
    flags,
  );
const [GREW, PLUS, MINUS, COMPARE, SHARE] = [
  anyOf('grew', 'gu'),
  anyOf('plus'),
  anyOf('minus'),
  anyOf('compare', 'gu'),
  anyOf('share'),
];
const PERCENT = anyOf('percent');
/** "A and B together". */
const TOGETHER = /\b(?:together|combined|in total|sum of|added up|total of)\b|一共|合计|总和/u;
const AND = / and | & |,|和|与|加/u;

export function askedIn(question: string): FigureQuestion {
  const text = fold(question).replaceAll(/\s+/g, ' ').replaceAll(/[’‘]/g, "'");
  const mentions = mentionsIn(text).filter(({ change, note }) => change === undefined && note !== true);
  const besides = blanked(text, mentions);
  const periods = periodsOf(mentions);
  const words = named(besides);
  const percent = PERCENT.test(besides);
  const may_change = words.search(GREW) !== -1;
  const rowsOf = (parts: readonly string[]) =>
    parts.map((part) => wordsIn(part)).filter((part) => part.length > 0);
  const operationsOf = (operation: Operation, pattern: RegExp, clean = words): FigureQuestion | undefined => {
    const rows = rowsOf(clean.split(pattern));
    return rows.length > 1 ? { text, operation, rows, periods, percent, may_change } : undefined;
  };
  const added = PLUS.test(words)
    ? operationsOf('sum', PLUS)
    : TOGETHER.test(words)
      ? operationsOf('sum', AND, words.replaceAll(new RegExp(TOGETHER, 'gu'), ' '))
      : undefined;
  const of_whole = SHARE.test(words) ? operationsOf('ratio', SHARE) : undefined;
  const taken =
    MINUS.test(words) && periods.length < 2
      ? operationsOf('difference', new RegExp(`${MINUS.source}| and `, 'u'))
      : undefined;
  const bare = words.replaceAll(COMPARE, ' ');
  const several = periods.length > 1;
  return (
    added ??
    of_whole ??
    taken ?? {
      text,
      operation: several && may_change ? 'change' : 'value',
      rows: rowsOf([several ? bare.replaceAll(GREW, ' ') : bare]).slice(0, 1),
      periods,
      percent,
      may_change,
    }
  );
}

/** Without the words that only say that something grew. */
export const withoutGrowth = ({ text }: FigureQuestion): FigureQuestion =>
  askedIn(text.replaceAll(GREW, ' '));

const isNamed = ({ back, latest, year, until, months, day, month, at_end }: Mention): boolean =>
  [back, latest, year, until, months, day, month, at_end].some((one) => one !== undefined);

/** "Q1, Q2 and Q3 of FY24", "third quarters of fiscal 2023 and 2024": what one says counts for the others too. */
function periodsOf(mentions: readonly Mention[]): PeriodAsked[] {
  const said = mentions.filter(isNamed);
  const periods: PeriodAsked[] = [];
  for (const { start: _start, end: _end, change: _change, note: _note, ...one } of said) {
    const last = periods.at(-1);
    if (last !== undefined && joins(last, one)) Object.assign(last, one, length(last, one));
    else periods.push({ ...one });
  }
  const whole = periods.filter((one) => Object.keys(one).some((key) => key !== 'at_end'));
  return whole.map((one, i) => completed(one, whole, i));
}

const length = (a: PeriodAsked, b: PeriodAsked): PeriodAsked => {
  const months = b.months ?? a.months;
  return months === undefined ? {} : { months };
};

/** Two mentions beside each other that speak of one period. */
function joins(last: PeriodAsked, next: PeriodAsked): boolean {
  const shared = Object.keys(next).filter((key) => key !== 'months' && key in last);
  if (shared.length > 0) return false;
  if ('back' in next) return !('day' in last || 'year' in last || 'until' in last);
  if ('back' in last || 'latest' in last) return 'at_end' in last && !('year' in next);
  const own = (one: PeriodAsked) => 'day' in one || 'month' in one;
  return (
    !('until' in next && own(last)) &&
    !(next.months !== undefined && last.months !== undefined) &&
    !(own(next) && 'until' in last)
  );
}

function completed(one: PeriodAsked, all: readonly PeriodAsked[], at: number): PeriodAsked {
  if (one.back !== undefined || one.latest === true) return one;
  const after = all.slice(at + 1).find(({ year }) => year !== undefined);
  const before = all.slice(0, at).findLast(({ year }) => year !== undefined);
  const dated = after ?? before;
  const year =
    one.year === undefined && dated?.year !== undefined
      ? { year: dated.year, ...(dated.fiscal && { fiscal: true }) }
      : {};
  const lone =
    one.year !== undefined && one.until === undefined && one.day === undefined && one.month === undefined;
  const like = lone
    ? all.find((other) => other !== one && (other.until !== undefined || other.day !== undefined))
    : undefined;
  const part =
    like === undefined
      ? {}
      : {
          ...(like.until !== undefined && { until: like.until }),
          ...(like.day !== undefined && { day: like.day }),
          ...(like.months !== undefined && { months: like.months }),
          ...(like.fiscal && { fiscal: true }),
          ...(like.at_end && { at_end: true }),
        };
  const months =
    one.months === undefined && all[0]?.months !== undefined && one.day !== undefined
      ? { months: all[0].months }
      : {};
  return { ...part, ...months, ...one, ...year };
}

/** Whether it speaks of a period as reports do, or goes on from a figure. */
export const isOfReports = ({ periods, rows }: FigureQuestion, previous: FigureAsked | null): boolean =>
  periods.some(({ months, until, fiscal, back }) =>
    [months, until, fiscal, back].some((one) => one !== undefined),
  ) ||
  (previous !== null && (periods.length > 0 || rows.length > 0));
