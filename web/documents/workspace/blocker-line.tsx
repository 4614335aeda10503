// One blocker in one line.
import { ActionIcon, Button, Tooltip, UnstyledButton } from '@mantine/core';
import { TbAlertTriangleFilled, TbArrowBackUp, TbCheck, TbInfoCircle } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { shownActor } from '../../text/known-names.ts';
import type { Blocker } from '../../../contract/blockers.ts';
import { useFormat } from '../../text/format.ts';
import classes from './blocker-list.module.css';
import { DuplicateChoices } from './duplicate-choices.tsx';
import { useFiling } from './use-filing.ts';
import { openReprocessDialog } from './reprocess-dialog.tsx';
import { openSplitDialog } from './split-dialog.tsx';
import { useAccept } from './use-accept.ts';
import { useTargets } from './use-targets.ts';
import { useWorkspace } from './workspace-context.ts';

export function OpenBlocker({ blocker }: { blocker: Blocker }) {
  const { show } = useTargets();
  const { message, target } = blocker;
  return (
    <li className={classes['line']} data-severity={blocker.severity} data-blocker={blocker.id}>
      {target === null ? (
        <span className={classes['what']}>
          <Says blocker={blocker} />
        </span>
      ) : (
        <UnstyledButton className={classes['what'] ?? ''} title={message} onClick={() => show(blocker)}>
          <Says blocker={blocker} />
        </UnstyledButton>
      )}
      {blocker.kind === 'duplicate' ? (
        <DuplicateChoices blocker={blocker} />
      ) : (
        <>
          <Help blocker={blocker} />
          <Accept blocker={blocker} />
        </>
      )}
    </li>
  );
}

export function Says({ blocker }: { blocker: Blocker }) {
  const { t } = useTranslation();
  const { message, severity, second_person, accepted_by } = blocker;
  const Glyph = severity === 'blocking' ? TbAlertTriangleFilled : TbInfoCircle;
  return (
    <>
      <Glyph size={14} aria-hidden />
      <span className="quiet">{t(`workspace.blockers.${severity}`)}: </span>
      <span>
        {message}
        {second_person && (
          <span className={classes['who']}>
            {accepted_by === null
              ? t('vendors.payee.second')
              : t('vendors.payee.secondAfter', { name: accepted_by })}
          </span>
        )}
      </span>
    </>
  );
}

/** What reading again helps against, with another profile if wanted. */
const HELPED = new Set(['unreadable', 'unreadPage', 'unsureProfile']);

/** Where something else than a value helps. */
function Help({ blocker: { kind, code } }: { blocker: Blocker }) {
  const { t } = useTranslation();
  const { record, canWrite } = useWorkspace();
  const { fileLikeliest } = useFiling();
  if (canWrite && code === 'severalDocuments')
    return (
      <Button size="compact-xs" variant="default" onClick={() => openSplitDialog(record)}>
        {t('workspace.splitting.open')}
      </Button>
    );
  if (canWrite && code === 'unsorted')
    return (
      <Button size="compact-xs" variant="default" onClick={() => fileLikeliest()}>
        {t('workspace.filing.file')}
      </Button>
    );
  if (!canWrite || record.status === 'Approved' || !HELPED.has(code)) return null;
  return (
    <Button
      size="compact-xs"
      variant="default"
      onClick={() =>
        openReprocessDialog(record, kind === 'profile' ? t('workspace.changeProfile') : undefined)
      }
    >
      {t(kind === 'profile' ? 'workspace.changeProfile' : 'workspace.reprocessSubmit')}
    </Button>
  );
}

function Accept({ blocker: { id, kind, message } }: { blocker: Blocker }) {
  const { t } = useTranslation();
  const { record, locked } = useWorkspace();
  const { accept } = useAccept();
  const nothing = kind === 'reading' && !record.approving.offered;
  if (locked !== undefined || nothing) return null;
  const text = t('workspace.blockers.accept');
  return (
    <Tooltip label={text}>
      <ActionIcon size="sm" aria-label={`${text}: ${message}`} onClick={() => void accept([id])}>
        <TbCheck size={15} />
      </ActionIcon>
    </Tooltip>
  );
}

export function AcceptedBlocker({ blocker }: { blocker: Blocker }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { locked } = useWorkspace();
  const { reopen } = useAccept();
  const { id, message, resolved_by, resolved_at, reason } = blocker;
  const who = t('workspace.blockers.acceptedBy', {
    name: shownActor(resolved_by ?? ''),
    at: resolved_at === null ? '' : format.dateTime(resolved_at),
  });
  const text = t('workspace.blockers.reopen');
  return (
    <li className={classes['line']}>
      <span className={classes['what']}>
        <TbCheck size={14} aria-hidden />
        <span>
          {message}
          <span className={classes['who']}>{reason === null ? who : `${who}: ${reason}`}</span>
        </span>
      </span>
      {locked === undefined && (
        <Tooltip label={text}>
          <ActionIcon size="sm" aria-label={`${text}: ${message}`} onClick={() => void reopen([id])}>
            <TbArrowBackUp size={15} />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}
