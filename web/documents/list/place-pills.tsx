// Filters by contact and folder, by profile and by person: their names come from the service.
import { Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { query } from '../../api/queries.ts';
import { ContactSelect } from '../../contacts/contact-select.tsx';
import { FolderSelect, foldersQuery } from '../../contacts/folder-select.tsx';
import { ProfileSelect } from '../../profiles/profile-select.tsx';
import { useProfileName } from '../../profiles/use-profiles.ts';
import { FilterPill } from '../../ui/filter-pill.tsx';
import { peopleQuery } from '../../users/people-query.ts';
import type { FilterProps } from './filter-bar.tsx';
import { shownContact, shownFolder } from '../../text/known-names.ts';

export function PlacePill({ search, onFilter }: FilterProps) {
  const { t } = useTranslation();
  return (
    <FilterPill
      name={t('documents.contact')}
      value={usePlaceName(search)}
      onClear={() => onFilter({ contact_id: undefined, folder_id: undefined })}
      width={260}
    >
      {() => (
        <Stack gap="sm">
          <ContactSelect
            label={t('documents.contact')}
            placeholder={t('documents.filters.any')}
            clearable
            data-autofocus
            comboboxProps={{ withinPortal: false }}
            value={search.contact_id}
            onChange={(contact_id) => onFilter({ contact_id, folder_id: undefined })}
          />
          <FolderSelect
            label={t('documents.folder')}
            placeholder={t('documents.filters.any')}
            clearable
            comboboxProps={{ withinPortal: false }}
            contact_id={search.contact_id}
            value={search.folder_id}
            onChange={(folder_id) => onFilter({ folder_id })}
          />
        </Stack>
      )}
    </FilterPill>
  );
}

function usePlaceName({ contact_id, folder_id }: FilterProps['search']): string | undefined {
  const contact = useQuery({
    ...query('getContact', { params: { id: contact_id ?? 0 } }),
    enabled: contact_id !== undefined,
  });
  const folders = useQuery({ ...foldersQuery(contact_id ?? 0), enabled: contact_id !== undefined });
  if (contact_id === undefined) return folder_id === undefined ? undefined : `#${folder_id}`;
  const folder = folders.data?.folders.find(({ id }) => id === folder_id)?.name;
  const owner = contact.data === undefined ? `#${contact_id}` : shownContact(contact.data.name);
  return folder === undefined ? owner : `${owner} / ${shownFolder(folder)}`;
}

export function ProfilePill({ search, onFilter, startOpen = false }: FilterProps) {
  const { t } = useTranslation();
  const { profile_id } = search;
  const name = useProfileName(profile_id);
  return (
    <FilterPill
      name={t('documents.profile')}
      value={profile_id === undefined ? undefined : (name ?? `#${profile_id}`)}
      onClear={() => onFilter({ profile_id: undefined })}
      width={260}
      startOpen={startOpen}
    >
      {(close) => (
        <ProfileSelect
          label={t('documents.profile')}
          data-autofocus
          comboboxProps={{ withinPortal: false }}
          value={profile_id}
          onChange={(id) => {
            onFilter({ profile_id: id });
            close();
          }}
        />
      )}
    </FilterPill>
  );
}

export function AssigneePill({ search, onFilter }: FilterProps) {
  const { t } = useTranslation();
  const { assignee_id } = search;
  const { data } = useQuery({ ...peopleQuery, enabled: typeof assignee_id === 'number' });
  const named = data?.people.find(({ id }) => id === assignee_id)?.name;
  const value =
    typeof assignee_id === 'number'
      ? (named ?? `#${assignee_id}`)
      : assignee_id && t(`documents.filters.assignee.${assignee_id}`);
  return (
    <FilterPill
      name={t('documents.assignee')}
      value={value}
      onClear={() => onFilter({ assignee_id: undefined })}
      width={240}
    >
      {(close) => (
        <AssigneeChoice
          value={assignee_id}
          onChoose={(next) => {
            onFilter({ assignee_id: next });
            close();
          }}
        />
      )}
    </FilterPill>
  );
}

function AssigneeChoice({
  value,
  onChoose,
}: {
  value: FilterProps['search']['assignee_id'];
  onChoose: (assignee: FilterProps['search']['assignee_id']) => void;
}) {
  const { t } = useTranslation();
  const { data } = useQuery(peopleQuery);
  const people = data?.people ?? [];
  return (
    <Select
      label={t('documents.assignee')}
      searchable
      data-autofocus
      comboboxProps={{ withinPortal: false }}
      nothingFoundMessage={t('common.nothingFound')}
      data={[
        { value: 'me', label: t('documents.filters.assignee.me') },
        { value: 'none', label: t('documents.filters.assignee.none') },
        ...people.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={value === undefined ? null : String(value)}
      onChange={(next) =>
        onChoose(next === null ? undefined : next === 'me' || next === 'none' ? next : Number(next))
      }
    />
  );
}
