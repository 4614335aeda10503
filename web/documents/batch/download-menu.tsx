// The selected documents as files.
import { Button, Menu } from '@mantine/core';
import { TbDownload } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { addressOf } from '../../api/call.ts';

/** An address names so many documents at most; more are taken out by API, with a filter. */
const MOST = 500;

export function DownloadMenu({ selected }: { selected: DocumentSummary[] }) {
  const { t, i18n } = useTranslation();
  const ids = selected.map(({ id }) => id).join(',');
  const language = i18n.language.startsWith('zh') ? 'zh' : 'en';
  const files = [
    ['csv', addressOf('exportCsv', { query: { ids } })],
    ['csvLines', addressOf('exportCsv', { query: { ids, rows: 'lines' } })],
    ['xlsx', addressOf('exportXlsx', { query: { ids } })],
    ['xlsxLines', addressOf('exportXlsx', { query: { ids, rows: 'lines' } })],
    ['zip', addressOf('exportZip', { query: { ids } })],
    ['report', addressOf('reportMany', { query: { ids, language } })],
  ] as const;
  return (
    <Menu position="top-end">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<TbDownload size={15} />}>
          {t('documents.batch.download.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map(([name, address]) => (
          <Menu.Item key={name} component="a" href={address} download disabled={selected.length > MOST}>
            {t(`documents.batch.download.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
