// A document that came in without a contact is filed under one.
import type { DocumentRecord } from '../../../contract/documents.ts';
import { callWithEtag } from '../../api/call.ts';
import { refresh } from '../../api/queries.ts';
import { notifyError } from '../../ui/notify.ts';
import { offerLast } from '../../ui/undo-notice.tsx';
import { openMoveOne } from './move-one.tsx';
import { useGoTo } from './use-go-to.ts';
import { useWorkspace } from './workspace-context.ts';

type Place = Pick<DocumentRecord, 'contact_id' | 'folder_id'>;

export function useFiling() {
  const { record, saver } = useWorkspace();
  const goTo = useGoTo();
  const file = async ({ contact_id, folder_id }: Place) => {
    const params = { id: record.id };
    const body = { contact_id, folder_id };
    const done = await saver.change((if_match) =>
      callWithEtag('editDocument', { params, body }, { if_match }),
    );
    if (!done) return;
    await refresh('listViews', 'listDocuments', 'listAudit');
    await offerLast(() => goTo(record.id)).catch(notifyError);
  };
  return {
    file: (place: Place) => void file(place).catch(notifyError),
    /** Where nobody comes into question, one chooses. */
    fileLikeliest() {
      const first = record.contact_match?.proposals[0];
      if (first === undefined) openMoveOne(record);
      else void file(first).catch(notifyError);
    },
  };
}
