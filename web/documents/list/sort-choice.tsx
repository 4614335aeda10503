// Sorting where there are no heads of columns to click.
import { Menu, Button } from '@mantine/core';
import { TbArrowsSort, TbCheck } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { DocumentSearch } from '../document-search.ts';
import { OWN_COLUMNS, isOwnColumn, type ColumnKey } from './column-keys.ts';
import { useColumnName } from './columns.tsx';
import { sortOf } from './sorts.ts';

interface Props {
  search: DocumentSearch;
  columns: ColumnKey[];
  onChange: (search: DocumentSearch) => void;
}

export function SortChoice({ search, columns, onChange }: Props) {
  const { t } = useTranslation();
  const fieldName = useColumnName(columns.some((key) => !isOwnColumn(key)));
  const { sort = 'created_at', order = 'desc' } = search;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<TbArrowsSort size={15} />}>
          {t('documents.sort')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.flatMap((key) => {
          const by = sortOf(key);
          if (by === undefined) return [];
          const name = isOwnColumn(key) ? t(`documents.${OWN_COLUMNS[key]}`) : fieldName(key).label;
          return (['asc', 'desc'] as const).map((direction) => (
            <Menu.Item
              key={`${key} ${direction}`}
              rightSection={by === sort && direction === order ? <TbCheck size={14} /> : undefined}
              onClick={() => onChange({ ...search, sort: by, order: direction, page: undefined })}
            >
              {t(direction === 'asc' ? 'documents.rising' : 'documents.falling', { name })}
            </Menu.Item>
          ));
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
