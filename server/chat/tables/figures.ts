// Figures that a question asks for, found in reports, and what is computed from them.
import { groupBy } from '../../platform/group-by.ts';
import { sumBy, sumOf } from '../../platform/sum.ts';
import type { FigureAsked, PeriodAsked } from '../questions/query.ts';
import { withoutGrowth, type FigureQuestion } from './asked-figure.ts';
import { cellsFor, inPeriod, knownWords, newestOf, type Cell } from './find-cell.ts';
import { YEAR } from './periods.ts';
import { valueOf, type Report } from './report.ts';

/** What was found: cells that are the answer or its terms, and what comes of them. */
export interface Found {
  kind: 'value' | 'compare' | 'change' | 'sum' | 'difference' | 'ratio';
  cells: Cell[];
  /** Other figures that fit as well. */
  others: Cell[];
  /** In the units of the cells; of `ratio` and of `percent` in percent. */
  result: number | undefined;
  percent: number | undefined;
  figure: FigureAsked;
}

/** A statement has so many times the rows of what only breaks one of its figures down. */
const CLEARLY = 1.5;

/** What of a question that had no answer the next one may go on from. */
export function askedInVain(
  { rows, periods, percent }: FigureQuestion,
  reports: readonly Report[],
  previous: FigureAsked | null,
): FigureAsked {
  const words = rows.length > 0 ? knownWords(rows.flat(), reports) : (previous?.words ?? []);
  return {
    words,
    label: rows.length > 0 ? [] : (previous?.label ?? []),
    periods: periods.length > 0 ? periods : (previous?.periods ?? []),
    percent,
  };
}

interface Slots {
  words: readonly string[];
  periods: readonly PeriodAsked[];
  percent: boolean;
  /** How much the figure grew is asked for, and not the figure. */
  grows: boolean;
}

/** Undefined where no report has the figure. */
export function figuresFor(
  asked: FigureQuestion,
  reports: readonly Report[],
  previous: FigureAsked | null,
): Found | undefined {
  if (asked.rows.length > 1) return ofRows(asked, reports, previous);
  return readings(asked, previous).reduce<Found | undefined>(
    (found, slots) => found ?? ofRow(slots, reports, previous),
    undefined,
  );
}

/** What the question may mean, the likelier first: a follow-up replaces what its row is called, or the row altogether. */
function readings(asked: FigureQuestion, previous: FigureAsked | null): Slots[] {
  const { percent, may_change } = asked;
  const [words = []] = asked.rows;
  const without = may_change ? (withoutGrowth(asked).rows[0] ?? []) : words;
  const spoken = asked.periods.length > 0 ? asked.periods : (previous?.periods ?? []);
  const { periods, against } = setAgainst(spoken, previous);
  const grows = may_change && (against || periods.length > 1);
  const slots = (of: readonly string[], change = grows): Slots => ({
    words: of,
    periods,
    percent,
    grows: change,
  });
  // "Increase in cash" may be a row; else it says how the cash of a year before has grown.
  const grown =
    without.length < words.length && periods.length === 1
      ? [{ ...slots(without, true), periods: [periods[0]!, { ...periods[0]!, back: YEAR }] }]
      : [];
  if (previous === null) return [slots(words), ...grown];
  if (words.length === 0) return [{ ...slots(previous.words), percent: percent || previous.percent }];
  const beside = previous.words.filter((word) => !previous.label.includes(word));
  const replaced = [...new Set([...words, ...beside])];
  const whose = [...new Set([...previous.words, ...words])];
  return [slots(replaced), slots(words), ...grown, slots(whose)];
}

/** "Year over year" sets the period against the one a year before. */
function setAgainst(
  periods: readonly PeriodAsked[],
  previous: FigureAsked | null,
): { periods: PeriodAsked[]; against: boolean } {
  const spoken = periods.filter(({ back }) => back === undefined);
  const back = periods.find((one) => one.back !== undefined)?.back;
  const end = previous?.end;
  if (back === undefined || spoken.length > 1) return { periods: [...spoken], against: false };
  if (spoken.length === 1) return { periods: [spoken[0]!, { ...spoken[0]!, back }], against: true };
  return { periods: [...periods], against: end !== undefined };
}

function ofRow(slots: Slots, reports: readonly Report[], previous: FigureAsked | null): Found | undefined {
  const { words, percent, grows } = slots;
  const periods =
    grows && slots.periods.length === 1 ? [periodOf(previous), ...slots.periods] : slots.periods;
  if (words.length === 0 || periods.length === 0) return undefined;
  const kind = periods.length === 1 ? 'value' : grows ? 'change' : 'compare';
  const own = cellsFor(words, reports).filter(({ is_percent }) => is_percent === (percent && !grows));
  const newest = newestOf(own);
  const found = setTogether(own, periods).map((cells) =>
    periods.map((period) => ofPeriod(cells, period, periods, previous, newest)),
  );
  const [best, ...rivals] = found
    .filter((all) => all.every((one) => one.best !== undefined))
    .toSorted((x, y) => costOf(x) - costOf(y));
  if (best !== undefined) {
    const chosen = best.map((one) => one.best!);
    const as_good = rivals
      .filter((all) => costOf(all) <= costOf(best) + AS_GOOD)
      .flatMap((all) => all.map((one) => one.best!));
    const own_others = best.flatMap((one) => one.others);
    const others = [...own_others, ...as_good.filter(({ said }) => !chosen.some((one) => one.said === said))];
    return { kind, cells: chosen, others, ...computed(kind, chosen), figure: figureFor(slots, chosen) };
  }
  return percent && kind === 'value' ? marginOf(slots, reports, previous) : undefined;
}

/** Figures are set against each other from one report, where that has them all: what others hold costs more. */
function setTogether(cells: readonly Cell[], periods: readonly PeriodAsked[]): (readonly Cell[])[] {
  if (periods.length === 1) return [cells];
  return [...[...groupBy(cells, ({ report }) => report)].map(([, own]) => own), cells];
}

const costOf = (found: readonly { best: Cell | undefined }[]): number =>
  sumBy(found, ({ best }) => best!.cost) +
  (new Set(found.map(({ best }) => best!.report)).size - 1) * ELSEWHERE;
const ELSEWHERE = 0.5;
const AS_GOOD = 0.05;

/** The period of the figure before. */
const periodOf = (previous: FigureAsked | null): PeriodAsked => ({
  year: Number(previous?.end?.slice(0, 4)),
  day: previous?.end?.slice('2023-'.length),
  ...(previous?.months !== undefined && { months: previous.months }),
});

function ofPeriod(
  cells: readonly Cell[],
  period: PeriodAsked,
  all: readonly PeriodAsked[],
  previous: FigureAsked | null,
  newest: string | undefined,
): { best: Cell | undefined; others: Cell[] } {
  const { back, ...own } = period;
  // Set against another period of the question, it counts from there.
  const beside = all.length > 1 && back !== undefined ? inPeriod(cells, own, previous, newest)[0] : undefined;
  const from = beside === undefined ? previous : { ...beside, ...previousLike(beside) };
  const [best, ...others] = inPeriod(cells, beside === undefined ? period : { back: back! }, from, newest);
  return { best, others };
}

const previousLike = ({ end, months, words, is_percent }: Cell): FigureAsked => ({
  words,
  label: words,
  periods: [],
  percent: is_percent,
  end,
  ...(months !== undefined && { months }),
});

function figureFor({ words, periods, percent }: Slots, cells: readonly Cell[]): FigureAsked {
  const [cell] = cells;
  return {
    words: [...words],
    label: cell?.words ?? [],
    periods: [...periods],
    percent,
    ...(cell !== undefined && { end: cell.end }),
    ...(cell?.months !== undefined && { months: cell.months }),
  };
}

function computed(kind: Found['kind'], cells: readonly Cell[]): Pick<Found, 'result' | 'percent'> {
  const values = cells.map(({ said }) => valueOf(said));
  if (kind === 'change') {
    const [first, last] = cells
      .toSorted((a, b) => a.end.localeCompare(b.end))
      .map(({ said }) => valueOf(said));
    return {
      result: last! - first!,
      percent: first === 0 ? undefined : ((last! - first!) / Math.abs(first!)) * 100,
    };
  }
  if (kind === 'sum') return { result: sumOf(values), percent: undefined };
  if (kind === 'difference')
    return { result: values.slice(1).reduce((a, b) => a - Math.abs(b), values[0]!), percent: undefined };
  if (kind === 'ratio') return { result: (values[0]! / values[1]!) * 100, percent: undefined };
  return { result: undefined, percent: undefined };
}

/** Several rows of one period, from one report where that has them all. */
function ofRows(
  asked: FigureQuestion,
  reports: readonly Report[],
  previous: FigureAsked | null,
): Found | undefined {
  const periods = asked.periods.length > 0 ? asked.periods : (previous?.periods ?? []);
  const [period] = periods;
  if (period === undefined) return undefined;
  if (asked.operation === 'ratio') {
    const printed = ofRow(
      { words: asked.rows.flat(), periods, percent: true, grows: false },
      reports,
      previous,
    );
    if (printed !== undefined && printed.cells[0]!.is_percent) return printed;
  }
  const rows = asked.rows.map((words) =>
    inPeriod(
      cellsFor(words, reports).filter(({ is_percent }) => !is_percent),
      period,
      previous,
    ),
  );
  const cells = rows.map(
    (row) =>
      row.find((cell) => rows.every((other) => other.some(({ report }) => report === cell.report))) ?? row[0],
  );
  if (cells.includes(undefined)) return undefined;
  const own = cells as Cell[];
  const kind = asked.operation;
  const slots = { words: asked.rows.flat(), periods, percent: false, grows: false };
  return {
    kind,
    cells: own,
    others: rows.flatMap((row) => row.slice(1)),
    ...computed(kind, own),
    figure: figureFor(slots, own),
  };
}

/** Margins are the parts of revenue that these are. */
const PARTS = new Set(['grossprofitfigur', 'operatingincomefigur', 'netincomefigur']);
const WHOLE = 'revenuefigur';

function marginOf(slots: Slots, reports: readonly Report[], previous: FigureAsked | null): Found | undefined {
  const part = slots.words.find((word) => PARTS.has(word));
  const [period] = slots.periods;
  if (part === undefined || period === undefined) return undefined;
  const whole = slots.words.map((word) => (word === part ? WHOLE : word));
  const cells = [slots.words, whole].map((words) =>
    inPeriod(
      cellsFor(words, reports).filter(({ is_percent }) => !is_percent),
      period,
      previous,
    ),
  );
  const [a, b] = cells.map((row) => row[0]);
  if (a === undefined || b === undefined) return undefined;
  return {
    kind: 'ratio',
    cells: [a, b],
    others: [],
    ...computed('ratio', [a, b]),
    figure: figureFor(slots, [a]),
  };
}

/** Whether others are of tables of the same report that only break figures down: another report may be of another company. */
export const isClear = ({ cells, others }: Found): boolean =>
  others.every((other) =>
    cells.some(({ report, among }) => report === other.report && other.among * CLEARLY <= among),
  );
