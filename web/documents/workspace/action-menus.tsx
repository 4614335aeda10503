// The less frequent actions: other statuses, files, reading again, moving, deleting.
import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  TbChevronDown,
  TbClockPause,
  TbCut,
  TbDots,
  TbDownload,
  TbExternalLink,
  TbFileInvoice,
  TbFileTypePdf,
  TbFolderShare,
  TbLock,
  TbMarkdown,
  TbRefresh,
  TbTrash,
  TbX,
} from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { goesOn } from '../../../contract/goes-on.ts';
import type { DocumentStatus } from '../../../contract/documents.ts';
import { addressOf } from '../../api/call.ts';
import { createStore, useStore } from '../../api/store.ts';
import { openHoldDialog } from '../../retention/hold-dialogs.tsx';
import { useMe } from '../../session/me.ts';
import { STATUSES, StatusBadge } from '../../ui/status-badge.tsx';
import { openEInvoiceDialog } from './e-invoice-dialog.tsx';
import { openMoveOne } from './move-one.tsx';
import { openReprocessDialog } from './reprocess-dialog.tsx';
import { openSplitDialog } from './split-dialog.tsx';
import { useActions } from './use-actions.ts';
import { useWorkspace } from './workspace-context.ts';

/** Also opened with the keyboard. */
export const statusMenu = createStore(false);

/** What people set; New and Processing belong to the service. */
const SETTABLE = STATUSES.filter((status) => status !== 'New' && status !== 'Processing');

function useStatusItems() {
  const { record } = useWorkspace();
  const { change, exportNow, approveAndNext } = useActions();
  const set = (status: DocumentStatus) =>
    status === 'Export' ? exportNow() : status === 'Approved' ? approveAndNext() : change(status);
  const offered = SETTABLE.filter(
    (status) =>
      (status !== record.status || status === 'Export') &&
      (status !== 'Approved' || record.approving.offered),
  );
  return offered.map((status) => (
    <Menu.Item key={status} onClick={() => set(status)}>
      <StatusBadge status={status} />
    </Menu.Item>
  ));
}

export function StatusMenu() {
  const { t } = useTranslation();
  const open = useStore(statusMenu);
  const items = useStatusItems();
  return (
    <Menu position="bottom-end" opened={open} onChange={statusMenu.set}>
      <Menu.Target>
        <Button size="xs" variant="default" rightSection={<TbChevronDown size={14} />}>
          {t('workspace.setStatus')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{items}</Menu.Dropdown>
    </Menu>
  );
}

export function MoreMenu({ phone }: { phone: boolean }) {
  const { t } = useTranslation();
  const workspace = useWorkspace();
  const { record, canWrite } = workspace;
  const { admin } = useMe().access;
  const items = useStatusItems();
  const { form } = workspace;
  const original = (disposition: 'inline' | 'attachment') =>
    addressOf('getOriginal', { params: { id: record.id }, query: { disposition } });
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon aria-label={t('workspace.more')}>
          <TbDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {phone && canWrite && (
          <>
            <Menu.Label>{t('workspace.setStatus')}</Menu.Label>
            {items}
            <Menu.Divider />
          </>
        )}
        <Menu.Item
          component="a"
          href={original('attachment')}
          download
          leftSection={<TbDownload size={16} />}
        >
          {t('workspace.original')}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={original('inline')}
          target="_blank"
          leftSection={<TbExternalLink size={16} />}
        >
          {t('workspace.openOriginal')}
        </Menu.Item>
        <PageFiles />
        {goesOn(record.status) && (
          <Menu.Item leftSection={<TbFileInvoice size={16} />} onClick={() => openEInvoiceDialog(record.id)}>
            {t('workspace.eInvoice.open')}
          </Menu.Item>
        )}
        {canWrite && (
          <>
            <Menu.Item leftSection={<TbX size={16} />} onClick={() => form.set('reject')}>
              {t('workspace.rejecting.open')}
            </Menu.Item>
            <Menu.Item leftSection={<TbClockPause size={16} />} onClick={() => form.set('postpone')}>
              {t('workspace.postponing.open')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item
              leftSection={<TbRefresh size={16} />}
              disabled={record.status === 'Approved'}
              onClick={() => openReprocessDialog(record)}
            >
              {t('workspace.reprocess')}
            </Menu.Item>
            <SplitItem />
            <Menu.Item leftSection={<TbFolderShare size={16} />} onClick={() => openMoveOne(record)}>
              {t('workspace.move')}
            </Menu.Item>
          </>
        )}
        {admin && <AdminItems />}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The document in other forms. */
function PageFiles() {
  const { t } = useTranslation();
  const { id } = useWorkspace().record;
  const params = { id };
  const kinds = ['searchable', 'archive'] as const;
  return (
    <>
      {kinds.map((kind) => (
        <Menu.Item
          key={kind}
          component="a"
          href={addressOf('getPagePdf', { params, query: { kind } })}
          download
          leftSection={<TbFileTypePdf size={16} />}
        >
          {t(`workspace.files.${kind}`)}
        </Menu.Item>
      ))}
      <Menu.Item
        component="a"
        href={addressOf('getMarkdown', { params })}
        download
        leftSection={<TbMarkdown size={16} />}
      >
        {t('workspace.files.markdown')}
      </Menu.Item>
    </>
  );
}

function AdminItems() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const { remove } = useActions();
  return (
    <>
      <Menu.Item
        leftSection={<TbLock size={16} />}
        onClick={() => openHoldDialog({ document_id: record.id, name: record.filename })}
      >
        {t('retention.hold')}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<TbTrash size={16} />} onClick={remove}>
        {t('workspace.delete')}
      </Menu.Item>
    </>
  );
}

/** Only pages of a PDF can be documents of their own. */
function SplitItem() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  if ((record.page_count ?? 0) < 2 || record.media_type !== 'application/pdf') return null;
  return (
    <Menu.Item
      leftSection={<TbCut size={16} />}
      disabled={record.status === 'Approved'}
      onClick={() => openSplitDialog(record)}
    >
      {t('workspace.splitting.open')}
    </Menu.Item>
  );
}
