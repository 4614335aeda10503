// Vendors as a table; a row opens its form.
import { Badge, Group, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import 'mantine-datatable/styles.layer.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '../../contract/vendors.ts';
import type { Result } from '../api/call.ts';
import { useFormat } from '../text/format.ts';
import { TABLE_LOOKS, useTableTexts } from '../ui/table-texts.ts';
import { openVendorDialog } from './vendor-form.tsx';

export const PAGE_SIZE = 100;

interface Props {
  list: Result<'listVendors'> | undefined;
  page: number;
  /** Whether a row opens its form. */
  write: boolean;
  onPage: (page: number) => void;
}

export function VendorTable({ list, page, write, onPage }: Props) {
  const texts = useTableTexts();
  const columns = useColumns(write);
  return (
    <DataTable
      {...TABLE_LOOKS}
      {...texts}
      withTableBorder
      borderRadius={10}
      fetching={list === undefined}
      records={list?.vendors ?? []}
      columns={columns}
      {...(write ? { onRowClick: ({ record }: { record: Vendor }) => openVendorDialog(record) } : {})}
      page={page}
      onPageChange={onPage}
      totalRecords={list?.total ?? 0}
      recordsPerPage={PAGE_SIZE}
    />
  );
}

function useColumns(write: boolean): DataTableColumn<Vendor>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const narrow = useMediaQuery('(max-width: 75em)', false, { getInitialValueInEffect: false });
  return useMemo(
    () => [
      {
        accessor: 'name',
        title: t('vendors.fields.name'),
        ellipsis: true,
        render: (vendor) => <Name vendor={vendor} write={write} />,
      },
      { accessor: 'external_id', title: t('vendors.fields.external_id'), width: 140, ellipsis: true },
      {
        accessor: 'tax_ids',
        title: t('vendors.fields.tax_ids'),
        ellipsis: true,
        hidden: phone,
        render: ({ tax_ids }) => tax_ids.join(', '),
      },
      {
        accessor: 'ibans',
        title: t('vendors.fields.ibans'),
        ellipsis: true,
        hidden: narrow,
        render: ({ ibans }) => ibans.join(', '),
      },
      { accessor: 'currency', title: t('vendors.fields.currency'), width: 90, hidden: narrow },
      {
        accessor: 'updated_at',
        title: t('contacts.updated'),
        width: 130,
        hidden: phone,
        render: ({ updated_at }) => format.ago(updated_at),
      },
    ],
    [t, format, phone, narrow, write],
  );
}

function Name({ vendor, write }: { vendor: Vendor; write: boolean }) {
  const { t } = useTranslation();
  return (
    <Group gap={8} wrap="nowrap">
      {write ? (
        <UnstyledButton
          fw={550}
          fz="sm"
          className="truncate"
          onClick={(event) => {
            event.stopPropagation();
            openVendorDialog(vendor);
          }}
        >
          {vendor.name}
        </UnstyledButton>
      ) : (
        <span className="truncate">{vendor.name}</span>
      )}
      {!vendor.active && (
        <Badge variant="default" size="xs" tt="none">
          {t('vendors.inactive')}
        </Badge>
      )}
    </Group>
  );
}
