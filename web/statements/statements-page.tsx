// The statements of all accounts, the newest first, with how many of their movements wait for a person.
import { Group, SegmentedControl, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TbBuildingBank, TbFileImport } from 'react-icons/tb';
import type { BankAccount } from '../../contract/bank-statements.ts';
import { query } from '../api/queries.ts';
import { useMe } from '../session/me.ts';
import { useFormat } from '../text/format.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/links.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import type { StatementsSearch } from './statement-search.ts';
import { PAGE_SIZE, StatementTable } from './statement-table.tsx';

const route = getRouteApi('/app/shell/statements');

export function StatementsPage() {
  const { t } = useTranslation();
  const { access } = useMe();
  const search = route.useSearch();
  const { account, waiting, page = 1 } = search;
  const navigate = route.useNavigate();
  const sees = access.write && access.contact_ids === null;
  const { data, error, refetch } = useQuery({
    ...query('listBankStatements', {
      query: {
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
        ...(account === undefined ? {} : { account }),
        ...(waiting === undefined ? {} : { waiting }),
      },
    }),
    placeholderData: keepPreviousData,
    enabled: sees,
  });
  const filtered = account !== undefined || waiting !== undefined;
  const actions = (
    <LinkButton leftSection={<TbFileImport size={16} />} to="/statements/import">
      {t('vendorImport.open')}
    </LinkButton>
  );
  return (
    <Page title={t('statements.title')} subtitle={t('statements.subtitle')} actions={sees && actions}>
      {!sees ? (
        <Panel>
          <EmptyState icon={TbBuildingBank} title={t('statements.hidden')}>
            {t('statements.hiddenHint')}
          </EmptyState>
        </Panel>
      ) : (
        <>
          <Filters search={search} />
          {error !== null && data === undefined ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : data?.total === 0 ? (
            <Panel>
              <EmptyState
                icon={TbBuildingBank}
                title={t(filtered ? 'statements.noMatch' : 'statements.empty')}
                action={filtered ? undefined : actions}
              >
                {filtered ? undefined : t('statements.emptyHint')}
              </EmptyState>
            </Panel>
          ) : (
            <StatementTable
              list={data}
              page={page}
              onPage={(next) => {
                const { page: _page, ...rest } = search;
                void navigate({ search: { ...rest, ...(next === 1 ? {} : { page: next }) } });
              }}
            />
          )}
        </>
      )}
    </Page>
  );
}

function Filters({ search: { account, waiting } }: { search: StatementsSearch }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = route.useNavigate();
  const accounts = useQuery(query('listBankAccounts')).data?.accounts ?? [];
  const filter = (search: StatementsSearch) =>
    void navigate({
      search: {
        ...(search.account === undefined ? {} : { account: search.account }),
        ...(search.waiting === undefined ? {} : { waiting: search.waiting }),
      },
      replace: true,
    });
  const labelOf = ({ account, currency, closing }: BankAccount) =>
    closing === null ? (account ?? '') : `${account ?? ''} · ${format.amount(closing, currency)}`;
  const named = new Map(accounts.flatMap((one) => (one.account === null ? [] : [[one.account, one]])));
  return (
    <Group gap="sm">
      <Select
        w={320}
        maw="100%"
        clearable
        aria-label={t('statements.account')}
        placeholder={t('statements.allAccounts')}
        data={[...named].map(([value, one]) => ({ value, label: labelOf(one) }))}
        value={account ?? null}
        onChange={(value) => filter({ account: value ?? undefined, waiting })}
      />
      <SegmentedControl
        aria-label={t('statements.which')}
        value={waiting === true ? 'waiting' : 'all'}
        data={(['all', 'waiting'] as const).map((value) => ({
          value,
          label: t(`statements.whichOnes.${value}`),
        }))}
        onChange={(value) => filter({ account, waiting: value === 'waiting' ? true : undefined })}
      />
    </Group>
  );
}
