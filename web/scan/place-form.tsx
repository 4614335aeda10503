// Contact and folder of the scans; closed to one line once they are chosen.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '../../contract/contacts.ts';
import { ContactSelect } from '../contacts/contact-select.tsx';
import { FolderSelect, foldersQuery } from '../contacts/folder-select.tsx';
import { shownContact, shownFolder } from '../text/known-names.ts';
import { Panel } from '../ui/panel.tsx';
import type { ScanPlace } from './kept-scans.ts';
import classes from './scan.module.css';

interface Props {
  place: ScanPlace | undefined;
  onChange: (place: ScanPlace) => void;
}

export function PlaceForm({ place, onChange }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(place === undefined);
  if (!open && place !== undefined)
    return (
      <Group className={classes['place']} justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" truncate>
          {shownContact(place.contact_name)} · {shownFolder(place.folder_name)}
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
          {t('scan.changePlace')}
        </Button>
      </Group>
    );
  return (
    <Panel title={t('upload.target')}>
      <Choice
        place={place}
        onChange={(next) => {
          onChange(next);
          setOpen(false);
        }}
      />
    </Panel>
  );
}

function Choice({ place, onChange }: Props) {
  const { t } = useTranslation();
  const [contact, setContact] = useState<Pick<Contact, 'id' | 'name'> | undefined>(
    place && { id: place.contact_id, name: place.contact_name },
  );
  const folders = useQuery({ ...foldersQuery(contact?.id ?? 0), enabled: contact !== undefined });
  const [folder_id, setFolder] = useState(place?.folder_id);
  const list = folders.data?.folders;
  const folder =
    list?.find(({ id }) => id === folder_id) ?? list?.find(({ name }) => name === 'Documents') ?? list?.[0];
  return (
    <Stack gap="sm">
      <ContactSelect
        label={t('upload.contact')}
        placeholder={t('upload.contactPlaceholder')}
        value={contact?.id}
        onChange={(_id, chosen) => setContact(chosen)}
      />
      <FolderSelect
        label={t('upload.folder')}
        contact_id={contact?.id}
        value={folder?.id}
        onChange={(id) => setFolder(id)}
      />
      <Button
        disabled={contact === undefined || folder === undefined}
        onClick={() => {
          if (contact === undefined || folder === undefined) return;
          onChange({
            contact_id: contact.id,
            contact_name: contact.name,
            folder_id: folder.id,
            folder_name: folder.name,
          });
        }}
      >
        {t('scan.usePlace')}
      </Button>
    </Stack>
  );
}
