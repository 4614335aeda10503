// A coloured dot with a word: never colour alone.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './tone-mark.module.css';

export type Tone = 'gray' | 'blue' | 'amber' | 'orange' | 'teal' | 'green' | 'violet' | 'red';

interface Props {
  tone: Tone;
  children: ReactNode;
  /** On a tinted ground, for headers. */
  soft?: boolean;
  /** A ring instead of a dot: put away. */
  hollow?: boolean;
  /** Something is going on. */
  busy?: boolean;
}

export function ToneMark({ tone, children, soft = false, hollow = false, busy = false }: Props) {
  return (
    <span className={clsx(classes['mark'], soft && classes['soft'])} data-tone={tone}>
      <span
        className={clsx(classes['dot'], hollow && classes['hollow'], busy && classes['busy'])}
        aria-hidden
      />
      <span className={classes['word']}>{children}</span>
    </span>
  );
}
