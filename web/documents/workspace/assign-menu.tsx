// Whose document it is.
import { Button, Menu } from '@mantine/core';
import { TbUserCheck, TbUserPlus } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { createStore, useStore } from '../../api/store.ts';
import { PeopleItems } from '../decide/people-items.tsx';
import classes from './top-bar.module.css';
import { usePlanning } from './use-planning.ts';
import { useWorkspace } from './workspace-context.ts';

/** Also opened with the keyboard. */
export const assignMenu = createStore(false);

/** @param small only the sign, where room is scarce */
export function AssignMenu({ small = false }: { small?: boolean }) {
  const { t } = useTranslation();
  const { record, canWrite } = useWorkspace();
  const open = useStore(assignMenu);
  const { assign } = usePlanning();
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
      <Menu.Dropdown>
        {open && <PeopleItems now={assignee?.id ?? null} onAssign={(id) => void assign(id)} />}
      </Menu.Dropdown>
    </Menu>
  );
}
