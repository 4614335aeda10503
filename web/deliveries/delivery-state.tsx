// The state of a delivery and what the receiver answered last.
import { Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Delivery, DeliveryState as State } from '../../contract/deliveries.ts';
import { ToneMark, type Tone } from '../ui/tone-mark.tsx';
import classes from './delivery-state.module.css';

const TONES: Record<State, Tone> = {
  pending: 'gray',
  retrying: 'orange',
  delivered: 'green',
  accepted: 'teal',
  failed: 'red',
  held: 'violet',
};
export const DELIVERY_STATES = Object.keys(TONES) as State[];

export function DeliveryState({
  delivery,
}: {
  delivery: Pick<Delivery, 'state' | 'last_response_code' | 'last_error'>;
}) {
  const { t } = useTranslation();
  const { state } = delivery;
  return (
    <span className={classes['state']}>
      <Tooltip label={t(`deliveries.stateHints.${state}`)} multiline maw={260}>
        <span>
          <StateMark state={state} />
        </span>
      </Tooltip>
      <Answer code={delivery.last_response_code} error={delivery.last_error} />
    </span>
  );
}

export function StateMark({ state }: { state: State }) {
  const { t } = useTranslation();
  return (
    <ToneMark tone={TONES[state]} busy={state === 'pending' || state === 'retrying'}>
      {t(`deliveries.states.${state}`)}
    </ToneMark>
  );
}

const ERROR_CLASSES = ['dns', 'refused', 'reset', 'tls', 'timeout', 'blocked', 'network'] as const;

/** The response code, or why there was none: the service writes `class: message`. */
export function Answer({ code, error }: { code: number | null; error: string | null }) {
  const { t } = useTranslation();
  if (code !== null)
    return (
      <span className={classes['code']} data-good={code === 200 || undefined}>
        {code}
      </span>
    );
  if (error === null) return null;
  const known = ERROR_CLASSES.find((name) => error === name || error.startsWith(`${name}:`));
  return (
    <span className={classes['error']} title={error}>
      {known === undefined ? error : t(`deliveries.errorClasses.${known}`)}
    </span>
  );
}
