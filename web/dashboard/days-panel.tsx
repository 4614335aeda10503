// Documents per day as bars: uploaded, and exported beside it. Read aloud as a list of days.
import { useTranslation } from 'react-i18next';
import type { Dashboard } from '../../contract/dashboard.ts';
import { useFormat } from '../text/format.ts';
import { Panel } from '../ui/panel.tsx';
import bars from './bars.module.css';
import grid from './dashboard-page.module.css';
import classes from './days-panel.module.css';

/** Fewer are no course of things. */
const FEWEST_DAYS = 2;

export function DaysPanel({ days }: { days: Dashboard['per_day'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (days.filter(({ uploaded, exported }) => uploaded + exported > 0).length < FEWEST_DAYS) return null;
  const top = niceTop(Math.max(1, ...days.flatMap((day) => [day.uploaded, day.exported])));
  const every = Math.ceil(days.length / 6);
  return (
    <Panel
      title={t('dashboard.perDay')}
      aside={<Legend count={days.length} />}
      className={grid['twoThirds'] ?? ''}
    >
      <div className={classes['chart']}>
        <div className={classes['scale']} aria-hidden>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{format.number(value)}</span>
          ))}
        </div>
        <ol className={classes['days']}>
          {days.map((day, index) => {
            const { uploaded, exported } = day;
            const reading = t('dashboard.dayReading', { day: format.date(day.day), uploaded, exported });
            return (
              <li key={day.day} className={classes['day']} title={reading}>
                <span className="quiet">{reading}</span>
                <span className={classes['bars']} aria-hidden>
                  <span className={classes['uploaded']} style={{ height: `${(uploaded / top) * 100}%` }} />
                  <span className={classes['exported']} style={{ height: `${(exported / top) * 100}%` }} />
                </span>
                <span className={classes['label']} aria-hidden>
                  {index % every === 0 ? shortDay(day.day, format.language) : ''}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </Panel>
  );
}

function Legend({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className={classes['legend']}>
      <span data-kind="uploaded">{t('dashboard.uploaded')}</span>
      <span data-kind="exported">{t('dashboard.exported')}</span>
      <span className={bars['aside']}>{t('dashboard.perDayAside', { days: count })}</span>
    </span>
  );
}

/** The next even number of the form 2, 4, 10, 20, 40, 100 … so that its half is whole. */
function niceTop(value: number): number {
  for (let step = 1; ; step *= 10) {
    const found = [2, 4, 10].map((digit) => digit * step).find((top) => top >= value);
    if (found !== undefined) return found;
  }
}

const shortDay = (day: string, language: 'en' | 'zh') =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
