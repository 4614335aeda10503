// What is said of pages that a person has turned: for now only this person sees them so. Kept, they are read anew as they stand.
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { goesOn } from '../../../contract/goes-on.ts';
import type { PageTurn } from '../../../contract/bundles.ts';
import { queryClient } from '../../api/queries.ts';
import type { Turned } from '../../pages/use-turns.ts';
import { notifyError } from '../../ui/notify.ts';
import { documentQuery } from '../document-query.ts';
import { settle, whileBusy } from './decide.ts';
import { keepTurns } from './keep-turns.ts';
import classes from './viewer-bar.module.css';
import { useWorkspace, type Workspace } from './workspace-context.ts';

interface Props {
  turned: Turned;
  /** Pages of the document. */
  count: number;
}

export function TurnedBar({ turned, count }: Props) {
  const { t } = useTranslation();
  const hint = useId();
  const workspace = useWorkspace();
  const { record, locked } = workspace;
  const keep = useMutation({
    mutationFn: () => whileBusy(workspace, () => keepTurned(workspace, turned.pages)),
    onError: notifyError,
  });
  const refused = refusalOf(record.status, locked);
  const quarters = turned.turns[turned.last] ?? 0;
  const othersDiffer =
    quarters !== 0 && turned.pages.filter(({ turn }) => turn === quarters * 90).length < count;
  return (
    <div className={classes['bar']} role="region" aria-label={t('workspace.turning.title')}>
      <span id={hint} role="status">
        {t(`workspace.turning.${refused ?? 'text'}`, { count: turned.pages.length })}
      </span>
      {othersDiffer && (
        <Button size="compact-sm" variant="default" onClick={() => turned.turnAll(count)}>
          {t('workspace.turning.all', { count })}
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={turned.reset}>
        {t('workspace.turning.back')}
      </Button>
      <Button
        size="compact-sm"
        disabled={refused !== undefined}
        aria-describedby={hint}
        loading={keep.isPending}
        onClick={() => keep.mutate()}
      >
        {t('workspace.turning.keep')}
      </Button>
    </div>
  );
}

/** Why pages cannot be kept as they are turned. */
function refusalOf(
  status: Workspace['record']['status'],
  locked: Workspace['locked'],
): 'decided' | 'reading' | undefined {
  if (goesOn(status)) return 'decided';
  return locked === 'reading' ? 'reading' : undefined;
}

/** What is being typed is saved first. */
async function keepTurned(workspace: Workspace, pages: PageTurn[]): Promise<void> {
  if (!(await settle(workspace))) return;
  const { id } = workspace.record;
  await keepTurns(id, pages, queryClient.getQueryData(documentQuery(id).queryKey)?.etag);
}
