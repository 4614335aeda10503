// How many documents need nobody, or only a nod, week by week.
import { useTranslation } from 'react-i18next';
import type { Dashboard } from '../../contract/dashboard.ts';
import { useFormat } from '../text/format.ts';
import { Panel } from '../ui/panel.tsx';
import bars from './bars.module.css';
import grid from './dashboard-page.module.css';
import classes from './touchless-panel.module.css';

/** Weeks that make a trend; a single bar is none. */
const TREND = 2;

export function TouchlessPanel({ weeks }: { weeks: Dashboard['touchless'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const decided = weeks.reduce((sum, week) => sum + week.decided, 0);
  if (decided === 0) return null;
  const touchless = weeks.reduce((sum, week) => sum + week.touchless, 0);
  const asRead = weeks.reduce((sum, week) => sum + week.as_read, 0);
  const shown = weeks.slice(weeks.findIndex((week) => week.decided > 0));
  return (
    <Panel
      title={t('dashboard.touchless')}
      aside={<span className={bars['aside']}>{t('dashboard.touchlessAside', { count: decided })}</span>}
      className={grid['third'] ?? ''}
    >
      <p className={classes['rate']}>
        <strong>{format.percent(touchless / decided)}</strong> {t('dashboard.touchlessRate')}
      </p>
      <p className={classes['second']}>
        {t('dashboard.asRead', { percent: format.percent((touchless + asRead) / decided) })}
      </p>
      {shown.length >= TREND && (
        <ol className={classes['weeks']}>
          {shown.map((week) => (
            <Week key={week.week} week={week} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Week({ week: { week, decided, touchless, as_read } }: { week: Dashboard['touchless'][number] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const share = (count: number) => (decided === 0 ? 0 : count / decided);
  const reading = t('dashboard.weekReading', {
    week: format.date(week),
    count: decided,
    touchless: format.percent(share(touchless)),
    asRead: format.percent(share(touchless + as_read)),
  });
  return (
    <li className={classes['week']} title={reading}>
      <span className="quiet">{reading}</span>
      <span className={classes['asRead']} style={{ height: `${share(as_read) * 100}%` }} aria-hidden />
      <span className={classes['touchless']} style={{ height: `${share(touchless) * 100}%` }} aria-hidden />
    </li>
  );
}
