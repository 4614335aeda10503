// Chooses where documents go.
import { Button, Stack } from '@mantine/core';
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { ContactSelect } from '../../contacts/contact-select.tsx';
import { FolderSelect } from '../../contacts/folder-select.tsx';
import { moveTo } from './batch-work.ts';
import { runBatch } from './run-batch.ts';

export function openMoveDialog(documents: DocumentSummary[], onDone: () => void): void {
  modals.open({
    modalId: 'move',
    title: i18next.t('documents.batch.moveTitle', { count: documents.length }),
    children: (
      <MoveForm
        contact_id={documents[0]?.contact_id}
        onMove={(place) => {
          modals.close('move');
          onDone();
          void runBatch(documents, moveTo(place));
        }}
      />
    ),
  });
}

type Place = Pick<DocumentSummary, 'contact_id' | 'folder_id'>;

export function MoveForm({
  contact_id: first,
  onMove,
}: {
  contact_id: number | undefined;
  onMove: (place: Place) => void;
}) {
  const { t } = useTranslation();
  const [contact_id, setContact] = useState(first);
  const [folder_id, setFolder] = useState<number>();
  const ready = contact_id !== undefined && folder_id !== undefined;
  return (
    <Stack gap="sm">
      <ContactSelect
        label={t('documents.contact')}
        value={contact_id}
        onChange={(id) => {
          setContact(id);
          setFolder(undefined);
        }}
      />
      <FolderSelect
        label={t('documents.folder')}
        data-autofocus
        contact_id={contact_id}
        value={folder_id}
        onChange={setFolder}
      />
      <Button disabled={!ready} onClick={() => ready && onMove({ contact_id, folder_id })}>
        {t('documents.batch.moveSubmit')}
      </Button>
    </Stack>
  );
}
