// After a change that can be undone: a message with Undo. The service keeps what can be undone, so that the offer survives a
// reload of the page.
import { Anchor, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { UNDO_SECONDS } from '../../contract/review-limits.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { createStore } from '../api/store.ts';
import { describeChanges } from './describe-changes.ts';
import { lastAction } from './last-action.ts';
import { notifyDone, notifyError, notifyProblem } from './notify.ts';

export interface UndoOffer {
  /** What was done. */
  text: string;
  /** The changes as the service names them. */
  changes: number[];
  /** When they are undone. */
  onUndone?: (() => void) | undefined;
}

/** The way back, whatever it is. */
interface Return {
  /** Of the notice. */
  id: string;
  /** What was done. */
  text: string;
  undo: () => Promise<void>;
}

/** The offer that the key for undoing takes; the last one. */
const offered = createStore<Return | undefined>(undefined);

/** Changes that the service undoes by their numbers. */
export const offerUndo = (offer: UndoOffer): void =>
  offerReturn({ id: `undo-${offer.changes[0]}`, text: offer.text, undo: () => undoChanges(offer) });

/** Shows what was done. The offer before makes room: one at a time can be undone here. */
export function offerReturn(offer: Return): void {
  withdrawOffer();
  const { id, text } = offer;
  offered.set(offer);
  notifications.show({
    id,
    message: createElement(UndoNotice, { text }),
    color: 'green',
    autoClose: UNDO_SECONDS * 1000,
    onClose: () => offered.set((now) => (now?.id === id ? undefined : now)),
  });
}

/** Offers what the person did last, a batch as one: after a change whose answer does not name it, and after a reload. */
export async function offerLast(onUndone?: () => void): Promise<void> {
  const action = lastAction((await call('listUndoable')).changes);
  if (action.length === 0) return;
  offerUndo({
    text: describeChanges(action),
    changes: action.map(({ change_id }) => change_id),
    onUndone,
  });
}

function withdrawOffer(): void {
  const last = offered.get();
  if (last !== undefined) notifications.hide(last.id);
  offered.set(undefined);
}

/** Undoes what is offered; nothing where nothing is. */
export async function undoOffered(): Promise<void> {
  const offer = offered.get();
  if (offer === undefined) return;
  withdrawOffer();
  await offer.undo().catch(notifyError);
}

async function undoChanges({ changes, onUndone }: UndoOffer): Promise<void> {
  const { results } = await call('undoChanges', { body: { changes } });
  await refresh(
    'getDocument',
    'getApprovals',
    'listDocuments',
    'listViews',
    'getDashboard',
    'listAudit',
    'nextDocument',
  );
  const refused = results.filter(({ ok }) => !ok);
  const undone = results.length - refused.length;
  if (refused.length > 0)
    notifyProblem(refused[0]?.detail, i18next.t('undo.failed', { count: refused.length }));
  if (undone === 0) return;
  notifyDone(i18next.t('undo.done', { count: undone }));
  onUndone?.();
}

function UndoNotice({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" wrap="nowrap">
      <span>{text}</span>
      <Anchor component="button" type="button" size="sm" fw={600} onClick={() => void undoOffered()}>
        {t('common.undo')}
      </Anchor>
    </Group>
  );
}
