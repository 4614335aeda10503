// How sure the service is: one bar of bands, each leading to its documents.
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Dashboard } from '../../contract/dashboard.ts';
import { useFormat } from '../text/format.ts';
import { BANDS, BAND_NAMES } from '../ui/confidence.tsx';
import { Panel } from '../ui/panel.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';
import bars from './bars.module.css';
import classes from './confidence-panel.module.css';
import grid from './dashboard-page.module.css';

export function ConfidencePanel({ byConfidence }: { byConfidence: Dashboard['by_confidence'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const total = BAND_NAMES.reduce((sum, name) => sum + (byConfidence[name] ?? 0), 0);
  // One bar says nothing about the others.
  if (BAND_NAMES.filter((name) => (byConfidence[name] ?? 0) > 0).length < 2) return null;
  return (
    <Panel
      title={t('dashboard.confidence')}
      aside={<span className={bars['aside']}>{t('dashboard.confidenceAside')}</span>}
      className={grid['third'] ?? ''}
    >
      <div className={classes['stack']} aria-hidden>
        {BAND_NAMES.map((name) => (
          <span
            key={name}
            style={{ flexGrow: byConfidence[name] ?? 0, background: `var(--tone-${BANDS[name].tone})` }}
          />
        ))}
      </div>
      <ul className={bars['list']}>
        {BAND_NAMES.map((name) => {
          const count = byConfidence[name] ?? 0;
          return (
            <li key={name}>
              <Link to="/documents" search={{ confidence_label: [name] }} className={classes['row']}>
                <ToneMark tone={BANDS[name].tone}>{t(`confidence.${name}`)}</ToneMark>
                <span className={classes['range']}>
                  {name === 'High' ? '90–100' : name === 'Good' ? '70–89' : name === 'Low' ? '50–69' : '0–49'}
                </span>
                <span className={classes['percent']}>{format.percent(count / total)}</span>
                <span className={bars['count']}>{format.number(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
