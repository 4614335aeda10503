// The one thing most people come for: the documents that wait for them.
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { TbArrowRight } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { notifyError } from '../ui/notify.ts';
import grid from './dashboard-page.module.css';
import classes from './review-call.module.css';

const QUEUE = { status: ['Needs Review' as const], sort: 'created_at' as const, order: 'asc' as const };

export function ReviewCall({ waiting }: { waiting: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: () => call('listDocuments', { query: { ...QUEUE, limit: 1 } }),
    onSuccess: ({ documents: [first] }) =>
      first === undefined
        ? navigate({ to: '/documents' })
        : navigate({ to: '/documents/$id', params: { id: first.id }, search: QUEUE }),
    onError: notifyError,
  });
  return (
    <section className={`${classes['call']} ${grid['twoThirds']}`}>
      <div>
        <h2 className={classes['count']}>{t('dashboard.review', { count: waiting })}</h2>
        <p className={classes['hint']}>{t(waiting > 0 ? 'dashboard.reviewHint' : 'dashboard.reviewDone')}</p>
      </div>
      {waiting > 0 && (
        <Button
          size="md"
          className={classes['button'] ?? ''}
          rightSection={<TbArrowRight size={18} />}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {t('dashboard.startReview')}
        </Button>
      )}
    </section>
  );
}
