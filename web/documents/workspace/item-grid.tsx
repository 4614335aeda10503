// The line items in a grid. A cell that is chosen shows its place on the page and takes words from there.
import { useCallback, useEffect, useMemo, useRef, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../api/store.ts';
import { DataGrid, ROW_HEIGHT } from '../../grid/data-grid.tsx';
import {
  setCell,
  type CellValue,
  type GridColumn,
  type Position,
  type ReadCell,
} from '../../grid/grid-model.ts';
import { useFormat } from '../../text/format.ts';
import { notifyProblem } from '../../ui/notify.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { showTarget } from './focus-field.ts';
import { cellKey, readCellKey, useItemColumns } from './item-columns.ts';
import { ItemToolbar } from './item-toolbar.tsx';
import { useItemJudgement } from './use-item-judgement.ts';
import { dateFromText, decimalFromText } from '../../text/value-from-text.ts';
import { choose, useWorkspace } from './workspace-context.ts';

/** More rows scroll. */
const MOST_ROWS = 12;

export default function ItemGrid() {
  const { t } = useTranslation();
  const { locked, items, grid } = useWorkspace();
  const columns = useItemColumns();
  const { rows } = useStore(items.state);
  const show = useShownCell();
  const shown = useShownRow();
  const { sums, markOf } = useItemJudgement();
  const { onActive, onBlur } = useCellEvidence(columns);
  useShownAtFirst();
  const lines = Math.min(Math.max(rows.length, 2), MOST_ROWS) + 1 + sums.length;
  return (
    <>
      {locked === undefined && <ItemToolbar />}
      <DataGrid
        ref={grid}
        label={t('workspace.lineItems')}
        columns={columns}
        rows={rows}
        readOnly={locked !== undefined}
        show={show}
        shown={shown}
        read={readCell}
        markOf={markOf}
        sums={sums}
        height={lines * ROW_HEIGHT + 2}
        onChange={items.change}
        onActive={onActive}
        onBlur={onBlur}
        onUndo={items.undo}
        onRedo={items.redo}
        onRefused={(texts) =>
          notifyProblem(t('workspace.items.refused', { texts: texts.slice(0, 5).join(', ') }))
        }
      />
    </>
  );
}

const readCell: ReadCell = ({ kind }, text) => {
  if (kind === 'text') return text.trim();
  if (text.trim() === '') return null;
  if (kind === 'date') return dateFromText(text);
  const decimal = decimalFromText(text);
  return decimal === undefined ? undefined : Number(decimal);
};

/** The row whose line or cell is chosen from elsewhere. */
function useShownRow(): string | undefined {
  const { items, selection } = useWorkspace();
  const key = useStore(selection, ({ keys }) => keys[0]);
  const { places } = useStore(items.state);
  const line = key === undefined ? undefined : readCellKey(key)?.line;
  return [...places].find(([, place]) => place === line)?.[0];
}

/** The grid comes later than the fields: what was chosen in it meanwhile is brought into sight. */
function useShownAtFirst(): void {
  const workspace = useWorkspace();
  const latest = useLatest(workspace);
  useEffect(() => {
    const [key] = latest.current.selection.get().keys;
    if (key !== undefined && readCellKey(key) !== undefined) showTarget(latest.current, key);
  }, [latest]);
}

/** Numbers grouped, with as many decimals as they have and the column asks for. */
function useShownCell() {
  const format = useFormat();
  const { language } = format;
  return useCallback(
    ({ kind, decimals = 0 }: GridColumn, value: CellValue): string => {
      if (typeof value === 'number')
        return value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: 10 });
      return kind === 'date' && value !== null ? format.date(value) : (value ?? '');
    },
    [language, format],
  );
}

/** The chosen cell is what the page shows, and what its words are taken for. */
function useCellEvidence(columns: GridColumn[]) {
  const { items, selection, pickers, grid, locked } = useWorkspace();
  const latest = useLatest({ columns, locked });
  const taking = useRef<string>(undefined);
  return useMemo(() => {
    const onActive = (at: Position) => {
      const { rows, places } = items.state.get();
      const { id } = rows[at.row]!;
      const column = latest.current.columns[at.column]!;
      const key = cellKey(places.get(id) ?? -1, column.key);
      if (taking.current !== undefined) pickers.delete(taking.current);
      taking.current = key;
      pickers.set(key, (text, add) => {
        const now = items.state.get().rows;
        const row = now.findIndex((each) => each.id === id);
        const before = now[row]?.cells[column.key] ?? '';
        const value = readCell(column, add && before !== '' ? `${before} ${text}` : text);
        if (row === -1 || value === undefined) return;
        items.change(setCell(now, row, column.key, value));
        grid.current?.focusCell({ row, column: at.column });
      });
      choose(selection, [key], latest.current.locked === undefined ? key : undefined);
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      const stays = relatedTarget instanceof Element && relatedTarget.closest('[data-scroll], [role="grid"]');
      if (stays === null || stays === false)
        selection.set((now) => (now.editing === taking.current ? { ...now, editing: undefined } : now));
    };
    return { onActive, onBlur };
  }, [items, selection, pickers, grid, latest]);
}
