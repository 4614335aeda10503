// The one thing most people come for: the documents that wait for them.
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { TbArrowRight } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { Dashboard } from '../../contract/dashboard.ts';
import { call } from '../api/call.ts';
import { useFormat } from '../text/format.ts';
import { notifyError } from '../ui/notify.ts';
import grid from './dashboard-page.module.css';
import classes from './review-call.module.css';

const QUEUE = {
  status: ['Needs Review' as const, 'Missing Info' as const, 'Exception' as const],
  sort: 'created_at' as const,
  order: 'asc' as const,
};

export function ReviewCall({ review }: Pick<Dashboard, 'review'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { waiting, left_seconds, seconds_per_document } = review;
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
        <p className={classes['hint']}>
          {waiting === 0
            ? t('dashboard.reviewDone')
            : left_seconds === null || seconds_per_document === null
              ? t('dashboard.reviewHint')
              : t('dashboard.reviewLeft', {
                  left: format.duration(left_seconds),
                  each: format.duration(seconds_per_document),
                })}
        </p>
        {waiting > 0 && <Ages ages={review.ages} />}
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

/** How long what waits has been here; what waits longest last. */
function Ages({ ages }: Pick<Dashboard['review'], 'ages'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className={classes['ages']}>
      {ages.map(({ under_days, documents }, index) => {
        if (documents === 0) return null;
        const days = under_days ?? ages[index - 1]?.under_days ?? 0;
        return (
          <li key={String(under_days)}>
            <strong>{format.number(documents)}</strong>{' '}
            {t(under_days === null ? 'dashboard.olderThan' : 'dashboard.youngerThan', { count: days })}
          </li>
        );
      })}
    </ul>
  );
}
