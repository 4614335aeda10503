// Adding and editing a contact.
import {
  Button,
  Fieldset,
  Group,
  Select,
  SimpleGrid,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Contact, ContactType } from '../../contract/contacts.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { useMe } from '../session/me.ts';
import { ProfileSelect } from '../profiles/profile-select.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { AddressInputs } from '../vendors/address-inputs.tsx';
import { VendorSelect } from '../vendors/vendor-select.tsx';
import { ContactSelect } from './contact-select.tsx';

const TYPE_NAMES: Record<ContactType, true> = {
  Client: true,
  Vendor: true,
  Partner: true,
  Internal: true,
  Other: true,
};
const TYPES = Object.keys(TYPE_NAMES) as ContactType[];

/** Without a contact it adds one. */
export function openContactDialog(contact: Contact | undefined, onSaved?: (contact: Contact) => void): void {
  modals.open({
    modalId: 'contact',
    size: 'lg',
    title:
      contact === undefined
        ? i18next.t('contacts.add')
        : i18next.t('contacts.editTitle', { name: contact.name }),
    children: (
      <ContactForm
        contact={contact}
        onSaved={(saved) => {
          modals.close('contact');
          onSaved?.(saved);
        }}
      />
    ),
  });
}

interface Values {
  name: string;
  type: ContactType;
  email: string;
  phone: string;
  company: string;
  notes: string;
  parent_id: number | undefined;
  default_profile_id: number | undefined;
  vendor_id: number | undefined;
  ai_chat_instructions: string;
  tax_ids: string[];
  ibans: string[];
  email_domains: string[];
  addresses: string[];
}

function valuesOf(contact: Contact | undefined): Values {
  return {
    name: contact?.name ?? '',
    type: contact?.type ?? 'Vendor',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    company: contact?.company ?? '',
    notes: contact?.notes ?? '',
    parent_id: contact?.parent_id ?? undefined,
    default_profile_id: contact?.default_profile_id,
    vendor_id: contact?.vendor_id ?? undefined,
    ai_chat_instructions: contact?.ai_chat_instructions ?? '',
    tax_ids: contact?.tax_ids ?? [],
    ibans: contact?.ibans ?? [],
    email_domains: contact?.email_domains ?? [],
    addresses: contact?.addresses ?? [],
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

function bodyOf({ default_profile_id, parent_id, vendor_id, ...values }: Values) {
  return {
    ...values,
    addresses: values.addresses.filter((address) => address.trim() !== ''),
    email: orNull(values.email),
    phone: orNull(values.phone),
    company: orNull(values.company),
    notes: orNull(values.notes),
    parent_id: parent_id ?? null,
    // Another kind of contact is no vendor.
    vendor_id: values.type === 'Vendor' ? (vendor_id ?? null) : null,
    ...(default_profile_id === undefined ? {} : { default_profile_id }),
  };
}

function useSave(contact: Contact | undefined, onSaved: (contact: Contact) => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (values: Values) =>
      contact === undefined
        ? call('createContact', { body: bodyOf(values) })
        : call('editContact', { params: { id: contact.id }, body: bodyOf(values) }),
    onSuccess: async (saved) => {
      await refresh('listContacts', 'getContact', 'listFolders');
      notifyDone(t(contact === undefined ? 'contacts.created' : 'contacts.saved', { name: saved.name }));
      onSaved(saved);
    },
    onError: notifyError,
  });
}

function ContactForm({
  contact,
  onSaved,
}: {
  contact: Contact | undefined;
  onSaved: (contact: Contact) => void;
}) {
  const { contact_ids } = useMe().access;
  const { t } = useTranslation();
  const form = useForm({ initialValues: valuesOf(contact) });
  const save = useSave(contact, onSaved);
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label={t('contacts.name')}
            required
            data-autofocus
            maxLength={200}
            {...form.getInputProps('name')}
          />
          <Select
            label={t('contacts.type')}
            allowDeselect={false}
            data={TYPES.map((type) => ({ value: type, label: t(`contacts.types.${type}`) }))}
            {...form.getInputProps('type')}
          />
          <TextInput label={t('contacts.company')} maxLength={200} {...form.getInputProps('company')} />
          <TextInput
            label={t('contacts.email')}
            type="email"
            maxLength={320}
            {...form.getInputProps('email')}
          />
          <TextInput label={t('contacts.phone')} type="tel" maxLength={60} {...form.getInputProps('phone')} />
          <ContactSelect
            label={t('contacts.parent')}
            placeholder={t('contacts.parentNone')}
            clearable
            disabled={contact_ids !== null}
            except={contact?.id}
            value={form.values.parent_id}
            onChange={(id) => form.setFieldValue('parent_id', id)}
          />
          {form.values.type === 'Vendor' && (
            <VendorSelect
              label={t('contacts.vendor')}
              placeholder={t('contacts.vendorNone')}
              clearable
              value={form.values.vendor_id}
              onChange={(id) => form.setFieldValue('vendor_id', id)}
            />
          )}
        </SimpleGrid>
        <ProfileSelect
          label={t('contacts.profile')}
          description={t('contacts.profileHint')}
          value={form.values.default_profile_id}
          onChange={(id) => form.setFieldValue('default_profile_id', id)}
        />
        <ToldBy form={form} />
        <Texts form={form} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {t(contact === undefined ? 'common.create' : 'common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const TOLD_BY = ['tax_ids', 'ibans', 'email_domains'] as const;

/** What documents that come in without a contact are told by. */
function ToldBy({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t('contacts.toldBy')}>
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          {t('contacts.toldByHint')}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {TOLD_BY.map((field) => (
            <TagsInput
              key={field}
              label={t(`vendors.fields.${field}`)}
              placeholder={form.values[field].length === 0 ? t('vendors.listHint') : ''}
              acceptValueOnBlur
              splitChars={['\n', ';']}
              {...form.getInputProps(field)}
            />
          ))}
        </SimpleGrid>
        <AddressInputs
          addresses={form.values.addresses}
          onChange={(addresses) => form.setFieldValue('addresses', addresses)}
        />
      </Stack>
    </Fieldset>
  );
}

/** Long texts, at the end of the form. */
function Texts({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation();
  return (
    <>
      <Textarea
        label={t('contacts.instructions')}
        description={t('contacts.instructionsHint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={10_000}
        {...form.getInputProps('ai_chat_instructions')}
      />
      <Textarea
        label={t('contacts.notes')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={10_000}
        {...form.getInputProps('notes')}
      />
    </>
  );
}
