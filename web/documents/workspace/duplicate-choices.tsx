// What can be done about a document that may be another one again: keep both, make it a version of the other, or discard it.
import { Button, Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Blocker } from '../../../contract/blockers.ts';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/queries.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { notifyDone, notifyError } from '../../ui/notify.ts';
import classes from './blocker-list.module.css';
import { useActions } from './use-actions.ts';
import { useAccept } from './use-accept.ts';
import { useWorkspace } from './workspace-context.ts';

/** Blockers about the document that `duplicate_of` names. */
const ABOUT_EARLIER = new Set(['sameFile', 'samePages', 'sameRecord', 'reissued']);

export function DuplicateChoices({ blocker: { id, code } }: { blocker: Blocker }) {
  const { t } = useTranslation();
  const { record, canWrite } = useWorkspace();
  const navigate = useNavigate();
  const { accept } = useAccept();
  const { reject } = useActions();
  const earlier = ABOUT_EARLIER.has(code) ? record.duplicate_of : null;
  const becomeVersion = async (document_id: number) => {
    await call('becomeVersion', { params: { id: record.id }, body: { document_id } });
    await refresh('getDocument', 'listDocuments', 'getDashboard');
    notifyDone(t('workspace.duplicates.versionMade', { id: document_id }));
    await navigate({ to: '/documents/$id', params: { id: document_id } });
  };
  return (
    <Group gap={6} className={classes['choices'] ?? ''}>
      {earlier !== null && (
        <LinkAnchor to="/documents/$id" params={{ id: earlier }} size="xs">
          {t('common.open')}
        </LinkAnchor>
      )}
      {canWrite && record.status !== 'Approved' && (
        <>
          {earlier !== null && code !== 'sameFile' && (
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => void becomeVersion(earlier).catch(notifyError)}
            >
              {t('workspace.duplicates.version')}
            </Button>
          )}
          <Button size="compact-xs" variant="default" onClick={() => void accept([id])}>
            {t('workspace.duplicates.keep')}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => reject({ reason: t('workspace.duplicates.reason'), note: null })}
          >
            {t('workspace.duplicates.discard')}
          </Button>
        </>
      )}
    </Group>
  );
}
