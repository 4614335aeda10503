// What more automation costs: for each set of thresholds how many documents would go, and how many of them may be wrong at most.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TouchlessTarget, TouchlessThresholds } from '../../contract/touchless.ts';
import { AsTable } from '../quality/as-table.tsx';
import { shareText } from '../quality/share.ts';
import { useFormat } from '../text/format.ts';
import classes from './trade-plot.module.css';

const [WIDTH, HEIGHT] = [380, 230];
const EDGE = { left: 50, right: 14, top: 12, bottom: 40 };
/** Bounds further above the target than so many times are off the plot. */
const TIMES = 4;

interface Props {
  curve: TouchlessThresholds['curve'];
  counted: number;
  target: TouchlessTarget;
}

export function TradePlot({ curve, counted, target }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const label = t('rules.target.curve');
  return (
    <div>
      <h3 className={classes['title']}>{label}</h3>
      <p className={classes['hint']}>{t('rules.target.curveHint')}</p>
      <Plot curve={curve} counted={counted} target={target} />
      <AsTable
        label={label}
        columns={[
          t('rules.target.automated'),
          t('rules.target.columns.errors'),
          t('rules.target.columns.bound'),
        ]}
        rows={curve.map(({ documents, errors, bound_percent }) => [
          `${shareText(format, documents / counted)} (${format.number(documents)})`,
          format.number(errors),
          shareText(format, bound_percent / 100),
        ])}
      />
    </div>
  );
}

function Plot({ curve, counted, target }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const clip = useId();
  const [right, bottom] = [WIDTH - EDGE.right, HEIGHT - EDGE.bottom];
  const widest = Math.max(...curve.map(({ documents }) => documents / counted));
  const across = Math.ceil(widest * 10) / 10;
  const highest = Math.min(
    TIMES * target.percent,
    Math.max(1.25 * target.percent, ...curve.map(({ bound_percent }) => bound_percent)),
  );
  const x = (share: number) => EDGE.left + (share / across) * (right - EDGE.left);
  const y = (percent: number) => bottom - (percent / highest) * (bottom - EDGE.top);
  const line = (value: (one: TouchlessThresholds['curve'][number]) => number) =>
    curve.map((one) => `${x(one.documents / counted)},${y(value(one))}`).join(' ');
  const chosen = curve.find((one) => one.chosen);
  return (
    <svg
      className={classes['plot']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('rules.target.curve')}
    >
      <clipPath id={clip}>
        <rect x={EDGE.left} y={EDGE.top - 6} width={right - EDGE.left + 6} height={bottom - EDGE.top + 6} />
      </clipPath>
      <rect
        className={classes['kept']}
        x={EDGE.left}
        y={y(target.percent)}
        width={right - EDGE.left}
        height={bottom - y(target.percent)}
      />
      {[0, 0.5, 1].map((part) => (
        <text key={part} x={x(part * across)} y={bottom + 16} textAnchor={part === 1 ? 'end' : 'middle'}>
          {format.percent(part * across)}
        </text>
      ))}
      <line className={classes['axis']} x1={EDGE.left} x2={right} y1={bottom} y2={bottom} />
      <text x={(EDGE.left + right) / 2} y={HEIGHT - 6} textAnchor="middle">
        {t('rules.target.automated')}
      </text>
      <text x={EDGE.left - 8} y={y(0)} dy="0.35em" textAnchor="end">
        {format.percent(0)}
      </text>
      <text x={EDGE.left - 8} y={EDGE.top} dy="0.35em" textAnchor="end">
        {shareText(format, highest / 100)}
      </text>
      <line
        className={classes['target']}
        x1={EDGE.left}
        x2={right}
        y1={y(target.percent)}
        y2={y(target.percent)}
      />
      <text x={EDGE.left - 8} y={y(target.percent)} dy="0.35em" textAnchor="end">
        {shareText(format, target.percent / 100)}
      </text>
      <text className={classes['targetName']} x={EDGE.left + 6} y={y(target.percent) - 6}>
        {t('rules.target.name')}
      </text>
      <g clipPath={`url(#${clip})`}>
        <polyline
          className={classes['observed']}
          points={line(({ documents, errors }) => (100 * errors) / documents)}
        />
        <polyline className={classes['bound']} points={line(({ bound_percent }) => bound_percent)} />
        {chosen !== undefined && (
          <circle
            className={classes['chosen']}
            cx={x(chosen.documents / counted)}
            cy={y(chosen.bound_percent)}
            r={6}
          />
        )}
      </g>
    </svg>
  );
}
