// Steps back and forth through the states of a grid.
import type { GridRow } from './grid-model.ts';

/** More steps back than anybody takes. */
const STEPS = 200;

export interface History {
  /** These rows were replaced by others. */
  add(rows: GridRow[]): void;
  /** The rows before; the present ones can be had again by `redo`. */
  undo(present: GridRow[]): GridRow[] | undefined;
  redo(present: GridRow[]): GridRow[] | undefined;
  clear(): void;
  can(): { canUndo: boolean; canRedo: boolean };
}

export function createHistory(): History {
  const past: GridRow[][] = [];
  const future: GridRow[][] = [];
  const step = (from: GridRow[][], to: GridRow[][], present: GridRow[]) => {
    const rows = from.pop();
    if (rows !== undefined) to.push(present);
    return rows;
  };
  return {
    add(rows) {
      past.push(rows);
      if (past.length > STEPS) past.shift();
      future.length = 0;
    },
    undo: (present) => step(past, future, present),
    redo: (present) => step(future, past, present),
    clear() {
      past.length = 0;
      future.length = 0;
    },
    can: () => ({ canUndo: past.length > 0, canRedo: future.length > 0 }),
  };
}
