// The line items: a grid that is loaded when a document has some, with what one does to its rows above it.
import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeldKeys } from '../../ui/use-held-keys.ts';
import classes from './line-items.module.css';
import { isOfLines } from './open-blockers.ts';
import { OpenCount } from './open-count.tsx';
import { Section } from './section.tsx';
import { useWorkspace } from './workspace-context.ts';

const ItemGrid = lazy(() => import('./item-grid.tsx'));

export function LineItems() {
  const { t } = useTranslation();
  const { record, profile, items } = useWorkspace();
  useEffect(() => items.follow(record), [items, record]);
  if (record.line_items.length === 0 && profile?.line_items !== true) return null;
  return (
    <Section title={t('workspace.lineItems')} aside={<OpenCount of={isOfLines} />} flush>
      <Suspense fallback={<Waiting />}>
        <ItemGrid />
      </Suspense>
    </Section>
  );
}

/** Whoever goes to the grid before it is there must not type commands. */
function Waiting() {
  useHeldKeys(true);
  return <Skeleton className={classes['waiting'] ?? ''} radius={0} />;
}
