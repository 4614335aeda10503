// What can be done with the selected documents.
import { ActionIcon, Button, Menu } from '@mantine/core';
import { TbCheck, TbChevronDown, TbFolderShare, TbRefresh, TbSend, TbTrash, TbX } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { DocumentStatus, DocumentSummary } from '../../../contract/documents.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../session/me.ts';
import { confirm } from '../../ui/confirm.tsx';
import { STATUSES, StatusBadge } from '../../ui/status-badge.tsx';
import classes from './batch-bar.module.css';
import { openMoveDialog } from './move-dialog.tsx';
import { exportApproved, restoreStatus, runBatch, setStatus } from './run-batch.ts';

interface Props {
  selected: DocumentSummary[];
  onDone: () => void;
}

export function BatchBar({ selected, onDone }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const count = selected.length;
  const actions = useBatchActions(selected, onDone);
  return (
    <div className={classes['bar']} role="region" aria-label={t('documents.batch.label')}>
      <ActionIcon
        variant="transparent"
        className={classes['clear'] ?? ''}
        aria-label={t('documents.batch.clear')}
        onClick={onDone}
      >
        <TbX size={17} />
      </ActionIcon>
      <span className={classes['count']} role="status">
        {t('documents.batch.selected', { count })}
      </span>
      <Button size="xs" leftSection={<TbCheck size={15} />} onClick={actions.approve}>
        {t('documents.batch.approve')}
      </Button>
      <Button size="xs" variant="default" leftSection={<TbSend size={15} />} onClick={actions.export}>
        {t('documents.batch.export')}
      </Button>
      <StatusMenu onChoose={actions.setStatus} />
      <Button
        size="xs"
        variant="default"
        leftSection={<TbFolderShare size={15} />}
        onClick={() => openMoveDialog(selected, onDone)}
      >
        {t('documents.batch.move')}
      </Button>
      <Button size="xs" variant="default" leftSection={<TbRefresh size={15} />} onClick={actions.reprocess}>
        {t('documents.batch.reprocess')}
      </Button>
      {me.access.admin && (
        <Button size="xs" variant="default" leftSection={<TbTrash size={15} />} onClick={actions.delete}>
          {t('documents.batch.delete')}
        </Button>
      )}
    </div>
  );
}

function StatusMenu({ onChoose }: { onChoose: (status: DocumentStatus) => void }) {
  const { t } = useTranslation();
  return (
    <Menu position="top">
      <Menu.Target>
        <Button size="xs" variant="default" rightSection={<TbChevronDown size={14} />}>
          {t('documents.batch.status')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {STATUSES.filter((status) => status !== 'Export' && status !== 'New' && status !== 'Processing').map(
          (status) => (
            <Menu.Item key={status} onClick={() => onChoose(status)}>
              <StatusBadge status={status} />
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function useBatchActions(selected: DocumentSummary[], onDone: () => void) {
  const { t } = useTranslation();
  const count = selected.length;
  const run = (...work: [Parameters<typeof runBatch>[1], Parameters<typeof runBatch>[2]?]) => {
    onDone();
    void runBatch(selected, ...work);
  };
  return {
    setStatus: (status: DocumentStatus) => run(setStatus(status), restoreStatus),
    approve: () =>
      confirm({
        title: t('documents.batch.approveTitle', { count }),
        text: t('documents.batch.approveText'),
        action: t('documents.batch.approve'),
        onConfirm: () => run(setStatus('Approved'), restoreStatus),
      }),
    export: () =>
      confirm({
        title: t('documents.batch.exportTitle', { count }),
        text: t('documents.batch.exportText'),
        action: t('documents.batch.export'),
        onConfirm: () => run(exportApproved),
      }),
    reprocess: () =>
      confirm({
        title: t('documents.batch.reprocessTitle', { count }),
        text: t('documents.batch.reprocessText'),
        action: t('documents.batch.reprocess'),
        onConfirm: () => run(({ id }) => call('reprocessDocument', { params: { id }, body: {} })),
      }),
    delete: () =>
      confirm({
        title: t('documents.batch.deleteTitle', { count }),
        text: t('documents.batch.deleteText'),
        action: t('documents.batch.delete'),
        dangerous: true,
        onConfirm: () => run(({ id }) => call('deleteDocument', { params: { id } })),
      }),
  };
}
