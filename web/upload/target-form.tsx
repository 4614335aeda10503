// Where uploads go. Contact and folder of the last time are chosen already; the profile is the contact's default.
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { TbPlus } from 'react-icons/tb';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { query } from '../api/queries.ts';
import type { UploadTarget } from '../api/upload-file.ts';
import { openContactDialog } from '../contacts/contact-form.tsx';
import { ContactSelect } from '../contacts/contact-select.tsx';
import { NEW_FOLDER, openFolderDialog } from '../contacts/folder-form.tsx';
import { FolderSelect, foldersQuery } from '../contacts/folder-select.tsx';
import { openProfileDialog } from '../profiles/profile-form.tsx';
import { ProfileSelect } from '../profiles/profile-select.tsx';
import { useProfileName } from '../profiles/use-profiles.ts';
import { useMe } from '../session/me.ts';
import { useInbox } from './inbox.ts';

type Remembered = Partial<Pick<UploadTarget, 'contact_id' | 'folder_id' | 'find_contact'>>;

const REMEMBERED = 'recto.upload-target';

export const rememberedTarget = (): Remembered =>
  readLocalStorageValue<Remembered>({ key: REMEMBERED, defaultValue: {} });

export function useRememberedTarget() {
  const [target, setTarget] = useLocalStorage<Remembered>({
    key: REMEMBERED,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  return [target, setTarget] as const;
}

interface Props {
  target: Partial<UploadTarget>;
  onChange: (target: Partial<UploadTarget>) => void;
}

export function TargetForm({ target, onChange }: Props) {
  const { t } = useTranslation();
  const { contact_id, folder_id, profile_id, find_contact = false } = target;
  const defaultName = useDefaults(target, onChange);
  const inbox = useInbox();
  return (
    <Stack gap="sm">
      {inbox !== undefined && (
        <Checkbox
          label={t('upload.findContact')}
          description={t('upload.findContactHint')}
          checked={find_contact}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ profile_id, ...(checked ? { ...inbox, find_contact: true } : {}) })
          }
        />
      )}
      {!find_contact && (
        <>
          <ContactSelect
            label={t('upload.contact')}
            placeholder={t('upload.contactPlaceholder')}
            value={contact_id}
            onChange={(id) => onChange({ contact_id: id })}
          />
          <FolderSelect
            label={t('upload.folder')}
            contact_id={contact_id}
            value={folder_id}
            onChange={(id) => onChange({ ...target, folder_id: id })}
          />
        </>
      )}
      <ProfileSelect
        label={t('upload.profile')}
        clearable
        placeholder={defaultName === undefined ? '' : t('upload.profileDefault', { name: defaultName })}
        value={profile_id}
        onChange={(id) => onChange({ ...target, profile_id: id })}
      />
      {!find_contact && <Create target={target} onChange={onChange} />}
    </Stack>
  );
}

/** Chooses the folder Documents, forgets a contact that is gone; gives the name of the contact's profile. */
function useDefaults(target: Partial<UploadTarget>, onChange: Props['onChange']): string | undefined {
  const { contact_id, folder_id } = target;
  const contact = useQuery({
    ...query('getContact', { params: { id: contact_id ?? 0 } }),
    enabled: contact_id !== undefined,
  });
  const folders = useQuery({ ...foldersQuery(contact_id ?? 0), enabled: contact_id !== undefined });
  useEffect(() => {
    if (contact.isError) onChange({});
  }, [contact.isError, onChange]);
  useEffect(() => {
    // What is not known yet may be the one that was made just now.
    const list = folders.isFetching ? undefined : folders.data?.folders;
    if (list === undefined || list.some(({ id }) => id === folder_id)) return;
    const usual = list.find(({ name }) => name === 'Documents') ?? list[0];
    onChange({ ...target, folder_id: usual?.id });
  }, [folders.data, folders.isFetching, folder_id, target, onChange]);
  return useProfileName(contact.data?.default_profile_id);
}

/** A new contact, folder or profile is made without leaving, and chosen. */
function Create({ target, onChange }: Props) {
  const { t } = useTranslation();
  const { admin } = useMe().access;
  const { contact_id } = target;
  const addContact = () =>
    openContactDialog(undefined, ({ id }) => {
      onChange({ contact_id: id });
    });
  const addFolder = () =>
    openFolderDialog(t('contacts.addFolder'), NEW_FOLDER, async (values) => {
      const folder = await call('createFolder', { body: { contact_id: contact_id ?? 0, ...values } });
      onChange({ ...target, folder_id: folder.id });
    });
  return (
    <Group gap="xs">
      <Button size="compact-sm" variant="subtle" leftSection={<TbPlus size={15} />} onClick={addContact}>
        {t('upload.newContact')}
      </Button>
      {contact_id !== undefined && (
        <Button size="compact-sm" variant="subtle" leftSection={<TbPlus size={15} />} onClick={addFolder}>
          {t('contacts.addFolder')}
        </Button>
      )}
      {admin && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<TbPlus size={15} />}
          onClick={() => openProfileDialog(({ id }) => onChange({ ...target, profile_id: id }))}
        >
          {t('profiles.add')}
        </Button>
      )}
    </Group>
  );
}
