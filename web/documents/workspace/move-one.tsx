// Chooses where one document goes.
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import type { DocumentRecord } from '../../../contract/documents.ts';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/queries.ts';
import { notifyError } from '../../ui/notify.ts';
import { offerLast } from '../../ui/undo-notice.tsx';
import { MoveForm } from '../batch/move-dialog.tsx';

export function openMoveOne(record: DocumentRecord): void {
  modals.open({
    modalId: 'move',
    title: i18next.t('workspace.move').replace(/ ?…$/, ''),
    children: (
      <MoveForm
        contact_id={record.contact_match?.open === true ? undefined : record.contact_id}
        onMove={(place) => {
          modals.close('move');
          void move(record, place).catch(notifyError);
        }}
      />
    ),
  });
}

async function move(record: DocumentRecord, place: Pick<DocumentRecord, 'contact_id' | 'folder_id'>) {
  await call('editDocument', { params: { id: record.id }, body: place });
  await refresh('getDocument', 'listDocuments', 'listViews', 'listAudit');
  await offerLast();
}
