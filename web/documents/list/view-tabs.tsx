// Views as tabs with counts: those that everybody has, one's own, and those that others share.
import { Button, UnstyledButton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbUsers } from 'react-icons/tb';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { query, refresh } from '../../api/queries.ts';
import { useFormat } from '../../text/format.ts';
import { notifyDone, notifyError } from '../../ui/notify.ts';
import type { DocumentSearch } from '../document-search.ts';
import { SaveView } from './save-view.tsx';
import { ViewMenu } from './view-menu.tsx';
import { differs, inputOf, nameOf, searchOf, viewOf, type SavedView, type UsualView } from './view-search.ts';
import classes from './view-tabs.module.css';

interface Props {
  search: DocumentSearch;
  onChoose: (search: DocumentSearch) => void;
}

export function ViewTabs({ search, onChoose }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(query('listViews'));
  if (data === undefined) return <div className={classes['tabs']} />;
  const current = viewOf(search, data);
  const changed = current === undefined || differs(search, current);
  const own = data.views.filter((view) => view.own);
  const tab = (view: UsualView | SavedView) => (
    <Tab
      key={nameOf(view)}
      view={view}
      own={own}
      search={search}
      active={view === current}
      onChoose={onChoose}
    />
  );
  return (
    <div className={classes['tabs']} role="group" aria-label={t('documents.views.label')}>
      {data.built_in.map(tab)}
      {own.map(tab)}
      {data.views.filter((view) => !view.own).map(tab)}
      {changed && (
        <span className={classes['save']}>
          {current !== undefined && 'id' in current && current.own && (
            <SaveChanges view={current} search={search} />
          )}
          <SaveView
            position={own.length}
            search={search}
            onSaved={(view) => onChoose(searchOf(view, nameOf(view)))}
          />
        </span>
      )}
    </div>
  );
}

interface TabProps extends Props {
  view: UsualView | SavedView;
  own: SavedView[];
  active: boolean;
}

function Tab({ view, own, search, active, onChoose }: TabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const saved = 'id' in view;
  const name = saved ? view.name : t(`documents.views.${view.name}`);
  return (
    <span className={clsx(classes['tab'], active && classes['active'])}>
      <UnstyledButton
        className={classes['choose'] ?? ''}
        aria-pressed={active}
        onClick={() => onChoose(searchOf(view, nameOf(view)))}
      >
        {saved && view.shared && (
          <TbUsers
            size={13}
            role="img"
            aria-label={
              view.own ? t('documents.views.shared') : t('documents.views.sharedBy', { name: view.owner })
            }
          />
        )}
        {name}
        <span className={classes['count']}>{format.number(view.count)}</span>
      </UnstyledButton>
      {saved && active && <ViewMenu view={view} own={own} search={search} onChoose={onChoose} />}
    </span>
  );
}

function SaveChanges({ view, search }: { view: SavedView; search: DocumentSearch }) {
  const { t } = useTranslation();
  const save = useMutation({
    mutationFn: () =>
      call('replaceView', {
        params: { id: view.id },
        body: { name: view.name, shared: view.shared, position: view.position, ...inputOf(search) },
      }),
    onSuccess: async () => {
      await refresh('listViews');
      notifyDone(t('documents.views.saved', { name: view.name }));
    },
    onError: notifyError,
  });
  return (
    <Button variant="subtle" size="compact-sm" loading={save.isPending} onClick={() => save.mutate()}>
      {t('documents.views.saveChanges')}
    </Button>
  );
}
