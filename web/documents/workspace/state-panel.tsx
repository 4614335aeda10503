// What stands before the fields: that the document is still being read, or why it needs attention.
import { Alert, Button, List, Progress, Text } from '@mantine/core';
import { TbAlertTriangle, TbCopy, TbInfoCircle } from 'react-icons/tb';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownServiceText } from '../../text/service-texts.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { openReprocessDialog } from './reprocess-dialog.tsx';
import classes from './state-panel.module.css';
import { useWorkspace } from './workspace-context.ts';

export function StatePanel() {
  const { t } = useTranslation();
  const { record, canWrite } = useWorkspace();
  const { status, processing_error, warnings, duplicate_of } = record;
  if (status === 'New' || status === 'Processing') return <ReadingState />;
  return (
    <>
      {processing_error !== null && (
        <Alert
          className={classes['alert'] ?? ''}
          color="red"
          radius={0}
          icon={<TbAlertTriangle size={18} />}
          title={t('workspace.failed')}
        >
          <Text size="sm">{shownServiceText(processing_error)}</Text>
          {canWrite && (
            <Button size="compact-sm" variant="default" mt={8} onClick={() => openReprocessDialog(record)}>
              {t('workspace.reprocess')}
            </Button>
          )}
        </Alert>
      )}
      {duplicate_of !== null && (
        <Note icon={<TbCopy size={15} aria-hidden />}>
          <LinkAnchor to="/documents/$id" params={{ id: duplicate_of }} size="sm">
            {t('workspace.duplicate', { id: duplicate_of })}
          </LinkAnchor>
        </Note>
      )}
      {warnings.length > 0 && (
        <Note icon={<TbInfoCircle size={15} aria-hidden />}>
          <List size="sm" listStyleType="none" aria-label={t('workspace.warnings')}>
            {warnings.map((warning) => (
              <List.Item key={warning}>{shownServiceText(warning)}</List.Item>
            ))}
          </List>
        </Note>
      )}
    </>
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
