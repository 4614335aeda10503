// The confidence of a document: its number, a short meter, and its band in words.
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ConfidenceLabel } from '../../contract/documents.ts';
import classes from './confidence.module.css';
import type { Tone } from './tone-mark.tsx';

/** Best first, with the lowest score of each band. */
export const BANDS: Record<ConfidenceLabel, { from: number; tone: Tone }> = {
  High: { from: 90, tone: 'green' },
  Good: { from: 70, tone: 'blue' },
  Low: { from: 50, tone: 'amber' },
  Poor: { from: 0, tone: 'red' },
};
export const BAND_NAMES = Object.keys(BANDS) as ConfidenceLabel[];

export const bandOf = (score: number): ConfidenceLabel =>
  BAND_NAMES.find((name) => score >= BANDS[name].from) ?? 'Poor';

export function Confidence({ score, words = false }: { score: number | null; words?: boolean }) {
  const { t } = useTranslation();
  if (score === null)
    return (
      <span className={classes['none']} title={t('confidence.none')}>
        <span aria-hidden>–</span>
        <span className="quiet">{t('confidence.none')}</span>
      </span>
    );
  const band = bandOf(score);
  const reading = t('confidence.reading', { score, label: t(`confidence.${band}`) });
  return (
    <span className={classes['root']} data-band={band} title={reading}>
      <span className={classes['meter']} aria-hidden>
        <span className={classes['fill']} style={{ width: `${score}%` }} />
      </span>
      <span className={clsx(classes['score'], 'tabular')} aria-hidden>
        {score}
      </span>
      {words && <span aria-hidden>{t(`confidence.${band}`)}</span>}
      <span className="quiet">{reading}</span>
    </span>
  );
}
