// Three figures: how much was right, how much went by itself, how long the rest took.
import { useTranslation } from 'react-i18next';
import type { Quality, Vigilance } from '../../contract/quality.ts';
import { useFormat } from '../text/format.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './quality-page.module.css';
import { shareText } from './share.ts';

export function TotalsPanels({ total }: Pick<Quality, 'total'>) {
  return (
    <>
      <AccuracyFigure total={total} />
      <AutomationFigure total={total} />
      <TimeFigure total={total} />
    </>
  );
}

function AccuracyFigure({ total }: Pick<Quality, 'total'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { accuracy, lower, upper, correct, wrong, missed } = total;
  return (
    <Panel title={t('quality.accuracy')} className={classes['third'] ?? ''}>
      {accuracy === null || lower === null || upper === null ? (
        <p className={classes['figure']}>{t('quality.noValues')}</p>
      ) : (
        <>
          <p className={classes['figure']}>
            <strong>{shareText(format, accuracy)}</strong>{' '}
            {t('quality.accuracyHint', { labels: correct + wrong + missed })}
          </p>
          <p className={classes['second']}>
            {t('quality.interval', { lower: shareText(format, lower), upper: shareText(format, upper) })}
          </p>
        </>
      )}
    </Panel>
  );
}

function AutomationFigure({ total: { documents, automatic, corrected, rejected } }: Pick<Quality, 'total'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('quality.automation')} className={classes['third'] ?? ''}>
      <p className={classes['figure']}>
        <strong>{shareText(format, automatic / documents)}</strong>{' '}
        {t('quality.automationHint', { count: documents })}
      </p>
      <p className={classes['second']}>
        {t('quality.asProposed', {
          percent: shareText(format, (documents - corrected - rejected) / documents),
        })}
      </p>
      {rejected > 0 && <p className={classes['second']}>{t('quality.rejectedHint', { count: rejected })}</p>}
    </Panel>
  );
}

function TimeFigure({ total: { timed, seconds } }: Pick<Quality, 'total'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('quality.time')} className={classes['third'] ?? ''}>
      {timed === 0 ? (
        <p className={classes['figure']}>{t('quality.noTime')}</p>
      ) : (
        <>
          <p className={classes['figure']}>
            <strong>{format.duration(seconds / timed)}</strong> {t('quality.timeHint', { count: timed })}
          </p>
          <p className={classes['second']}>{t('quality.timeTotal', { time: format.duration(seconds) })}</p>
        </>
      )}
    </Panel>
  );
}

/** What people overlook. */
export function VigilancePanel({
  vigilance: { caught, missed, share, lower, upper },
}: {
  vigilance: Vigilance;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('quality.vigilance')} className={classes['third'] ?? ''}>
      <p className={classes['figure']}>
        <strong>{shareText(format, share)}</strong> {t('quality.vigilanceHint', { count: caught + missed })}
      </p>
      <p className={classes['second']}>
        {t('quality.interval', { lower: shareText(format, lower), upper: shareText(format, upper) })}
      </p>
    </Panel>
  );
}
