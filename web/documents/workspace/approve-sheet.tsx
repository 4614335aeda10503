// What stands between a document and its approval: each blocker in one line, to be fixed or accepted with one key, then Approve.
import { Button, Group, Kbd, Modal, TextInput } from '@mantine/core';
import { TbCheck } from 'react-icons/tb';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Blocker } from '../../../contract/blockers.ts';
import { useStore } from '../../api/store.ts';
import { Keys } from '../../ui/keys.tsx';
import { takesText } from '../../ui/typing.ts';
import { useLatest } from '../../ui/use-latest.ts';
import classes from './approve-sheet.module.css';
import { Says } from './blocker-line.tsx';
import lines from './blocker-list.module.css';
import { blockingOnes } from './open-blockers.ts';
import { useAccept } from './use-accept.ts';
import { useActions } from './use-actions.ts';
import { useTargets } from './use-targets.ts';
import { useWorkspace } from './workspace-context.ts';

export function ApproveSheet() {
  const { t } = useTranslation();
  const { form } = useWorkspace();
  const open = useStore(form) === 'approve';
  return (
    <Modal
      opened={open}
      onClose={() => form.set(undefined)}
      title={t('workspace.approving.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {open && <Sheet />}
    </Modal>
  );
}

function Sheet() {
  const { t } = useTranslation();
  const { record, form } = useWorkspace();
  const { approveAndNext } = useActions();
  const { accept } = useAccept();
  const targets = useTargets();
  const [reason, setReason] = useState('');
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  // What is on its way to the service is out of the way at once, so that keys may follow each other.
  const [taken, setTaken] = useState<string[]>([]);
  const blockers = blockingOnes(record).filter(({ id }) => !taken.includes(id));
  const chosen = Math.min(at, blockers.length - 1);
  const take = (...accepted: Blocker[]) => {
    const ids = accepted.map(({ id }) => id);
    setTaken((before) => [...before, ...ids]);
    void accept(ids, reason.trim() === '' ? null : reason.trim()).then(() =>
      setTaken((before) => before.filter((id) => !ids.includes(id))),
    );
    // The button of a line that is gone must not take the focus with it.
    box.current?.focus();
  };
  const fix = (blocker: Blocker) => {
    form.set(undefined);
    // The dialog gives the focus back first.
    setTimeout(() => targets.fix(blocker));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const blocker = blockers[chosen];
    if (takesText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionOf(event, {
      blockers,
      blocker,
      take,
      fix,
      approve: approveAndNext,
      step: (by) => setAt(Math.max(0, Math.min(chosen + by, blockers.length - 1))),
    });
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  useKeys(onKeyDown);
  return (
    <div ref={box} className={classes['sheet']} tabIndex={-1} data-autofocus>
      {blockers.length === 0 ? (
        <p className={classes['none']} role="status">
          {t('workspace.approving.ready')}
        </p>
      ) : (
        <Lines blockers={blockers} chosen={chosen} onFix={fix} onAccept={take} />
      )}
      {blockers.length > 0 && (
        <TextInput
          mt="sm"
          size="xs"
          maxLength={500}
          label={t('workspace.approving.reason')}
          placeholder={t('workspace.approving.reasonHint')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && box.current?.focus()}
        />
      )}
      <Footer open={blockers.length} onAll={() => take(...blockers)} />
    </div>
  );
}

interface LinesProps {
  blockers: Blocker[];
  chosen: number;
  onFix: (blocker: Blocker) => void;
  onAccept: (blocker: Blocker) => void;
}

function Lines({ blockers, chosen, onFix, onAccept }: LinesProps) {
  const { t } = useTranslation();
  return (
    <ul className={lines['list']} aria-label={t('workspace.blockers.title')}>
      {blockers.map((blocker, index) => (
        <li
          key={blocker.id}
          className={lines['line']}
          data-severity="blocking"
          data-active={index === chosen || undefined}
        >
          <span className={lines['what']}>
            <Says blocker={blocker} />
          </span>
          {blocker.target !== null && (
            <Button size="compact-xs" variant="default" onClick={() => onFix(blocker)}>
              {t('workspace.approving.fix')}
            </Button>
          )}
          <Button
            size="compact-xs"
            variant="light"
            leftSection={index < 9 ? <Kbd size="xs">{index + 1}</Kbd> : undefined}
            aria-label={`${t('workspace.blockers.accept')}: ${blocker.message}`}
            onClick={() => onAccept(blocker)}
          >
            {t('workspace.blockers.accept')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Footer({ open, onAll }: { open: number; onAll: () => void }) {
  const { t } = useTranslation();
  const { approveAndNext, pending } = useActions();
  return (
    <Group justify="space-between" mt="md">
      <span className={classes['hint']}>{open > 0 && t('workspace.approving.keys')}</span>
      <Group gap="xs">
        {open > 1 && (
          <Button variant="default" onClick={onAll}>
            {t('workspace.approving.acceptAll', { count: open })}
          </Button>
        )}
        <Button
          disabled={open > 0}
          loading={pending}
          leftSection={<TbCheck size={16} />}
          rightSection={<Keys keys="a" />}
          onClick={approveAndNext}
        >
          {t('workspace.approveNext')}
        </Button>
      </Group>
    </Group>
  );
}

/** The keys act from the moment the sheet is there, before the focus has come to it. */
function useKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  const latest = useLatest(onKeyDown);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [latest]);
}

interface Commands {
  blockers: Blocker[];
  blocker: Blocker | undefined;
  take: (blocker: Blocker) => void;
  fix: (blocker: Blocker) => void;
  approve: () => void;
  step: (by: 1 | -1) => void;
}

function actionOf(
  { key, target }: KeyboardEvent,
  { blockers, blocker, take, fix, approve, step }: Commands,
): (() => void) | undefined {
  const numbered = blockers[Number(key) - 1];
  if (numbered !== undefined) return () => take(numbered);
  if (key === 'ArrowDown' || key === 'j') return () => step(1);
  if (key === 'ArrowUp' || key === 'k') return () => step(-1);
  // What was just accepted is on its way; whether anything is still open is asked then.
  if (key === 'a') return approve;
  if (blocker === undefined) return undefined;
  if (key === 'y') return () => take(blocker);
  // On a button Enter is its own.
  if (key === 'f' || (key === 'Enter' && !(target instanceof HTMLButtonElement))) return () => fix(blocker);
  return undefined;
}
