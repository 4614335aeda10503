// One contact: its folders, figures, details.
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { TbFiles, TbLock, TbPencil, TbTrash } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { ContactWithStatistics } from '../../contract/contacts.ts';
import { isApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { openHoldDialog } from '../retention/hold-dialogs.tsx';
import { useMe } from '../session/me.ts';
import { confirm } from '../ui/confirm.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor, LinkButton } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { MissingPage } from '../ui/page-problems.tsx';
import { Page } from '../ui/page.tsx';
import { ContactDetails } from './contact-details.tsx';
import { openContactDialog } from './contact-form.tsx';
import classes from './contact-page.module.css';
import { ContactStatistics } from './contact-statistics.tsx';
import { FolderPanel } from './folder-panel.tsx';
import { shownContact } from '../text/known-names.ts';

const route = getRouteApi('/app/shell/contacts/$id');

export function ContactPage() {
  const { t } = useTranslation();
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(query('getContact', { params: { id } }));
  if (data === undefined)
    return isApiError(error, 404) || isApiError(error, 422) ? (
      <MissingPage />
    ) : error !== null ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={400} m="lg" />
    );
  const subtitle = (
    <>
      <LinkAnchor to="/contacts" size="sm">
        {t('contacts.title')}
      </LinkAnchor>{' '}
      · {t(`contacts.types.${data.type}`)}
    </>
  );
  return (
    <Page title={shownContact(data.name)} subtitle={subtitle} actions={<Actions contact={data} />}>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <FolderPanel contact_id={data.id} />
          <ContactStatistics contact={data} />
        </div>
        <ContactDetails contact={data} />
      </div>
    </Page>
  );
}

function Actions({ contact }: { contact: ContactWithStatistics }) {
  const { t } = useTranslation();
  const { write, admin, contact_ids } = useMe().access;
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call('deleteContact', { params: { id: contact.id } }),
    onSuccess: async () => {
      await navigate({ to: '/contacts' });
      await refresh('listContacts');
      notifyDone(t('contacts.deleted', { name: contact.name }));
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('contacts.deleteTitle', { name: contact.name }),
      text: t('contacts.deleteText'),
      action: t('contacts.delete'),
      dangerous: true,
      onConfirm: () => remove.mutate(),
    });
  return (
    <>
      <LinkButton
        variant="default"
        leftSection={<TbFiles size={16} />}
        to="/documents"
        search={{ contact_id: contact.id }}
      >
        {t('contacts.showDocuments')}
      </LinkButton>
      {write && (
        <Button
          variant="default"
          leftSection={<TbPencil size={16} />}
          onClick={() => openContactDialog(contact)}
        >
          {t('contacts.edit')}
        </Button>
      )}
      {admin && (
        <Button
          variant="default"
          leftSection={<TbLock size={16} />}
          onClick={() => openHoldDialog({ contact_id: contact.id, name: contact.name })}
        >
          {t('retention.hold')}
        </Button>
      )}
      {write && contact_ids === null && !contact.built_in && (
        <Button variant="default" leftSection={<TbTrash size={16} />} onClick={ask}>
          {t('contacts.delete')}
        </Button>
      )}
    </>
  );
}
