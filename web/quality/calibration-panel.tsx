// Whether values proposed with so much confidence are right so often: a point for each bin, with its interval, against the line
// on which a true confidence lies.
import { useTranslation } from 'react-i18next';
import type { CalibrationBin, Quality } from '../../contract/quality.ts';
import { useFormat } from '../text/format.ts';
import { Panel } from '../ui/panel.tsx';
import { AsTable } from './as-table.tsx';
import classes from './calibration-panel.module.css';
import page from './quality-page.module.css';
import { shareText } from './share.ts';

/** Of the drawing, in its own units; the text in it keeps its size on narrow screens because the drawing is not scaled down far. */
const [WIDTH, HEIGHT] = [460, 300];
const EDGE = { left: 44, right: 12, top: 10, bottom: 40 };
const [SMALLEST, LARGEST] = [4, 9];

type Measured = CalibrationBin & { accuracy: number; lower: number; upper: number };
const isMeasured = (bin: CalibrationBin): bin is Measured => bin.accuracy !== null;

export function CalibrationPanel({ bins }: { bins: Quality['calibration'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const measured = bins.filter(isMeasured);
  if (measured.length === 0) return null;
  const label = t('quality.calibration');
  return (
    <Panel title={label} className={page['half'] ?? ''}>
      <p className={classes['hint']}>{t('quality.calibrationHint')}</p>
      <Plot bins={measured} />
      <AsTable
        label={label}
        columns={[t('quality.confidence'), t('quality.values'), t('quality.share'), '95 %']}
        rows={measured.map((bin) => [
          `${bin.from}–${bin.to} %`,
          format.number(bin.correct + bin.wrong),
          shareText(format, bin.accuracy),
          `${shareText(format, bin.lower)} – ${shareText(format, bin.upper)}`,
        ])}
      />
    </Panel>
  );
}

function Plot({ bins }: { bins: Measured[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const lowest =
    Math.floor(Math.min(0.9, ...bins.flatMap(({ confidence, lower }) => [confidence, lower])) * 10) / 10;
  const x = (share: number) =>
    EDGE.left + ((share - lowest) / (1 - lowest)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (share: number) =>
    HEIGHT - EDGE.bottom - ((share - lowest) / (1 - lowest)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const most = Math.max(...bins.map(({ correct, wrong }) => correct + wrong));
  const radius = (values: number) => SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(values / most);
  return (
    <svg
      className={classes['plot']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('quality.calibration')}
    >
      {ticksFrom(lowest).map((tick) => (
        <g key={tick}>
          <line
            className={classes['grid']}
            x1={EDGE.left}
            x2={WIDTH - EDGE.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={EDGE.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
            {format.percent(tick)}
          </text>
          <text x={x(tick)} y={HEIGHT - EDGE.bottom + 16} textAnchor={tick === 1 ? 'end' : 'middle'}>
            {format.percent(tick)}
          </text>
        </g>
      ))}
      <text x={(EDGE.left + WIDTH - EDGE.right) / 2} y={HEIGHT - 6} textAnchor="middle">
        {t('quality.confidence')}
      </text>
      <line className={classes['truth']} x1={x(lowest)} y1={y(lowest)} x2={x(1)} y2={y(1)} />
      <polyline
        className={classes['curve']}
        points={bins.map(({ confidence, accuracy }) => `${x(confidence)},${y(accuracy)}`).join(' ')}
      />
      {bins.map((bin) => {
        const { from, to, confidence, accuracy, lower, upper } = bin;
        const values = bin.correct + bin.wrong;
        return (
          <g key={from}>
            <title>
              {t('quality.calibrationReading', {
                from,
                to,
                values,
                accuracy: shareText(format, accuracy),
                lower: shareText(format, lower),
                upper: shareText(format, upper),
              })}
            </title>
            <line
              className={classes['interval']}
              x1={x(confidence)}
              x2={x(confidence)}
              y1={y(lower)}
              y2={y(upper)}
            />
            <circle className={classes['point']} cx={x(confidence)} cy={y(accuracy)} r={radius(values)} />
          </g>
        );
      })}
    </svg>
  );
}

/** Every tenth, or every fifth where there is little room. */
function ticksFrom(lowest: number): number[] {
  const step = lowest < 0.5 ? 2 : 1;
  const ticks: number[] = [];
  for (let tenth = 10; tenth >= Math.round(lowest * 10); tenth -= step) ticks.push(tenth / 10);
  return ticks;
}
