// The cells of a line item beyond description, quantity, unit price and amount: those of the columns that a profile asks for.
import { isEveryLineColumn } from '../../../contract/line-columns.ts';
import type { LineColumn } from '../../../contract/profiles.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { spanWords, type Row, type Span } from '../layout/layout.ts';
import { fold } from '../text/fold.ts';
import { partOf, partsOf, wantedPart } from './cell-parts.ts';
import { numberIn, type Cell, type TableRow } from './cells.ts';
import { columnLabel, type ColumnRole } from './column-labels.ts';
import type { Item } from './make-item.ts';

export interface FurtherCell {
  value: string | number;
  /** One of each line that it stands in. */
  spans: Span[];
}

/** By key of the column; only columns that the item has a value for. */
export function furtherCells(
  { rows }: Pick<Item, 'rows'>,
  columns: LineColumn[],
  byRow: Map<Row, Candidate[]>,
): Record<string, FurtherCell> {
  const found: Record<string, FurtherCell> = {};
  for (const column of columns) {
    const cell = cellFor(column, rows, byRow);
    if (cell !== undefined) found[column.key] = cell;
  }
  return found;
}

/** The value of a column: a labelled part wherever it stands, else the cell below its heading. */
function cellFor(
  column: LineColumn,
  rows: TableRow[],
  byRow: Map<Row, Candidate[]>,
): FurtherCell | undefined {
  const role = roleOf(column);
  const wanted = (cell: Cell) => isHeadedBy(cell, column) || (role !== undefined && cell.role === role);
  const own = rows.flatMap(({ cells }) => cells.filter(wanted));
  const part = partIn(rows, own, column, role);
  if (part !== undefined) return valueOf(part, column.type, byRow);
  return (
    first(own, (cell) => valueOf(lonePosition(cell), column.type, byRow)) ??
    (role === 'unit' ? first(rows, unitOf) : undefined) ??
    (role === 'tax_rate' ? first(rows, (row) => rateBeside(row, byRow)) : undefined)
  );
}

/** The labelled part of the cells that a column is asked of: those below its heading, else any text of the line. */
function partIn(
  rows: TableRow[],
  own: Cell[],
  column: LineColumn,
  role: ColumnRole | undefined,
): Piece | undefined {
  const part = partOf(column) ?? (role === 'sku' ? role : undefined);
  const inOrder = rows.toSorted((a, b) => a.page - b.page || a.row.y0 - b.row.y0);
  const places = own.length > 0 ? [own[0]?.column ?? 0] : textColumns(inOrder);
  for (const at of places) {
    const cells = inOrder.flatMap(({ cells: all }) => all.filter((cell) => cell.column === at));
    const found = wantedPart(partsOf(cells, column), column, { part, headed: own.length > 0 });
    if (found !== undefined) return { role: role ?? null, ...found };
  }
  return undefined;
}

/** Columns that hold texts, from left to right. */
const textColumns = (rows: TableRow[]): number[] => [
  ...new Set(
    rows.flatMap(({ cells }) =>
      cells.filter(({ role }) => role === 'description' || role === 'sku').map(({ column }) => column),
    ),
  ),
];

type Headed = Pick<Cell, 'role' | 'heading'>;

const isHeadedBy = ({ heading }: Headed, { label, aliases }: LineColumn): boolean =>
  heading !== '' && [label, ...aliases].some((name) => fold(name) === fold(heading));

/** Whether a column on the page is the one that a profile asks for. */
export function isColumn(cell: Headed, column: LineColumn): boolean {
  const role = roleOf(column);
  return isHeadedBy(cell, column) || (role !== undefined && cell.role === role);
}

/** What a column holds, by its names; undefined where none is known, or where the four columns hold it. */
export function roleOf({ label, aliases }: Pick<LineColumn, 'label' | 'aliases'>): ColumnRole | undefined {
  for (const name of [label, ...aliases]) {
    const known = columnLabel(name);
    if (known?.cover === 1 && known.role !== 'other' && !isEveryLineColumn(known.role)) return known.role;
  }
  return undefined;
}

/** The column of a profile that holds something. */
export const columnOf = (columns: readonly LineColumn[], role: ColumnRole): LineColumn | undefined =>
  columns.find((column) => roleOf(column) === role);

function first<From>(all: From[], find: (one: From) => FurtherCell | undefined): FurtherCell | undefined {
  for (const one of all) {
    const cell = find(one);
    if (cell !== undefined) return cell;
  }
  return undefined;
}

/** A text of a line, in one piece or several. */
interface Piece {
  role: ColumnRole | null;
  text: string;
  spans: Span[];
}

const whole = ({ role, text, span }: Cell): Piece => ({ role, text, spans: [span] });

/** What is printed in the margin beside a table reaches into its first column: the position stands next to the others. */
function lonePosition(cell: Cell): Piece {
  const { row, end } = cell.span;
  const last = row.segments.findLast((segment) => segment.words.some((word) => cell.words.includes(word)));
  const start =
    cell.role === 'position' ? cell.words.find((word) => last?.words.includes(word))?.start : undefined;
  if (start === undefined) return whole(cell);
  return { role: cell.role, text: row.text.slice(start, end), spans: [{ row, start, end }] };
}

function valueOf(
  { role, text: printed, spans }: Piece,
  type: LineColumn['type'],
  byRow: Map<Row, Candidate[]>,
): FurtherCell | undefined {
  if (type === 'text') {
    const text = printed.trim();
    return text === '' ? undefined : { value: text, spans };
  }
  for (const span of spans) {
    const found = type === 'date' ? dateIn(span, byRow) : numberOf(role, span, byRow);
    if (found !== undefined) return found;
  }
  return undefined;
}

function dateIn(within: Span, byRow: Map<Row, Candidate[]>): FurtherCell | undefined {
  const date = (byRow.get(within.row) ?? []).find(
    ({ kind, spans: [span] }) =>
      kind === 'date' && span !== undefined && span.start >= within.start && span.end <= within.end,
  );
  return date && { value: date.value, spans: date.spans.slice(0, 1) };
}

function numberOf(
  role: ColumnRole | null,
  span: Span,
  byRow: Map<Row, Candidate[]>,
): FurtherCell | undefined {
  const number = numberIn({ role, span, words: spanWords(span) }, byRow);
  return number && { value: number.units / 10_000, spans: [number.span] };
}

/** "10 Stk 0 % | VAT": a rate that stands closer to the numbers before it than to the rest of its cell. */
function rateBeside({ row, cells }: TableRow, byRow: Map<Row, Candidate[]>): FurtherCell | undefined {
  const at = cells.findIndex(({ role }) => role === 'tax_rate');
  const before = cells[at - 1];
  const own = cells[at];
  if (before === undefined || own === undefined || !BARE.has(before.role)) return undefined;
  const rates = (byRow.get(row) ?? []).filter(
    ({ kind, spans: [span] }) =>
      kind === 'percent' &&
      span !== undefined &&
      span.start >= before.span.start &&
      span.start < own.span.end,
  );
  const [rate] = rates;
  if (rate === undefined || rates.length > 1) return undefined;
  return { value: Number(rate.value), spans: rate.spans.slice(0, 1) };
}

/** Columns whose numbers are no percentages. */
const BARE = new Set<ColumnRole | null>(['quantity', 'unit', 'unit_price']);

/** "3 Stk": where no column has the unit, it stands behind the quantity. */
function unitOf({ cells }: TableRow): FurtherCell | undefined {
  const quantity = cells.find(({ role }) => role === 'quantity');
  const unit = quantity && /(?<=\d\s?)\p{L}[\p{L}\d./²³]{0,11}$/u.exec(quantity.text.trimEnd());
  if (quantity === undefined || unit == null) return undefined;
  const start = quantity.span.start + unit.index;
  return {
    value: unit[0],
    spans: [{ row: quantity.span.row, start, end: start + unit[0].length }],
  };
}
