// Whether the page follows the service live, and how much is waiting there.
import { Tooltip } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { liveState, onLive } from '../api/live.ts';
import { useStore } from '../api/store.ts';
import classes from './live-mark.module.css';

export function LiveMark({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation();
  const state = useStore(liveState);
  const [waiting, setWaiting] = useState(0);
  useEffect(() => onLive('queue', (event) => setWaiting(event.waiting + event.processing)), []);
  if (state === 'off') return null;
  const connection = t(
    state === 'live' ? 'layout.live' : state === 'polling' ? 'layout.polling' : 'layout.connecting',
  );
  const text = waiting > 0 ? t('layout.waiting', { count: waiting }) : connection;
  return (
    <Tooltip label={text} position="right" disabled={!narrow}>
      <div className={classes['mark']} data-state={state} data-busy={waiting > 0 || undefined} role="status">
        <span className={classes['dot']} aria-hidden />
        <span className={narrow ? 'quiet' : classes['text']}>{text}</span>
      </div>
    </Tooltip>
  );
}
