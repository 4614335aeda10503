// The tables of a record: grids that are loaded when a document has rows or its profile asks for them.
import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ASKED_BY, type RecordTable } from '../../../contract/record-tables.ts';
import { useHeldKeys } from '../../ui/use-held-keys.ts';
import classes from './record-tables.module.css';
import { isOfTable } from './open-blockers.ts';
import { OpenCount } from './open-count.tsx';
import { Section } from './section.tsx';
import { TABLE_TEXTS, type FixedTable } from './table-columns.ts';
import { ItemToolbar, SmallToolbar } from './table-toolbar.tsx';
import { useWorkspace } from './workspace-context.ts';

const TableGrid = lazy(() => import('./table-grid.tsx'));

export function LineItems() {
  const { t } = useTranslation();
  return <TableSection table="line_items" title={t('workspace.lineItems')} toolbar={<ItemToolbar />} />;
}

/** One with the same columns in every profile. */
export function FixedTableSection({ table }: { table: FixedTable }) {
  const { t } = useTranslation();
  const title = t(`${TABLE_TEXTS[table]}.title`);
  return <TableSection table={table} title={title} toolbar={<SmallToolbar table={table} />} />;
}

interface Props {
  table: RecordTable;
  title: string;
  toolbar: ReactNode;
}

function TableSection({ table, title, toolbar }: Props) {
  const { record, profile, tables } = useWorkspace();
  const { store } = tables[table];
  useEffect(() => store.follow(record), [store, record]);
  if (record[table].length === 0 && profile?.[ASKED_BY[table]] !== true) return null;
  return (
    <Section title={title} aside={<OpenCount of={isOfTable(table)} />} flush>
      <Suspense fallback={<Waiting small={table !== 'line_items'} />}>
        <TableGrid table={table} label={title} toolbar={toolbar} />
      </Suspense>
    </Section>
  );
}

/** Whoever goes to the grid before it is there must not type commands. */
function Waiting({ small }: { small: boolean }) {
  useHeldKeys(true);
  return <Skeleton className={classes['waiting'] ?? ''} data-small={small || undefined} radius={0} />;
}
