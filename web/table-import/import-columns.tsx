// What each column of a file holds.
import { Select, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/panel.tsx';
import type { ImportedField } from './table-import-page.tsx';

interface Props {
  columns: { heading: string; field: string | null; example: string | null }[];
  /** What a column can hold. */
  fields: ImportedField[];
  busy: boolean;
  onChange: (heading: string, field: string | null) => void;
}

export function ImportColumns({ columns, fields, busy, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('vendorImport.columns')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('vendorImport.columnsHint')}
      </Text>
      <Table.ScrollContainer minWidth={480}>
        <Table fz="sm" layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('vendorImport.heading')}</Table.Th>
              <Table.Th>{t('vendorImport.example')}</Table.Th>
              <Table.Th>{t('vendorImport.field')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {columns.map(({ heading, example, field }) => (
              <Table.Tr key={heading}>
                <Table.Td fw={550}>{heading}</Table.Td>
                <Table.Td c="dimmed">
                  <Text size="sm" truncate>
                    {example}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Select
                    size="xs"
                    clearable
                    disabled={busy}
                    aria-label={t('vendorImport.fieldOf', { heading })}
                    placeholder={t('vendorImport.unused')}
                    data={fields}
                    value={field}
                    onChange={(value) => onChange(heading, value)}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}
