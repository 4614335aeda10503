// The columns as the library wants them: the numbers of the rows, then the cells with what is chosen and marked in them.
import { clsx } from 'clsx';
import { useMemo } from 'react';
import type { Column } from 'react-data-grid';
import { useLatest } from '../ui/use-latest.ts';
import { CellEditor } from './cell-editor.tsx';
import classes from './data-grid.module.css';
import type { GridProps } from './data-grid.tsx';
import { cellOf, inRange, type GridColumn, type GridRow, type Range, type SumRow } from './grid-model.ts';

type LibraryColumn = Column<GridRow, SumRow>;
type Source = Pick<GridProps, 'columns' | 'show' | 'read' | 'readOnly' | 'markOf' | 'onRefused'>;

export function useGridColumns(props: Source, range: Range | undefined): LibraryColumn[] {
  const { columns, show, markOf, readOnly } = props;
  const latest = useLatest(props);
  const { top = -1, bottom = -1, left = -1, right = -1 } = range ?? {};
  // Rows draw anew when their columns change.
  return useMemo((): LibraryColumn[] => {
    const chosen = { top, bottom, left, right };
    const single = top === bottom && left === right;
    const editor = (column: GridColumn): Partial<LibraryColumn> => ({
      renderEditCell: (cell) => (
        <CellEditor
          column={column}
          editor={cell}
          read={latest.current.read}
          onRefused={(text) => latest.current.onRefused([text])}
        />
      ),
      // An answer of the server must not close what one types in.
      editorOptions: { closeOnExternalRowChange: false },
    });
    const others = columns.map((column, index): LibraryColumn => {
      const right = column.kind === 'number' && classes['right'];
      return {
        key: column.key,
        name: column.label,
        resizable: true,
        minWidth: column.kind === 'text' ? 96 : 56,
        width: column.width ?? 'minmax(160px, 1fr)',
        headerCellClass: clsx(right),
        cellClass: clsx(right, column.computed && classes['computed']),
        summaryCellClass: clsx(classes['summary'], right),
        renderCell: ({ row, rowIdx }) => (
          <CellText
            text={show(column, cellOf(row, column))}
            mark={markOf?.(row, column.key)}
            chosen={!single && inRange(chosen, rowIdx, index)}
          />
        ),
        renderSummaryCell: ({ row }) => row[column.key],
        ...(readOnly || column.computed !== undefined ? {} : editor(column)),
      };
    });
    return [NUMBERS, ...others];
  }, [columns, show, markOf, readOnly, latest, top, bottom, left, right]);
}

const NUMBERS: LibraryColumn = {
  key: '#',
  name: '#',
  width: 36,
  frozen: true,
  cellClass: classes['number'],
  headerCellClass: classes['number'],
  renderCell: ({ rowIdx }) => rowIdx + 1,
  summaryCellClass: classes['summary'],
};

function CellText({ text, mark, chosen }: { text: string; mark: string | undefined; chosen: boolean }) {
  return (
    <span
      className={clsx(classes['value'], chosen && classes['chosen'], mark !== undefined && classes['marked'])}
      title={mark ?? text}
    >
      {text}
      {mark !== undefined && <span className="quiet"> {mark}</span>}
    </span>
  );
}
