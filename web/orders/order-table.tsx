// Orders as a table; a row opens what was received and invoiced of it.
import { Badge, Group, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import 'mantine-datatable/styles.layer.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '../../contract/orders.ts';
import type { Result } from '../api/call.ts';
import { useFormat } from '../text/format.ts';
import { TABLE_LOOKS, useTableTexts } from '../ui/table-texts.ts';
import { openOrder } from './order-details.tsx';

export const PAGE_SIZE = 100;

interface Props {
  list: Result<'listOrders'> | undefined;
  page: number;
  onPage: (page: number) => void;
}

export function OrderTable({ list, page, onPage }: Props) {
  const texts = useTableTexts();
  const columns = useColumns();
  return (
    <DataTable
      {...TABLE_LOOKS}
      {...texts}
      withTableBorder
      borderRadius={10}
      fetching={list === undefined}
      records={list?.orders ?? []}
      columns={columns}
      onRowClick={({ record }) => openOrder(record.external_id)}
      page={page}
      onPageChange={onPage}
      totalRecords={list?.total ?? 0}
      recordsPerPage={PAGE_SIZE}
    />
  );
}

function useColumns(): DataTableColumn<OrderSummary>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return useMemo(
    () => [
      {
        accessor: 'external_id',
        title: t('orders.fields.external_id'),
        ellipsis: true,
        render: (order) => <Number order={order} />,
      },
      {
        accessor: 'vendor_name',
        title: t('orders.vendor'),
        ellipsis: true,
        render: ({ vendor_name, vendor_number }) => vendor_name ?? vendor_number,
      },
      {
        accessor: 'ordered_on',
        title: t('orders.fields.ordered_on'),
        width: 130,
        hidden: phone,
        render: ({ ordered_on }) => (ordered_on === null ? '' : format.date(ordered_on)),
      },
      { accessor: 'lines', title: t('orders.lineCount'), width: 90, textAlign: 'right', hidden: phone },
      {
        accessor: 'total',
        title: t('orders.total'),
        width: 180,
        textAlign: 'right',
        hidden: phone,
        render: ({ total, currency }) => (total === null ? '' : format.amount(total.toFixed(2), currency)),
      },
    ],
    [t, format, phone],
  );
}

function Number({ order: { external_id, active } }: { order: OrderSummary }) {
  const { t } = useTranslation();
  return (
    <Group gap={8} wrap="nowrap">
      <UnstyledButton
        fw={550}
        fz="sm"
        className="truncate"
        onClick={(event) => {
          event.stopPropagation();
          openOrder(external_id);
        }}
      >
        {external_id}
      </UnstyledButton>
      {!active && (
        <Badge variant="default" size="xs" tt="none">
          {t('orders.inactive')}
        </Badge>
      )}
    </Group>
  );
}
