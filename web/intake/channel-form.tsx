// Adding and changing a channel.
import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel } from '../../contract/intake.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { ContactSelect } from '../contacts/contact-select.tsx';
import { FolderSelect } from '../contacts/folder-select.tsx';
import { ProfileSelect } from '../profiles/profile-select.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { bodyOf, draftOf, type ChannelDraft, type Kind } from './channel-draft.ts';
import { FolderFields } from './folder-fields.tsx';
import { MailboxFields } from './mailbox-fields.tsx';

/** Without a channel it adds one. */
export function openChannelDialog(
  channel: Channel | undefined,
  kind: Kind,
  folder_root: string | null,
): void {
  const add = kind === 'folder' ? 'intake.addFolder' : 'intake.addMailbox';
  modals.open({
    modalId: 'channel',
    size: 'lg',
    title: channel === undefined ? i18next.t(add) : i18next.t('intake.edit', { name: channel.name }),
    children: <ChannelForm channel={channel} kind={kind} folder_root={folder_root} />,
  });
}

export interface PartProps {
  draft: ChannelDraft;
  onChange: (draft: ChannelDraft) => void;
}

interface Props {
  channel: Channel | undefined;
  kind: Kind;
  folder_root: string | null;
}

function useSave(channel: Channel | undefined) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (draft: ChannelDraft) =>
      channel === undefined
        ? call('createChannel', { body: bodyOf(draft) })
        : call('editChannel', { params: { id: channel.id }, body: bodyOf(draft) }),
    onSuccess: async ({ name }) => {
      await refresh('listChannels', 'getEgress');
      notifyDone(t(channel === undefined ? 'intake.created' : 'intake.saved', { name }));
      modals.close('channel');
    },
    onError: notifyError,
  });
}

function ChannelForm({ channel, kind, folder_root }: Props) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(channel, kind));
  const save = useSave(channel);
  const folderMissing = draft.contact_id !== undefined && draft.folder_id === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim() !== '' && !folderMissing) save.mutate(draft);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={t('intake.name')}
          required
          data-autofocus
          maxLength={120}
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
        {kind === 'folder' ? (
          <FolderFields draft={draft} onChange={setDraft} root={folder_root} />
        ) : (
          <MailboxFields draft={draft} onChange={setDraft} passwordSet={channel?.password_set === true} />
        )}
        <PlaceFields draft={draft} onChange={setDraft} missing={folderMissing} />
        <Switch
          label={t('intake.enabled')}
          checked={draft.enabled}
          onChange={(event) => setDraft({ ...draft, enabled: event.currentTarget.checked })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => modals.close('channel')}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={folderMissing}>
            {t(channel === undefined ? 'common.add' : 'common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function PlaceFields({ draft, onChange, missing }: PartProps & { missing: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <Text size="sm" fw={600}>
        {t('intake.target')}
      </Text>
      <Group grow align="flex-start">
        <ContactSelect
          label={t('intake.contact')}
          description={t('intake.contactHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          clearable
          value={draft.contact_id}
          onChange={(contact_id) => onChange({ ...draft, contact_id, folder_id: undefined })}
        />
        <FolderSelect
          label={t('intake.folderOf')}
          contact_id={draft.contact_id}
          error={missing && t('intake.folderNeeded')}
          value={draft.folder_id}
          onChange={(folder_id) => onChange({ ...draft, folder_id })}
        />
      </Group>
      <ProfileSelect
        label={t('intake.profile')}
        description={t('intake.profileHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        clearable
        value={draft.profile_id}
        onChange={(profile_id) => onChange({ ...draft, profile_id })}
      />
    </>
  );
}
