// What stands before the fields: that the document is still being read, what helps where nothing could be read, and what
// people have decided.
import { Button, Progress, Text } from '@mantine/core';
import { TbArchive, TbClockPause, TbLayoutColumns } from 'react-icons/tb';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownActor } from '../../text/known-names.ts';
import { useFormat } from '../../text/format.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Remedies } from './remedies.tsx';
import classes from './state-panel.module.css';
import { usePlanning } from './use-planning.ts';
import { useWorkspace } from './workspace-context.ts';

export function StatePanel() {
  const { record } = useWorkspace();
  const { status, approving, children } = record;
  if (status === 'New' || status === 'Processing') return <ReadingState />;
  if (children.length > 0) return <Split />;
  return (
    <>
      <Rejected />
      <Postponed />
      {!approving.offered && <Remedies helps={approving.helps} />}
    </>
  );
}

/** What the parts say is not said of the whole again. */
function Split() {
  const { t } = useTranslation();
  const { children } = useWorkspace().record;
  return (
    <Note icon={<TbLayoutColumns size={16} aria-hidden />}>
      <strong>{t('workspace.splitting.done', { count: children.length })}</strong>
      <ul className={classes['parts']}>
        {children.map(({ id, filename, status }) => (
          <li key={id}>
            <LinkAnchor to="/documents/$id" params={{ id }} size="sm">
              {filename}
            </LinkAnchor>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Rejected() {
  const { t } = useTranslation();
  const format = useFormat();
  const { rejection } = useWorkspace().record;
  if (rejection === null) return null;
  const { reason, note, by, at } = rejection;
  return (
    <Note icon={<TbArchive size={16} aria-hidden />}>
      <strong>{t('workspace.rejecting.rejected', { reason })}</strong>
      {note !== null && <p>{note}</p>}
      <p className={classes['soft']}>
        {t('workspace.rejecting.by', { name: shownActor(by), at: format.dateTime(at) })}
      </p>
    </Note>
  );
}

function Postponed() {
  const { t } = useTranslation();
  const format = useFormat();
  const { record, canWrite } = useWorkspace();
  const { postpone } = usePlanning();
  if (record.postponed_until === null) return null;
  return (
    <Note icon={<TbClockPause size={16} aria-hidden />}>
      <strong>{t('workspace.postponing.until', { day: format.date(record.postponed_until) })}</strong>
      {canWrite && (
        <Button size="compact-xs" variant="default" onClick={() => void postpone(null)}>
          {t('workspace.postponing.resume')}
        </Button>
      )}
    </Note>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes['note']}>
      {icon}
      <div>{children}</div>
    </div>
  );
}

function ReadingState() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const { status, page_count, pages_read } = record;
  const total = page_count ?? 0;
  const text =
    status === 'New'
      ? t('workspace.queued')
      : total > 1
        ? t('workspace.readingPage', { page: Math.min(pages_read + 1, total), total })
        : t('workspace.reading');
  return (
    <div className={classes['reading']} role="status">
      <Text fw={600} size="sm">
        {text}
      </Text>
      <Progress
        value={status === 'New' ? 0 : total === 0 ? 100 : Math.max(4, (pages_read / total) * 100)}
        animated={status !== 'New'}
        size="sm"
        aria-label={text}
      />
    </div>
  );
}
