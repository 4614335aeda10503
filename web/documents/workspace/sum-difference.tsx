// How far a sum is from the amount it should be: a tick, or the difference.
import { TbCheck } from 'react-icons/tb';
import i18next from 'i18next';
import type { ColumnSum } from '../../../contract/blockers.ts';
import type { Format } from '../../text/format.ts';
import classes from './sum-difference.module.css';

export function sumDifference({ agrees, difference }: ColumnSum, format: Format) {
  if (agrees === true)
    return (
      <span className={classes['agrees']}>
        <TbCheck size={14} aria-hidden />
        <span className="quiet">{i18next.t('workspace.items.agrees')}</span>
      </span>
    );
  if (difference === null) return null;
  const text = i18next.t('workspace.items.difference', { difference: signed(format.amount(difference)) });
  return <span className={classes['differs']}>{text}</span>;
}

const signed = (amount: string): string => (amount.startsWith('-') ? amount.replace('-', '−') : `+${amount}`);
