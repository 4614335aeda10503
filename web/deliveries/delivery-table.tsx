// Deliveries as a table; a row opens the attempts.
import { Anchor } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import 'mantine-datatable/styles.layer.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '../../contract/deliveries.ts';
import type { Result } from '../api/call.ts';
import { useFormat } from '../text/format.ts';
import { TABLE_LOOKS, useTableTexts } from '../ui/table-texts.ts';
import { useDeliveryEvent } from '../webhooks/event-name.ts';
import { Answer, StateMark } from './delivery-state.tsx';

export const PAGE_SIZE = 50;

interface Props {
  list: Result<'listDeliveries'> | undefined;
  page: number;
  onPage: (page: number) => void;
  onOpen: (id: number) => void;
}

export function DeliveryTable({ list, page, onPage, onOpen }: Props) {
  const texts = useTableTexts();
  const columns = useColumns(onOpen);
  return (
    <DataTable
      {...TABLE_LOOKS}
      {...texts}
      withTableBorder
      borderRadius={10}
      fetching={list === undefined}
      records={list?.deliveries ?? []}
      columns={columns}
      onRowClick={({ record }) => onOpen(record.id)}
      page={page}
      onPageChange={onPage}
      totalRecords={list?.total ?? 0}
      recordsPerPage={PAGE_SIZE}
    />
  );
}

function useColumns(onOpen: (id: number) => void): DataTableColumn<Delivery>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const eventOf = useDeliveryEvent();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return useMemo(
    () => [
      {
        accessor: 'filename',
        title: t('deliveries.document'),
        ellipsis: true,
        // Takes what the others leave, with rows and without: they stay where they are when the rows come.
        ...(phone ? { width: '100%' } : {}),
        render: ({ id, filename }) => (
          <Anchor
            component="button"
            type="button"
            size="sm"
            fw={550}
            c="inherit"
            className="truncate"
            maw="100%"
            onClick={() => onOpen(id)}
          >
            {filename}
          </Anchor>
        ),
      },
      {
        accessor: 'event',
        title: t('deliveries.event'),
        width: 210,
        ellipsis: true,
        hidden: phone,
        render: eventOf,
      },
      {
        accessor: 'state',
        title: t('deliveries.state'),
        width: phone ? 110 : 140,
        render: ({ state }) => <StateMark state={state} />,
      },
      {
        accessor: 'last_response_code',
        title: t('deliveries.answer'),
        width: phone ? 80 : 130,
        render: ({ last_response_code, last_error }) => (
          <Answer code={last_response_code} error={last_error} />
        ),
      },
      {
        accessor: 'attempt_count',
        title: t('deliveries.attempts'),
        width: 96,
        textAlign: 'right',
        hidden: phone,
      },
      {
        accessor: 'url',
        title: t('deliveries.url'),
        ellipsis: true,
        visibleMediaQuery: '(min-width: 96em)',
      },
      {
        accessor: 'created_at',
        title: t('deliveries.created'),
        width: 130,
        hidden: phone,
        render: ({ created_at }) => format.ago(created_at),
      },
      {
        accessor: 'next_attempt_at',
        title: t('deliveries.next'),
        width: 150,
        visibleMediaQuery: '(min-width: 70em)',
        render: ({ next_attempt_at }) => (next_attempt_at === null ? '' : format.dateTime(next_attempt_at)),
      },
    ],
    [t, format, eventOf, phone, onOpen],
  );
}
