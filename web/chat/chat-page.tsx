// Questions over the documents of a folder, within the main page.
import { TbMessages } from 'react-icons/tb';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CitedPage } from '../pages/cited-page.tsx';
import type { Cited } from '../pages/use-cited.ts';
import { useMe } from '../session/me.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { Conversation } from './conversation.tsx';
import { PlacePicker } from './place-picker.tsx';
import type { ChatSearch } from './chat-search.ts';

const beside = (cited: Cited) => <CitedPage cited={cited} />;

const route = getRouteApi('/app/shell/ask');

export function ChatPage() {
  const { t } = useTranslation();
  const { write } = useMe().access;
  const { contact_id, folder_id, session } = route.useSearch();
  const navigate = route.useNavigate();
  const go = useCallback((search: ChatSearch) => void navigate({ search, replace: true }), [navigate]);
  const onSession = useCallback(
    (id: string | undefined) =>
      go({
        ...(contact_id === undefined ? {} : { contact_id }),
        ...(folder_id === undefined ? {} : { folder_id }),
        ...(id === undefined ? {} : { session: id }),
      }),
    [go, contact_id, folder_id],
  );
  return (
    <Page title={t('chat.title')} subtitle={t('chat.subtitle')} width="full">
      <PlacePicker
        contact_id={contact_id}
        folder_id={folder_id}
        onChange={(place) =>
          go({
            ...(place.contact_id === undefined ? {} : { contact_id: place.contact_id }),
            ...(place.folder_id === undefined ? {} : { folder_id: place.folder_id }),
          })
        }
      />
      <Panel flush>
        {contact_id === undefined || folder_id === undefined ? (
          <EmptyState icon={TbMessages} title={t('chat.choose')}>
            {t('chat.chooseHint')}
          </EmptyState>
        ) : (
          <Conversation
            key={folder_id}
            place={{ contact_id, folder_id }}
            session={session}
            canSave={write}
            onSession={onSession}
            beside={beside}
          />
        )}
      </Panel>
    </Page>
  );
}
