// All contacts; sub-contacts stand under those they belong to as long as they fit on one page.
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TbAddressBook, TbPlus } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import { useMe } from '../session/me.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { openContactDialog } from './contact-form.tsx';
import { ContactTable, PAGE_SIZE } from './contact-table.tsx';

const route = getRouteApi('/app/shell/contacts');

export function ContactsPage() {
  const { t } = useTranslation();
  const { access } = useMe();
  const write = access.write && access.contact_ids === null;
  const { q, page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery({
    ...query('listContacts', {
      query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, ...(q === undefined ? {} : { q }) },
    }),
    placeholderData: keepPreviousData,
  });
  const add = (
    <Button leftSection={<TbPlus size={16} />} onClick={() => openContactDialog(undefined)}>
      {t('contacts.add')}
    </Button>
  );
  return (
    <Page title={t('contacts.title')} subtitle={t('contacts.subtitle')} actions={write && add}>
      <SearchInput
        w={280}
        size="sm"
        label={t('contacts.search')}
        value={q}
        onSearch={(text) => void navigate({ search: text === undefined ? {} : { q: text }, replace: true })}
      />
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.total === 0 ? (
        <Panel>
          <EmptyState
            icon={TbAddressBook}
            title={t(q === undefined ? 'contacts.none' : 'contacts.noMatch')}
            action={write && q === undefined ? add : undefined}
          >
            {q === undefined ? t('contacts.noneHint') : undefined}
          </EmptyState>
        </Panel>
      ) : (
        <ContactTable
          list={data}
          page={page}
          flat={q !== undefined}
          onPage={(next) =>
            void navigate({
              search: { ...(q === undefined ? {} : { q }), ...(next === 1 ? {} : { page: next }) },
            })
          }
        />
      )}
    </Page>
  );
}
