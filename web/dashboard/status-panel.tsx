// How many documents are in each status; each leads to its list.
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Dashboard } from '../../contract/dashboard.ts';
import { useFormat } from '../text/format.ts';
import { Panel } from '../ui/panel.tsx';
import { STATUSES, STATUS_TONES, StatusBadge } from '../ui/status-badge.tsx';
import grid from './dashboard-page.module.css';
import classes from './bars.module.css';

interface Props {
  byStatus: Dashboard['by_status'];
  total: number;
}

export function StatusPanel({ byStatus, total }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (Object.values(byStatus).filter((count) => count > 0).length < 2) return null;
  const most = Math.max(1, ...Object.values(byStatus));
  return (
    <Panel
      title={t('dashboard.status')}
      aside={
        <span className={classes['aside']}>
          {t('dashboard.total')} {format.number(total)}
        </span>
      }
      className={grid['third'] ?? ''}
    >
      <ul className={classes['list']}>
        {STATUSES.map((status) => {
          const count = byStatus[status] ?? 0;
          return (
            <li key={status}>
              <Link to="/documents" search={{ status: [status] }} className={classes['row']}>
                <StatusBadge status={status} />
                <span className={classes['track']} aria-hidden>
                  {count > 0 && (
                    <span
                      className={classes['bar']}
                      style={{
                        width: `${(count / most) * 100}%`,
                        background: `var(--tone-${STATUS_TONES[status]})`,
                      }}
                    />
                  )}
                </span>
                <span className={classes['count']} data-none={count === 0 || undefined}>
                  {format.number(count)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
