// One bank statement: its movements, and for the one that is chosen what it pays, both sides side by side.
import { Button, Group, Pagination, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TbFileText, TbTrash } from 'react-icons/tb';
import type { BankMovement, BankStatementSummary } from '../../contract/bank-statements.ts';
import { MOVEMENT_STATES } from '../../contract/movements.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { confirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor, LinkButton } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { withoutEmpty } from '../ui/search-params.ts';
import { ToneMark } from '../ui/tone-mark.tsx';
import { MovementDetail } from './movement-detail.tsx';
import { MovementList } from './movement-list.tsx';
import type { MovementSearch } from './statement-search.ts';
import classes from './statement-page.module.css';
import { periodOf } from './statement-table.tsx';
import { useMovementKeys } from './use-movement-keys.ts';

const PAGE_SIZE = 50;
const route = getRouteApi('/app/shell/statements/$id');

export function StatementPage() {
  const { t } = useTranslation();
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(query('getBankStatement', { params: { id } }));
  const subtitle = (
    <LinkAnchor to="/statements" size="sm">
      {t('statements.title')}
    </LinkAnchor>
  );
  if (data === undefined)
    return (
      <Page title={t('statements.one')} subtitle={subtitle} width="full">
        {error === null ? (
          <Skeleton height={320} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  return (
    <Page
      title={data.account ?? data.filename}
      subtitle={subtitle}
      width="full"
      actions={<Actions statement={data} />}
    >
      <Head statement={data} />
      <Movements statement={data} />
    </Page>
  );
}

function Actions({ statement: { id, filename, document_id } }: { statement: BankStatementSummary }) {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const remove = useMutation({
    mutationFn: () => call('deleteBankStatement', { params: { id } }),
    onSuccess: async () => {
      await refresh('listBankStatements', 'listBankAccounts', 'getDocument', 'listDocuments');
      notifyDone(t('statements.deleted'));
      await navigate({ to: '/statements' });
    },
    onError: notifyError,
  });
  if (document_id !== null)
    return (
      <LinkButton
        variant="default"
        leftSection={<TbFileText size={16} />}
        to="/documents/$id"
        params={{ id: document_id }}
      >
        {t('statements.toDocument')}
      </LinkButton>
    );
  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<TbTrash size={16} />}
      loading={remove.isPending}
      onClick={() =>
        confirm({
          title: t('statements.deleteTitle', { name: filename }),
          text: t('statements.deleteText'),
          action: t('statements.delete'),
          dangerous: true,
          onConfirm: () => remove.mutate(),
        })
      }
    >
      {t('statements.delete')}
    </Button>
  );
}

function Head({ statement }: { statement: BankStatementSummary }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { opening, closing, currency, difference, number, unread, imported_by, created_at } = statement;
  const facts = [
    number === null ? '' : t('statements.number', { number }),
    periodOf(format, statement),
    opening === null || closing === null
      ? ''
      : t('statements.balances', {
          opening: format.amount(opening, currency),
          closing: format.amount(closing, currency),
        }),
    t('statements.importedBy', { name: imported_by, at: format.dateTime(created_at) }),
  ];
  return (
    <div>
      <Text size="sm" c="dimmed">
        {facts.filter((fact) => fact !== '').join(' · ')}
      </Text>
      <Group gap={8}>
        {difference !== null && (
          <ToneMark tone="red" soft>
            {t('statements.differs', { difference: format.amount(difference, currency) })}
          </ToneMark>
        )}
        {unread > 0 && (
          <ToneMark tone="amber" soft>
            {t('statements.unread', { count: unread })}
          </ToneMark>
        )}
      </Group>
    </div>
  );
}

function useMovements(id: number) {
  const search = route.useSearch();
  const { q, state, page = 1 } = search;
  return useQuery({
    ...query('listBankMovements', {
      params: { id },
      query: {
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
        ...(q === undefined ? {} : { q }),
        ...(state === undefined ? {} : { state }),
      },
    }),
    placeholderData: keepPreviousData,
  });
}

/** What is chosen stays in sight, also where a decision has taken it out of the list. */
function useChosen(id: number, movements: BankMovement[]): BankMovement | undefined {
  const { movement } = route.useSearch();
  const listed = movements.find((one) => one.id === movement);
  const other = useQuery({
    ...query('getBankMovement', { params: { id, movement_id: movement ?? 0 } }),
    enabled: movement !== undefined && listed === undefined,
  }).data;
  if (movement === undefined) return movements[0];
  return listed ?? (other?.id === movement ? other : undefined);
}

function Movements({ statement }: { statement: BankStatementSummary }) {
  const { t } = useTranslation();
  const { id } = statement;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useMovements(id);
  const movements = data?.movements ?? [];
  const chosen = useChosen(id, movements);
  const detail = useRef<HTMLDivElement>(null);
  const go = (changes: Changes) =>
    void navigate({ search: (now) => withoutEmpty({ ...now, ...changes }), replace: true });
  const choose = (movement: number) => {
    go({ movement });
    // On a phone the other side stands below the list.
    if (window.matchMedia('(max-width: 62em)').matches)
      requestAnimationFrame(() => detail.current?.scrollIntoView({ behavior: 'smooth', block: 'start' }));
  };
  useMovementKeys({ statement_id: id, movements, chosen, choose });
  if (error !== null && data === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  return (
    <>
      <Filters search={search} onChange={go} />
      {data?.total === 0 ? (
        <Panel>
          <EmptyState icon={TbFileText} title={t('statements.noMovement')} />
        </Panel>
      ) : (
        <div className={classes['sides']}>
          <div className={classes['list']}>
            <MovementList
              movements={movements}
              chosen={chosen?.id}
              loading={data === undefined}
              onChoose={choose}
            />
            {pages > 1 && (
              <Pagination
                mt="sm"
                size="sm"
                total={pages}
                value={search.page ?? 1}
                onChange={(page) => go({ page: page === 1 ? undefined : page, movement: undefined })}
                getControlProps={(control) => ({ 'aria-label': t(`statements.paging.${control}`) })}
              />
            )}
          </div>
          <div ref={detail} className={classes['detail']}>
            {chosen !== undefined && (
              <MovementDetail key={chosen.id} statement={statement} movement={chosen} />
            )}
          </div>
        </div>
      )}
    </>
  );
}

type Changes = { [Key in keyof MovementSearch]?: MovementSearch[Key] | undefined };

interface FiltersProps {
  search: MovementSearch;
  onChange: (changes: Changes) => void;
}

function Filters({ search: { q, state }, onChange }: FiltersProps) {
  const { t } = useTranslation();
  const rest = { page: undefined, movement: undefined };
  return (
    <Group gap="sm">
      <SearchInput
        w={260}
        size="sm"
        label={t('statements.search')}
        value={q}
        onSearch={(text) => onChange({ ...rest, q: text })}
      />
      <SegmentedControl
        className={classes['states'] ?? ''}
        aria-label={t('statements.state')}
        value={state ?? 'all'}
        data={(['all', ...MOVEMENT_STATES] as const).map((value) => ({
          value,
          label: t(`statements.states.${value}`),
        }))}
        onChange={(value) => onChange({ ...rest, state: value === 'all' ? undefined : value })}
      />
    </Group>
  );
}
