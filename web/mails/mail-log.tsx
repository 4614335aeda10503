// What was mailed to people, and how it went.
import { Button, Pagination, Skeleton, Table, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TbMail } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { Mail, MailState } from '../../contract/mails.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import { useTableTexts } from '../ui/table-texts.ts';
import { ToneMark, type Tone } from '../ui/tone-mark.tsx';

const SIZE = 20;
const TONES: Record<MailState, Tone> = { waiting: 'blue', sent: 'green', failed: 'red', uncertain: 'orange' };

export function MailLog() {
  const { t } = useTranslation();
  const texts = useTableTexts();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    ...query('listMails', { query: { limit: SIZE, offset: (page - 1) * SIZE } }),
    // Attempts happen behind the scenes.
    refetchInterval: 5_000,
    placeholderData: keepPreviousData,
  });
  if (error !== null && data === undefined) return <ErrorState error={error} />;
  const pages = Math.ceil((data?.total ?? 0) / SIZE);
  return (
    <Panel title={t('mails.log')} flush>
      {data === undefined && <Skeleton height={120} />}
      {data?.total === 0 && (
        <EmptyState compact icon={TbMail} title={t('mails.none')}>
          {t('mails.noneHint')}
        </EmptyState>
      )}
      {data !== undefined && data.total > 0 && <MailTable mails={data.mails} />}
      {pages > 1 && (
        <Pagination
          p="md"
          size="sm"
          total={pages}
          value={page}
          onChange={setPage}
          getControlProps={texts.getPaginationControlProps}
          getItemProps={texts.getPaginationItemProps}
        />
      )}
    </Panel>
  );
}

function MailTable({ mails }: { mails: Mail[] }) {
  const { t } = useTranslation();
  return (
    <Table.ScrollContainer minWidth={520} className="stacked">
      <Table fz="sm" verticalSpacing={8} horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('mails.to')}</Table.Th>
            <Table.Th>{t('mails.state')}</Table.Th>
            <Table.Th>{t('mails.queued')}</Table.Th>
            <Table.Th>
              <span className="quiet">{t('common.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function MailRow({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, to, occasion, state, answer, attempts, next_attempt_at, created_at, can_send_again } = mail;
  const again = useMutation({
    mutationFn: () => call('sendMailAgain', { params: { id } }),
    onSuccess: async () => {
      await refresh('listMails', 'listAudit');
      notifyDone(t('mails.sendingAgain'));
    },
    onError: notifyError,
  });
  const tried = state === 'waiting' && attempts > 0 && next_attempt_at !== null;
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        {to}
        <Text size="xs" c="dimmed">
          {t(`mails.occasions.${occasion}`)}
        </Text>
      </Table.Td>
      <Table.Td>
        <ToneMark tone={TONES[state]} busy={state === 'waiting'}>
          {t(`mails.states.${state}`)}
        </ToneMark>
        {answer !== null && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {answer}
          </Text>
        )}
        {tried && (
          <Text size="xs" c="dimmed">
            {t('mails.next', { at: format.dateTime(next_attempt_at) })}
          </Text>
        )}
      </Table.Td>
      <Table.Td title={format.exactTime(created_at)}>{format.ago(created_at)}</Table.Td>
      <Table.Td ta="right">
        {can_send_again && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('mails.sendAgainTo', { to })}
            loading={again.isPending}
            onClick={() => again.mutate()}
          >
            {t('mails.sendAgain')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
