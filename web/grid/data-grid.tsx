// A table one types into, on react-data-grid: it brings the focus, the roles and the drawing of what is in sight. Ranges of
// cells, the clipboard, rows and undoing are added here.
import { useImperativeHandle, useRef, useState, type FocusEvent, type Ref } from 'react';
import { Cell, DataGrid as Library, type CellRendererProps, type DataGridHandle } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { flushSync } from 'react-dom';
import { useLatest } from '../ui/use-latest.ts';
import classes from './data-grid.module.css';
import { applyEdit, handleKey, type GridEdit, type Surroundings } from './grid-keys.ts';
import {
  inRange,
  rangeOf,
  type CellValue,
  type GridColumn,
  type GridRow,
  type Position,
  type Range,
  type ReadCell,
  type SumRow,
} from './grid-model.ts';
import { useClipboard } from './use-clipboard.ts';
import { useDraggedRange } from './use-dragged-range.ts';
import { useGridColumns } from './use-grid-columns.tsx';

export interface GridHandle {
  /** The focus is in the cell when this returns. */
  focusCell(at: Position, edit?: boolean): void;
  run(action: GridEdit): void;
  /** Brings a cell, or the row where no column is given, into sight without taking the focus. */
  showCell(row: number, column?: number): void;
}

export interface GridProps {
  ref?: Ref<GridHandle>;
  label: string;
  columns: GridColumn[];
  rows: GridRow[];
  readOnly: boolean;
  /** How a value is shown; it is edited plainly. */
  show: (column: GridColumn, value: CellValue) => string;
  read: ReadCell;
  /** The row that is looked at from elsewhere. */
  shown?: string | undefined;
  /** Why a cell is marked. */
  markOf?: ((row: GridRow, key: string) => string | undefined) | undefined;
  /** Stand under the columns. */
  sums: SumRow[];
  height: number;
  onChange: (rows: GridRow[]) => void;
  onActive: (at: Position) => void;
  onBlur: (event: FocusEvent) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Texts that were no value of their column. */
  onRefused: (texts: string[]) => void;
}

export const ROW_HEIGHT = 30;

export function DataGrid({ ref, ...props }: GridProps) {
  const { columns, rows, readOnly, onBlur } = props;
  const library = useRef<DataGridHandle>(null);
  const [active, setActive] = useState<Position>();
  const [head, setHead] = useState<Position>();
  const latest = useLatest(rows);
  const range = active && rangeOf(active, head ?? active);
  const moves = useMoves(library, setHead);
  const surroundings: Surroundings = {
    columns,
    rows: () => latest.current,
    readOnly,
    active,
    range,
    head,
    ...moves,
    change: (next) => flushSync(() => props.onChange(next)),
    undo: props.onUndo,
    redo: props.onRedo,
  };
  useImperativeHandle(ref, () => ({
    focusCell: moves.focusCell,
    showCell: (row, column = -1) => {
      library.current?.element?.scrollIntoView({ block: 'nearest' });
      if (rows[row] === undefined) return;
      library.current?.scrollToCell({ rowIdx: row, ...(column < 0 ? {} : { idx: column + 1 }) });
    },
    run: (action) => applyEdit(action, range ?? { top: 0, bottom: 0, left: 0, right: 0 }, surroundings),
  }));
  const clipboard = useClipboard({ ...props, range, choose: moves.choose });
  const drag = useDraggedRange(setHead);
  const renderCell = (key: React.Key, cell: CellRendererProps<GridRow, SumRow>) => (
    <Cell key={key} {...cell} aria-selected={isIn(range, cell.rowIdx, cell.column.idx - 1)} />
  );
  return (
    // The library takes keys and clipboard at the cells; both bubble up to here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes['frame']} {...clipboard} {...drag} onBlur={onBlur}>
      <Library
        ref={library}
        className={classes['grid']}
        style={{ blockSize: props.height }}
        aria-label={props.label}
        columns={useGridColumns(props, range)}
        rows={rows}
        rowKeyGetter={({ id }) => id}
        rowHeight={ROW_HEIGHT}
        rowClass={({ id }) => (id === props.shown ? classes['shown'] : undefined)}
        bottomSummaryRows={props.sums}
        renderers={{ renderCell }}
        onRowsChange={props.onChange}
        onFill={readOnly ? null : fill}
        onSelectedCellChange={({ rowIdx, column }) => {
          const number = column.idx === 0;
          const at = { row: rowIdx, column: number ? 0 : column.idx - 1 };
          setActive(at);
          // The number of a row stands for all its cells.
          setHead(number ? { row: rowIdx, column: columns.length - 1 } : undefined);
          if (latest.current[rowIdx] !== undefined) props.onActive(at);
        }}
        onCellMouseDown={({ rowIdx, column }, event) => {
          if (!event.shiftKey || active === undefined) return;
          event.preventGridDefault();
          event.preventDefault();
          setHead({ row: rowIdx, column: Math.max(0, column.idx - 1) });
        }}
        onCellKeyDown={(args, event) => handleKey(args, event, surroundings)}
      />
    </div>
  );
}

const isIn = (range: Range | undefined, row: number, column: number) =>
  range !== undefined && inRange(range, row, column);

const fill = ({
  columnKey,
  sourceRow,
  targetRow,
}: {
  columnKey: string;
  sourceRow: GridRow;
  targetRow: GridRow;
}) => ({
  ...targetRow,
  cells: { ...targetRow.cells, [columnKey]: sourceRow.cells[columnKey] ?? null },
});

function useMoves(
  library: React.RefObject<DataGridHandle | null>,
  setHead: (at: Position | undefined) => void,
): Pick<Surroundings, 'focusCell' | 'choose' | 'setHead'> {
  const focusCell = ({ row, column }: Position, edit = false) => {
    flushSync(() => {
      setHead(undefined);
      library.current?.selectCell(
        { rowIdx: row, idx: column + 1 },
        { shouldFocusCell: true, enableEditor: edit },
      );
    });
    // A cell that was chosen before gets no focus from the library.
    const element = library.current?.element;
    if (!edit) element?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  };
  return {
    focusCell,
    choose({ top, left, bottom, right }) {
      focusCell({ row: top, column: left });
      setHead({ row: bottom, column: right });
    },
    setHead(at) {
      setHead(at);
      library.current?.scrollToCell({ rowIdx: at.row, idx: at.column + 1 });
    },
  };
}
