// What one decides on the whole document: approve and go on, reject, another status, export, delete.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import i18next from 'i18next';
import type { DocumentRecord, DocumentStatus } from '../../../contract/documents.ts';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/queries.ts';
import { confirm } from '../../ui/confirm.tsx';
import { notifyError, notifyProblem } from '../../ui/notify.ts';
import { offerLast } from '../../ui/undo-notice.tsx';
import { decide, settle, whileBusy } from './decide.ts';
import { nextOf } from './next-document.ts';
import { blockingOnes } from './open-blockers.ts';
import type { Decision } from './set-status.ts';
import { useGoTo } from './use-go-to.ts';
import { useListSearch } from './use-list-search.ts';
import { useWorkspace } from './workspace-context.ts';

export function useActions() {
  const workspace = useWorkspace();
  const { record, form, saver } = workspace;
  const { id } = record;
  const search = useListSearch();
  const navigate = useNavigate();
  const goTo = useGoTo();
  const set = useMutation({
    mutationFn: (decision: Decision) => whileBusy(workspace, () => decide(workspace, decision)),
    onError: notifyError,
  });
  const offer = () => void offerLast(() => goTo(id)).catch(notifyError);
  /** Decides, offers the way back and opens the next document, which does not depend on the decision. */
  const decideAndNext = async (decision: Decision) => {
    const next = nextOf(id, search);
    next.catch(() => undefined);
    if (!(await set.mutateAsync(decision))) return;
    form.set(undefined);
    offer();
    goTo(await next);
  };
  const approve = async () => {
    if (!(await whileBusy(workspace, () => settle(workspace)))) return;
    const now = saver.known();
    if (!now.approving.offered) return notifyProblem(i18next.t('workspace.approving.nothing'));
    if (blockingOnes(now).length > 0) return form.set('approve');
    await decideAndNext({ status: 'Approved' });
  };
  return {
    pending: set.isPending,
    change: (status: DocumentStatus) => set.mutate({ status }, { onSuccess: (done) => done && offer() }),
    approveAndNext: () => void approve().catch(notifyError),
    reject: (rejection: NonNullable<Decision['rejection']>) =>
      void decideAndNext({ status: 'Archived', rejection }).catch(notifyError),
    exportNow: () =>
      confirm({
        title: i18next.t('workspace.exportTitle'),
        text: i18next.t('workspace.exportText'),
        action: i18next.t('workspace.exportNow'),
        onConfirm: () => set.mutate({ status: 'Export' }, { onSuccess: (done) => done && offer() }),
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

async function removeDocument({ id }: DocumentRecord): Promise<void> {
  await call('deleteDocument', { params: { id } });
  await refresh('listDocuments', 'getDashboard');
  await offerLast();
}
