// Reviewing with the keyboard alone.
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts, type Shortcut } from '../../ui/shortcuts.ts';
import { statusMenu } from './action-menus.tsx';
import { doubtOf } from './doubt.ts';
import { leaveField } from './field-input.tsx';
import { focusKey, neighbourOf, showField } from './focus-field.ts';
import { NOTES_ID } from './notes-panel.tsx';
import { useActions } from './use-actions.ts';
import { useListSearch, workspaceRoute } from './use-list-search.ts';
import { guardKeys } from '../../ui/typing.ts';
import { choose, useWorkspace, type Workspace } from './workspace-context.ts';

export function useWorkspaceShortcuts(toggleSide: () => void): void {
  const { t } = useTranslation();
  const workspace = useWorkspace();
  const actions = useActions();
  useFirstField(workspace);
  // While words of the page are taken for a field, that field is being edited.
  const { selection } = workspace;
  useEffect(() => guardKeys(() => selection.get().editing !== undefined), [selection]);
  const moves = useMoves(workspace);
  const { record, locked, canWrite } = workspace;
  const approvable = canWrite && !['New', 'Processing', 'Approved', 'Export'].includes(record.status);
  const approve: Shortcut[] = approvable
    ? [
        { keys: ['a'], label: t('workspace.keys.approveNext'), run: actions.approveAndNext },
        {
          keys: ['mod+enter'],
          label: t('workspace.keys.approveNext'),
          run: actions.approveAndNext,
          inFields: true,
        },
      ]
    : [];
  const edits: Shortcut[] =
    locked === undefined
      ? [
          { keys: ['enter', 'e'], label: t('workspace.keys.edit'), run: moves.edit },
          { keys: ['y'], label: t('workspace.keys.accept'), run: moves.accept },
        ]
      : [];
  useShortcuts(t('workspace.keys.title'), [
    { keys: ['j', 'arrowdown'], label: t('workspace.keys.nextField'), run: () => moves.walk(1) },
    { keys: ['k', 'arrowup'], label: t('workspace.keys.previousField'), run: () => moves.walk(-1) },
    { keys: ['d'], label: t('workspace.keys.nextDoubt'), run: moves.nextDoubt },
    ...edits,
    ...approve,
    { keys: ['n'], label: t('workspace.keys.nextDocument'), run: () => moves.open('next') },
    { keys: ['p'], label: t('workspace.keys.previousDocument'), run: () => moves.open('previous') },
    { keys: ['s'], label: t('workspace.keys.status'), run: () => statusMenu.set(canWrite) },
    {
      keys: ['l'],
      label: t('workspace.keys.items'),
      run: () =>
        workspace.items.state.get().rows.length > 0
          ? workspace.grid.current?.focusCell({ row: 0, column: 0 })
          : workspace.grid.current?.run('add'),
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

function useMoves(workspace: Workspace) {
  const { record, fields, selection, saver, neighbours } = workspace;
  const navigate = useNavigate();
  const search = useListSearch();
  const chosen = () => selection.get().keys[0];
  const show = (key: string | undefined) => {
    if (key === undefined) return;
    choose(selection, [key]);
    showField(key);
  };
  const nextDoubt = () => show(nextDoubtful(workspace, chosen()));
  return {
    walk: (step: 1 | -1) => show(neighbourOf(chosen(), step)),
    nextDoubt,
    edit: () => focusKey(workspace, chosen() ?? fields[0]?.key ?? ''),
    accept() {
      const key = chosen();
      const value = key === undefined ? null : (record.extracted_fields[key] ?? null);
      if (key === undefined || value === null) return nextDoubt();
      const confirmed = record.lineage[key]?.source === 'person';
      if (!confirmed) void saver.save({ extracted_fields: { [key]: value } }, record);
      nextDoubt();
    },
    open(to: 'next' | 'previous') {
      const document = neighbours[to];
      if (document !== undefined)
        void navigate({ to: '/documents/$id', params: { id: document.id }, search });
    },
  };
}

/** The next doubtful field after the chosen one, round the end. */
function nextDoubtful({ fields, record }: Workspace, after: string | undefined): string | undefined {
  const at = fields.findIndex(({ key }) => key === after);
  const order = [...fields.slice(at + 1), ...fields.slice(0, at + 1)];
  return order.find((field) => doubtOf(field, record) !== undefined)?.key;
}

/** Begins with the field the address names, else with the first doubtful one. */
function useFirstField(workspace: Workspace): void {
  const { field, quote } = workspaceRoute.useSearch();
  const { selection, fields } = workspace;
  const ready = fields.length > 0;
  useEffect(() => {
    // A citation leads to its words first.
    if (quote !== undefined && field === undefined) return;
    const first = field ?? nextDoubtful(workspace, undefined);
    if (ready && first !== undefined && selection.get().keys.length === 0) choose(selection, [first]);
    // Only when the document opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ready]);
}
