// Uploads go on while one works elsewhere; this says how far they are and leads back to them.
import { Progress, Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStore } from '../api/store.ts';
import { overallProgress, uploads } from '../upload/upload-queue.ts';
import classes from './upload-mark.module.css';

export function UploadMark({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation();
  const items = useStore(uploads);
  const { done, total, fraction } = overallProgress(items);
  if (total === 0 || done === total) return null;
  const text = t('layout.uploading', { done, total });
  return (
    <Tooltip label={text} position="right" disabled={!narrow}>
      <Link to="/upload" className={classes['mark']} aria-label={text}>
        {!narrow && <span className={classes['text']}>{text}</span>}
        <Progress value={fraction * 100} size="xs" aria-label={text} w="100%" />
      </Link>
    </Tooltip>
  );
}
