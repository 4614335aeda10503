// Above the workspace: where one is in the list, which document, and what to do with it.
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import {
  TbArrowLeft,
  TbCheck,
  TbChevronDown,
  TbChevronUp,
  TbLayoutSidebarRight,
  TbSend,
} from 'react-icons/tb';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../api/store.ts';
import { Keys } from '../../ui/keys.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { MoreMenu, StatusMenu } from './action-menus.tsx';
import { AssignMenu } from './assign-menu.tsx';
import { PresenceMark } from './presence-mark.tsx';
import classes from './top-bar.module.css';
import { useActions } from './use-actions.ts';
import { useListSearch } from './use-list-search.ts';
import { useWorkspace } from './workspace-context.ts';

interface Props {
  phone: boolean;
  side: boolean;
  onSide: () => void;
}

export function TopBar({ phone, side, onSide }: Props) {
  const { t } = useTranslation();
  const { record, canWrite } = useWorkspace();
  const search = useListSearch();
  return (
    <header className={classes['bar']}>
      <Tooltip label={t('workspace.backToList')}>
        <ActionIcon component={BackLink} search={search} aria-label={t('workspace.backToList')}>
          <TbArrowLeft size={18} />
        </ActionIcon>
      </Tooltip>
      {!phone && <Position />}
      <h1 className={classes['name']} title={record.filename}>
        {record.filename}
      </h1>
      <span>
        <StatusBadge status={record.status} soft />
      </span>
      <PresenceMark />
      <SaveMark />
      <span className={classes['space']} />
      {!phone && <AssignMenu />}
      {canWrite && !phone && <MainAction />}
      {canWrite && !phone && <StatusMenu />}
      {!phone && <MoreMenu phone={false} />}
      {!phone && (
        <Tooltip label={t('workspace.sidePanel')}>
          <ActionIcon
            aria-label={t('workspace.sidePanel')}
            aria-pressed={side}
            variant={side ? 'light' : 'subtle'}
            onClick={onSide}
          >
            <TbLayoutSidebarRight size={18} strokeWidth={1.6} />
          </ActionIcon>
        </Tooltip>
      )}
    </header>
  );
}

/** On phones what one does is within reach of the thumb. */
export function PhoneActions() {
  const { canWrite } = useWorkspace();
  return (
    <footer className={classes['actions']}>
      <Position />
      <span className={classes['space']} />
      {canWrite && <AssignMenu small />}
      {canWrite && <MainAction size="sm" />}
      <MoreMenu phone />
    </footer>
  );
}

function BackLink({ search, ...props }: { search: ReturnType<typeof useListSearch> }) {
  return <Link to="/documents" search={search} {...props} />;
}

function Position() {
  const { t } = useTranslation();
  const { neighbours } = useWorkspace();
  const search = useListSearch();
  const step = (to: 'previous' | 'next') => {
    const id = neighbours[to];
    const Glyph = to === 'previous' ? TbChevronUp : TbChevronDown;
    const label = t(`workspace.${to}`);
    if (id === undefined)
      return (
        <ActionIcon disabled variant="transparent" aria-label={label}>
          <Glyph size={17} />
        </ActionIcon>
      );
    return (
      <Tooltip label={label}>
        <Link
          to="/documents/$id"
          params={{ id }}
          search={search}
          className={classes['step']}
          aria-label={label}
        >
          <Glyph size={17} aria-hidden />
        </Link>
      </Tooltip>
    );
  };
  return (
    <span className={classes['position']}>
      {step('previous')}
      {step('next')}
      {neighbours.position !== undefined && (
        <span className={classes['at']}>
          {t('workspace.position', { at: neighbours.position, total: neighbours.total })}
        </span>
      )}
    </span>
  );
}

function SaveMark() {
  const { t } = useTranslation();
  const { saver } = useWorkspace();
  const state = useStore(saver.state);
  return (
    <span className={classes['save']} role="status" data-state={state}>
      {state === 'saving' ? t('workspace.saving') : state === 'failed' ? t('workspace.saveFailed') : ''}
    </span>
  );
}

/** What most likely comes next: approving, or exporting what is approved. */
function MainAction({ size = 'xs' }: { size?: 'xs' | 'sm' }) {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const { approveAndNext, exportNow, pending } = useActions();
  const { status, approving } = record;
  if (status === 'New' || status === 'Processing' || status === 'Archived') return null;
  if (status === 'Approved')
    return (
      <Button size={size} loading={pending} leftSection={<TbSend size={15} />} onClick={exportNow}>
        {t('workspace.exportNow')}
      </Button>
    );
  // Where nothing could be read there is nothing to approve; what helps instead stands above the fields.
  if (status === 'Export' || !approving.offered) return null;
  return (
    <Button
      size={size}
      loading={pending}
      leftSection={<TbCheck size={16} />}
      rightSection={size === 'xs' ? <Keys keys="a" /> : undefined}
      onClick={approveAndNext}
    >
      {t('workspace.approveNext')}
    </Button>
  );
}
