// Name of a view, and for whom it is.
import { Button, Stack, Switch, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  shared: boolean;
  saving: boolean;
  onSave: (view: { name: string; shared: boolean }) => void;
}

export function ViewForm({ name: first, shared: sharedFirst, saving, onSave }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState(first);
  const [shared, setShared] = useState(sharedFirst);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave({ name: name.trim(), shared });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={t('documents.views.name')}
          description={t('documents.views.nameHint')}
          maxLength={80}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Switch
          size="sm"
          label={t('documents.views.share')}
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <Button type="submit" size="xs" w="fit-content" loading={saving} disabled={name.trim() === ''}>
          {t('common.save')}
        </Button>
      </Stack>
    </form>
  );
}
