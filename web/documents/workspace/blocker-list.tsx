// What is open, blocking before advice, each with its way there and its acceptance; below it what people have accepted.
import { UnstyledButton } from '@mantine/core';
import { TbChevronDown, TbChevronRight, TbUserCheck } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AcceptedBlocker, OpenBlocker } from './blocker-line.tsx';
import classes from './blocker-list.module.css';
import { openBlockers } from './open-blockers.ts';
import { useWorkspace } from './workspace-context.ts';

/** More are shown when one asks for them. */
const SHOWN = 5;

export function BlockerList() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const [all, setAll] = useState(false);
  const open = openBlockers(record);
  const more = open.length - SHOWN;
  return (
    <>
      {open.length === 0 ? (
        <p className={classes['clear']}>{t('workspace.blockers.none')}</p>
      ) : (
        <ul className={classes['list']} aria-label={t('workspace.blockers.title')}>
          {(all ? open : open.slice(0, SHOWN)).map((blocker) => (
            <OpenBlocker key={blocker.id} blocker={blocker} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <UnstyledButton className={classes['more'] ?? ''} onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t('workspace.blockers.fewer') : t('workspace.blockers.more', { count: more })}
        </UnstyledButton>
      )}
      <Accepted />
    </>
  );
}

function Accepted() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const [open, setOpen] = useState(false);
  const accepted = record.blockers.filter(({ state }) => state === 'accepted');
  if (accepted.length === 0) return null;
  const Chevron = open ? TbChevronDown : TbChevronRight;
  return (
    <>
      <UnstyledButton className={classes['more'] ?? ''} aria-expanded={open} onClick={() => setOpen(!open)}>
        <TbUserCheck size={14} aria-hidden />
        {t('workspace.blockers.accepted', { count: accepted.length })}
        <Chevron size={14} aria-hidden />
      </UnstyledButton>
      {open && (
        <ul className={classes['list']}>
          {accepted.map((blocker) => (
            <AcceptedBlocker key={blocker.id} blocker={blocker} />
          ))}
        </ul>
      )}
    </>
  );
}
