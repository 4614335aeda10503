// What came in by a channel lately, and what did not and why.
import { Pagination, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel } from '../../contract/intake.ts';
import { query } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import { useTableTexts } from '../ui/table-texts.ts';
import { ToneMark } from '../ui/tone-mark.tsx';
import classes from './intake.module.css';

const SIZE = 20;

export function ChannelItems({ channel: { id } }: { channel: Channel }) {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = useTableTexts();
  const [page, setPage] = useState(1);
  const [failed, setFailed] = useState(false);
  const { data, error } = useQuery({
    ...query('listChannelItems', {
      params: { id },
      query: { limit: SIZE, offset: (page - 1) * SIZE, ...(failed ? { state: 'failed' } : {}) },
    }),
    refetchInterval: 5_000,
    placeholderData: keepPreviousData,
  });
  if (error !== null && data === undefined) return <ErrorState error={error} />;
  if (data === undefined) return <Skeleton height={80} />;
  const pages = Math.ceil(data.total / SIZE);
  return (
    <div className={classes['items']}>
      <SegmentedControl
        size="xs"
        data={[
          { value: 'all', label: t('intake.itemsAll') },
          { value: 'failed', label: t('intake.itemsFailed') },
        ]}
        value={failed ? 'failed' : 'all'}
        onChange={(value) => {
          setFailed(value === 'failed');
          setPage(1);
        }}
      />
      {data.total === 0 && (
        <Text size="sm" c="dimmed">
          {t(failed ? 'common.nothingFound' : 'intake.itemsNone')}
        </Text>
      )}
      <ul>
        {data.items.map(({ name, state, document_id, detail, at }) => (
          <li key={`${at} ${name} ${document_id}`}>
            <ToneMark tone={state === 'done' ? 'green' : 'red'}>
              {t(state === 'done' ? 'intake.itemDone' : 'intake.itemFailed')}
            </ToneMark>
            <span className={classes['item']}>
              {document_id === null ? (
                name
              ) : (
                <LinkAnchor to="/documents/$id" params={{ id: document_id }} size="sm">
                  {name}
                </LinkAnchor>
              )}
              {detail !== null && (
                <Text span size="xs" c="dimmed" display="block">
                  {detail}
                </Text>
              )}
            </span>
            <Text size="xs" c="dimmed" title={format.exactTime(at)}>
              {format.ago(at)}
            </Text>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          size="xs"
          onChange={setPage}
          getControlProps={texts.getPaginationControlProps}
          getItemProps={texts.getPaginationItemProps}
        />
      )}
    </div>
  );
}
