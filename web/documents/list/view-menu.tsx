// What can be done with a view: rename, share, move, delete. A view of somebody else is changed by Admins only.
import { ActionIcon, Menu } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { TbArrowLeft, TbArrowRight, TbDotsVertical, TbPencil, TbTrash, TbUsers } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/queries.ts';
import { useMe } from '../../session/me.ts';
import { confirm } from '../../ui/confirm.tsx';
import { notifyDone, notifyError } from '../../ui/notify.ts';
import type { DocumentSearch } from '../document-search.ts';
import { ViewForm } from './view-form.tsx';
import type { SavedView } from './view-search.ts';

interface Props {
  view: SavedView;
  /** The person's views in their order. */
  own: SavedView[];
  search: DocumentSearch;
  onChoose: (search: DocumentSearch) => void;
}

export function ViewMenu({ view, own, search, onChoose }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const change = useViewChange();
  const drop = useMutation({
    mutationFn: () => call('deleteView', { params: { id: view.id } }),
    onSuccess: async () => {
      notifyDone(t('documents.views.removed', { name: view.name }));
      onChoose({ ...search, view: undefined });
      await refresh('listViews');
    },
    onError: notifyError,
  });
  if (!view.own && !me.access.admin) return null;
  const at = own.indexOf(view);
  const rename = () =>
    modals.open({
      modalId: 'view',
      title: t('documents.views.renameTitle', { name: view.name }),
      children: (
        <ViewForm
          name={view.name}
          shared={view.shared}
          saving={false}
          onSave={(named) => {
            modals.close('view');
            change.mutate([{ ...view, ...named }]);
          }}
        />
      ),
    });
  const remove = () =>
    confirm({
      title: t('documents.views.removeTitle', { name: view.name }),
      text: t(view.shared ? 'documents.views.removeShared' : 'documents.views.removeOwn'),
      action: t('common.delete'),
      dangerous: true,
      onConfirm: () => drop.mutate(),
    });
  return (
    <Menu position="bottom-start" width={220}>
      <Menu.Target>
        <ActionIcon size={20} aria-label={t('documents.views.menu', { name: view.name })}>
          <TbDotsVertical size={13} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<TbPencil size={15} />} onClick={rename}>
          {t('documents.views.rename')}
        </Menu.Item>
        <Menu.Item
          leftSection={<TbUsers size={15} />}
          onClick={() => change.mutate([{ ...view, shared: !view.shared }])}
        >
          {t(view.shared ? 'documents.views.unshare' : 'documents.views.share')}
        </Menu.Item>
        {at > 0 && (
          <Menu.Item
            leftSection={<TbArrowLeft size={15} />}
            onClick={() => change.mutate(swapped(own, at, at - 1))}
          >
            {t('documents.views.left')}
          </Menu.Item>
        )}
        {at !== -1 && at < own.length - 1 && (
          <Menu.Item
            leftSection={<TbArrowRight size={15} />}
            onClick={() => change.mutate(swapped(own, at, at + 1))}
          >
            {t('documents.views.right')}
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<TbTrash size={15} />} onClick={remove}>
          {t('documents.views.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function useViewChange() {
  return useMutation({
    mutationFn: (views: SavedView[]) => Promise.all(views.map(replace)),
    onSuccess: () => refresh('listViews'),
    onError: notifyError,
  });
}

const replace = ({ id, name, shared, filter, columns, sort, order, position }: SavedView) =>
  call('replaceView', {
    params: { id },
    body: { name, shared, filter, columns, sort, order, position },
  });

/** Those whose place changes, numbered anew. */
function swapped(own: SavedView[], from: number, to: number): SavedView[] {
  const moved = [...own];
  [moved[from], moved[to]] = [moved[to]!, moved[from]!];
  return moved
    .map((view, position) => ({ view, position }))
    .filter(({ view, position }) => view.position !== position)
    .map(({ view, position }) => ({ ...view, position }));
}
