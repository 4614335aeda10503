// Approving many: those with nothing open go through; the others are named, with what is open, and stay.
import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { BatchFailures } from './batch-failures.tsx';

/** @param onApprove is given those that nothing keeps from going on */
export function openApproveDialog(
  documents: DocumentSummary[],
  onApprove: (documents: DocumentSummary[]) => void,
): void {
  const ready = documents.filter(({ blockers_blocking }) => blockers_blocking === 0);
  modals.open({
    modalId: 'approve',
    title: i18next.t('documents.batch.approveTitle', { count: documents.length }),
    children: (
      <ApproveForm
        ready={ready}
        open={documents.filter((document) => !ready.includes(document))}
        onApprove={() => {
          modals.close('approve');
          onApprove(ready);
        }}
      />
    ),
  });
}

interface Props {
  ready: DocumentSummary[];
  open: DocumentSummary[];
  onApprove: () => void;
}

function ApproveForm({ ready, open, onApprove }: Props) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      {ready.length > 0 && <Text size="sm">{t('documents.batch.approveText')}</Text>}
      {open.length > 0 && (
        <>
          <Text size="sm">{t('documents.batch.approveOpen', { count: open.length })}</Text>
          <BatchFailures
            failed={open.map((document) => ({ document, reason: document.first_blocker?.message ?? '' }))}
          />
        </>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => modals.close('approve')}>
          {t('common.cancel')}
        </Button>
        {ready.length > 0 && (
          <Button data-autofocus onClick={onApprove}>
            {t('documents.batch.approveReady', { count: ready.length })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
