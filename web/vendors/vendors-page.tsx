// The vendors of the master data.
import { Button, Group, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TbBuildingStore, TbFileImport, TbPlus } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import { useMe } from '../session/me.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/links.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { openVendorDialog } from './vendor-form.tsx';
import { PAGE_SIZE, VendorTable } from './vendor-table.tsx';

const route = getRouteApi('/app/shell/vendors');

export function VendorsPage() {
  const { t } = useTranslation();
  const { access } = useMe();
  const write = access.write && access.contact_ids === null;
  const search = route.useSearch();
  const { q, active, page = 1 } = search;
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery({
    ...query('listVendors', {
      query: {
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
        ...(q === undefined ? {} : { q }),
        ...(active === undefined ? {} : { active }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const filtered = q !== undefined || active !== undefined;
  const actions = (
    <>
      <LinkButton variant="default" leftSection={<TbFileImport size={16} />} to="/vendors/import">
        {t('vendorImport.open')}
      </LinkButton>
      <Button leftSection={<TbPlus size={16} />} onClick={() => openVendorDialog(undefined)}>
        {t('vendors.add')}
      </Button>
    </>
  );
  return (
    <Page title={t('vendors.title')} subtitle={t('vendors.subtitle')} actions={write && actions}>
      <Filters />
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.total === 0 ? (
        <Panel>
          <EmptyState
            icon={TbBuildingStore}
            title={t(filtered ? 'vendors.noMatch' : 'vendors.none')}
            action={write && !filtered ? <Group gap={8}>{actions}</Group> : undefined}
          >
            {filtered ? undefined : t('vendors.noneHint')}
          </EmptyState>
        </Panel>
      ) : (
        <VendorTable
          list={data}
          page={page}
          write={write}
          onPage={(next) => {
            const { page: _page, ...rest } = search;
            void navigate({ search: { ...rest, ...(next === 1 ? {} : { page: next }) } });
          }}
        />
      )}
    </Page>
  );
}

function Filters() {
  const { t } = useTranslation();
  const { q, active } = route.useSearch();
  const navigate = route.useNavigate();
  const filter = (search: { q?: string | undefined; active?: boolean | undefined }) =>
    void navigate({
      search: {
        ...(search.q === undefined ? {} : { q: search.q }),
        ...(search.active === undefined ? {} : { active: search.active }),
      },
      replace: true,
    });
  return (
    <Group gap="sm">
      <SearchInput
        w={280}
        size="sm"
        label={t('vendors.search')}
        value={q}
        onSearch={(text) => filter({ q: text, active })}
      />
      <SegmentedControl
        aria-label={t('vendors.use')}
        value={active === undefined ? 'all' : active ? 'active' : 'inactive'}
        data={(['all', 'active', 'inactive'] as const).map((value) => ({
          value,
          label: t(`vendors.uses.${value}`),
        }))}
        onChange={(use) => filter({ q, active: use === 'all' ? undefined : use === 'active' })}
      />
    </Group>
  );
}
