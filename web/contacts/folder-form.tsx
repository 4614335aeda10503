// Naming a folder, new or there already.
import { Button, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh } from '../api/queries.ts';
import { notifyError } from '../ui/notify.ts';

/** Closes when `save` has worked; says why where it has not. */
export function openFolderDialog(
  title: string,
  initial: string,
  save: (name: string) => Promise<unknown>,
): void {
  modals.open({
    modalId: 'folder',
    title,
    children: (
      <FolderForm
        initial={initial}
        onSave={async (name) => {
          await save(name);
          await refresh('listFolders');
          modals.close('folder');
        }}
      />
    ),
  });
}

function FolderForm({ initial, onSave }: { initial: string; onSave: (name: string) => Promise<void> }) {
  const { t } = useTranslation();
  const [name, setName] = useState(initial);
  const save = useMutation({ mutationFn: () => onSave(name.trim()), onError: notifyError });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={t('contacts.folderName')}
          data-autofocus
          required
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" loading={save.isPending}>
          {t('common.save')}
        </Button>
      </Stack>
    </form>
  );
}
