// The columns of the tables of a record. Line items have the four of every profile, then those of the document's own one.
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isEveryLineColumn, LINE_COLUMNS, type EveryLineColumn } from '../../../contract/line-columns.ts';
import { RECORD_TABLES, type RecordTable } from '../../../contract/record-tables.ts';
import { TAX_COLUMNS, type TaxColumn } from '../../../contract/tax-columns.ts';
import type { LineColumn, Profile } from '../../../contract/profiles.ts';
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { Store } from '../../api/store.ts';
import type { CellValue, GridColumn, GridRow } from '../../grid/grid-model.ts';
import { shownLabel } from '../../text/known-names.ts';
import type { ShownRows } from './table-store.ts';
import { useWorkspace } from './workspace-context.ts';

type Shape = Pick<GridColumn, 'kind' | 'decimals' | 'width'>;

const SHAPES: Record<EveryLineColumn, Shape> = {
  description: { kind: 'text' },
  quantity: { kind: 'number', width: 72 },
  unit_price: { kind: 'number', decimals: 2, width: 88 },
  amount: { kind: 'number', decimals: 2, width: 92 },
};

const FURTHER: Record<LineColumn['type'], Shape> = {
  text: { kind: 'text', width: 104 },
  number: { kind: 'number', width: 80 },
  amount: { kind: 'number', decimals: 2, width: 92 },
  date: { kind: 'date', width: 100 },
};

type OfProfile = Pick<Profile, 'line_columns'> | undefined;

const TAXES: Record<TaxColumn, Shape> = {
  rate: { kind: 'number', width: 72 },
  base: { kind: 'number', decimals: 2, width: 124 },
  tax: { kind: 'number', decimals: 2, width: 92 },
  category: { kind: 'text', width: 132 },
  exemption_reason: { kind: 'text' },
};

/** Keys from left to right. */
export const columnKeys = (table: RecordTable, profile: OfProfile): string[] =>
  table === 'tax_breakdown'
    ? [...TAX_COLUMNS]
    : [...LINE_COLUMNS, ...(profile?.line_columns ?? []).map(({ key }) => key)];

/** The column that stands for a whole row: where its result is. */
export const RESULT: Record<RecordTable, string> = { line_items: 'amount', tax_breakdown: 'tax' };

/** What a column is called in the language of the person. */
export function useColumnName(): (table: RecordTable, key: string) => string {
  const { t } = useTranslation();
  const { profile } = useWorkspace();
  return useCallback(
    (table, key) => {
      const tax = table === 'tax_breakdown' ? TAX_COLUMNS.find((column) => column === key) : undefined;
      if (tax !== undefined) return t(`taxes.columns.${tax}`);
      if (isEveryLineColumn(key)) return t(`workspace.items.${key}`);
      return shownLabel(profile?.line_columns.find((column) => column.key === key)?.label ?? key);
    },
    [profile, t],
  );
}

export function useTableColumns(table: RecordTable): GridColumn[] {
  const { profile, record, tables } = useWorkspace();
  const nameOf = useColumnName();
  const { state } = tables[table].store;
  return useMemo(() => {
    const label = (key: string) => nameOf(table, key);
    if (table === 'tax_breakdown')
      return TAX_COLUMNS.map((key) => ({ key, label: label(key), ...TAXES[key] }));
    const further = profile?.line_columns ?? [];
    return [
      ...LINE_COLUMNS.map((key) => ({ key, label: label(key), ...SHAPES[key] })),
      ...further.map(({ key, type, formula }) => ({
        key,
        label: label(key),
        ...FURTHER[type],
        ...(formula === undefined ? {} : { computed: inRecord(record, state, key) }),
      })),
    ];
  }, [table, profile, record, state, nameOf]);
}

/** The computed cell of a line, once the service knows the line. */
const inRecord =
  ({ line_items }: DocumentRecord, state: Store<ShownRows>, key: string) =>
  ({ id }: GridRow): CellValue =>
    line_items[state.get().places.get(id) ?? -1]?.[key] ?? null;

/** What a cell of a row is called among evidence, blockers and marks. */
export const cellKey = (table: RecordTable, line: number, column: string): string =>
  `${table}[${line}].${column}`;

const CELL = new RegExp(String.raw`^(${RECORD_TABLES.join('|')})\[(\d+)\](?:\.(\w+))?$`);

export interface CellOfRecord {
  table: RecordTable;
  line: number;
  /** Undefined for a row as a whole. */
  column: string | undefined;
}

export function readCellKey(key: string): CellOfRecord | undefined {
  const [, table, line, column] = CELL.exec(key) ?? [];
  return table === undefined ? undefined : { table: table as RecordTable, line: Number(line), column };
}
