// One document under review: its pages, its fields, what is known about it. The next document takes its place without a load.
import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordTable } from '../../../contract/record-tables.ts';
import { isApiError } from '../../api/api-error.ts';
import { useMe } from '../../session/me.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { MissingPage } from '../../ui/page-problems.tsx';
import { useDocumentTitle } from '../../ui/page.tsx';
import { useHeldKeys } from '../../ui/use-held-keys.ts';
import { createStore } from '../../api/store.ts';
import { documentQuery } from '../document-query.ts';
import { createTableStore } from './table-store.ts';
import { createSaver } from './saver.ts';
import { prefetch } from './prefetch.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useListSearch, workspaceRoute } from './use-list-search.ts';
import { useProfileOf } from './profile-query.ts';
import {
  WorkspaceContext,
  createSelection,
  type OpenTable,
  type Workspace,
  type WorkspaceForm,
} from './workspace-context.ts';
import { WorkspaceLayout } from './workspace-layout.tsx';

export function WorkspacePage() {
  const { id } = workspaceRoute.useParams();
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...documentQuery(id), staleTime: 5_000 });
  useDocumentTitle(data?.data.filename ?? t('documents.title'));
  // The document that is opened first shows its page at once; the next one takes its place as a whole.
  const withFields = useDeferredValue(data !== undefined, false);
  // What is typed ahead of the document belongs to it.
  useHeldKeys((data === undefined || !withFields) && error === null);
  if (data === undefined)
    return isApiError(error, 404) || id === 0 ? (
      <MissingPage />
    ) : error !== null ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="100dvh" radius={0} />
    );
  // Everything below begins anew with the next document.
  return <OpenWorkspace key={id} record={data.data} etag={data.etag} withFields={withFields} />;
}

interface OpenProps extends Pick<Workspace, 'record' | 'etag'> {
  withFields: boolean;
}

function OpenWorkspace({ record, etag, withFields }: OpenProps) {
  const me = useMe();
  const search = useListSearch();
  const neighbours = useNeighbours(record.id, search);
  const { profile, fields, loading } = useProfileOf(record);
  useHeldKeys(loading);
  const [kept] = useState(() => keep(record));
  const phone = useMediaQuery('(max-width: 60em)', false, { getInitialValueInEffect: false });
  const canWrite = me.access.write;
  const locked = lockOf(record.status, canWrite);
  const workspace = useMemo(
    (): Workspace => ({ record, etag, profile, fields, loading, locked, canWrite, neighbours, ...kept }),
    [record, etag, profile, fields, loading, locked, canWrite, neighbours, kept],
  );
  const { next } = neighbours;
  useEffect(() => {
    if (next !== undefined) prefetch(next);
  }, [next]);
  return (
    <WorkspaceContext value={workspace}>
      <WorkspaceLayout phone={phone} withFields={withFields} />
    </WorkspaceContext>
  );
}

/** What lives as long as the document is open. */
function keep(record: Workspace['record']) {
  const saver = createSaver(record.id);
  const pickers: Workspace['pickers'] = new Map();
  const open = (table: RecordTable): OpenTable => ({
    store: createTableStore(table, saver, record),
    grid: { current: null },
  });
  return {
    selection: createSelection(),
    saver,
    tables: {
      line_items: open('line_items'),
      allowances: open('allowances'),
      tax_breakdown: open('tax_breakdown'),
    },
    form: createStore<WorkspaceForm | undefined>(undefined),
    busy: createStore(false),
    pickers,
    takeValue: (key: string, value: string) => pickers.get(key)?.(value, false),
    invalid: new Set<string>(),
  };
}

function lockOf(status: Workspace['record']['status'], canWrite: boolean): Workspace['locked'] {
  if (!canWrite) return 'viewer';
  if (status === 'New' || status === 'Processing') return 'reading';
  return status === 'Approved' ? 'approved' : undefined;
}
