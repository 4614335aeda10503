// What is shown becomes a view: a name, for oneself or for all.
import { Button, Popover } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TbBookmarkPlus } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/queries.ts';
import { notifyError } from '../../ui/notify.ts';
import type { DocumentSearch } from '../document-search.ts';
import { ViewForm } from './view-form.tsx';
import { inputOf, type SavedView } from './view-search.ts';

interface Props {
  /** Behind the person's other views. */
  position: number;
  search: DocumentSearch;
  onSaved: (view: SavedView) => void;
}

export function SaveView({ position, search, onSaved }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const save = useMutation({
    mutationFn: (named: { name: string; shared: boolean }) =>
      call('createView', { body: { ...named, position, ...inputOf(search) } }),
    onSuccess: async (view) => {
      await refresh('listViews');
      setOpen(false);
      onSaved(view);
    },
    onError: notifyError,
  });
  return (
    <Popover opened={open} onChange={setOpen} trapFocus position="bottom-end" width={300}>
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
        {open && <ViewForm name="" shared={false} saving={save.isPending} onSave={save.mutate} />}
      </Popover.Dropdown>
    </Popover>
  );
}
