// A table of the record in a grid. A cell that is chosen shows its place on the page and takes words from there.
import { useCallback, useEffect, useMemo, useRef, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import i18next from 'i18next';
import type { RecordTable } from '../../../contract/record-tables.ts';
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
import { cellKey, CHOICES, readCellKey, useTableColumns } from './table-columns.ts';
import { useTableJudgement } from './use-table-judgement.ts';
import { dateFromText, decimalFromText } from '../../text/value-from-text.ts';
import { choose, useWorkspace } from './workspace-context.ts';

/** More rows scroll. */
const MOST_ROWS = 12;

interface Props {
  table: RecordTable;
  label: string;
  /** What one does to its rows, shown while they can be edited. */
  toolbar: ReactNode;
}

export default function TableGrid({ table, label, toolbar }: Props) {
  const { t } = useTranslation();
  const { locked, tables } = useWorkspace();
  const { store, grid } = tables[table];
  const columns = useTableColumns(table);
  const { rows } = useStore(store.state);
  const show = useShownCell();
  const shown = useShownRow(table);
  const { sums, markOf } = useTableJudgement(table);
  const { onActive, onBlur } = useCellEvidence(table, columns);
  useShownAtFirst(table);
  const lines = Math.min(Math.max(rows.length, table === 'line_items' ? 2 : 1), MOST_ROWS) + 1 + sums.length;
  return (
    <>
      {locked === undefined && toolbar}
      <DataGrid
        ref={grid}
        label={label}
        columns={columns}
        rows={rows}
        readOnly={locked !== undefined}
        show={show}
        shown={shown}
        read={readCell}
        markOf={markOf}
        sums={sums}
        height={lines * ROW_HEIGHT + 2}
        onChange={store.change}
        onActive={onActive}
        onBlur={onBlur}
        onUndo={store.undo}
        onRedo={store.redo}
        onRefused={(texts) =>
          notifyProblem(t('workspace.items.refused', { texts: texts.slice(0, 5).join(', ') }))
        }
      />
    </>
  );
}

const readCell: ReadCell = ({ choice, kind }, text) => {
  if (choice === 'category') return readCategory(text);
  if (choice === 'type') return readType(text);
  if (kind === 'text') return text.trim();
  if (text.trim() === '') return null;
  if (kind === 'date') return dateFromText(text);
  const decimal = decimalFromText(text);
  return decimal === undefined ? undefined : Number(decimal);
};

/** A code, with or without what it is called behind it. */
function readCategory(text: string): string | undefined {
  const [code = ''] = text.trim().toUpperCase().split(/\s/);
  return code === '' ? '' : CHOICES.category.find((one) => one === code);
}

/** By what a type is called, or how that begins: "c", "Charge", "折让". */
function readType(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return '';
  return CHOICES.type.find((type) =>
    [type, i18next.t(`allowances.types.${type}`)].some((name) => name.toLowerCase().startsWith(wanted)),
  );
}

/** The row whose line or cell is chosen from elsewhere. */
function useShownRow(table: RecordTable): string | undefined {
  const { tables, selection } = useWorkspace();
  const key = useStore(selection, ({ keys }) => keys[0]);
  const { places } = useStore(tables[table].store.state);
  const cell = key === undefined ? undefined : readCellKey(key);
  const line = cell?.table === table ? cell.line : undefined;
  return line === undefined ? undefined : [...places].find(([, place]) => place === line)?.[0];
}

/** The grid comes later than the fields: what was chosen in it meanwhile is brought into sight. */
function useShownAtFirst(table: RecordTable): void {
  const workspace = useWorkspace();
  const latest = useLatest(workspace);
  useEffect(() => {
    const [key] = latest.current.selection.get().keys;
    if (key !== undefined && readCellKey(key)?.table === table) showTarget(latest.current, key);
  }, [latest, table]);
}

/** Numbers grouped, with as many decimals as they have and the column asks for. */
function useShownCell() {
  const { t } = useTranslation();
  const format = useFormat();
  const { language } = format;
  return useCallback(
    ({ choice, kind, decimals = 0 }: GridColumn, value: CellValue): string => {
      const type = choice === 'type' ? CHOICES.type.find((one) => one === value) : undefined;
      if (type !== undefined) return t(`allowances.types.${type}`);
      const category = choice === 'category' ? CHOICES.category.find((one) => one === value) : undefined;
      if (category !== undefined) return `${category} ${t(`taxes.categories.${category}`)}`;
      if (typeof value === 'number')
        return value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: 10 });
      return kind === 'date' && value !== null ? format.date(value) : (value ?? '');
    },
    [language, format, t],
  );
}

/** The chosen cell is what the page shows, and what its words are taken for. */
function useCellEvidence(table: RecordTable, columns: GridColumn[]) {
  const { tables, selection, pickers, locked } = useWorkspace();
  const { store, grid } = tables[table];
  const latest = useLatest({ columns, locked });
  const taking = useRef<string>(undefined);
  return useMemo(() => {
    const onActive = (at: Position) => {
      const { rows, places } = store.state.get();
      const { id } = rows[at.row]!;
      const column = latest.current.columns[at.column]!;
      const key = cellKey(table, places.get(id) ?? -1, column.key);
      if (taking.current !== undefined) pickers.delete(taking.current);
      taking.current = key;
      if (column.computed !== undefined) return choose(selection, [key], undefined);
      pickers.set(key, (text, add) => {
        const now = store.state.get().rows;
        const row = now.findIndex((each) => each.id === id);
        const before = now[row]?.cells[column.key] ?? '';
        const value = readCell(column, add && before !== '' ? `${before} ${text}` : text);
        if (row === -1 || value === undefined) return;
        store.change(setCell(now, row, column.key, value));
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
  }, [table, store, selection, pickers, grid, latest]);
}
