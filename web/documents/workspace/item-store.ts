// The line items as they are on the screen: changed at once, saved behind, one save after the other. Rows keep their identity
// while the service does not know them yet. What could not be saved stays here and is tried again with the next change.
import type { DocumentRecord, LineItem } from '../../../contract/documents.ts';
import { createStore, type Store } from '../../api/store.ts';
import { createHistory } from '../../grid/history.ts';
import { isBlank, newRow, type CellValue, type GridRow } from '../../grid/grid-model.ts';
import type { Saver } from './saver.ts';

export interface Items {
  rows: GridRow[];
  /** Rows by id, where they stand in the record the service gave last. */
  places: ReadonlyMap<string, number>;
  canUndo: boolean;
  canRedo: boolean;
}

export interface ItemStore {
  state: Store<Items>;
  change(rows: GridRow[]): void;
  undo(): void;
  redo(): void;
  /** Takes over what the service says, unless there are changes it does not know yet. */
  follow(record: DocumentRecord): void;
  /** Waits until everything is saved; false when that failed. */
  settled(): Promise<boolean>;
}

export function createItemStore(saver: Saver, first: DocumentRecord): ItemStore {
  const state = createStore<Items>(itemsOf(first.line_items.map(rowOf)));
  const history = createHistory();
  let known = first;
  let unsaved = false;
  let saving: Promise<boolean> | undefined;

  const now = () => state.get().rows;
  const show = (rows: GridRow[], places = state.get().places) =>
    state.set({ rows, places, ...history.can() });

  function follow(record: DocumentRecord): void {
    known = record;
    if (unsaved || saving !== undefined) return;
    const filled = now().filter((row) => !isBlank(row));
    const next = adopted(filled, record.line_items);
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
      if (!(await saver.save({ line_items: savedItems(now()) }, known))) {
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

const itemsOf = (rows: GridRow[]): Items => ({
  rows,
  places: placesOf(rows),
  canUndo: false,
  canRedo: false,
});

const placesOf = (rows: GridRow[]) => new Map(rows.map(({ id }, index) => [id, index]));

export const rowOf = (item: LineItem): GridRow => newRow([], { ...item });

export function itemOf({ cells }: GridRow): LineItem {
  const { description, quantity, unit_price, amount, ...further } = cells;
  const number = (value: CellValue | undefined) => (typeof value === 'number' ? value : null);
  // In one order: items are compared as text. Further columns without a value are left out, as the service does.
  const others = Object.entries(further)
    .filter(([, value]) => value !== null && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    description: String(description ?? ''),
    quantity: number(quantity),
    unit_price: number(unit_price),
    amount: number(amount),
    ...Object.fromEntries(others),
  };
}

/** A row that was begun but has nothing in it yet is no line. */
const savedItems = (rows: GridRow[]): LineItem[] => rows.filter((row) => !isBlank(row)).map(itemOf);

/** The rows of these items: the same row where the item is the same, first at its own place, then anywhere. */
function adopted(rows: GridRow[], items: LineItem[]): GridRow[] {
  const same = (row: GridRow | undefined, item: LineItem) =>
    row !== undefined && JSON.stringify(itemOf(row)) === JSON.stringify(itemOf(rowOf(item)));
  const left = new Set(rows.filter((row, index) => items[index] === undefined || !same(row, items[index])));
  return items.map((item, index) => {
    if (same(rows[index], item)) return rows[index]!;
    const moved = [...left].find((row) => same(row, item));
    if (moved === undefined) return rowOf(item);
    left.delete(moved);
    return moved;
  });
}
