// Saved views: filters, sorting and page size under a name. Some come with the product, others are kept in the browser.
import { ActionIcon, Button, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { TbBookmarkPlus, TbX } from 'react-icons/tb';
import { clsx } from 'clsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyDone } from '../../ui/notify.ts';
import { stringifySearch } from '../../ui/search-params.ts';
import { readDocumentSearch, type DocumentSearch } from '../document-search.ts';
import classes from './view-tabs.module.css';

interface SavedView {
  name: string;
  search: DocumentSearch;
}

const BUILT_IN: { text: 'all' | 'review' | 'trouble' | 'ready'; search: DocumentSearch }[] = [
  { text: 'all', search: {} },
  { text: 'review', search: { status: ['Needs Review'], sort: 'created_at', order: 'asc' } },
  { text: 'trouble', search: { status: ['Missing Info', 'Exception'] } },
  { text: 'ready', search: { status: ['Approved'] } },
];

interface Props {
  search: DocumentSearch;
  onChoose: (search: DocumentSearch) => void;
}

export function ViewTabs({ search, onChoose }: Props) {
  const { t } = useTranslation();
  const [saved, setSaved] = useLocalStorage<SavedView[]>({
    key: 'recto.views',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const current = nameOf(search);
  const known = [...BUILT_IN.map((view) => view.search), ...saved.map((view) => view.search)].some(
    (view) => nameOf(view) === current,
  );
  const remove = (view: SavedView) => {
    setSaved(saved.filter((other) => other !== view));
    notifyDone(t('documents.views.removed', { name: view.name }));
  };
  return (
    <div className={classes['tabs']} role="group" aria-label={t('documents.views.label')}>
      {BUILT_IN.map((view) => (
        <Tab
          key={view.text}
          name={t(`documents.views.${view.text}`)}
          active={nameOf(view.search) === current}
          onChoose={() => onChoose(view.search)}
        />
      ))}
      {saved.map((view) => (
        <Tab
          key={view.name}
          name={view.name}
          active={nameOf(view.search) === current}
          // Stored by an older version or by hand: whatever is unknown falls away.
          onChoose={() => onChoose(readDocumentSearch({ ...view.search }))}
          onRemove={() => remove(view)}
        />
      ))}
      {!known && (
        <SaveView
          onSave={(name) =>
            setSaved([...saved.filter((view) => view.name !== name), { name, search: withoutPage(search) }])
          }
        />
      )}
    </div>
  );
}

function Tab({
  name,
  active,
  onChoose,
  onRemove,
}: {
  name: string;
  active: boolean;
  onChoose: () => void;
  onRemove?: () => void;
}) {
  const { t } = useTranslation();
  return (
    <span className={clsx(classes['tab'], active && classes['active'])}>
      <UnstyledButton className={classes['choose'] ?? ''} aria-pressed={active} onClick={onChoose}>
        {name}
      </UnstyledButton>
      {onRemove !== undefined && (
        <ActionIcon size={18} aria-label={t('documents.views.remove', { name })} onClick={onRemove}>
          <TbX size={12} />
        </ActionIcon>
      )}
    </span>
  );
}

function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name.trim());
    setOpen(false);
    setName('');
  };
  return (
    <Popover opened={open} onChange={setOpen} trapFocus position="bottom-start" width={280}>
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<TbBookmarkPlus size={15} />}
          onClick={() => setOpen(!open)}
        >
          {t('documents.views.save')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('documents.views.saveTitle')}>
        <form onSubmit={submit}>
          <TextInput
            label={t('documents.views.name')}
            description={t('documents.views.nameHint')}
            maxLength={40}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" size="xs" mt="sm" disabled={name.trim() === ''}>
            {t('common.save')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

const withoutPage = ({ page: _page, ...rest }: DocumentSearch): DocumentSearch => rest;

/** Two searches are the same view when they are written the same, whatever page is shown. */
function nameOf(search: DocumentSearch): string {
  const entries = Object.entries(withoutPage(search)).sort(([a], [b]) => a.localeCompare(b));
  return stringifySearch(Object.fromEntries(entries));
}
