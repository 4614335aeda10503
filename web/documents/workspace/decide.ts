// A decision on a document: what is being typed is saved first, and what somebody else has changed meanwhile is shown.
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import { isApiError } from '../../api/api-error.ts';
import { queryClient } from '../../api/queries.ts';
import { notifyProblem } from '../../ui/notify.ts';
import { holdKeys, leaveTyping } from '../../ui/typing.ts';
import { documentQuery } from '../document-query.ts';
import { changedParts } from './collisions.ts';
import { partLabel } from './part-label.ts';
import { setStatusOf, type Decision } from './set-status.ts';
import type { Workspace } from './workspace-context.ts';

/** Nothing is typed or pressed until the answer is there: the next document may take the place of this one any moment. */
export async function whileBusy<T>({ busy }: Workspace, work: () => Promise<T>): Promise<T> {
  const release = holdKeys();
  busy.set(true);
  try {
    return await work();
  } finally {
    busy.set(false);
    release();
  }
}

/** Saves what is being typed. False, with a message, when that is not possible. */
export async function settle({ saver, tables, invalid }: Workspace): Promise<boolean> {
  leaveTyping();
  const kept = await Promise.all(Object.values(tables).map(({ store }) => store.settled()));
  await saver.settled();
  const settled = !kept.includes(false) && invalid.size === 0 && saver.state.get() !== 'failed';
  if (!settled) notifyProblem(i18next.t('workspace.saveFailed'));
  return settled;
}

/** False when it was not decided. */
export async function decide(workspace: Workspace, decision: Decision): Promise<boolean> {
  if (!(await settle(workspace))) return false;
  const { id } = workspace.record;
  const seen = queryClient.getQueryData(documentQuery(id).queryKey)!;
  try {
    await setStatusOf(seen, decision);
    return true;
  } catch (error) {
    if (!isApiError(error, 412)) throw error;
  }
  const now = await queryClient.fetchQuery({ ...documentQuery(id), staleTime: 0 });
  const changes = changedParts(seen.data, now.data);
  if (changes.length > 0 && !(await askAnyway(decision, changes.map((part) => partLabel(part)).join(', '))))
    return false;
  await setStatusOf(now, decision);
  return true;
}

function askAnyway({ status }: Decision, changes: string): Promise<boolean> {
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
