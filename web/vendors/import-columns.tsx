// What each column of a file holds.
import { Select, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { VendorField, VendorImport } from '../../contract/vendors.ts';
import en from '../text/en/index.ts';
import { Panel } from '../ui/panel.tsx';

const FIELDS = Object.keys(en.vendors.fields) as VendorField[];

interface Props {
  columns: VendorImport['columns'];
  busy: boolean;
  onChange: (heading: string, field: VendorField | null) => void;
}

export function ImportColumns({ columns, busy, onChange }: Props) {
  const { t } = useTranslation();
  const data = FIELDS.map((field) => ({ value: field, label: t(`vendors.fields.${field}`) }));
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
                    data={data}
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
