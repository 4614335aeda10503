// Moving among the fields in the order in which they are shown.
import { columnKeys, readCellKey, RESULT } from './table-columns.ts';
import type { TableStore } from './table-store.ts';
import { fieldId, type Workspace } from './workspace-context.ts';

const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map((row) => row.dataset['field'] ?? '');

/** The key `step` places further; at the ends it stays. */
export function neighbourOf(key: string | undefined, step: 1 | -1): string | undefined {
  const keys = rows();
  const at = key === undefined ? -1 : keys.indexOf(key);
  if (at === -1) return step === 1 ? keys[0] : keys.at(-1);
  return keys[Math.min(Math.max(at + step, 0), keys.length - 1)];
}

export function focusField(key: string): void {
  const input = document.getElementById(fieldId(key));
  if (
    !(
      input instanceof HTMLInputElement ||
      input instanceof HTMLTextAreaElement ||
      input instanceof HTMLSelectElement
    )
  )
    return;
  input.focus({ preventScroll: true });
  if (!(input instanceof HTMLSelectElement)) input.select();
  showField(key);
}

/** At the ends the focus stays: what is typed on must not become a command. */
export function focusNeighbour(key: string, step: 1 | -1): void {
  focusField(neighbourOf(key, step) ?? key);
}

type Grids = Pick<Workspace, 'tables' | 'profile'>;

/** The focus is in the field or the cell when this returns. */
export function focusKey({ tables, profile }: Grids, key: string): void {
  const cell = readCellKey(key);
  if (cell === undefined) return focusField(key);
  const { store, grid } = tables[cell.table];
  const row = rowOfLine(store, cell.line);
  const column = columnKeys(cell.table, profile).indexOf(cell.column ?? RESULT[cell.table]);
  if (row !== -1 && column !== -1) grid.current?.focusCell({ row, column });
}

/** Where a line of the record stands in the grid; -1 when it is not there any more. */
function rowOfLine({ state }: TableStore, line: number): number {
  const { rows, places } = state.get();
  return rows.findIndex(({ id }) => places.get(id) === line);
}

/** Brings a field or a line into sight; the focus stays where it is, so that commands go on working. */
export function showTarget({ tables, profile }: Grids, key: string): void {
  const cell = readCellKey(key);
  if (cell === undefined) return showField(key);
  const { store, grid } = tables[cell.table];
  grid.current?.showCell(
    rowOfLine(store, cell.line),
    cell.column === undefined ? undefined : columnKeys(cell.table, profile).indexOf(cell.column),
  );
}

export function showField(key: string): void {
  document.querySelector(`[data-field="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'nearest' });
}
