// How much went by itself, was approved as proposed, corrected or rejected, and how long a document took, one column a day, week or month.
import { useTranslation } from 'react-i18next';
import type { Quality, QualityPeriod } from '../../contract/quality.ts';
import { useFormat } from '../text/format.ts';
import { Panel } from '../ui/panel.tsx';
import { AsTable } from './as-table.tsx';
import classes from './course-panel.module.css';
import page from './quality-page.module.css';

export function CoursePanel({ period, periods }: Pick<Quality, 'period' | 'periods'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const label = t('quality.course');
  const timed = periods.some((one) => one.timed > 0);
  return (
    <Panel
      title={label}
      aside={<span className={classes['aside']}>{t(`quality.courseHint.${period}`)}</span>}
      className={page['half'] ?? ''}
    >
      <ul className={classes['legend']}>
        {(['automatic', 'unchanged', 'corrected', 'rejected'] as const).map((kind) => (
          <li key={kind} data-kind={kind}>
            {t(`quality.${kind}`)}
          </li>
        ))}
      </ul>
      <Documents periods={periods} />
      {timed && (
        <>
          <h3 className={classes['title']}>{t('quality.timeEach')}</h3>
          <Times periods={periods} />
        </>
      )}
      <p className={classes['days']} aria-hidden>
        <span>{format.date(periods[0]!.day)}</span>
        {periods.length > 1 && <span>{format.date(periods.at(-1)!.day)}</span>}
      </p>
      <AsTable
        label={label}
        columns={[
          t(`quality.period.${period}`),
          t('quality.documents'),
          t('quality.automatic'),
          t('quality.corrected'),
          t('quality.rejected'),
          ...(timed ? [t('quality.timeEach')] : []),
        ]}
        rows={periods.map((one) => [
          format.date(one.day),
          format.number(one.documents),
          format.number(one.automatic),
          format.number(one.corrected),
          format.number(one.rejected),
          ...(timed ? [one.timed === 0 ? '–' : format.duration(one.seconds / one.timed)] : []),
        ])}
      />
    </Panel>
  );
}

function Documents({ periods }: Pick<Quality, 'periods'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const top = Math.max(1, ...periods.map(({ documents }) => documents));
  const height = (count: number) => ({ height: `${(count / top) * 100}%` });
  return (
    <div className={classes['columns']} data-top={format.number(top)} aria-hidden>
      {periods.map((one) => (
        <div
          key={one.day}
          className={classes['column']}
          title={t('quality.courseReading', { ...one, day: format.date(one.day) })}
        >
          <span data-kind="rejected" style={height(one.rejected)} />
          <span data-kind="corrected" style={height(one.corrected)} />
          <span
            data-kind="unchanged"
            style={height(one.documents - one.rejected - one.corrected - one.automatic)}
          />
          <span data-kind="automatic" style={height(one.automatic)} />
        </div>
      ))}
    </div>
  );
}

const timeOf = ({ seconds, timed }: QualityPeriod): number => (timed === 0 ? 0 : seconds / timed);

function Times({ periods }: Pick<Quality, 'periods'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const top = Math.max(1, ...periods.map(timeOf));
  return (
    <div className={classes['columns']} data-low data-top={format.duration(top)} aria-hidden>
      {periods.map((one) => (
        <div
          key={one.day}
          className={classes['column']}
          title={t('quality.timeReading', { day: format.date(one.day), time: format.duration(timeOf(one)) })}
        >
          <span data-kind="time" style={{ height: `${(timeOf(one) / top) * 100}%` }} />
        </div>
      ))}
    </div>
  );
}
