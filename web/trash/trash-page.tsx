// Deleted documents: putting them back, or removing them for good.
import { Button, Group, Pagination, Skeleton, Table, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TbTrash } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { shownActor, shownContact, shownFolder } from '../text/known-names.ts';
import type { TrashedDocument } from '../../contract/versions.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { DeletionTools } from '../retention/deletion-tools.tsx';
import { RetentionText } from '../retention/retention-text.tsx';
import { confirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { useTableTexts } from '../ui/table-texts.ts';

const route = getRouteApi('/app/shell/trash');
const SIZE = 50;

const reload = () => refresh('listTrash', 'listDocuments', 'getDashboard', 'getContact');

export function TrashPage() {
  const { t } = useTranslation();
  const texts = useTableTexts();
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery({
    ...query('listTrash', { query: { limit: SIZE, offset: (page - 1) * SIZE } }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.ceil((data?.total ?? 0) / SIZE);
  return (
    <Page
      width="full"
      title={t('trash.title')}
      subtitle={t('trash.subtitle')}
      actions={data !== undefined && data.total > 0 && <EmptyTrash total={data.total} />}
    >
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={200} />}
      {data?.total === 0 && (
        <Panel>
          <EmptyState icon={TbTrash} title={t('trash.none')}>
            {t('trash.noneHint')}
          </EmptyState>
        </Panel>
      )}
      {data !== undefined && data.total > 0 && (
        <Panel flush>
          <Table.ScrollContainer minWidth={320}>
            <Table fz="sm" verticalSpacing={8} horizontalSpacing="md">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('trash.document')}</Table.Th>
                  <Table.Th visibleFrom="sm">{t('trash.deleted')}</Table.Th>
                  <Table.Th>
                    <span className="quiet">{t('common.actions')}</span>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.documents.map((document) => (
                  <Row key={document.id} document={document} />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </Panel>
      )}
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          size="sm"
          onChange={(next) => void navigate({ search: next === 1 ? {} : { page: next } })}
          getControlProps={texts.getPaginationControlProps}
          getItemProps={texts.getPaginationItemProps}
        />
      )}
    </Page>
  );
}

function EmptyTrash({ total }: { total: number }) {
  const { t } = useTranslation();
  const empty = useMutation({
    mutationFn: () => call('emptyTrash'),
    onSuccess: async ({ purged, kept }) => {
      await reload();
      const done = t('trash.emptied', { count: purged });
      notifyDone(kept === 0 ? done : `${done} · ${t('retention.keptInTrash', { count: kept })}`);
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('trash.emptyTitle', { count: total }),
      text: t('trash.purgeText'),
      action: t('trash.empty'),
      dangerous: true,
      onConfirm: () => empty.mutate(),
    });
  return (
    <Button variant="default" loading={empty.isPending} leftSection={<TbTrash size={16} />} onClick={ask}>
      {t('trash.empty')}
    </Button>
  );
}

function Row({ document }: { document: TrashedDocument }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, filename: name, contact_name, folder_name, deleted_by, deleted_at, retention } = document;
  const { state, deletion } = retention;
  const deleted = t('trash.deletedBy', { by: shownActor(deleted_by), at: format.ago(deleted_at) });
  const restore = useMutation({
    mutationFn: () => call('restoreDocument', { params: { id } }),
    onSuccess: async () => {
      await reload();
      notifyDone(t('trash.restored', { name }));
    },
    onError: notifyError,
  });
  const purge = useMutation({
    mutationFn: () => call('purgeDocument', { params: { id } }),
    onSuccess: async () => {
      await reload();
      notifyDone(t('trash.purged', { name }));
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('trash.purgeTitle', { name }),
      text: t('trash.purgeText'),
      action: t('trash.purge'),
      dangerous: true,
      onConfirm: () => purge.mutate(),
    });
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={550}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {shownContact(contact_name)} / {shownFolder(folder_name)}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {deleted}
        </Text>
        <RetentionText retention={retention} />
        {deletion !== null && (
          <Text size="xs">{t('retention.asked', { by: deletion.by, reason: deletion.reason })}</Text>
        )}
      </Table.Td>
      <Table.Td visibleFrom="sm">{deleted}</Table.Td>
      <Table.Td>
        <Group gap={4} justify="flex-end" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="subtle"
            loading={restore.isPending}
            onClick={() => restore.mutate()}
          >
            {t('trash.restore')}
          </Button>
          {state === 'free' && (
            <Button size="compact-sm" variant="subtle" color="red" loading={purge.isPending} onClick={ask}>
              {t('trash.purge')}
            </Button>
          )}
          {state === 'over' && <DeletionTools document={document} reload={reload} />}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
