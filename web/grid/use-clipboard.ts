// Copy, cut and paste of ranges, by the events of the browser.
import type { ClipboardEvent } from 'react';
import { readCells, writeCells } from './clipboard.ts';
import {
  clearCells,
  pasteCells,
  textsOf,
  type GridColumn,
  type GridRow,
  type Range,
  type ReadCell,
} from './grid-model.ts';

interface Grid {
  columns: GridColumn[];
  rows: GridRow[];
  readOnly: boolean;
  range: Range | undefined;
  read: ReadCell;
  onChange: (rows: GridRow[]) => void;
  onRefused: (texts: string[]) => void;
  choose: (range: Range) => void;
}

export function useClipboard({ columns, rows, readOnly, range, read, onChange, onRefused, choose }: Grid) {
  const copy = (event: ClipboardEvent): boolean => {
    if (range === undefined || inInput(event)) return false;
    event.preventDefault();
    writeCells(event.clipboardData, textsOf(rows, range, columns));
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (!readOnly && copy(event) && range !== undefined) onChange(clearCells(rows, range, columns));
    },
    onPaste: (event: ClipboardEvent) => {
      if (readOnly || range === undefined || inInput(event)) return;
      const cells = readCells(event.clipboardData);
      event.preventDefault();
      if (cells === undefined) return;
      const pasted = pasteCells(rows, range, columns, cells, read);
      onChange(pasted.rows);
      choose(pasted.range);
      if (pasted.refused.length > 0) onRefused(pasted.refused);
    },
  };
}

/** While a cell is edited, the clipboard belongs to its text. */
const inInput = ({ target }: ClipboardEvent) => target instanceof HTMLInputElement;
