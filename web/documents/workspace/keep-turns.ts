// Pages are kept as a person has turned them, with the way back in the notice.
import i18next from 'i18next';
import type { PageTurn } from '../../../contract/bundles.ts';
import { callWithEtag } from '../../api/call.ts';
import { refresh } from '../../api/queries.ts';
import { notifyDone } from '../../ui/notify.ts';
import { offerReturn } from '../../ui/undo-notice.tsx';

/** @param if_match of the document, where it has been looked at just now */
export async function keepTurns(id: number, pages: PageTurn[], if_match: string | undefined): Promise<void> {
  await turn(id, pages, if_match);
  const back = pages.map(({ number, turn }) => ({ number, turn: (360 - turn) as PageTurn['turn'] }));
  offerReturn({
    id: `turned-${id}`,
    text: i18next.t('workspace.turning.kept', { count: pages.length }),
    async undo() {
      await turn(id, back, undefined);
      notifyDone(i18next.t('workspace.turning.undone', { count: back.length }));
    },
  });
}

async function turn(id: number, pages: PageTurn[], if_match: string | undefined): Promise<void> {
  await callWithEtag('turnPages', { params: { id }, body: { pages } }, { if_match });
  await refresh(
    'getDocument',
    'getDivision',
    'listVersions',
    'listDocuments',
    'searchDocuments',
    'getDashboard',
    'listAudit',
  );
}
