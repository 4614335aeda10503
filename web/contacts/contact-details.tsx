// What is known of a contact.
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '../../contract/contacts.ts';
import { query } from '../api/queries.ts';
import { useProfileName } from '../profiles/use-profiles.ts';
import { LinkAnchor } from '../ui/links.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './contact-page.module.css';

export function ContactDetails({ contact }: { contact: Contact }) {
  const { t } = useTranslation();
  const profile = useProfileName(contact.default_profile_id);
  const children = useQuery(query('listContacts', { query: { parent_id: contact.id, limit: 50 } }));
  return (
    <Panel title={t('contacts.details')}>
      <dl className={classes['facts']}>
        {contact.built_in && <Fact name={t('contacts.builtIn')}>{t('contacts.builtInHint')}</Fact>}
        {contact.company !== null && <Fact name={t('contacts.company')}>{contact.company}</Fact>}
        {contact.email !== null && (
          <Fact name={t('contacts.email')}>
            <Anchor size="sm" href={`mailto:${contact.email}`}>
              {contact.email}
            </Anchor>
          </Fact>
        )}
        {contact.phone !== null && <Fact name={t('contacts.phone')}>{contact.phone}</Fact>}
        {contact.parent_id !== null && <Parent id={contact.parent_id} />}
        {contact.vendor_id !== null && <VendorName id={contact.vendor_id} />}
        {(children.data?.total ?? 0) > 0 && (
          <Fact name={t('contacts.children')}>
            {children.data?.contacts.map(({ id, name }) => (
              <LinkAnchor key={id} to="/contacts/$id" params={{ id }} size="sm" display="block">
                {name}
              </LinkAnchor>
            ))}
          </Fact>
        )}
        <Fact name={t('contacts.profile')}>
          {profile !== undefined && (
            <LinkAnchor to="/profiles/$id" params={{ id: String(contact.default_profile_id) }} size="sm">
              {profile}
            </LinkAnchor>
          )}
        </Fact>
        <Fact name={t('contacts.instructions')}>
          {contact.ai_chat_instructions === '' ? (
            <Text span size="sm" c="dimmed">
              {t('common.none')}
            </Text>
          ) : (
            contact.ai_chat_instructions
          )}
        </Fact>
        {contact.notes !== null && <Fact name={t('contacts.notes')}>{contact.notes}</Fact>}
      </dl>
    </Panel>
  );
}

function Parent({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(query('getContact', { params: { id } }));
  return (
    <Fact name={t('contacts.parent')}>
      <LinkAnchor to="/contacts/$id" params={{ id }} size="sm">
        {data?.name ?? `#${id}`}
      </LinkAnchor>
    </Fact>
  );
}

function VendorName({ id }: { id: number }) {
  const { t } = useTranslation();
  const vendor = useQuery(query('listVendors', { query: { id } })).data?.vendors[0];
  return (
    <Fact name={t('contacts.vendor')}>
      {vendor !== undefined && (
        <LinkAnchor to="/vendors" search={{ q: vendor.external_id }} size="sm">
          {vendor.name} · {vendor.external_id}
        </LinkAnchor>
      )}
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
