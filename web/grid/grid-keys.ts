// The keys of the grid, as spreadsheets have them.
import type { CellKeyboardEvent, CellKeyDownArgs } from 'react-data-grid';
import {
  clearCells,
  duplicateRows,
  fillDown,
  insertRow,
  isBlank,
  moveRows,
  removeRows,
  type GridColumn,
  type GridRow,
  type Position,
  type Range,
  type SumRow,
} from './grid-model.ts';

export interface Surroundings {
  columns: GridColumn[];
  /** As they are now. */
  rows: () => GridRow[];
  readOnly: boolean;
  active: Position | undefined;
  range: Range | undefined;
  head: Position | undefined;
  setHead: (at: Position) => void;
  focusCell: (at: Position, edit?: boolean) => void;
  choose: (range: Range) => void;
  /** The rows are there when this returns. */
  change: (rows: GridRow[]) => void;
  undo: () => void;
  redo: () => void;
}

type Args = CellKeyDownArgs<GridRow, SumRow>;

export function handleKey(args: Args, event: CellKeyboardEvent, grid: Surroundings): void {
  const done = args.mode === 'EDIT' ? keyInEditor(args, event, grid) : keyOnCell(event, grid);
  if (!done) return;
  event.preventGridDefault();
  event.preventDefault();
}

function keyInEditor(args: Args & { mode: 'EDIT' }, event: CellKeyboardEvent, grid: Surroundings): boolean {
  const { active, focusCell } = grid;
  const step = event.key === 'Enter' || event.key === 'Tab';
  if (!step || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing || active === undefined)
    return false;
  // What is no value is put right first.
  if (event.target instanceof Element && event.target.hasAttribute('aria-invalid')) return true;
  if (event.key === 'Tab') return false;
  args.onClose(true);
  if (event.shiftKey) focusCell({ ...active, row: Math.max(0, active.row - 1) });
  else goDown(active, grid);
  return true;
}

function keyOnCell(event: CellKeyboardEvent, grid: Surroundings): boolean {
  const { active, range } = grid;
  if (active === undefined || range === undefined || active.row < 0 || active.row >= grid.rows().length)
    return false;
  const mod = event.ctrlKey || event.metaKey;
  if (event.shiftKey && !event.altKey && event.key.startsWith('Arrow')) return extend(event, grid);
  if (mod && event.key === 'a') {
    grid.choose({ top: 0, left: 0, bottom: grid.rows().length - 1, right: grid.columns.length - 1 });
    return true;
  }
  if (event.key === 'Enter' && !mod) {
    if (event.shiftKey) grid.focusCell({ ...active, row: Math.max(0, active.row - 1) });
    else goDown(active, grid);
    return true;
  }
  return !grid.readOnly && changeByKey(event, mod, range, grid);
}

/** One row down; below the last one a new row begins, unless the last one is still blank. */
function goDown(active: Position, { rows, columns, readOnly, change, focusCell }: Surroundings): void {
  const at = active.row + 1;
  const last = rows()[active.row];
  if (at < rows().length) return focusCell({ ...active, row: at });
  if (readOnly || last === undefined || isBlank(last)) return focusCell(active);
  change(insertRow(rows(), at, columns));
  focusCell({ row: at, column: 0 });
}

const STEPS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function extend(event: CellKeyboardEvent, { active, head, rows, columns, setHead }: Surroundings): boolean {
  const from = head ?? active;
  const step = STEPS[event.key];
  if (from === undefined || step === undefined) return false;
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  // With Ctrl as far as it goes.
  const far = event.ctrlKey || event.metaKey ? Math.max(rows().length, columns.length) : 1;
  setHead({
    row: within(from.row + step[0] * far, rows().length),
    column: within(from.column + step[1] * far, columns.length),
  });
  return true;
}

/** Keys that change something. */
function changeByKey(event: CellKeyboardEvent, mod: boolean, range: Range, grid: Surroundings): boolean {
  const action = editOf(event, mod);
  if (action === undefined) return false;
  if (action === 'edit' && grid.active !== undefined) grid.focusCell(grid.active, true);
  else if (action !== 'edit') applyEdit(action, range, grid);
  return true;
}

export type GridEdit =
  | 'add'
  | 'clear'
  | 'fill'
  | 'undo'
  | 'redo'
  | 'insert'
  | 'remove'
  | 'duplicate'
  | 'up'
  | 'down';

function editOf({ key, altKey, shiftKey }: CellKeyboardEvent, mod: boolean): GridEdit | 'edit' | undefined {
  if (key === 'F2') return 'edit';
  if (altKey && key === 'ArrowUp') return 'up';
  if (altKey && key === 'ArrowDown') return shiftKey ? 'duplicate' : 'down';
  if (key === 'Insert' && !mod && !shiftKey) return 'insert';
  if (key === 'Delete' || key === 'Backspace') return mod ? 'remove' : 'clear';
  if (!mod) return undefined;
  if (key === 'd') return 'fill';
  if (key === 'y' || (key.toLowerCase() === 'z' && shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : undefined;
}

/** Also what the buttons above the grid do. */
export function applyEdit(
  action: GridEdit,
  range: Range,
  grid: Pick<Surroundings, 'rows' | 'columns' | 'change' | 'undo' | 'redo' | 'choose' | 'focusCell'>,
): void {
  const { rows, columns } = grid;
  const count = range.bottom - range.top + 1;
  const moved = (step: number): Range => ({ ...range, top: range.top + step, bottom: range.bottom + step });
  switch (action) {
    case 'undo':
      return grid.undo();
    case 'redo':
      return grid.redo();
    case 'clear':
      return grid.change(clearCells(rows(), range, columns));
    case 'fill':
      return grid.change(fillDown(rows(), range, columns));
    case 'add':
      grid.change(insertRow(rows(), rows().length, columns));
      return grid.focusCell({ row: rows().length - 1, column: 0 }, true);
    case 'insert':
      grid.change(insertRow(rows(), range.top, columns));
      return grid.focusCell({ row: range.top, column: 0 });
    case 'duplicate':
      grid.change(duplicateRows(rows(), range, columns));
      return grid.choose(moved(count));
    case 'up':
    case 'down': {
      const step = action === 'up' ? -1 : 1;
      const next = moveRows(rows(), range, step);
      if (next === rows()) return undefined;
      grid.change(next);
      return grid.choose(moved(step));
    }
    case 'remove': {
      grid.change(removeRows(rows(), range));
      const left = rows().length;
      if (left > 0) grid.focusCell({ row: Math.min(range.top, left - 1), column: range.left });
    }
  }
}
