// A short list in the settings, and its rows: what each is called, what to know of it, and what can be done with it.
import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import classes from './list-panel.module.css';
import { Panel } from './panel.tsx';

interface ListPanelProps {
  title: string;
  text: string;
  add: ReactNode;
  /** Of what is listed; undefined while it is fetched, or where that failed. */
  count: number | undefined;
  error: Error | null;
  empty: { icon: IconType; title: string; hint: string };
  /** A ListRow each. */
  children: ReactNode;
}

export function ListPanel({ title, text, add, count, error, empty, children }: ListPanelProps) {
  return (
    <Panel title={title} aside={add}>
      <Text size="sm" mb="sm">
        {text}
      </Text>
      {error !== null && count === undefined && <ErrorState error={error} />}
      {count === undefined && error === null && <Skeleton height={80} />}
      {count === 0 && (
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.hint}
        </EmptyState>
      )}
      <ul className={classes['list']}>{children}</ul>
    </Panel>
  );
}

interface ListRowProps {
  /** Stands before the name: a switch. */
  before?: ReactNode;
  name: string;
  facts: string;
  more?: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

export function ListRow({ before, name, facts, more, children }: ListRowProps) {
  return (
    <li className={classes['row']}>
      {before}
      <div className={classes['what']}>
        <Text fw={600} className="truncate">
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {facts}
        </Text>
        {more !== undefined && <Text size="sm">{more}</Text>}
      </div>
      {children}
    </li>
  );
}
