// The selected documents as files.
import { Button, Menu } from '@mantine/core';
import { TbDownload } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { EXPORT_IDS, EXPORT_LIMITS } from '../../../contract/export-limits.ts';
import { addressOf } from '../../api/call.ts';
import { openExportDialog } from '../../exports/export-dialog.tsx';

export function DownloadMenu({ selected }: { selected: DocumentSummary[] }) {
  const { t, i18n } = useTranslation();
  const ids = selected.map(({ id }) => id).join(',');
  const language = i18n.language.startsWith('zh') ? 'zh' : 'en';
  const files = [
    ['csv', EXPORT_LIMITS.csv, addressOf('exportCsv', { query: { ids } })],
    ['csvLines', EXPORT_LIMITS.csv, addressOf('exportCsv', { query: { ids, rows: 'lines' } })],
    ['csvAllowances', EXPORT_LIMITS.csv, addressOf('exportCsv', { query: { ids, rows: 'allowances' } })],
    ['csvTaxes', EXPORT_LIMITS.csv, addressOf('exportCsv', { query: { ids, rows: 'taxes' } })],
    ['xlsx', EXPORT_LIMITS.xlsx, addressOf('exportXlsx', { query: { ids } })],
    ['xlsxLines', EXPORT_LIMITS.xlsx, addressOf('exportXlsx', { query: { ids, rows: 'lines' } })],
    ['xlsxAllowances', EXPORT_LIMITS.xlsx, addressOf('exportXlsx', { query: { ids, rows: 'allowances' } })],
    ['xlsxTaxes', EXPORT_LIMITS.xlsx, addressOf('exportXlsx', { query: { ids, rows: 'taxes' } })],
    ['zip', EXPORT_LIMITS.zip, addressOf('exportZip', { query: { ids } })],
    ['report', EXPORT_LIMITS.report, addressOf('reportMany', { query: { ids, language } })],
  ] as const;
  return (
    <Menu position="top-end">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<TbDownload size={15} />}>
          {t('documents.batch.download.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => openExportDialog({ ids: selected.map(({ id }) => id) })}>
          {t('documents.batch.download.template')}
        </Menu.Item>
        {files.map(([name, limit, address]) => {
          const most = Math.min(limit, EXPORT_IDS);
          const tooMany = selected.length > most;
          return (
            <Menu.Item key={name} component="a" href={address} download disabled={tooMany}>
              {t(`documents.batch.download.${name}`)}
              {tooMany && ` (${t('documents.batch.download.most', { most })})`}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
