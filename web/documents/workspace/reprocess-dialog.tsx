// Reading a document again, with another profile if wanted.
import { Button, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentRecord } from '../../../contract/documents.ts';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/queries.ts';
import { ProfileSelect } from '../../profiles/profile-select.tsx';
import { notifyError } from '../../ui/notify.ts';

/** @param title where another profile is what one comes for */
export function openReprocessDialog(record: DocumentRecord, title?: string): void {
  modals.open({
    modalId: 'reprocess',
    title: title ?? i18next.t('workspace.reprocessTitle'),
    children: (
      <ReprocessForm record={record} picks={title !== undefined} onDone={() => modals.close('reprocess')} />
    ),
  });
}

/** Where the keyboard is when the dialog opens. */
const FOCUSED = { 'data-autofocus': true };

interface Props {
  record: DocumentRecord;
  /** Whether the profile is what it is about. */
  picks: boolean;
  onDone: () => void;
}

function ReprocessForm({ record, picks, onDone }: Props) {
  const { t } = useTranslation();
  const [profile_id, setProfile] = useState<number | undefined>(record.profile_id);
  const run = useMutation({
    mutationFn: () => {
      const other = profile_id === undefined || profile_id === record.profile_id ? {} : { profile_id };
      return call('reprocessDocument', { params: { id: record.id }, body: other });
    },
    onSuccess: async () => {
      await refresh('getDocument', 'listDocuments');
      onDone();
    },
    onError: notifyError,
  });
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('workspace.reprocessText')}
      </Text>
      <ProfileSelect
        label={t('workspace.profile')}
        value={profile_id}
        onChange={setProfile}
        {...(picks ? FOCUSED : {})}
      />
      <Button {...(picks ? {} : FOCUSED)} loading={run.isPending} onClick={() => run.mutate()}>
        {t('workspace.reprocessSubmit')}
      </Button>
    </Stack>
  );
}
