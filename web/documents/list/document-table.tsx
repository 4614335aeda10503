// The list as a table, for screens with room for one.
import { useNavigate } from '@tanstack/react-router';
import { DataTable } from 'mantine-datatable';
import 'mantine-datatable/styles.layer.css';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import type { Result } from '../../api/call.ts';
import { useMe } from '../../session/me.ts';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { TABLE_LOOKS, useTableTexts } from '../../ui/table-texts.ts';
import { DEFAULT_SIZE, SIZES, type DocumentSearch } from '../document-search.ts';
import type { ColumnKey } from './column-keys.ts';
import { leastWidth, useColumns } from './columns.tsx';
import { NoDocuments } from './no-documents.tsx';
import { sortOf } from './sorts.ts';

interface Props {
  list: Result<'listDocuments'> | undefined;
  fetching: boolean;
  columns: ColumnKey[];
  search: DocumentSearch;
  selected: DocumentSummary[];
  onSelect: (selected: DocumentSummary[]) => void;
  onChange: (search: DocumentSearch) => void;
}

export function DocumentTable({
  list,
  fetching,
  columns: keys,
  search,
  selected,
  onSelect,
  onChange,
}: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const me = useMe();
  const texts = useTableTexts();
  useRowShortcuts(list?.documents ?? [], selected, onSelect);
  const { page = 1, size = DEFAULT_SIZE, sort = 'created_at', order = 'desc' } = search;
  const columns = useColumns(keys, { sort, order });
  if (list !== undefined && list.documents.length === 0)
    return <NoDocuments search={search} onChange={onChange} />;
  return (
    <DataTable
      {...TABLE_LOOKS}
      {...texts}
      withTableBorder
      horizontalSpacing={8}
      styles={{ table: { ...TABLE_LOOKS.styles.table, minWidth: leastWidth(columns) } }}
      verticalAlign="top"
      borderRadius={10}
      columns={columns}
      records={list?.documents ?? []}
      // The first load shows it at once; live changes come without a veil.
      fetching={list === undefined && fetching}
      onRowClick={({ record }) => void navigate({ to: '/documents/$id', params: { id: record.id }, search })}
      {...(me.access.write ? { selectedRecords: selected, onSelectedRecordsChange: onSelect } : {})}
      // Before the rows are there, there is nothing that it could select.
      allRecordsSelectionCheckboxProps={{
        'aria-label': t('common.selectAll'),
        size: 'xs',
        disabled: list === undefined,
      }}
      getRecordSelectionCheckboxProps={(row: DocumentSummary) => ({
        'aria-label': t('common.selectRow', { name: row.vendor ?? row.filename }),
        size: 'xs',
      })}
      sortStatus={{ columnAccessor: keys.find((key) => sortOf(key) === sort) ?? '', direction: order }}
      onSortStatusChange={({ columnAccessor, direction }) =>
        onChange({ ...search, sort: sortOf(columnAccessor as ColumnKey), order: direction, page: undefined })
      }
      page={page}
      totalRecords={list?.total ?? 0}
      recordsPerPage={size}
      onPageChange={(next) => onChange({ ...search, page: next === 1 ? undefined : next })}
      recordsPerPageLabel={t('common.rowsPerPage')}
      recordsPerPageOptions={SIZES}
      onRecordsPerPageChange={(next) =>
        onChange({ ...search, size: next === DEFAULT_SIZE ? undefined : next, page: undefined })
      }
    />
  );
}

/** J and K walk through the rows, X selects the one that has the focus. */
function useRowShortcuts(
  rows: DocumentSummary[],
  selected: DocumentSummary[],
  onSelect: (rows: DocumentSummary[]) => void,
): void {
  const { t } = useTranslation();
  const focusedId = () => Number((document.activeElement as HTMLElement | null)?.dataset['rowLink'] ?? 0);
  const walk = (step: 1 | -1) => {
    const links = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
    const at = links.findIndex((link) => link === document.activeElement);
    links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
  };
  const toggle = () => {
    const row = rows.find(({ id }) => id === focusedId());
    if (row === undefined) return;
    const others = selected.filter(({ id }) => id !== row.id);
    onSelect(others.length < selected.length ? others : [...selected, row]);
  };
  useShortcuts(t('documents.title'), [
    { keys: ['j'], label: t('documents.nextRow'), run: () => walk(1) },
    { keys: ['k'], label: t('documents.previousRow'), run: () => walk(-1) },
    { keys: ['x'], label: t('documents.toggleRow'), run: toggle },
  ]);
}
