// One file: its name, how far it is, and what can be done about it.
import { ActionIcon, Progress } from '@mantine/core';
import { TbRefresh, TbX } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../text/format.ts';
import { Confidence } from '../ui/confidence.tsx';
import { describeError } from '../ui/describe-error.ts';
import { LinkAnchor } from '../ui/links.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { EmptyFile, removeUpload, retryUpload, type Arrival, type UploadItem } from './upload-queue.ts';
import classes from './upload-row.module.css';

export function UploadRow({ item }: { item: UploadItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { arrival, file, name, size, path, state, key } = item;
  return (
    <li className={classes['row']}>
      <span className={classes['name']}>
        {arrival === undefined ? (
          <span className="truncate" title={path}>
            {path}
          </span>
        ) : (
          <LinkAnchor
            to="/documents/$id"
            params={{ id: arrival.id }}
            className="truncate"
            title={path}
            c="inherit"
          >
            {path}
          </LinkAnchor>
        )}
        {arrival !== undefined && arrival.duplicate_of !== null && arrival.duplicate_reason !== null && (
          <LinkAnchor
            to="/documents/$id"
            params={{ id: arrival.duplicate_of }}
            size="xs"
            className={classes['size'] ?? ''}
          >
            {t(`documents.duplicate.${arrival.duplicate_reason}`, { id: arrival.duplicate_of })}
          </LinkAnchor>
        )}
        <span className={classes['size']}>{format.bytes(size)}</span>
      </span>
      <span className={classes['state']} role="status">
        <State item={item} />
      </span>
      <span className={classes['actions']}>
        {state === 'failed' && file !== undefined && size > 0 && (
          <ActionIcon aria-label={t('upload.retry', { name })} onClick={() => retryUpload(key)}>
            <TbRefresh size={16} />
          </ActionIcon>
        )}
        <ActionIcon
          aria-label={t(state === 'sent' || state === 'failed' ? 'upload.remove' : 'upload.cancel', {
            name,
          })}
          onClick={() => removeUpload(key)}
        >
          <TbX size={16} />
        </ActionIcon>
      </span>
    </li>
  );
}

function State({ item: { state, progress, error, arrival, name, file } }: { item: UploadItem }) {
  const { t } = useTranslation();
  if (state === 'waiting') return <span className={classes['soft']}>{t('upload.waiting')}</span>;
  if (state === 'failed') {
    if (error instanceof EmptyFile) return <span className={classes['error']}>{t('upload.emptyFile')}</span>;
    if (file === undefined) return <span className={classes['error']}>{t('upload.interrupted')}</span>;
    const { title, detail } = describeError(error);
    return <span className={classes['error']}>{detail === '' ? title : detail}</span>;
  }
  if (arrival !== undefined) return <Reading arrival={arrival} />;
  const text = t('upload.sending', { percent: Math.round(progress * 100) });
  return (
    <>
      <span className={classes['soft']}>{text}</span>
      <Progress value={progress * 100} size={4} aria-label={`${name}: ${text}`} />
    </>
  );
}

function Reading({ arrival }: { arrival: Arrival }) {
  const { t } = useTranslation();
  const { status, page_count, pages_read, confidence_score } = arrival;
  if (status === 'New') return <span className={classes['soft']}>{t('upload.queued')}</span>;
  if (status !== 'Processing')
    return (
      <span className={classes['result']}>
        <StatusBadge status={status} />
        <Confidence score={confidence_score} />
      </span>
    );
  const total = page_count ?? 0;
  const text =
    total > 1
      ? t('upload.readingPage', { page: Math.min(pages_read + 1, total), total })
      : t('upload.reading');
  return (
    <>
      <span>{text}</span>
      <Progress value={total === 0 ? 100 : (pages_read / total) * 100} animated size={4} aria-label={text} />
    </>
  );
}
