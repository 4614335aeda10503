// Importing vendors from a file.
import { useTranslation } from 'react-i18next';
import type { VendorField } from '../../contract/vendors.ts';
import { uploadVendors } from '../api/upload-file.ts';
import { TableImportPage } from '../table-import/table-import-page.tsx';
import en from '../text/en/index.ts';

const FIELDS = Object.keys(en.vendors.fields) as VendorField[];

export function ImportPage() {
  const { t } = useTranslation();
  return (
    <TableImportPage
      kind={{
        fields: FIELDS.map((field) => ({ value: field, label: t(`vendors.fields.${field}`) })),
        send: uploadVendors,
        list: 'listVendors',
        to: '/vendors',
        closes: true,
        texts: {
          title: t('vendorImport.title'),
          list: t('vendors.title'),
          intro: t('vendorImport.intro'),
          deactivate: t('vendorImport.deactivate'),
          done: t('vendorImport.done'),
          nothing: t('vendorImport.nothing'),
          one: t('vendorImport.vendor'),
        },
      }}
    />
  );
}
