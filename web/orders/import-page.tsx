// Importing orders, or what came of them, from a file.
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderField, ReceiptField } from '../../contract/orders.ts';
import { uploadOrders } from '../api/upload-file.ts';
import { TableImportPage } from '../table-import/table-import-page.tsx';

type Content = 'orders' | 'receipts';

const FIELDS = {
  orders: [
    'external_id',
    'line',
    'vendor_number',
    'currency',
    'ordered_on',
    'active',
    'article_numbers',
    'description',
    'quantity',
    'unit',
    'pack_size',
    'unit_price',
    'price_per',
    'invoiced',
  ] satisfies OrderField[],
  receipts: ['external_id', 'receipt', 'line', 'received_on', 'quantity', 'unit'] satisfies ReceiptField[],
};

export function OrderImportPage() {
  const { t } = useTranslation();
  const [content, setContent] = useState<Content>('orders');
  return (
    // A file that was tried as one kind is not one of the other.
    <TableImportPage
      key={content}
      kind={{
        fields: FIELDS[content].map((field) => ({ value: field, label: t(`orders.fields.${field}`) })),
        send: (file, fields) => uploadOrders(file, { ...fields, content }),
        list: 'listOrders',
        to: '/orders',
        closes: content === 'orders',
        byNumber: true,
        texts: {
          title: t('orderImport.title'),
          list: t('orders.title'),
          intro: t('orderImport.intro'),
          deactivate: t('orderImport.deactivate'),
          done: t('orderImport.done'),
          nothing: t('orderImport.nothing'),
          one: t('orderImport.one'),
        },
      }}
    >
      <SegmentedControl
        mb="sm"
        aria-label={t('orderImport.content')}
        value={content}
        data={(['orders', 'receipts'] as const).map((value) => ({
          value,
          label: t(`orderImport.contents.${value}`),
        }))}
        onChange={(value) => setContent(value)}
      />
    </TableImportPage>
  );
}
