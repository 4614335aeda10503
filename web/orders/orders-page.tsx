// The orders that invoices are compared with; a row shows what was received and invoiced of it.
import { Group, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TbFileImport, TbShoppingCart } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import { useMe } from '../session/me.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/links.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { OrderTable, PAGE_SIZE } from './order-table.tsx';

const route = getRouteApi('/app/shell/orders');

export function OrdersPage() {
  const { t } = useTranslation();
  const { access } = useMe();
  const write = access.write && access.contact_ids === null;
  const search = route.useSearch();
  const { q, active, page = 1 } = search;
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery({
    ...query('listOrders', {
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
    <LinkButton variant="default" leftSection={<TbFileImport size={16} />} to="/orders/import">
      {t('vendorImport.open')}
    </LinkButton>
  );
  return (
    <Page title={t('orders.title')} subtitle={t('orders.subtitle')} actions={write && actions}>
      <Filters />
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.total === 0 ? (
        <Panel>
          <EmptyState
            icon={TbShoppingCart}
            title={t(filtered ? 'orders.noMatch' : 'orders.none')}
            action={write && !filtered ? actions : undefined}
          >
            {filtered ? undefined : t('orders.noneHint')}
          </EmptyState>
        </Panel>
      ) : (
        <OrderTable
          list={data}
          page={page}
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
        label={t('orders.search')}
        value={q}
        onSearch={(text) => filter({ q: text, active })}
      />
      <SegmentedControl
        aria-label={t('orders.use')}
        value={active === undefined ? 'all' : active ? 'active' : 'inactive'}
        data={(['all', 'active', 'inactive'] as const).map((value) => ({
          value,
          label: t(`orders.uses.${value}`),
        }))}
        onChange={(use) => filter({ q, active: use === 'all' ? undefined : use === 'active' })}
      />
    </Group>
  );
}
