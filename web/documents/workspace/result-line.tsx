// What a comparison came to, in one line with its sign.
import type { IconType } from 'react-icons';
import type { ReactNode } from 'react';
import classes from './result-line.module.css';

interface Props {
  icon: IconType;
  tone: 'good' | 'bad' | 'unsure' | 'plain';
  children: ReactNode;
}

export function ResultLine({ icon: Glyph, tone, children }: Props) {
  return (
    <p className={classes['result']} data-tone={tone}>
      <Glyph size={15} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
