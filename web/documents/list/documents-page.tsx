// The list of documents as a queue. View, filters, columns, sorting and page stand in the address; the selection lives as long
// as the page.
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TbUpload } from 'react-icons/tb';
import { useCallback, useMemo, useState } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { query } from '../../api/queries.ts';
import { useMe } from '../../session/me.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { BatchBar } from '../batch/batch-bar.tsx';
import { listQuery, unfiltered, type DocumentSearch } from '../document-search.ts';
import { withoutEmpty } from '../../ui/search-params.ts';
import { ColumnChoice } from './column-choice.tsx';
import { USUAL_COLUMNS } from './column-keys.ts';
import { DocumentCards } from './document-cards.tsx';
import { DocumentTable } from './document-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { SortChoice } from './sort-choice.tsx';
import { ViewTabs } from './view-tabs.tsx';

const route = getRouteApi('/app/shell/documents');

export function DocumentsPage() {
  const { t } = useTranslation();
  const me = useMe();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const columns = search.columns ?? USUAL_COLUMNS;
  const { data, error, isFetching, refetch } = useQuery({
    ...query('listDocuments', { query: listQuery(search) }),
    placeholderData: keepPreviousData,
  });
  const [selected, choose] = useSelection(data?.documents);
  const change = useCallback(
    (next: DocumentSearch) => void navigate({ search: withoutEmpty(next), replace: false }),
    [navigate],
  );
  /** Another selection of documents starts at its first page. */
  const show = useCallback(
    (next: DocumentSearch) => {
      choose([]);
      change({ ...next, page: undefined });
    },
    [choose, change],
  );
  const actions = me.access.write && (
    <LinkButton to="/upload" leftSection={<TbUpload size={16} />}>
      {t('layout.upload')}
    </LinkButton>
  );
  const aside = data !== undefined && (
    <Text size="sm" c="dimmed" className="tabular">
      {t('documents.count', { count: data.total })}
    </Text>
  );
  return (
    <Page title={t('documents.title')} aside={aside} actions={actions} width="full">
      <ViewTabs search={search} onChoose={show} />
      <FilterBar
        search={search}
        onFilter={(changes) => show({ ...search, ...changes })}
        onReset={() => show(unfiltered(search))}
        aside={
          <>
            {phone && <SortChoice search={search} columns={columns} onChange={change} />}
            <ColumnChoice
              shown={columns}
              profile_id={search.profile_id}
              onChange={(next) => change({ ...search, columns: next })}
            />
          </>
        }
      />
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : phone ? (
        <DocumentCards list={data} columns={columns} search={search} onChange={change} />
      ) : (
        <DocumentTable
          list={data}
          fetching={isFetching}
          columns={columns}
          search={search}
          selected={selected}
          onSelect={choose}
          onChange={change}
        />
      )}
      {selected.length > 0 && <BatchBar selected={selected} onDone={() => choose([])} />}
    </Page>
  );
}

/** Rows as they are now: what somebody else did meanwhile counts. */
function useSelection(rows: DocumentSummary[] | undefined) {
  const [ids, setIds] = useState<number[]>([]);
  const selected = useMemo(() => rows?.filter(({ id }) => ids.includes(id)) ?? [], [rows, ids]);
  const choose = useCallback((chosen: DocumentSummary[]) => setIds(chosen.map(({ id }) => id)), []);
  return [selected, choose] as const;
}
