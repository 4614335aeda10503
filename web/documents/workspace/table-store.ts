// A table of the record as it is on the screen: changed at once, saved behind, one save after the other. Rows keep their identity
// while the service does not know them yet. What could not be saved stays here and is tried again with the next change.
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { RecordRow, RecordTable } from '../../../contract/record-tables.ts';
import { createStore, type Store } from '../../api/store.ts';
import { createHistory } from '../../grid/history.ts';
import { isBlank, newRow, type GridRow } from '../../grid/grid-model.ts';
import { RECORD_ROWS } from './record-rows.ts';
import type { Saver } from './saver.ts';

export interface ShownRows {
  rows: GridRow[];
  /** Rows by id, where they stand in the record the service gave last. */
  places: ReadonlyMap<string, number>;
  canUndo: boolean;
  canRedo: boolean;
}

export interface TableStore {
  state: Store<ShownRows>;
  change(rows: GridRow[]): void;
  undo(): void;
  redo(): void;
  /** Takes over what the service says, unless there are changes it does not know yet. */
  follow(record: DocumentRecord): void;
  /** Waits until everything is saved; false when that failed. */
  settled(): Promise<boolean>;
}

export function createTableStore(table: RecordTable, saver: Saver, first: DocumentRecord): TableStore {
  const rowsIn = (record: DocumentRecord) => withoutComputed(table, record);
  const state = createStore<ShownRows>(shown(rowsIn(first).map(rowOf)));
  const toRecord = RECORD_ROWS[table];
  const history = createHistory();
  let known = first;
  let unsaved = false;
  let saving: Promise<boolean> | undefined;

  const now = () => state.get().rows;
  /** A row that was begun but has nothing in it yet is none. */
  const savedRows = (rows: GridRow[]) => rows.filter((row) => !isBlank(row)).map(toRecord);
  const show = (rows: GridRow[], places = state.get().places) =>
    state.set({ rows, places, ...history.can() });

  function follow(record: DocumentRecord): void {
    known = record;
    if (unsaved || saving !== undefined) return;
    const filled = now().filter((row) => !isBlank(row));
    const next = adopted(filled, rowsIn(record), toRecord);
    const changed = next.length !== filled.length || next.some((row, index) => row !== filled[index]);
    if (!changed && next.every(({ id }, index) => state.get().places.get(id) === index)) return;
    // Somebody else changed them: the steps back lead nowhere any more.
    if (changed) history.clear();
    show(changed ? next : now(), placesOf(next));
  }

  async function save(): Promise<boolean> {
    while (unsaved) {
      unsaved = false;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (!(await saver.save({ [table]: savedRows(now()) }, known))) {
        unsaved = true;
        return false;
      }
      known = saver.known();
    }
    return true;
  }

  function start(): Promise<boolean> {
    saving ??= save().then((saved) => {
      saving = undefined;
      follow(saver.known());
      return saved;
    });
    return saving;
  }

  function put(rows: GridRow[] | undefined): void {
    if (rows === undefined || rows === now()) return;
    show(rows);
    unsaved = true;
    void start();
  }

  return {
    state,
    follow,
    change(rows) {
      if (rows !== now()) history.add(now());
      put(rows);
    },
    undo: () => put(history.undo(now())),
    redo: () => put(history.redo(now())),
    settled: () => (unsaved || saving !== undefined ? start() : Promise.resolve(true)),
  };
}

const shown = (rows: GridRow[]): ShownRows => ({
  rows,
  places: placesOf(rows),
  canUndo: false,
  canRedo: false,
});

const placesOf = (rows: GridRow[]) => new Map(rows.map(({ id }, index) => [id, index]));

/** Computed cells are no work of whoever changes rows: the grid shows those of the record. */
function withoutComputed(table: RecordTable, record: DocumentRecord): readonly RecordRow[] {
  const computed = new Set(
    Object.entries(record.lineage).flatMap(([key, { source }]) =>
      source === 'formula' && key.startsWith(`${table}.`) ? [key.slice(table.length + 1)] : [],
    ),
  );
  const rows: readonly RecordRow[] = record[table];
  if (computed.size === 0) return rows;
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !computed.has(key))));
}

export const rowOf = (row: RecordRow): GridRow => newRow([], { ...row });

/** The rows of the record: the same row where its values are the same, first at its own place, then anywhere. */
function adopted(
  rows: GridRow[],
  now: readonly RecordRow[],
  toRecord: (row: GridRow) => RecordRow,
): GridRow[] {
  const same = (row: GridRow | undefined, other: RecordRow) =>
    row !== undefined && JSON.stringify(toRecord(row)) === JSON.stringify(toRecord(rowOf(other)));
  const left = new Set(rows.filter((row, index) => now[index] === undefined || !same(row, now[index])));
  return now.map((one, index) => {
    if (same(rows[index], one)) return rows[index]!;
    const moved = [...left].find((row) => same(row, one));
    if (moved === undefined) return rowOf(one);
    left.delete(moved);
    return moved;
  });
}
