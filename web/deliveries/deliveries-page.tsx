// Everything that was sent to a webhook, and how it went.
import { Button, Group } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TbRefresh, TbSettings, TbWebhook } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { ChoiceList } from '../ui/choice-list.tsx';
import { confirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FilterPill } from '../ui/filter-pill.tsx';
import { LinkButton } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { DeliveryDrawer } from './delivery-drawer.tsx';
import { withoutEmpty } from '../ui/search-params.ts';
import type { DeliverySearch } from './delivery-search.ts';
import { DELIVERY_STATES, StateMark } from './delivery-state.tsx';
import { DeliveryTable, PAGE_SIZE } from './delivery-table.tsx';

const route = getRouteApi('/app/shell/deliveries');

export function DeliveriesPage() {
  const { t } = useTranslation();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, state, document_id, endpoint_id, open } = search;
  const { data, error, refetch } = useQuery({
    ...query('listDeliveries', {
      query: {
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
        ...(state === undefined ? {} : { state }),
        ...(document_id === undefined ? {} : { document_id }),
        ...(endpoint_id === undefined ? {} : { endpoint_id }),
      },
    }),
    placeholderData: keepPreviousData,
    // Attempts happen behind the scenes.
    refetchInterval: 5_000,
  });
  const go = (changes: DeliverySearch) =>
    void navigate({ search: (now) => withoutEmpty({ ...now, ...changes }) });
  const settings = (
    <LinkButton
      variant="default"
      to="/settings/$tab"
      params={{ tab: 'webhooks' }}
      leftSection={<TbSettings size={16} />}
    >
      {t('deliveries.settings')}
    </LinkButton>
  );
  return (
    <Page
      width="full"
      title={t('deliveries.title')}
      subtitle={t('deliveries.subtitle')}
      actions={
        <>
          <RedeliverAll />
          {settings}
        </>
      }
    >
      <Filters search={search} onChange={go} />
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.total === 0 ? (
        <Panel>
          <EmptyState icon={TbWebhook} title={t('deliveries.none')}>
            {t('deliveries.noneHint')}
          </EmptyState>
        </Panel>
      ) : (
        <DeliveryTable
          list={data}
          page={page}
          onPage={(next) => go({ page: next === 1 ? undefined : next })}
          onOpen={(id) => go({ open: id })}
        />
      )}
      <DeliveryDrawer id={open} onClose={() => go({ open: undefined })} />
    </Page>
  );
}

function Filters({
  search,
  onChange,
}: {
  search: DeliverySearch;
  onChange: (changes: DeliverySearch) => void;
}) {
  const { t } = useTranslation();
  const { state = [], document_id, endpoint_id } = search;
  const endpoints = useQuery(query('listWebhookEndpoints')).data?.endpoints ?? [];
  return (
    <Group gap={6}>
      <FilterPill
        name={t('deliveries.state')}
        value={state.length === 0 ? undefined : state.map((one) => t(`deliveries.states.${one}`)).join(', ')}
        onClear={() => onChange({ state: undefined, page: undefined })}
        width={180}
      >
        {() => (
          <ChoiceList
            options={DELIVERY_STATES}
            value={state}
            renderLabel={(one) => <StateMark state={one} />}
            onChange={(next) => onChange({ state: next.length === 0 ? undefined : next, page: undefined })}
          />
        )}
      </FilterPill>
      {endpoints.length > 0 && (
        <FilterPill
          name={t('deliveries.endpoint')}
          value={endpoints.find(({ id }) => id === endpoint_id)?.name}
          onClear={() => onChange({ endpoint_id: undefined, page: undefined })}
          width={220}
        >
          {(close) => (
            <ChoiceList
              options={endpoints.map(({ id }) => String(id))}
              value={endpoint_id === undefined ? [] : [String(endpoint_id)]}
              renderLabel={(id) => endpoints.find((one) => String(one.id) === id)?.name}
              onChange={(next) => {
                const chosen = next.find((id) => id !== String(endpoint_id));
                onChange({ endpoint_id: chosen === undefined ? undefined : Number(chosen), page: undefined });
                close();
              }}
            />
          )}
        </FilterPill>
      )}
      {document_id !== undefined && (
        <FilterPill
          name={t('deliveries.document')}
          value={`#${document_id}`}
          onClear={() => onChange({ document_id: undefined, page: undefined })}
        >
          {() => (
            <LinkButton variant="default" size="xs" to="/documents/$id" params={{ id: document_id }}>
              {t('deliveries.openDocument')}
            </LinkButton>
          )}
        </FilterPill>
      )}
    </Group>
  );
}

/** The newest failed ones, as many as one page holds. */
function RedeliverAll() {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...query('listDeliveries', { query: { state: ['failed'], limit: 200 } }),
    refetchInterval: 15_000,
  });
  const failed = data?.deliveries ?? [];
  const send = useMutation({
    mutationFn: async () => {
      for (const { id } of failed) await call('redeliver', { params: { id } });
      await refresh('listDeliveries', 'getDashboard');
      return failed.length;
    },
    onSuccess: (count) => notifyDone(t('deliveries.redeliverDone', { count })),
    onError: notifyError,
  });
  if (failed.length === 0) return null;
  const ask = () =>
    confirm({
      title: t('deliveries.redeliverAllTitle', { count: failed.length }),
      text: t('deliveries.redeliverAllText'),
      action: t('deliveries.redeliver'),
      onConfirm: () => send.mutate(),
    });
  return (
    <Button variant="default" loading={send.isPending} leftSection={<TbRefresh size={16} />} onClick={ask}>
      {t('deliveries.redeliverAll')}
    </Button>
  );
}
