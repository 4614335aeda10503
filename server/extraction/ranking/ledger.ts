// Rows of movements, as statements have: each begins with its day and ends with amounts. Their days, amounts and names belong to
// single movements, and none of them to the document, but for the last balance.
import { isAmount, isSum, first, type AmountCandidate, type Candidate } from '../candidates/candidate.ts';
import { monthNumber } from '../../lexicon/calendar.ts';
import type { PageLayout, Row } from '../layout/layout.ts';
import { remembered } from '../memo.ts';
import type { Scene } from './scene.ts';

export interface Ledger {
  /** From the first movement of each page to the last, with what stands between them. */
  rows: ReadonlySet<Row>;
  /** The balance after the latest movement, where each row prints its balance. */
  closing: AmountCandidate | null;
}

interface Movement {
  row: Row;
  /** ISO date; null where no year is printed. */
  day: string | null;
  /** From left to right. */
  amounts: AmountCandidate[];
}

/** Fewer rows with a day in front may be anything, unless each balance follows from the one before. */
const FEWEST = 4;
const FEWEST_RUNNING = 3;
/** Days of one column begin at the same place, give or take this many line heights. */
const ALIGNED = 1.5;
/** Share of the balances that must follow from the ones before them. */
const RUNNING = 0.6;

const NONE: Ledger = { rows: new Set(), closing: null };

export const ledgerOf = remembered((scene: Scene): Ledger => {
  const movements = inOneColumn(inOneForm(scene.document.pages.flatMap((page) => movementsOn(page, scene))));
  if (movements.length < FEWEST_RUNNING) return NONE;
  const few = movements.length < FEWEST;
  const closing = closingOf(movements, few ? 1 : RUNNING);
  if (few && closing === null) return NONE;
  const rows = new Set(scene.document.pages.flatMap((page) => covered(page, movements)));
  return { rows, closing };
});

function movementsOn(page: PageLayout, scene: Scene): Movement[] {
  return page.rows.flatMap((row): Movement[] => {
    const found: readonly Candidate[] = scene.candidates.byRow.get(row) ?? [];
    const start = row.segments[0]?.start ?? 0;
    const day = found.find((one) => one.kind === 'date' && first(one).start === start);
    const amounts = found.filter(isAmount);
    if ((day === undefined && !beginsWithDay(row)) || !amounts.some(isSum)) return [];
    return [{ row, day: day?.value ?? null, amounts: amounts.toSorted((a, b) => a.x0 - b.x0) }];
  });
}

/** "05/02", "12 Jan", "Jan 12": the year stands above all movements. */
function beginsWithDay({ text }: Row): boolean {
  const [, a, b, behind, before] = YEARLESS.exec(text) ?? [];
  const name = behind ?? before;
  if (name !== undefined) return monthNumber(name) !== undefined;
  const [first, second] = [Number(a), Number(b)];
  return Math.min(first, second) > 0 && Math.min(first, second) <= 12 && Math.max(first, second) <= 31;
}

const YEARLESS = /^(?:(\d{2})[/.-](\d{2})|\d{1,2}[\s-](\p{L}{3,9})|(\p{L}{3,9})\s\d{1,2})(?=\s|$)/u;

/** The days of one table are printed with their year or without it: those above it have another form. */
function inOneForm(movements: Movement[]): Movement[] {
  const yearless = movements.filter(({ day }) => day === null);
  return yearless.length > movements.length / 2 ? yearless : movements.filter(({ day }) => day !== null);
}

/** Those whose day stands in the column of most. */
function inOneColumn(movements: Movement[]): Movement[] {
  const lefts = movements.map(({ row }) => row.segments[0]?.x0 ?? 0).toSorted((a, b) => a - b);
  const middle = lefts[lefts.length >> 1] ?? 0;
  return movements.filter(
    ({ row }) => Math.abs((row.segments[0]?.x0 ?? 0) - middle) < ALIGNED * row.page.line_height,
  );
}

function covered(page: PageLayout, movements: Movement[]): Row[] {
  const own = movements.filter(({ row }) => row.page === page).map(({ row }) => row.index);
  return own.length === 0 ? [] : page.rows.slice(Math.min(...own), Math.max(...own) + 1);
}

/** The latest balance, where this share of the balances are the ones before them plus or minus an amount of their row. */
function closingOf(movements: Movement[], share: number): AmountCandidate | null {
  const [earliest, latest] = [movements[0]?.day ?? null, movements.at(-1)?.day ?? null];
  const latestFirst = earliest !== null && latest !== null && earliest > latest;
  const inTime = latestFirst ? movements.toReversed() : movements;
  const balances = inTime.map(({ amounts }) => amounts.at(-1));
  const follows = inTime.slice(1).filter(({ amounts }, i) => {
    const moved = (balances[i + 1]?.units ?? 0) - (balances[i]?.units ?? 0);
    return amounts.slice(0, -1).some(({ units }) => Math.abs(units) === Math.abs(moved));
  });
  return follows.length >= share * (inTime.length - 1) ? (balances.at(-1) ?? null) : null;
}
