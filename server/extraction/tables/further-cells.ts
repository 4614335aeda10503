// The cells of a line item beyond description, quantity, unit price and amount: those of the columns that a profile asks for.
import { isEveryLineColumn } from '../../../contract/line-columns.ts';
import type { LineColumn } from '../../../contract/profiles.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Row, Span } from '../layout/layout.ts';
import { fold } from '../text/fold.ts';
import { numberIn, type Cell, type TableRow } from './cells.ts';
import { columnLabel, type ColumnRole } from './column-labels.ts';
import type { Item } from './make-item.ts';

export interface FurtherCell {
  value: string | number;
  span: Span;
}

type Finder = (row: TableRow) => FurtherCell | undefined;

/** By key of the column; only columns that the item has a value for. */
export function furtherCells(
  { rows }: Pick<Item, 'rows'>,
  columns: LineColumn[],
  byRow: Map<Row, Candidate[]>,
): Record<string, FurtherCell> {
  const found: Record<string, FurtherCell> = {};
  for (const column of columns) {
    const cell = first(rows, finderOf(column, byRow));
    if (cell !== undefined) found[column.key] = cell;
  }
  return found;
}

function finderOf(column: LineColumn, byRow: Map<Row, Candidate[]>): Finder {
  const role = roleOf(column);
  const value = (cell: Cell | undefined) => cell && valueOf(cell, column.type, byRow);
  return (row) =>
    value(row.cells.find((cell) => isHeadedBy(cell, column))) ??
    value(row.cells.find((cell) => role !== undefined && cell.role === role)) ??
    (role === 'unit' ? unitOf(row) : undefined);
}

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

function first(rows: TableRow[], find: Finder): FurtherCell | undefined {
  for (const row of rows) {
    const cell = find(row);
    if (cell !== undefined) return cell;
  }
  return undefined;
}

function valueOf(
  cell: Cell,
  type: LineColumn['type'],
  byRow: Map<Row, Candidate[]>,
): FurtherCell | undefined {
  if (type === 'text') {
    const text = cell.text.trim();
    return text === '' ? undefined : { value: text, span: cell.span };
  }
  if (type === 'date') {
    const date = (byRow.get(cell.span.row) ?? []).find(
      ({ kind, spans: [span] }) =>
        kind === 'date' && span !== undefined && span.start >= cell.span.start && span.end <= cell.span.end,
    );
    const [span] = date?.spans ?? [];
    return date === undefined || span === undefined ? undefined : { value: date.value, span };
  }
  const number = numberIn(cell, byRow);
  return number && { value: number.units / 10_000, span: number.span };
}

/** "3 Stk": where no column has the unit, it stands behind the quantity. */
function unitOf({ cells }: TableRow): FurtherCell | undefined {
  const quantity = cells.find(({ role }) => role === 'quantity');
  const unit = quantity && /(?<=\d\s?)\p{L}[\p{L}\d./²³]{0,11}$/u.exec(quantity.text.trimEnd());
  if (quantity === undefined || unit == null) return undefined;
  const start = quantity.span.start + unit.index;
  return {
    value: unit[0],
    span: { row: quantity.span.row, start, end: start + unit[0].length },
  };
}
