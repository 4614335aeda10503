// Before the first question: what can be asked of these documents, and the conversations there have been about them.
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TbMessages } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import classes from './chat.module.css';
import type { Chat, ChatPlace } from './use-chat.ts';

const SHOWN = 20;

export function Start({ place, chat }: { place: ChatPlace; chat: Chat }) {
  const { t } = useTranslation();
  const { data } = useQuery(query('suggestQuestions', { query: place }));
  return (
    <div>
      <EmptyState icon={TbMessages} title={t('chat.start')}>
        {t('chat.startHint')}
      </EmptyState>
      {data !== undefined && data.questions.length > 0 && (
        <section className={classes['suggestions']} aria-label={t('chat.suggestions')}>
          {data.questions.map((question) => (
            <Button
              key={question}
              size="compact-md"
              variant="default"
              className={classes['suggestion']}
              onClick={() => chat.ask(question)}
            >
              {question}
            </Button>
          ))}
        </section>
      )}
      <Earlier folder_id={place.folder_id} chat={chat} />
    </div>
  );
}

function Earlier({ folder_id, chat }: { folder_id: number; chat: Chat }) {
  const { t } = useTranslation();
  const [q, setQ] = useState<string>();
  const list = query('listChatSessions', {
    query: { folder_id, limit: SHOWN, ...(q === undefined ? {} : { q }) },
  });
  // The conversation that was just left is among them.
  const { data } = useQuery({ ...list, refetchOnMount: 'always' });
  if (data === undefined || (data.total === 0 && q === undefined)) return null;
  return (
    <section className={classes['earlier']} aria-label={t('chat.earlier')}>
      <header>
        <h2>{t('chat.earlier')}</h2>
        <SearchInput label={t('chat.findEarlier')} value={q} onSearch={setQ} />
      </header>
      {data.total === 0 && <Text c="dimmed">{t('chat.noEarlier')}</Text>}
      <ul>
        {data.sessions.map(({ id, title, turns }) => (
          <li key={id}>
            <button type="button" onClick={() => chat.open(id)}>
              <span className="truncate">{title}</span>
              <span className={classes['page']}>{t('chat.turns', { count: turns })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
