// The rarer things that can be done with many documents.
import { Menu } from '@mantine/core';
import { TbFiles, TbFolderShare, TbRefresh, TbTrash } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { STATUSES, StatusBadge } from '../../ui/status-badge.tsx';
import type { BatchActions } from './use-batch-actions.ts';

/** Approving and exporting have buttons that look first; the other two belong to the service. */
const SETTABLE = STATUSES.filter(
  (status) => status !== 'Approved' && status !== 'Export' && status !== 'New' && status !== 'Processing',
);

export function MoreItems({ actions, admin }: { actions: BatchActions; admin: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Item leftSection={<TbFolderShare size={15} />} onClick={actions.move}>
        {t('documents.batch.move')}
      </Menu.Item>
      {actions.join !== undefined && (
        <Menu.Item leftSection={<TbFiles size={15} />} onClick={actions.join}>
          {t('documents.batch.join')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<TbRefresh size={15} />} onClick={actions.reprocess}>
        {t('documents.batch.reprocess')}
      </Menu.Item>
      {admin && (
        <Menu.Item color="red" leftSection={<TbTrash size={15} />} onClick={actions.remove}>
          {t('documents.batch.delete')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Label>{t('documents.batch.status')}</Menu.Label>
      {SETTABLE.map((status) => (
        <Menu.Item key={status} onClick={() => actions.setStatus(status)}>
          <StatusBadge status={status} />
        </Menu.Item>
      ))}
    </>
  );
}
