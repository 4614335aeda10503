// Where one item of a table ends and the next begins: by position numbers, by white space, else by the custom of the table,
// which prints the numbers of an item on the first, a middle or the last line of its description.
import { cellOf, type TableRow } from './cells.ts';

/** First and last row of the core of an item: the row with its numbers and those that complete it. */
export interface Extent {
  from: number;
  to: number;
}

/** On which line of the description the numbers stand. */
type Custom = 'first' | 'middle' | 'last';

/** By how many line heights the pitch between two items exceeds that between two lines of one. */
const WIDER = 0.2;
/** The same on recognised pages, where boxes are uneven. */
const WIDER_RECOGNISED = 0.35;
/** Rows further apart than this, in line heights, are never lines of one description. */
const TOO_FAR = 1.9;

/** Index of the first row of each item; the end of the last one is the end of the rows. */
export function boundaries(rows: TableRow[], cores: Extent[]): number[] {
  const spacing = new Spacing(rows);
  const numbered = positions(rows, cores);
  const custom = customOf(rows, cores, spacing);
  return cores.map((core, i) => {
    const previous = cores[i - 1];
    if (previous === undefined) return firstRow(rows, core, custom, spacing);
    if (core.from - previous.to <= 1) return core.from;
    return numbered[i] ?? parting(rows, previous.to, core.from, custom, spacing);
  });
}

/** The pitch of neighbouring rows, in line heights. */
class Spacing {
  readonly usual: number;
  readonly wider: number;
  private readonly rows: TableRow[];

  constructor(rows: TableRow[]) {
    this.rows = rows;
    this.wider = rows[0]?.row.page.source === 'ocr' ? WIDER_RECOGNISED : WIDER;
    const pitches = rows.flatMap((_, i) => (i > 0 && this.before(i) < TOO_FAR ? [this.before(i)] : []));
    pitches.sort((a, b) => a - b);
    this.usual = pitches[Math.floor(pitches.length * 0.1)] ?? 1.2;
  }

  /** Pitch between this row and the one above; infinite at the top of a page. */
  before(index: number): number {
    const above = this.rows[index - 1];
    const row = this.rows[index];
    if (above === undefined || row === undefined || above.page !== row.page) return Infinity;
    return (row.row.y0 - above.row.y0) / (row.row.page.line_height || 1);
  }

  isWide(index: number): boolean {
    return this.before(index) > this.usual + this.wider;
  }
}

/** Start of each item whose number stands above its core; a number below it is centred beside the item and says nothing. */
function positions(rows: TableRow[], cores: Extent[]): (number | undefined)[] {
  const numbers = rows.flatMap((row, at) => {
    const text = cellOf(row, 'position')?.text ?? '';
    const digits = /^(\d{1,4})\.?(?:\s|$)/.exec(text)?.[1];
    return digits === undefined ? [] : [{ at, number: Number(digits) }];
  });
  const step = numbers.every(({ number }) => number % 10 === 0) ? 10 : 1;
  const first = firstNumber(numbers, cores, step);
  const starts: (number | undefined)[] = cores.map(() => undefined);
  for (const { at, number } of numbers) {
    const i = (number - first) / step;
    const core = cores[i];
    if (core !== undefined && at < core.from && at > (cores[i - 1]?.to ?? -1)) starts[i] ??= at;
  }
  return starts;
}

/** The number of the first item: by one that stands beside the numbers of its item, else it is taken to begin at one. */
function firstNumber(numbers: { at: number; number: number }[], cores: Extent[], step: number): number {
  for (const { at, number } of numbers) {
    const i = cores.findIndex((core) => at >= core.from && at <= core.to);
    if (i >= 0) return number - i * step;
  }
  return step;
}

/** What most parted stretches between two items show; without any, what stands above the first and below the last core. */
function customOf(rows: TableRow[], cores: Extent[], spacing: Spacing): Custom {
  let above = 0;
  let below = 0;
  for (const [i, core] of cores.entries()) {
    const next = cores[i + 1];
    if (next === undefined || next.from - core.to <= 1) continue;
    const at = lastWide(core.to, next.from, spacing);
    if (at === undefined) continue;
    above += next.from - at;
    below += spacing.isWide(core.to + 1) ? 0 : at - core.to - 1;
  }
  if (above + below === 0) {
    const first = cores[0];
    const last = cores.at(-1);
    if (first !== undefined && first.from > 0 && !spacing.isWide(first.from)) above++;
    if (last !== undefined && last.to < rows.length - 1 && !spacing.isWide(last.to + 1)) below++;
  }
  if (above > 0 && below > 0 && Math.min(above, below) > 0.25 * Math.max(above, below)) return 'middle';
  return above > below ? 'last' : 'first';
}

/** The last gap between two cores that is wider than between two lines of a description. */
function lastWide(upper: number, lower: number, spacing: Spacing): number | undefined {
  for (let i = lower; i > upper; i--) if (spacing.isWide(i)) return i;
  return undefined;
}

function parting(rows: TableRow[], upper: number, lower: number, custom: Custom, spacing: Spacing): number {
  // A new page begins with its head, with the rest of the item above, or with the text of the one below.
  for (let i = upper + 1; i < lower; i++) {
    if (rows[i - 1]?.page !== rows[i]?.page)
      return lastWide(i, lower, spacing) ?? (custom === 'first' ? lower : i);
  }
  const wide = lastWide(upper, lower, spacing);
  if (wide !== undefined) return wide;
  if (custom === 'first') return lower;
  if (custom === 'last') return upper + 1;
  return Math.ceil((upper + 1 + lower) / 2);
}

/** Rows above the first core belong to it when no gap parts them and either it is the custom or the core has no text. */
function firstRow(rows: TableRow[], core: Extent, custom: Custom, spacing: Spacing): number {
  const described = rows
    .slice(core.from, core.to + 1)
    .some((row) => cellOf(row, 'description') !== undefined);
  let at = core.from;
  while (at > 0 && spacing.before(at) <= TOO_FAR) {
    const row = rows[at - 1];
    const starts = row !== undefined && cellOf(row, 'position') !== undefined;
    if (!starts && described && (custom === 'first' || spacing.isWide(at))) break;
    at--;
    if (starts) break;
  }
  return at;
}
