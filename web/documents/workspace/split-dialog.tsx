// The pages of a file, with a line before each page that begins a document: set and taken away with the mouse or the keys, and turned.
// Once it is split, pages go to the part before or behind.
import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TbArrowBackUp } from 'react-icons/tb';
import type { Division, PageTurn } from '../../../contract/bundles.ts';
import type { DocumentRecord } from '../../../contract/documents.ts';
import { call } from '../../api/call.ts';
import { query, refresh } from '../../api/queries.ts';
import { imageAddress } from '../../pages/page-query.ts';
import { notifyDone, notifyError } from '../../ui/notify.ts';
import { keepTurns } from './keep-turns.ts';
import { movePage, partAt, partsOf, type PageRange } from './parts.ts';
import classes from './split-dialog.module.css';
import { SplitTile } from './split-tile.tsx';

export function openSplitDialog(record: DocumentRecord): void {
  modals.open({
    modalId: 'split',
    size: 'xl',
    title: i18next.t('workspace.splitting.title'),
    children: <SplitForm record={record} onDone={() => modals.close('split')} />,
  });
}

interface Props {
  record: DocumentRecord;
  onDone: () => void;
}

function SplitForm({ record, onDone }: Props) {
  const { data } = useQuery(query('getDivision', { params: { id: record.id } }));
  return data === undefined ? null : (
    <Pages key={String(data.split)} {...{ record, onDone }} division={data} />
  );
}

interface Chosen {
  /** Pages with which documents begin. */
  begins: Set<number>;
  /** Quarter turns clockwise, by the number of the page. */
  turns: Readonly<Record<number, number>>;
}

function Pages({ record, division, onDone }: Props & { division: Division }) {
  const { t } = useTranslation();
  const { pages, split } = division;
  // What was chosen before comes back with undo.
  const [chosen, setChosen] = useState<Chosen[]>([
    { begins: new Set(division.parts.slice(1).map(([from]) => from)), turns: {} },
  ]);
  const { begins: first } = chosen[0]!;
  const { begins, turns } = chosen.at(-1)!;
  const left_out = new Set(pages.flatMap((page) => (page.left_out ? [page.number] : [])));
  const parts = partsOf(begins, left_out, pages.length);
  const choose = (next: Set<number> | undefined) => next && setChosen([...chosen, { begins: next, turns }]);
  const turn = (number: number, by: 1 | -1) => {
    if (split && left_out.has(number)) return;
    const quarters = ((turns[number] ?? 0) + by + 4) % 4;
    setChosen([...chosen, { begins, turns: { ...turns, [number]: quarters } }]);
  };
  const toggle = (number: number) => {
    const next = new Set(begins);
    if (!next.delete(number)) next.add(number);
    choose(next);
  };
  const move = (number: number, step: 1 | -1) => choose(movePage(parts, number, step));
  const undo = () => chosen.length > 1 && setChosen(chosen.slice(0, -1));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const number = pageOf(event.target);
    if (event.key === 'z' && (event.ctrlKey || event.metaKey)) undo();
    else if (event.key.toLowerCase() === 'r' && number !== undefined) turn(number, event.shiftKey ? -1 : 1);
    else if (step !== undefined && event.shiftKey && number !== undefined) move(number, step);
    else if (step === undefined || !walk(event, step)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Stack gap="md" onKeyDown={onKeyDown}>
      <Text size="sm" c="dimmed">
        {t(split ? 'workspace.splitting.moveText' : 'workspace.splitting.text')}
      </Text>
      <div className={classes['pages']}>
        {pages.map(({ number, picture }) => (
          <SplitTile
            key={number}
            number={number}
            image={imageAddress(picture, picture.number, 240)}
            quarters={turns[number] ?? 0}
            onTurn={() => turn(number, 1)}
            parts={parts}
            left_out={left_out.has(number)}
            begins={begins.has(number) || number === 1}
            split={split}
            onChoose={() => !split && number > 1 && toggle(number)}
            onMove={(step) => move(number, step)}
            onDropped={(dragged) => {
              const step = partAt(parts, number) - partAt(parts, dragged);
              if (step === 1 || step === -1) move(dragged, step);
            }}
          />
        ))}
      </div>
      <Save
        {...{ record, split, parts, onDone }}
        turned={Object.entries(turns).flatMap(([page, quarters]) =>
          // A page that is left out is in no document.
          quarters === 0 || Number.isNaN(partAt(parts, Number(page)))
            ? []
            : [{ number: Number(page), turn: (quarters * 90) as PageTurn['turn'] }],
        )}
        moved={begins.size !== first.size || [...begins].some((page) => !first.has(page))}
        undoable={chosen.length > 1}
        onUndo={undo}
      />
    </Stack>
  );
}

interface SaveProps extends Props {
  split: boolean;
  parts: PageRange[];
  turned: PageTurn[];
  /** Whether documents begin with other pages than they did. */
  moved: boolean;
  undoable: boolean;
  onUndo: () => void;
}

type How = 'split' | 'move' | 'join' | 'turn';

function Save({ record: { id }, split, parts, turned, moved, undoable, onUndo, onDone }: SaveProps) {
  const { t } = useTranslation();
  const count = parts.length;
  const save = useMutation({
    mutationFn: async (how: How) => {
      const params = { id };
      if (how === 'join') await call('joinParts', { params });
      if (how === 'split') await call('splitDocument', { params, body: { pages: parts } });
      if (how === 'move' && moved) await call('movePages', { params, body: { pages: parts } });
    },
    onSuccess: async (_done, how) => {
      onDone();
      if (how === 'join' || how === 'split' || moved)
        notifyDone(t(`workspace.splitting.${DONE[how]}`, { count }));
      await refresh('getDocument', 'getDivision', 'listDocuments', 'getDashboard', 'listAudit');
      // Of parts that have come to be just now, their pages are turned.
      if (how !== 'join' && turned.length > 0) await keepTurns(id, turned, undefined).catch(notifyError);
    },
    onError: notifyError,
  });
  const act = (how: How, label: string, disabled = false) => (
    <Button
      disabled={disabled}
      loading={save.isPending && save.variables === how}
      onClick={() => save.mutate(how)}
    >
      {label}
    </Button>
  );
  return (
    <Group justify="flex-end">
      <Button
        variant="default"
        leftSection={<TbArrowBackUp size={16} />}
        disabled={!undoable}
        onClick={onUndo}
      >
        {t('workspace.splitting.undo')}
      </Button>
      {split && (
        <Button
          variant="light"
          color="red"
          loading={save.isPending && save.variables === 'join'}
          onClick={() => save.mutate('join')}
        >
          {t('workspace.splitting.join', { count })}
        </Button>
      )}
      {turned.length > 0 && !moved && act('turn', t('workspace.splitting.turn', { count: turned.length }))}
      {split
        ? (moved || turned.length === 0) && act('move', t('workspace.splitting.move'), !moved)
        : act('split', t('workspace.splitting.split', { count }), count < 2)}
    </Group>
  );
}

const DONE = { split: 'done', move: 'moved', join: 'joined', turn: 'moved' } as const;

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The page whose picture has the keys. */
function pageOf(target: EventTarget): number | undefined {
  const number = target instanceof HTMLElement ? target.dataset['page'] : undefined;
  return number === undefined ? undefined : Number(number);
}

/** Arrows go from page to page. */
function walk({ target, currentTarget }: KeyboardEvent, step: number): boolean {
  const all = [...currentTarget.querySelectorAll<HTMLElement>('button[data-page]:not(:disabled)')];
  all[all.indexOf(target as HTMLElement) + step]?.focus();
  return true;
}
