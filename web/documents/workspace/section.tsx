// A part of the centre column: a heading on a line, then the content.
import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

interface Props {
  title: string;
  aside?: ReactNode;
  flush?: boolean;
  children: ReactNode;
}

export function Section({ title, aside, flush = false, children }: Props) {
  const id = useId();
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <header className={classes['head']}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      <div className={flush ? undefined : classes['body']}>{children}</div>
    </section>
  );
}
