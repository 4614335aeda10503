// A folder, new or there already: its name, and whether documents in it choose their profile.
import { Button, Stack, Switch, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh } from '../api/queries.ts';
import { notifyError } from '../ui/notify.ts';

export interface FolderValues {
  name: string;
  choose_profile: boolean;
}

export const NEW_FOLDER: FolderValues = { name: '', choose_profile: true };

/** Closes when `save` has worked; says why where it has not. */
export function openFolderDialog(
  title: string,
  initial: FolderValues,
  save: (values: FolderValues) => Promise<unknown>,
): void {
  modals.open({
    modalId: 'folder',
    title,
    children: (
      <FolderForm
        initial={initial}
        onSave={async (values) => {
          await save(values);
          await refresh('listFolders');
          modals.close('folder');
        }}
      />
    ),
  });
}

interface FormProps {
  initial: FolderValues;
  onSave: (values: FolderValues) => Promise<void>;
}

function FolderForm({ initial, onSave }: FormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(initial.name);
  const [choose_profile, setChoose] = useState(initial.choose_profile);
  const save = useMutation({
    mutationFn: () => onSave({ name: name.trim(), choose_profile }),
    onError: notifyError,
  });
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
        <Switch
          label={t('contacts.chooseProfile')}
          description={t('contacts.chooseProfileHint')}
          checked={choose_profile}
          onChange={(event) => setChoose(event.currentTarget.checked)}
        />
        <Button type="submit" loading={save.isPending}>
          {t('common.save')}
        </Button>
      </Stack>
    </form>
  );
}
