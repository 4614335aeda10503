// Puts the rows of a table body into items: each item has one core, the row with its amount; texts around it belong to it.
import type { Candidate } from '../candidates/candidate.ts';
import type { Row } from '../layout/layout.ts';
import { cellOf, isFree, loneNumber, numberIn, type TableRow } from './cells.ts';
import type { ColumnRole } from './column-labels.ts';
import { boundaries, type Extent } from './part-items.ts';

export interface RowGroup {
  /** Rows of the core: the one with the amount, and those that complete it. */
  core: TableRow[];
  /** Rows of text above and below it. */
  before: TableRow[];
  after: TableRow[];
}

/** The first that a table has makes its items. */
const NUMERIC: ColumnRole[] = ['amount', 'gross_amount', 'unit_price', 'quantity'];

/** The role whose number makes a row the core of an item, by the columns the table has. */
const coreRole = (rows: TableRow[], byRow: Map<Row, Candidate[]>): ColumnRole | undefined =>
  NUMERIC.find((role) => rows.some((row) => numberIn(cellOf(row, role), byRow) !== undefined));

export function groupRows(rows: TableRow[], byRow: Map<Row, Candidate[]>): RowGroup[] {
  const role = coreRole(rows, byRow);
  const isCore = (row: TableRow) => {
    const cell = role && cellOf(row, role);
    return isFree(cell) || loneNumber(cell, byRow) !== undefined;
  };
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
  group: Extent,
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
  const brings = (role: ColumnRole) => loneNumber(cellOf(row, role), byRow) !== undefined;
  if (NUMERIC.some((role) => has(role) && brings(role))) return false;
  if (NUMERIC.some(brings)) return true;
  const described = core.some((part) => cellOf(part, 'description') !== undefined);
  return !described && cellOf(row, 'description') !== undefined;
}

/** Pitch of two rows in line heights. */
function distance(a: TableRow, b: TableRow): number {
  return Math.abs(a.row.y0 - b.row.y0) / (a.row.page.line_height || 1);
}
