// Puts the rows of a table body into items: each item has one core, the row with its amount; texts around it belong to it.
import type { Candidate } from '../candidates/candidate.ts';
import type { Row } from '../layout/layout.ts';
import { cellOf, isNumberCell, numberIn, type TableRow } from './cells.ts';
import type { ColumnRole } from './column-labels.ts';

export interface RowGroup {
  /** Rows of the core: the one with the amount, and those that complete it. */
  core: TableRow[];
  /** Rows of text above and below it. */
  before: TableRow[];
  after: TableRow[];
}

const NUMERIC: ColumnRole[] = ['amount', 'gross_amount', 'unit_price', 'quantity'];

/** The roles whose number makes a row the core of an item, by the columns the table has. */
export function coreRoles(rows: TableRow[], byRow: Map<Row, Candidate[]>): ColumnRole[] {
  for (const role of ['amount', 'gross_amount', 'unit_price', 'quantity'] as const) {
    if (rows.some((row) => numberIn(cellOf(row, role), byRow) !== undefined)) return [role];
  }
  return [];
}

export function groupRows(rows: TableRow[], byRow: Map<Row, Candidate[]>): RowGroup[] {
  const roles = coreRoles(rows, byRow);
  const isCore = (row: TableRow) =>
    roles.some((role) => {
      const cell = cellOf(row, role);
      return cell !== undefined && isNumberCell(cell) && numberIn(cell, byRow) !== undefined;
    });
  const cores = rows.flatMap((row, i) => (isCore(row) ? [i] : []));
  const groups = cores.map((at) => ({ from: at, to: at }));
  for (const [i, group] of groups.entries())
    completeCore(rows, group, groups[i - 1]?.to ?? -1, groups[i + 1]?.from ?? rows.length, byRow);
  const bounds = boundaries(rows, groups);
  return groups.map((group, i) => ({
    core: rows.slice(group.from, group.to + 1),
    before: rows.slice(bounds[i] ?? group.from, group.from),
    after: rows.slice(group.to + 1, bounds[i + 1] ?? rows.length),
  }));
}

/** Rows within a line of the core that fill columns it leaves empty: numbers centred beside texts of several lines. */
function completeCore(
  rows: TableRow[],
  group: { from: number; to: number },
  floor: number,
  ceiling: number,
  byRow: Map<Row, Candidate[]>,
): void {
  for (const step of [-1, 1] as const) {
    for (let taken = 0; taken < 2; taken++) {
      const at = step === -1 ? group.from - 1 : group.to + 1;
      const row = rows[at];
      const edge = rows[step === -1 ? group.from : group.to];
      if (at <= floor || at >= ceiling || row === undefined || edge === undefined) break;
      if (
        row.page !== edge.page ||
        distance(row, edge) > 1.25 ||
        !fills(rows.slice(group.from, group.to + 1), row, byRow)
      )
        break;
      if (step === -1) group.from = at;
      else group.to = at;
    }
  }
}

/** The row brings a number the core lacks, or the description it lacks, and repeats none. */
function fills(core: TableRow[], row: TableRow, byRow: Map<Row, Candidate[]>): boolean {
  const has = (role: ColumnRole) => core.some((part) => numberIn(cellOf(part, role), byRow) !== undefined);
  const brings = (role: ColumnRole) => {
    const cell = cellOf(row, role);
    return cell !== undefined && isNumberCell(cell) && numberIn(cell, byRow) !== undefined;
  };
  if (NUMERIC.some((role) => has(role) && brings(role))) return false;
  if (NUMERIC.some(brings)) return true;
  const described = core.some((part) => cellOf(part, 'description') !== undefined);
  return !described && cellOf(row, 'description') !== undefined;
}

/** Pitch of two rows in line heights. */
function distance(a: TableRow, b: TableRow): number {
  return Math.abs(a.row.y0 - b.row.y0) / (a.row.page.line_height || 1);
}

/** Index of the first row of each item; rows between two cores are split where the gap is widest, else they follow the upper one. */
function boundaries(rows: TableRow[], groups: { from: number; to: number }[]): number[] {
  const bounds: number[] = [];
  for (const [i, group] of groups.entries()) {
    const previous = groups[i - 1];
    if (previous === undefined) bounds.push(firstRow(rows, group));
    else bounds.push(split(rows, previous.to, group.from));
  }
  return bounds;
}

/** Rows above the first core belong to it when nothing but ordinary line spacing parts them and the core has no text. */
function firstRow(rows: TableRow[], group: { from: number; to: number }): number {
  const described = rows
    .slice(group.from, group.to + 1)
    .some((row) => cellOf(row, 'description') !== undefined);
  let at = group.from;
  while (at > 0) {
    const row = rows[at - 1];
    const next = rows[at];
    if (row === undefined || next === undefined || row.page !== next.page || distance(row, next) > 1.9) break;
    const starts = cellOf(row, 'position') !== undefined;
    if (described && !starts) break;
    at--;
    if (starts) break;
  }
  return at;
}

function split(rows: TableRow[], upper: number, lower: number): number {
  if (lower - upper <= 1) return lower;
  const gaps: { at: number; gap: number }[] = [];
  for (let i = upper + 1; i <= lower; i++) {
    const above = rows[i - 1];
    const row = rows[i];
    if (above === undefined || row === undefined) continue;
    // A new page begins with the rest of the item above unless its core is there.
    if (above.page !== row.page) return i === lower ? lower : (splitAtPosition(rows, upper, lower) ?? lower);
    gaps.push({ at: i, gap: row.row.y0 - above.row.y1 });
  }
  const widest = gaps.reduce((a, b) => (b.gap > a.gap ? b : a), { at: lower, gap: -Infinity });
  const others = gaps.filter(({ at }) => at !== widest.at).map(({ gap }) => gap);
  const usual = others.sort((a, b) => a - b)[Math.floor(others.length / 2)] ?? widest.gap;
  const line_height = rows[lower]?.row.page.line_height ?? 1;
  const clear = widest.gap > usual + 0.45 * line_height && widest.gap > 0.5 * line_height;
  if (clear && others.length > 0) return widest.at;
  return splitAtPosition(rows, upper, lower) ?? (clear ? widest.at : lower);
}

/** A number in the position column starts an item. */
function splitAtPosition(rows: TableRow[], upper: number, lower: number): number | undefined {
  for (let i = upper + 1; i < lower; i++) {
    const row = rows[i];
    const position = row === undefined ? undefined : cellOf(row, 'position');
    if (position !== undefined && /^\d{1,4}\.?(?:\s|$)/.test(position.text)) return i;
  }
  return undefined;
}
