// The columns of the list as the table takes them.
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { useProfileFields, type KnownField } from '../../profiles/use-profile-fields.ts';
import { shownKey } from '../../text/known-names.ts';
import { Cell } from './cells.tsx';
import { OWN_COLUMNS, isOwnColumn, type ColumnKey, type OwnColumn } from './column-keys.ts';
import { FieldCell } from './field-cell.tsx';
import { SortTitle } from './sort-title.tsx';
import { sortOf } from './sorts.ts';

type Column = DataTableColumn<DocumentSummary>;

/** Vendor and reason take what the others leave. */
/** What whoever takes the rest needs at least. */
const LEAST = { vendor: 190, why: 230, filename: 190 } as const;
/** Of the boxes to select rows by. */
const SELECT_WIDTH = 44;

/** Below this the table scrolls. */
export const leastWidth = (columns: Column[]): number =>
  columns.reduce(
    (sum, { accessor, width }) =>
      sum + (typeof width === 'number' ? width : (LEAST[accessor as keyof typeof LEAST] ?? 0)),
    SELECT_WIDTH,
  );

type Looks = Pick<Column, 'width' | 'noWrap' | 'textAlign'>;
const LOOKS: Record<OwnColumn, Looks> = {
  vendor: {},
  number: { width: 124 },
  due_date: { width: 112, noWrap: true },
  total: { width: 116, textAlign: 'right' },
  why: { width: '25%' },
  age: { width: 76, noWrap: true },
  assignee: { width: 92 },
  assignment_due_at: { width: 150 },
  filename: {},
  confidence_score: { width: 116 },
  place: { width: 172 },
  doc_type: { width: 112 },
  doc_date: { width: 112, noWrap: true },
  created_at: { width: 150, noWrap: true },
  updated_at: { width: 150, noWrap: true },
  page_count: { width: 76, textAlign: 'right' },
  source: { width: 120 },
  postponed_until: { width: 112, noWrap: true },
};

/** What the list is sorted by. */
interface Sorted {
  sort: string;
  order: 'asc' | 'desc';
}

export function useColumns(keys: ColumnKey[], { sort, order }: Sorted): Column[] {
  const { t } = useTranslation();
  const name = useColumnName(keys.some((key) => !isOwnColumn(key)));
  return useMemo(() => {
    const head = (key: ColumnKey, title: string) => {
      const by = sortOf(key);
      if (by === undefined) return { title, sortable: false };
      return { title: <SortTitle name={title} order={by === sort ? order : undefined} />, sortable: true };
    };
    return keys.map((key): Column => {
      if (isOwnColumn(key))
        return {
          ...LOOKS[key],
          ...head(key, t(`documents.${OWN_COLUMNS[key]}`)),
          accessor: key,
          render: (row) => <Cell column={key} row={row} />,
        };
      const field = name(key);
      return {
        ...head(key, field.label),
        accessor: key,
        width: field.type === 'text' || field.type === 'list' ? 160 : 120,
        textAlign: isNumeric(field.type) ? 'right' : 'left',
        render: ({ fields, currency }) => (
          <FieldCell value={fields[field.key] ?? null} type={field.type} currency={currency} />
        ),
      };
    });
  }, [t, keys, name, sort, order]);
}

const isNumeric = (type: KnownField['type']): boolean =>
  type === 'amount' || type === 'number' || type === 'integer';

/** What a column for a field is called and holds; its key in words until the profiles are there. */
export function useColumnName(enabled: boolean): (column: ColumnKey) => KnownField {
  const fields = useProfileFields(enabled);
  return useMemo(() => {
    const known = new Map(fields.map((field) => [field.key, field]));
    return (column) => {
      const key = column.slice('field.'.length);
      return known.get(key) ?? { key, label: shownKey(key), type: 'text' };
    };
  }, [fields]);
}
