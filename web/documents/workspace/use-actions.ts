// What one does with the whole document: set its status, approve and go on, export, move, delete.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import type { DocumentRecord, DocumentStatus } from '../../../contract/documents.ts';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryClient, refresh } from '../../api/queries.ts';
import { confirm } from '../../ui/confirm.tsx';
import { notifyDone, notifyError, notifyProblem } from '../../ui/notify.ts';
import { documentQuery } from '../document-query.ts';
import type { DocumentSearch } from '../document-search.ts';
import { partLabel } from './part-label.ts';
import { changedParts } from './collisions.ts';
import { notifyWithUndo } from './notify-undo.tsx';
import { putBack, setStatusOf } from './saver.ts';
import { useListSearch } from './use-list-search.ts';
import { findNext } from './use-neighbours.ts';
import { holdKeys, leaveTyping } from '../../ui/typing.ts';
import { useWorkspace, type Workspace } from './workspace-context.ts';

export function useActions() {
  const workspace = useWorkspace();
  const { record, neighbours } = workspace;
  const search = useListSearch();
  const navigate = useNavigate();
  const open = (id: number, list: DocumentSearch) =>
    navigate({ to: '/documents/$id', params: { id }, search: list });
  const set = useMutation({
    mutationFn: (status: DocumentStatus) => whileBusy(workspace, () => setStatus(workspace, status)),
    onError: notifyError,
  });

  const change = (status: DocumentStatus) =>
    set.mutate(status, {
      onSuccess: (done) => done && tell(record, status, () => undefined),
    });
  const approveAndNext = async () => {
    const next = neighbours.known
      ? neighbours.next
      : await findNext(record.id, search).catch(() => undefined);
    set.mutate('Approved', {
      onSuccess: (done) => {
        if (!done) return;
        tell(record, 'Approved', () => void open(record.id, search));
        if (next === undefined) return notifyDone(i18next.t('workspace.endOfList'), 'end-of-list');
        void open(next.id, search);
      },
    });
  };
  return {
    pending: set.isPending,
    change,
    approveAndNext: () => void approveAndNext(),
    exportNow: () =>
      confirm({
        title: i18next.t('workspace.exportTitle'),
        text: i18next.t('workspace.exportText'),
        action: i18next.t('workspace.exportNow'),
        onConfirm: () =>
          set.mutate('Export', {
            onSuccess: (done) =>
              done && notifyDone(i18next.t('workspace.exported', { name: record.filename })),
          }),
      }),
    remove: () =>
      confirm({
        title: i18next.t('workspace.deleteTitle'),
        text: i18next.t('workspace.deleteText'),
        action: i18next.t('common.delete'),
        dangerous: true,
        onConfirm: () =>
          void removeDocument(record).then(() => navigate({ to: '/documents', search }), notifyError),
      }),
  };
}

/** Nothing is typed or pressed until the answer is there: the next document may take the place of this one any moment. */
async function whileBusy<T>({ busy }: Workspace, work: () => Promise<T>): Promise<T> {
  const release = holdKeys();
  busy.set(true);
  try {
    return await work();
  } finally {
    busy.set(false);
    release();
  }
}

/** Saves what is being typed first. False when it was not set. */
async function setStatus(
  { record: { id }, saver, items, invalid }: Workspace,
  status: DocumentStatus,
): Promise<boolean> {
  leaveTyping();
  const kept = await items.settled();
  await saver.settled();
  if (!kept || invalid.size > 0 || saver.state.get() === 'failed') {
    notifyProblem(i18next.t('workspace.saveFailed'));
    return false;
  }
  const seen = queryClient.getQueryData(documentQuery(id).queryKey)!;
  try {
    await setStatusOf(seen.data, seen.etag, status);
    return true;
  } catch (error) {
    if (!isApiError(error, 412)) throw error;
  }
  const now = await queryClient.fetchQuery({ ...documentQuery(id), staleTime: 0 });
  const changes = changedParts(seen.data, now.data);
  if (changes.length > 0 && !(await askAnyway(status, changes.map((part) => partLabel(part)).join(', '))))
    return false;
  await setStatusOf(now.data, now.etag, status);
  return true;
}

function askAnyway(status: DocumentStatus, changes: string): Promise<boolean> {
  const { t } = i18next;
  return new Promise((resolve) =>
    modals.openConfirmModal({
      title: t('workspace.conflict.statusTitle'),
      children: t('workspace.conflict.statusText', { changes }),
      labels: {
        confirm: t('workspace.conflict.statusAnyway', { status: t(`statuses.${status}`) }),
        cancel: t('workspace.conflict.look'),
      },
      cancelProps: { 'data-autofocus': true },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    }),
  );
}

function tell(
  { id, filename, status: before }: DocumentRecord,
  status: DocumentStatus,
  onUndone: () => void,
): void {
  const { t } = i18next;
  const name = filename;
  const text =
    status === 'Approved'
      ? t('workspace.approved', { name })
      : t('workspace.statusSet', { name, status: t(`statuses.${status}`) });
  notifyWithUndo(text, () => {
    void putBack(id, before)
      .then(() => refresh('getDocument', 'listDocuments', 'getDashboard'))
      .then(onUndone, notifyError);
  });
}

async function removeDocument({ id, filename }: DocumentRecord): Promise<void> {
  await call('deleteDocument', { params: { id } });
  await refresh('listDocuments', 'getDashboard');
  notifyDone(i18next.t('workspace.deleted', { name: filename }));
}
