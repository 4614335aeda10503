// A person says that what is doubtful is right as it stands, or takes that back.
import { callWithEtag } from '../../api/call.ts';
import { useWorkspace } from './workspace-context.ts';

export function useAccept() {
  const { record, saver } = useWorkspace();
  const params = { id: record.id };
  return {
    /** False when it was refused. */
    accept: (ids: string[], reason: string | null = null) =>
      saver.change((if_match) =>
        callWithEtag('acceptBlockers', { params, body: { ids, reason } }, { if_match }),
      ),
    reopen: (ids: string[]) =>
      saver.change((if_match) => callWithEtag('reopenBlockers', { params, body: { ids } }, { if_match })),
  };
}
