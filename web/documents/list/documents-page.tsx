// The list of documents. Filters, sorting and page stand in the address; the selection lives as long as the page.
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TbUpload } from 'react-icons/tb';
import { useCallback, useState } from 'react';
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
import { listQuery, withoutEmpty, type DocumentSearch } from '../document-search.ts';
import { ColumnChoice, useHiddenColumns } from './column-choice.tsx';
import { DocumentCards } from './document-cards.tsx';
import { DocumentTable } from './document-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ViewTabs } from './view-tabs.tsx';

const route = getRouteApi('/app/shell/documents');

export function DocumentsPage() {
  const { t } = useTranslation();
  const me = useMe();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [hidden, setHidden] = useHiddenColumns();
  const [selected, setSelected] = useState<DocumentSummary[]>([]);
  const { data, error, isFetching, refetch } = useQuery({
    ...query('listDocuments', { query: listQuery(search) }),
    placeholderData: keepPreviousData,
  });
  const change = useCallback(
    (next: DocumentSearch) => void navigate({ search: withoutEmpty(next), replace: false }),
    [navigate],
  );
  /** Another selection of documents starts at its first page. */
  const filter = useCallback(
    (changes: DocumentSearch) => {
      setSelected([]);
      change({ ...search, ...changes, page: undefined });
    },
    [change, search],
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
      <ViewTabs
        search={search}
        onChoose={(view) => {
          setSelected([]);
          change(view);
        }}
      />
      <FilterBar
        search={search}
        onFilter={filter}
        aside={phone ? null : <ColumnChoice hidden={hidden} onChange={setHidden} />}
      />
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : phone ? (
        <DocumentCards list={data} search={search} onChange={change} />
      ) : (
        <DocumentTable
          list={data}
          fetching={isFetching}
          hidden={hidden}
          search={search}
          selected={selected}
          onSelect={setSelected}
          onChange={change}
        />
      )}
      {selected.length > 0 && <BatchBar selected={selected} onDone={() => setSelected([])} />}
    </Page>
  );
}
