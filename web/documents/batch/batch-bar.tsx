// What can be done with the selected documents: first what reviewers do most, the rest in a menu.
import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  TbCalendarPause,
  TbCheck,
  TbChevronDown,
  TbCircleX,
  TbDots,
  TbSend,
  TbUserPlus,
  TbX,
} from 'react-icons/tb';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { useMe } from '../../session/me.ts';
import { PeopleItems } from '../decide/people-items.tsx';
import classes from './batch-bar.module.css';
import { DownloadMenu } from './download-menu.tsx';
import { MoreItems } from './more-items.tsx';
import { useBatchActions, type BatchActions } from './use-batch-actions.ts';

interface Props {
  selected: DocumentSummary[];
  onDone: () => void;
}

export function BatchBar({ selected, onDone }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const actions = useBatchActions(selected, onDone);
  return (
    <div className={classes['bar']} role="region" aria-label={t('documents.batch.label')}>
      <ActionIcon
        variant="transparent"
        className={classes['clear'] ?? ''}
        aria-label={t('documents.batch.clear')}
        onClick={onDone}
      >
        <TbX size={17} />
      </ActionIcon>
      <span className={classes['count']} role="status">
        {t('documents.batch.selected', { count: selected.length })}
      </span>
      <Button size="xs" leftSection={<TbCheck size={15} />} onClick={actions.approve}>
        {t('documents.batch.approve')}
      </Button>
      <AssignMenu selected={selected} onAssign={actions.assign} />
      <Action icon={<TbCalendarPause size={15} />} onClick={actions.postpone}>
        {t('documents.batch.postpone')}
      </Action>
      <Action icon={<TbCircleX size={15} />} onClick={actions.reject}>
        {t('documents.batch.reject')}
      </Action>
      <Action icon={<TbSend size={15} />} onClick={actions.export}>
        {t('documents.batch.export')}
      </Action>
      <DownloadMenu selected={selected} />
      <Menu position="top-end">
        <Menu.Target>
          <Button size="xs" variant="default" leftSection={<TbDots size={15} />}>
            {t('common.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <MoreItems actions={actions} admin={me.access.admin} />
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

function Action({ icon, children, onClick }: { icon: ReactNode; children: string; onClick: () => void }) {
  return (
    <Button size="xs" variant="default" leftSection={icon} onClick={onClick}>
      {children}
    </Button>
  );
}

interface AssignProps {
  selected: DocumentSummary[];
  onAssign: BatchActions['assign'];
}

function AssignMenu({ selected, onAssign }: AssignProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const owners = new Set(selected.map(({ assignee }) => assignee?.id ?? null));
  return (
    <Menu position="top" width={230} opened={open} onChange={setOpen}>
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<TbUserPlus size={15} />}
          rightSection={<TbChevronDown size={14} />}
        >
          {t('documents.batch.assign')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {open && <PeopleItems now={owners.size === 1 ? [...owners][0] : undefined} onAssign={onAssign} />}
      </Menu.Dropdown>
    </Menu>
  );
}
