// The movements of a statement, one below the other; one is chosen.
import { Skeleton, UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankMovement } from '../../contract/bank-statements.ts';
import type { MovementState } from '../../contract/movements.ts';
import { useFormat } from '../text/format.ts';
import { ToneMark, type Tone } from '../ui/tone-mark.tsx';
import classes from './movement-list.module.css';

export const STATE_TONES: Record<MovementState, Tone> = {
  paying: 'green',
  decided: 'blue',
  proposed: 'amber',
  none: 'gray',
};

interface Props {
  movements: BankMovement[];
  chosen: number | undefined;
  loading: boolean;
  onChoose: (id: number) => void;
}

export function MovementList({ movements, chosen, loading, onChoose }: Props) {
  const { t } = useTranslation();
  if (loading) return <Skeleton height={320} />;
  return (
    <ol className={classes['list']} aria-label={t('statements.movements')}>
      {movements.map((movement) => (
        <li key={movement.id}>
          <Row movement={movement} chosen={movement.id === chosen} onChoose={() => onChoose(movement.id)} />
        </li>
      ))}
    </ol>
  );
}

function Row({
  movement,
  chosen,
  onChoose,
}: {
  movement: BankMovement;
  chosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const { booked, valued, name, purpose, amount, currency, state } = movement;
  const day = booked ?? valued;
  return (
    <UnstyledButton
      ref={row}
      className={classes['row'] ?? ''}
      aria-current={chosen ? 'true' : undefined}
      onClick={onChoose}
    >
      <span className={classes['line']}>
        <b className="truncate">{name ?? t('statements.nobody')}</b>
        <span className={classes['amount']}>{format.amount(amount, currency)}</span>
      </span>
      <span className={classes['line']}>
        <span className={classes['purpose']}>{purpose}</span>
        <span className={classes['day']}>{day !== null && format.date(day)}</span>
      </span>
      <ToneMark tone={STATE_TONES[state]} hollow={movement.aside !== null}>
        {movement.aside === null ? t(`statements.states.${state}`) : t('statements.asideShort')}
      </ToneMark>
    </UnstyledButton>
  );
}
