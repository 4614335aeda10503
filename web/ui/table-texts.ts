// What every data table has in common: texts, paging controls with names, quiet looks.
import type { DataTableProps } from 'mantine-datatable';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../text/format.ts';

export function useTableTexts() {
  const { t } = useTranslation();
  const format = useFormat();
  const controls = {
    first: t('common.firstPage'),
    previous: t('common.previousPage'),
    next: t('common.nextPage'),
    last: t('common.lastPage'),
  };
  return {
    loadingText: t('common.loading'),
    noRecordsText: t('common.nothingFound'),
    paginationText: ({ from, to, totalRecords }: { from: number; to: number; totalRecords: number }) =>
      t('common.range', {
        from: format.number(from),
        to: format.number(to),
        total: format.number(totalRecords),
      }),
    getPaginationControlProps: (control: keyof typeof controls) => ({ 'aria-label': controls[control] }),
    getPaginationItemProps: (page: number) => ({ 'aria-label': t('common.pageNumber', { page }) }),
  };
}

/** The looks of a table that fills its panel. */
export const TABLE_LOOKS = {
  highlightOnHover: true,
  verticalSpacing: 7,
  horizontalSpacing: 12,
  fz: 'sm',
  minHeight: 160,
  borderColor: 'var(--line)',
  rowBorderColor: 'var(--line)',
  // Columns keep their widths, and what has none takes the rest.
  styles: { table: { tableLayout: 'fixed' } },
} satisfies Partial<DataTableProps>;
