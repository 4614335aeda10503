// The input of the cell one types in. A text that is no value stays in the input, marked, until it is put right or dropped.
import { useState } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import classes from './data-grid.module.css';
import { plainNumber, type GridColumn, type GridRow, type ReadCell } from './grid-model.ts';

interface Props {
  column: GridColumn;
  editor: Pick<RenderEditCellProps<GridRow>, 'row' | 'onRowChange' | 'onClose'>;
  read: ReadCell;
  onRefused: (text: string) => void;
}

export function CellEditor({ column, editor: { row, onRowChange, onClose }, read, onRefused }: Props) {
  const [before] = useState(row);
  const [text, setText] = useState(String(row.cells[column.key] ?? ''));
  // It is edited as plainly as it stands there: a point is a point, and never between thousands.
  const valueOf = (typed: string) =>
    (column.kind === 'number' ? plainNumber(typed.trim()) : undefined) ?? read(column, typed);
  const wrong = valueOf(text) === undefined;
  const type = (typed: string) => {
    setText(typed);
    const value = valueOf(typed);
    onRowChange(
      value === undefined ? before : { ...before, cells: { ...before.cells, [column.key]: value } },
    );
  };
  return (
    <input
      ref={focusAll}
      className={classes['editor']}
      aria-label={column.label}
      aria-invalid={wrong || undefined}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        if (wrong) onRefused(text);
        onClose(true, false);
      }}
    />
  );
}

function focusAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
