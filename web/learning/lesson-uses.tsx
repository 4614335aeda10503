// What a lesson has changed since it was learned, and taking all of it back.
import { Button, Group, Modal, Skeleton, Table, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { useMe } from '../session/me.ts';
import { useFormat } from '../text/format.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { StatusBadge } from '../ui/status-badge.tsx';

interface Props {
  id: number;
  field: string;
  /** What the field is called. */
  name: string;
  onClose: () => void;
}

export function LessonUses({ id, field, name, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { admin } = useMe().access;
  const { data, error, refetch } = useQuery(query('listLessonUses', { params: { id } }));
  const undo = useMutation({
    mutationFn: () => call('undoLesson', { params: { id } }),
    onSuccess: async ({ reprocessed }) => {
      await refresh('listLessons', 'listDocuments', 'getDocument');
      notifyDone(t('learning.undone', { count: reprocessed }));
      onClose();
    },
    onError: notifyError,
  });
  return (
    <Modal opened onClose={onClose} size="lg" title={t('learning.usesTitle', { field: name })}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={120} />}
      {data?.uses.length === 0 && <Text size="sm">{t('learning.usesNone')}</Text>}
      {data !== undefined && data.uses.length > 0 && (
        <Table fz="sm" verticalSpacing={6}>
          <Table.Tbody>
            {data.uses.map((use) => (
              <Table.Tr key={use.document_id}>
                <Table.Td>
                  <LinkAnchor
                    to="/documents/$id"
                    params={{ id: use.document_id }}
                    search={{ field }}
                    size="sm"
                  >
                    {use.filename}
                  </LinkAnchor>
                </Table.Td>
                <Table.Td>{use.value}</Table.Td>
                <Table.Td>
                  <StatusBadge status={use.status} />
                </Table.Td>
                <Table.Td>
                  {t(`learning.verdicts.${use.verdict ?? 'open'}`)}
                  <Text size="xs" c="dimmed">
                    {format.ago(use.at)}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {admin && (
        <Group mt="md" justify="space-between" wrap="nowrap">
          <Text size="xs" c="dimmed">
            {t('learning.undoHint')}
          </Text>
          <Button color="red" variant="light" loading={undo.isPending} onClick={() => undo.mutate()}>
            {t('learning.undo')}
          </Button>
        </Group>
      )}
    </Modal>
  );
}
