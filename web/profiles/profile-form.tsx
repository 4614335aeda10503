// A profile on the spot: a name and what is to be found. Types, aliases and the rest are set in the editor later.
import { Button, Checkbox, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../contract/profiles.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { notifyDone, notifyError } from '../ui/notify.ts';

export function openProfileDialog(onSaved: (profile: Profile) => void): void {
  modals.open({
    modalId: 'profile',
    title: i18next.t('profiles.quick.title'),
    children: (
      <ProfileForm
        onSaved={(profile) => {
          modals.close('profile');
          onSaved(profile);
        }}
      />
    ),
  });
}

function ProfileForm({ onSaved }: { onSaved: (profile: Profile) => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [line_items, setLineItems] = useState(false);
  const labels = [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
  const save = useMutation({
    mutationFn: () =>
      call('createProfile', {
        body: { name: name.trim(), line_items, fields: labels.map((label) => ({ label })) },
      }),
    onSuccess: async (profile) => {
      await refresh('listProfiles');
      notifyDone(t('profiles.created', { name: profile.name }));
      onSaved(profile);
    },
    onError: notifyError,
  });
  const ready = name.trim() !== '' && labels.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={t('profiles.name')}
          required
          data-autofocus
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={t('profiles.quick.fields')}
          description={t('profiles.quick.fieldsHint')}
          required
          autosize
          minRows={4}
          maxRows={12}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Checkbox
          label={t('profiles.lineItems')}
          checked={line_items}
          onChange={(event) => setLineItems(event.currentTarget.checked)}
        />
        <Text size="xs" c="dimmed">
          {t('profiles.quick.later')}
        </Text>
        <Button type="submit" loading={save.isPending} disabled={!ready}>
          {t('common.create')}
        </Button>
      </Stack>
    </form>
  );
}
