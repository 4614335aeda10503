// One order: its lines with what was received and invoiced of them, its receipts, and the documents that have used it.
import { Anchor, Skeleton, Stack, Table, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../contract/orders.ts';
import { atBase } from '../api/base-path.ts';
import { query } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { priceText } from './price-text.ts';

export const openOrder = (external_id: string): string =>
  modals.open({
    modalId: 'order',
    size: 'xl',
    title: i18next.t('orders.open', { number: external_id }),
    children: <OrderDetails external_id={external_id} />,
  });

function OrderDetails({ external_id }: { external_id: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(query('getOrder', { params: { external_id } }));
  if (error !== null) return <ErrorState error={error} />;
  if (data === undefined) return <Skeleton height={240} />;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {[data.vendor_name ?? data.vendor_number, data.currency].filter((text) => text !== null).join(' · ')}
      </Text>
      {data.document_id !== null && <DocumentLink id={data.document_id}>{t('orders.paper')}</DocumentLink>}
      <Lines order={data} />
      <Receipts order={data} />
      <Uses order={data} />
    </Stack>
  );
}

/** Dialogs stand outside the pages' router; another tab keeps the dialog. */
const DocumentLink = ({ id, children }: { id: number; children: string }) => (
  <Anchor size="sm" underline="always" href={atBase(`/documents/${id}`)} target="_blank">
    {children}
  </Anchor>
);

const COLUMNS = ['quantity', 'unit', 'unit_price', 'received', 'used', 'remaining'] as const;

function Lines({ order: { lines } }: { order: Order }) {
  const { t } = useTranslation();
  const format = useFormat();
  const shown = (line: Order['lines'][number], column: (typeof COLUMNS)[number]) => {
    const value = line[column];
    if (typeof value !== 'number') return value ?? '–';
    if (column !== 'unit_price') return format.number(value);
    const price = priceText(format, value);
    return line.price_per === 1 ? price : `${price} / ${format.number(line.price_per)}`;
  };
  const heading = (column: (typeof COLUMNS)[number]) =>
    column === 'received' || column === 'used' || column === 'remaining'
      ? t(`orders.${column}`)
      : t(`orders.fields.${column}`);
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('orders.fields.line')}</Table.Th>
            <Table.Th>{t('orders.fields.description')}</Table.Th>
            {COLUMNS.map((column) => (
              <Table.Th key={column} ta={column === 'unit' ? 'left' : 'right'}>
                {heading(column)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.number}>
              <Table.Td>{line.number}</Table.Td>
              <Table.Td>
                {line.description}
                <Text size="xs" c="dimmed">
                  {line.article_numbers.join(', ')}
                </Text>
              </Table.Td>
              {COLUMNS.map((column) => (
                <Table.Td key={column} ta={column === 'unit' ? 'left' : 'right'}>
                  {shown(line, column)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Receipts({ order: { receipts } }: { order: Order }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (receipts.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('orders.receipts')}
      </Text>
      {receipts.map(({ number, received_on, lines, document_id }) => (
        <Text size="sm" key={number}>
          {number}
          {received_on !== null && ` · ${format.date(received_on)}`} ·{' '}
          {lines
            .map(
              ({ line, quantity }) => `${t('orders.match.orderLine', { line })}: ${format.number(quantity)}`,
            )
            .join(', ')}
          {document_id !== null && (
            <>
              {' · '}
              <DocumentLink id={document_id}>{t('orders.note')}</DocumentLink>
            </>
          )}
        </Text>
      ))}
    </div>
  );
}

function Uses({ order: { uses } }: { order: Order }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (uses.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('orders.documents')}
      </Text>
      {uses.map(({ document_id, filename, line, quantity }) => (
        <Text size="sm" key={`${document_id} ${line}`}>
          <DocumentLink id={document_id}>{filename}</DocumentLink> · {t('orders.match.orderLine', { line })}:{' '}
          {format.number(quantity)}
        </Text>
      ))}
    </div>
  );
}
