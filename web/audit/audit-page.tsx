// What happened, who did it, to what.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TbHistory } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../contract/audit.ts';
import { query } from '../api/queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { withoutEmpty } from '../ui/search-params.ts';
import type { AuditSearch } from './audit-search.ts';
import { AuditTable, PAGE_SIZE } from './audit-table.tsx';
import { ChainActions, ChainResult, useVerification } from './chain-panel.tsx';
import { EntryDrawer } from './entry-drawer.tsx';

const route = getRouteApi('/app/shell/audit');

export function AuditPage() {
  const { t } = useTranslation();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [open, setOpen] = useState<AuditEntry>();
  const verification = useVerification();
  const { page = 1, ...filters } = search;
  const { data, error, refetch } = useQuery({
    ...query('listAudit', { query: { ...filters, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
  const change = (changes: AuditSearch) =>
    void navigate({ search: (now) => withoutEmpty({ ...now, ...changes }) });
  return (
    <Page
      width="full"
      title={t('audit.title')}
      subtitle={t('audit.subtitle')}
      actions={<ChainActions search={search} verification={verification} />}
    >
      {verification.data !== undefined && (
        <ChainResult result={verification.data} onClose={verification.reset} />
      )}
      <AuditFilters search={search} onChange={(changes) => change({ ...changes, page: undefined })} />
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.total === 0 ? (
        <Panel>
          <EmptyState icon={TbHistory} title={t('audit.none')}>
            {t('audit.noneHint')}
          </EmptyState>
        </Panel>
      ) : (
        <AuditTable
          list={data}
          page={page}
          onPage={(next) => change({ page: next === 1 ? undefined : next })}
          onOpen={setOpen}
        />
      )}
      <EntryDrawer entry={open} onClose={() => setOpen(undefined)} />
    </Page>
  );
}
