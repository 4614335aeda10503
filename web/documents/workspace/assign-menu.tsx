// Whose document it is.
import { Button, Menu, TextInput } from '@mantine/core';
import { TbCheck, TbUserCheck, TbUserPlus } from 'react-icons/tb';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { query } from '../../api/queries.ts';
import { createStore, useStore } from '../../api/store.ts';
import { useMe } from '../../session/me.ts';
import classes from './top-bar.module.css';
import { usePlanning } from './use-planning.ts';
import { useWorkspace } from './workspace-context.ts';

/** Also opened with the keyboard. */
export const assignMenu = createStore(false);

/** With fewer people one sees all of them. */
const SEARCHED_FROM = 9;

/** @param small only the sign, where room is scarce */
export function AssignMenu({ small = false }: { small?: boolean }) {
  const { t } = useTranslation();
  const { record, canWrite } = useWorkspace();
  const open = useStore(assignMenu);
  const { assignee } = record;
  const name = assignee?.name ?? t('workspace.assigning.nobody');
  const label = t('workspace.assigning.label', { name });
  const Glyph = assignee === null ? TbUserPlus : TbUserCheck;
  if (!canWrite) return assignee === null ? null : <span className={classes['assignee']}>{name}</span>;
  return (
    <Menu position="bottom-end" width={230} opened={open} onChange={assignMenu.set}>
      <Menu.Target>
        <Button
          size={small ? 'sm' : 'xs'}
          px={small ? 8 : undefined}
          variant="subtle"
          color="gray"
          className={classes['assign'] ?? ''}
          aria-label={label}
          title={label}
          leftSection={small ? undefined : <Glyph size={16} />}
        >
          {small ? <Glyph size={18} /> : (assignee?.name ?? t('workspace.assigning.assign'))}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{open && <People />}</Menu.Dropdown>
    </Menu>
  );
}

function People() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const { assign } = usePlanning();
  const me = useMe().user?.id;
  const { data } = useQuery(query('listPeople'));
  const [wanted, setWanted] = useState('');
  const people = data?.people ?? [];
  const now = record.assignee?.id ?? null;
  const item = (id: number | null, name: string) => (
    <Menu.Item
      key={id ?? 'nobody'}
      rightSection={id === now ? <TbCheck size={15} /> : undefined}
      onClick={() => void assign(id)}
    >
      {name}
    </Menu.Item>
  );
  const found = people.filter(
    ({ id, name }) => id !== me && name.toLowerCase().includes(wanted.toLowerCase()),
  );
  const self = people.find(({ id }) => id === me);
  return (
    <>
      {people.length >= SEARCHED_FROM && (
        <TextInput
          size="xs"
          m={4}
          aria-label={t('common.search')}
          placeholder={t('common.search')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          onKeyDown={(event) => event.stopPropagation()}
        />
      )}
      {self !== undefined && item(self.id, t('workspace.assigning.me', { name: self.name }))}
      {found.map(({ id, name }) => item(id, name))}
      {now !== null && <Menu.Divider />}
      {now !== null && item(null, t('workspace.assigning.nobody'))}
    </>
  );
}
