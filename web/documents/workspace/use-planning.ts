// Who looks after a document, and from which day on. Both can be undone.
import type { AssignInput } from '../../../contract/review.ts';
import { callWithEtag } from '../../api/call.ts';
import { notifyError } from '../../ui/notify.ts';
import { offerLast } from '../../ui/undo-notice.tsx';
import { nextOf } from './next-document.ts';
import type { Known } from './saver.ts';
import { useGoTo } from './use-go-to.ts';
import { useListSearch } from './use-list-search.ts';
import { useWorkspace } from './workspace-context.ts';

export function usePlanning() {
  const { record, form, saver } = useWorkspace();
  const { id } = record;
  const params = { id };
  const search = useListSearch();
  const goTo = useGoTo();
  const change = async (send: (if_match: string | undefined) => Promise<Known>): Promise<boolean> => {
    const done = await saver.change(send);
    if (done) void offerLast(() => goTo(id)).catch(notifyError);
    return done;
  };
  return {
    assign: (assignee_id: number | null) =>
      change((if_match) => callWithEtag('assignDocument', { params, body: { assignee_id } }, { if_match })),
    /** By when whoever it is assigned to is to be done, and who is told when they are not. */
    setTerms: (terms: Omit<AssignInput, 'assignee_id'>) =>
      change((if_match) =>
        callWithEtag(
          'assignDocument',
          { params, body: { assignee_id: record.assignee?.id ?? null, ...terms } },
          { if_match },
        ),
      ),
    /** Whoever postpones a document goes on with the next one. */
    postpone: async (until: string | null) => {
      const done = await change((if_match) =>
        callWithEtag('postponeDocument', { params, body: { until } }, { if_match }),
      );
      if (!done) return;
      form.set(undefined);
      if (until !== null) await nextOf(id, search).then(goTo, notifyError);
    },
  };
}
