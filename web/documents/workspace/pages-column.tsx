// The pages with the places of all values; words go into the field that is being edited.
import { Button } from '@mantine/core';
import { TbFileOff } from 'react-icons/tb';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../api/call.ts';
import { queryClient } from '../../api/queries.ts';
import { useStore } from '../../api/store.ts';
import type { Mark } from '../../pages/marks.ts';
import { PageViewer } from '../../pages/page-viewer.tsx';
import { QUOTE, useQuoteMarks } from '../../pages/use-quote-marks.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusKey, showField } from './focus-field.ts';
import classes from './pages-column.module.css';
import { workspaceRoute } from './use-list-search.ts';
import { useNameOf } from './evidence-strip.tsx';
import { readCellKey, useColumnName } from './table-columns.ts';
import { aboveOf, TableBar, TableTool, useOffersTables } from './table-tools.tsx';
import { TurnedBar } from './turned-bar.tsx';
import { useTableReading } from './use-table-reading.ts';
import { choose, useWorkspace } from './workspace-context.ts';

export function PagesColumn() {
  const { t } = useTranslation();
  const workspace = useWorkspace();
  const { record, selection, pickers, locked, canWrite } = workspace;
  const { at, quote } = workspaceRoute.useSearch();
  const { editing, wish } = useStore(selection);
  const fieldMarks = useMarks();
  const { id: document_id, version, status, page_count, pages_read } = record;
  const of = useMemo(() => ({ document_id, version }), [document_id, version]);
  // Until a field is chosen.
  const unchosen = useStore(selection, ({ keys }) => keys.length === 0);
  const quoted = useQuoteMarks(of, at, unchosen ? quote : undefined);
  const marks = useMemo(() => [...quoted, ...fieldMarks], [quoted, fieldMarks]);
  // While it is being read, pages appear one after the other.
  const count = status === 'New' || status === 'Processing' ? pages_read : (page_count ?? 0);
  useUnreadPages(document_id, count);
  const label = useNameOf(locked === undefined ? editing : undefined);
  const offersTables = useOffersTables();
  const table = useTableReading();
  const above = aboveOf(table, (number) => t('workspace.table.border', { number }));
  // Pages of a file that was split are turned in its parts.
  const keepsTurned = canWrite && record.children.length === 0 && above === undefined;
  const onPick = useCallback(
    (text: string, add: boolean) => {
      if (editing === undefined) return;
      pickers.get(editing)?.(text, add);
      // Back into the field, so that one can correct or go on.
      focusKey(workspace, editing);
    },
    [editing, pickers, workspace],
  );
  const onMark = useCallback(
    ({ key }: Mark) => {
      if (key === QUOTE) return;
      choose(selection, [key]);
      showField(key);
    },
    [selection],
  );
  return (
    <div className={classes['column']}>
      {count === 0 ? (
        <NoPages />
      ) : (
        <PageViewer
          of={of}
          count={count}
          at={at}
          marks={marks}
          // A quote is brought into view as soon as its page is known.
          wish={wish + quoted.length}
          pickFor={label}
          onPick={onPick}
          onMark={onMark}
          tools={offersTables && <TableTool reading={table} />}
          above={above}
          renderTurned={(turned) => keepsTurned && <TurnedBar turned={turned} count={count} />}
        >
          <TableBar reading={table} />
        </PageViewer>
      )}
    </div>
  );
}

/** A page that was not read yet when it was asked for is asked for again as reading goes on. */
function useUnreadPages(id: number, count: number): void {
  useEffect(() => {
    if (count === 0) return;
    void queryClient.refetchQueries({
      queryKey: ['getPage', { params: { id } }],
      predicate: ({ state }) => state.status === 'error',
    });
  }, [id, count]);
}

/** All fields faintly, the chosen ones clearly; cells of tables only when chosen. */
function useMarks(): Mark[] {
  const columnName = useColumnName();
  const { record, fields, selection } = useWorkspace();
  const chosen = useStore(selection, ({ keys }) => keys);
  return useMemo(() => {
    const labels = new Map(fields.map(({ key, label }) => [key, label]));
    const page = Number(/^page\[(\d+)\]$/.exec(chosen[0] ?? '')?.[1]);
    if (page > 0) return [wholePage(page)];
    return Object.entries(record.evidence).flatMap(([key, places]) => {
      const active = chosen.some((wanted) => key === wanted || key.startsWith(`${wanted}.`));
      const cell = readCellKey(key);
      const name = cell?.column === undefined ? '' : columnName(cell.table, cell.column);
      const label = labels.get(key) ?? name;
      if (!active && !labels.has(key)) return [];
      return places.map(({ page, box }, index) => ({ id: `${key}:${index}`, key, label, page, box, active }));
    });
  }, [record.evidence, fields, chosen, columnName]);
}

/** What a page as a whole is about: one that could not be read, say. */
const wholePage = (page: number): Mark => ({
  id: `page[${page}]`,
  key: `page[${page}]`,
  label: '',
  page,
  box: [0.004, 0.003, 0.996, 0.1],
  active: true,
});

function NoPages() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const reading = record.status === 'New' || record.status === 'Processing';
  const download = (
    <Button
      component="a"
      variant="default"
      href={addressOf('getOriginal', { params: { id: record.id } })}
      download
    >
      {t('workspace.original')}
    </Button>
  );
  return (
    <EmptyState
      icon={TbFileOff}
      title={t(reading ? 'workspace.reading' : 'pages.none')}
      action={reading ? undefined : download}
    >
      {t(reading ? 'pages.noneYet' : 'pages.noneHint')}
    </EmptyState>
  );
}
