// Whose document it is.
import { Button, Menu } from '@mantine/core';
import { TbAlarm, TbUserCheck, TbUserPlus } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { createStore, useStore } from '../../api/store.ts';
import { PeopleItems } from '../decide/people-items.tsx';
import { openTermsDialog } from '../decide/terms-dialog.tsx';
import { useFormat } from '../../text/format.ts';
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
  const { assign, setTerms } = usePlanning();
  const format = useFormat();
  const { assignee, assignment } = record;
  const name = assignee?.name ?? t('workspace.assigning.nobody');
  const due_at = assignment?.due_at ?? null;
  const label =
    due_at === null
      ? t('workspace.assigning.label', { name })
      : t('workspace.assigning.labelDue', { name, at: format.dateTime(due_at) });
  const late = assignment?.overdue === true;
  const Glyph = late ? TbAlarm : assignee === null ? TbUserPlus : TbUserCheck;
  if (!canWrite) return assignee === null ? null : <span className={classes['assignee']}>{name}</span>;
  return (
    <Menu position="bottom-end" width={230} opened={open} onChange={assignMenu.set}>
      <Menu.Target>
        <Button
          size={small ? 'sm' : 'xs'}
          px={small ? 8 : undefined}
          variant="subtle"
          color={late ? 'red' : 'gray'}
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
        {assignment !== null && (
          <>
            <Menu.Divider />
            <Menu.Item
              leftSection={<TbAlarm size={16} />}
              onClick={() => openTermsDialog(assignment, setTerms)}
            >
              {due_at === null
                ? t('workspace.assigning.setTime')
                : t(late ? 'workspace.assigning.overdueSince' : 'workspace.assigning.doneBy', {
                    at: format.dateTime(due_at),
                  })}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
