// The folders of a contact: open, upload into, add, rename, delete.
import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { TbFolder, TbPencil, TbPlus, TbTrash, TbUpload } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { Folder } from '../../contract/contacts.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { useMe } from '../session/me.ts';
import { useFormat } from '../text/format.ts';
import { confirm } from '../ui/confirm.tsx';
import { notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './folder-panel.module.css';
import { NEW_FOLDER, openFolderDialog } from './folder-form.tsx';
import { foldersQuery } from './folder-select.tsx';
import { shownFolder, storedFolder } from '../text/known-names.ts';

export function FolderPanel({ contact_id }: { contact_id: number }) {
  const { t } = useTranslation();
  const { write } = useMe().access;
  const { data } = useQuery(foldersQuery(contact_id));
  const add = write && (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<TbPlus size={15} />}
      onClick={() =>
        openFolderDialog(t('contacts.addFolder'), NEW_FOLDER, (values) =>
          call('createFolder', { body: { contact_id, ...values } }),
        )
      }
    >
      {t('contacts.addFolder')}
    </Button>
  );
  return (
    <Panel title={t('contacts.folders')} aside={add} flush>
      <ul className={classes['list']}>
        {data?.folders
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map((folder) => (
            <FolderRow key={folder.id} folder={folder} />
          ))}
      </ul>
    </Panel>
  );
}

function FolderRow({ folder }: { folder: Folder }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { write } = useMe().access;
  const navigate = useNavigate();
  const { id, contact_id, documents, choose_profile } = folder;
  const name = shownFolder(folder.name);
  const remove = useMutation({
    mutationFn: () => call('deleteFolder', { params: { id } }),
    onSuccess: () => refresh('listFolders'),
    onError: notifyError,
  });
  const askRemove = () =>
    confirm({
      title: t('contacts.deleteFolderTitle', { name }),
      text: t('contacts.deleteFolderText'),
      action: t('common.delete'),
      dangerous: true,
      onConfirm: () => remove.mutate(),
    });
  const edit = () =>
    openFolderDialog(t('contacts.editFolder', { name }), { name, choose_profile }, (values) =>
      call('editFolder', { params: { id }, body: { ...values, name: storedFolder(values.name) } }),
    );
  return (
    <li className={classes['row']}>
      <Link to="/documents" search={{ contact_id, folder_id: id }} className={classes['link']}>
        <TbFolder size={18} strokeWidth={1.5} aria-hidden />
        <span className="truncate">{name}</span>
        <Text span size="sm" c="dimmed" className="tabular">
          {format.number(documents)}
        </Text>
      </Link>
      {write && (
        <Group gap={2} wrap="nowrap">
          <Tool
            icon={TbUpload}
            text={t('contacts.uploadHere')}
            of={name}
            onClick={() => void navigate({ to: '/upload', search: { contact_id, folder_id: id } })}
          />
          <Tool icon={TbPencil} text={t('contacts.editFolder', { name })} onClick={edit} />
          <Tool icon={TbTrash} text={t('contacts.deleteFolder', { name })} onClick={askRemove} />
        </Group>
      )}
    </li>
  );
}

function Tool({
  icon: Glyph,
  text,
  of,
  onClick,
}: {
  icon: typeof TbFolder;
  text: string;
  of?: string;
  onClick: () => void;
}) {
  return (
    <Tooltip label={text}>
      <ActionIcon aria-label={of === undefined ? text : `${text}: ${of}`} onClick={onClick}>
        <Glyph size={16} strokeWidth={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
