// Reviewing with the keyboard alone.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts, type Shortcut } from '../../ui/shortcuts.ts';
import { guardKeys } from '../../ui/typing.ts';
import { undoOffered } from '../../ui/undo-notice.tsx';
import { statusMenu } from './action-menus.tsx';
import { assignMenu } from './assign-menu.tsx';
import { leaveField } from './field-input.tsx';
import { NOTES_ID } from './notes-panel.tsx';
import { openReprocessDialog } from './reprocess-dialog.tsx';
import { useActions } from './use-actions.ts';
import { useFiling } from './use-filing.ts';
import { useFirstTarget } from './use-first-target.ts';
import { useMoves } from './use-moves.ts';
import { useWorkspace, type Workspace } from './workspace-context.ts';

export function useWorkspaceShortcuts(toggleSide: () => void): void {
  const { t } = useTranslation();
  const workspace = useWorkspace();
  const decisions = useDecisions(workspace);
  useFirstTarget(workspace);
  // While words of the page are taken for a field, that field is being edited.
  const { selection } = workspace;
  useEffect(() => guardKeys(() => selection.get().editing !== undefined), [selection]);
  const moves = useMoves(workspace);
  const { locked, canWrite } = workspace;
  const edits: Shortcut[] =
    locked === undefined
      ? [
          { keys: ['enter', 'e'], label: t('workspace.keys.edit'), run: moves.edit },
          { keys: ['y'], label: t('workspace.keys.accept'), run: moves.accept },
          {
            keys: ['1', '2', '3'],
            label: t('workspace.keys.take'),
            run: ({ key }) => moves.take(Number(key)),
          },
        ]
      : [];
  useShortcuts(t('workspace.keys.title'), [
    { keys: ['j', 'arrowdown'], label: t('workspace.keys.nextField'), run: () => moves.walk(1) },
    { keys: ['k', 'arrowup'], label: t('workspace.keys.previousField'), run: () => moves.walk(-1) },
    { keys: ['d'], label: t('workspace.keys.nextDoubt'), run: moves.nextDoubt },
    ...edits,
    ...decisions,
    { keys: ['u'], label: t('workspace.keys.undo'), run: () => void undoOffered() },
    { keys: ['n'], label: t('workspace.keys.nextDocument'), run: moves.next },
    { keys: ['p'], label: t('workspace.keys.previousDocument'), run: moves.previous },
    { keys: ['s'], label: t('workspace.keys.status'), run: () => statusMenu.set(canWrite) },
    {
      keys: ['l'],
      label: t('workspace.keys.items'),
      run: () => {
        const { store, grid } = workspace.tables.line_items;
        if (store.state.get().rows.length > 0) grid.current?.focusCell({ row: 0, column: 0 });
        else grid.current?.run('add');
      },
    },
    { keys: ['m'], label: t('workspace.keys.notes'), run: () => document.getElementById(NOTES_ID)?.focus() },
    { keys: ['i'], label: t('workspace.keys.side'), run: toggleSide },
    {
      keys: ['escape'],
      label: t('workspace.keys.leave'),
      run: () => leaveField(workspace.selection),
      inFields: true,
    },
  ]);
}

/** What one decides on the whole document. */
function useDecisions({ record, canWrite, form }: Workspace): Shortcut[] {
  const { t } = useTranslation();
  const { approveAndNext } = useActions();
  const { fileLikeliest } = useFiling();
  const decidable = canWrite && !['New', 'Processing'].includes(record.status);
  const approvable = decidable && !['Approved', 'Export'].includes(record.status) && record.approving.offered;
  const approve: Shortcut[] = approvable
    ? [
        { keys: ['a'], label: t('workspace.keys.approveNext'), run: approveAndNext },
        {
          keys: ['mod+enter'],
          label: t('workspace.keys.approveNext'),
          run: approveAndNext,
          inFields: true,
        },
      ]
    : [];
  const decide: Shortcut[] = decidable
    ? [
        {
          keys: ['x'],
          label: t('workspace.keys.reject'),
          run: () => form.set('reject'),
        },
        { keys: ['z'], label: t('workspace.keys.postpone'), run: () => form.set('postpone') },
        ...(record.status === 'Approved'
          ? []
          : [
              {
                keys: ['r'],
                label: t('workspace.keys.profile'),
                run: () => openReprocessDialog(record, t('workspace.changeProfile')),
              },
            ]),
        ...(record.contact_match?.open === true
          ? [{ keys: ['f'], label: t('workspace.filing.key'), run: fileLikeliest }]
          : []),
        { keys: ['w'], label: t('workspace.keys.assign'), run: () => assignMenu.set(true) },
      ]
    : [];
  return [...approve, ...decide];
}
