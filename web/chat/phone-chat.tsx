// The chat for phones: all the height for the conversation, the place behind its name.
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TbMessages } from 'react-icons/tb';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atBase, basePath } from '../api/base-path.ts';
import { isApiError } from '../api/api-error.ts';
import { query } from '../api/queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Logo } from '../ui/logo.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { parseSearch, stringifySearch } from '../ui/search-params.ts';
import classes from './chat.module.css';
import { readChatSearch, type ChatSearch } from './chat-search.ts';
import { Conversation } from './conversation.tsx';
import { PlacePicker } from './place-picker.tsx';

export function PhoneChat() {
  const { t } = useTranslation();
  useDocumentTitle(t('chat.title'));
  const { data: me, error } = useQuery(query('getMe'));
  const [search, setSearch] = useAddress();
  const { contact_id, folder_id, session } = search;
  const onSession = useCallback(
    (id: string | undefined) =>
      setSearch(({ session: _session, ...place }) => (id === undefined ? place : { ...place, session: id })),
    [setSearch],
  );
  if (isApiError(error, 401)) {
    const signIn = (
      <Button
        component="a"
        href={atBase(
          `/sign-in?next=${encodeURIComponent(location.pathname.slice(basePath.length) + location.search)}`,
        )}
      >
        {t('session.submit')}
      </Button>
    );
    return (
      <main>
        <EmptyState icon={TbMessages} title={t('chat.signInFirst')} action={signIn} />
      </main>
    );
  }
  if (error !== null) return <ErrorState error={error} />;
  if (me === undefined) return <Skeleton height={200} />;
  return (
    <main className={classes['phone']}>
      <header className={classes['bar']}>
        <a href={atBase('/')} aria-label={me.instance_name}>
          <Logo size={24} />
        </a>
        <h1>{t('chat.title')}</h1>
        <LanguageSwitch />
      </header>
      <PlacePicker
        contact_id={contact_id}
        folder_id={folder_id}
        onChange={(place) =>
          setSearch(() => ({
            ...(place.contact_id === undefined ? {} : { contact_id: place.contact_id }),
            ...(place.folder_id === undefined ? {} : { folder_id: place.folder_id }),
          }))
        }
      />
      {contact_id === undefined || folder_id === undefined ? (
        <EmptyState icon={TbMessages} title={t('chat.choose')}>
          {t('chat.chooseHint')}
        </EmptyState>
      ) : (
        <Conversation
          key={folder_id}
          place={{ contact_id, folder_id }}
          session={session}
          canSave={me.access.write}
          onSession={onSession}
        />
      )}
    </main>
  );
}

/** The place and the conversation stay in the address, so that a phone can come back to them. */
function useAddress(): [ChatSearch, (change: (now: ChatSearch) => ChatSearch) => void] {
  const [search, setSearch] = useState(() => readChatSearch(parseSearch(location.search)));
  const change = useCallback((next: (now: ChatSearch) => ChatSearch) => {
    setSearch((now) => {
      const after = next(now);
      history.replaceState(null, '', `${location.pathname}${stringifySearch({ ...after })}`);
      return after;
    });
  }, []);
  return [search, change];
}
