// Keys as they stand on the keyboard, for hints and the help.
import { Kbd } from '@mantine/core';
import { Fragment } from 'react';
import classes from './keys.module.css';

const NAMES: Record<string, string> = {
  mod: /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl',
  shift: '⇧',
  enter: '↵',
  escape: 'Esc',
  arrowdown: '↓',
  arrowup: '↑',
  arrowleft: '←',
  arrowright: '→',
  pagedown: 'PgDn',
  pageup: 'PgUp',
  space: 'Space',
};

export function Keys({ keys }: { keys: string }) {
  return (
    <span className={classes['keys']}>
      {keys.split(' ').map((chord, index) => (
        <Fragment key={`${chord}${index}`}>
          {chord.split(/\+(?=.)/).map((key) => (
            <Kbd key={key} size="xs" className={classes['key'] ?? ''}>
              {NAMES[key] ?? key.toUpperCase()}
            </Kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
