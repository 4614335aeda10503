// A titled surface: the unit that pages are composed of.
import { Group, Title } from '@mantine/core';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import classes from './panel.module.css';

interface Props {
  title?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  /** Without inner padding, for tables and lists that reach the edge. */
  flush?: boolean;
  className?: string;
}

export function Panel({ title, aside, children, flush = false, className }: Props) {
  const id = useId();
  return (
    <section
      className={clsx(classes['panel'], className)}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <Group className={classes['head']} justify="space-between" wrap="nowrap" gap="sm">
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {aside}
        </Group>
      )}
      <div className={flush ? classes['flush'] : classes['body']}>{children}</div>
    </section>
  );
}
