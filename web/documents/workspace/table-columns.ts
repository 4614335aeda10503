// The columns of the tables of a record. Line items have the four of every profile, then those of the document's own one.
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isEveryLineColumn, LINE_COLUMNS, type EveryLineColumn } from '../../../contract/line-columns.ts';
import { RECORD_TABLES, type RecordTable } from '../../../contract/record-tables.ts';
import {
  ALLOWANCE_COLUMNS,
  ALLOWANCE_TYPES,
  type AllowanceColumn,
} from '../../../contract/allowance-columns.ts';
import { TAX_CATEGORIES, TAX_COLUMNS, type TaxColumn } from '../../../contract/tax-columns.ts';
import type { LineColumn, Profile } from '../../../contract/profiles.ts';
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { Store } from '../../api/store.ts';
import type { CellValue, GridColumn, GridRow } from '../../grid/grid-model.ts';
import { shownLabel } from '../../text/known-names.ts';
import type { ShownRows } from './table-store.ts';
import { useWorkspace } from './workspace-context.ts';

type Shape = Pick<GridColumn, 'kind' | 'decimals' | 'width'> & { choice?: keyof typeof CHOICES };

/** Columns of which a code is kept, and shown with its name. */
export const CHOICES = { type: ALLOWANCE_TYPES, category: TAX_CATEGORIES } as const;

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

const ALLOWANCES: Record<AllowanceColumn, Shape> = {
  type: { kind: 'text', width: 104, choice: 'type' },
  reason: { kind: 'text' },
  amount: { kind: 'number', decimals: 2, width: 92 },
  tax_rate: { kind: 'number', width: 84 },
  tax_category: { kind: 'text', width: 120, choice: 'category' },
  reason_code: { kind: 'text', width: 96 },
  percent: { kind: 'number', width: 72 },
  base: { kind: 'number', decimals: 2, width: 104 },
};

const TAXES: Record<TaxColumn, Shape> = {
  rate: { kind: 'number', width: 72 },
  base: { kind: 'number', decimals: 2, width: 124 },
  tax: { kind: 'number', decimals: 2, width: 92 },
  category: { kind: 'text', width: 132, choice: 'category' },
  exemption_reason: { kind: 'text' },
};

/** Tables with the same columns in every profile. */
export type FixedTable = Exclude<RecordTable, 'line_items'>;

/** Their columns from left to right. */
const FIXED: Record<FixedTable, readonly string[]> = {
  allowances: ALLOWANCE_COLUMNS,
  tax_breakdown: TAX_COLUMNS,
};
const FIXED_SHAPES: Record<FixedTable, Record<string, Shape>> = {
  allowances: ALLOWANCES,
  tax_breakdown: TAXES,
};

/** The part of the catalogue that names a table, its rows and columns. */
export const TABLE_TEXTS = { allowances: 'allowances', tax_breakdown: 'taxes' } as const satisfies Record<
  FixedTable,
  string
>;

/** Keys from left to right. */
export const columnKeys = (table: RecordTable, profile: OfProfile): string[] =>
  table === 'line_items'
    ? [...LINE_COLUMNS, ...(profile?.line_columns ?? []).map(({ key }) => key)]
    : [...FIXED[table]];

/** The column that stands for a whole row: where its result is. */
export const RESULT: Record<RecordTable, string> = {
  line_items: 'amount',
  allowances: 'amount',
  tax_breakdown: 'tax',
};

/** What a column is called in the language of the person. */
export function useColumnName(): (table: RecordTable, key: string) => string {
  const { t } = useTranslation();
  const { profile } = useWorkspace();
  return useCallback(
    (table, key) => {
      const tax = table === 'tax_breakdown' ? TAX_COLUMNS.find((column) => column === key) : undefined;
      if (tax !== undefined) return t(`taxes.columns.${tax}`);
      const own = table === 'allowances' ? ALLOWANCE_COLUMNS.find((column) => column === key) : undefined;
      if (own !== undefined) return t(`allowances.columns.${own}`);
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
    if (table !== 'line_items')
      return FIXED[table].map((key) => ({ key, label: label(key), ...FIXED_SHAPES[table][key]! }));
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
