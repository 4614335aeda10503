// The pages of a file, with a line before each page that begins a document: set and taken away with the mouse or the keys. Once it is
// split, pages go to the part before or behind.
import { ActionIcon, Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import i18next from 'i18next';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TbArrowBackUp, TbArrowLeft, TbArrowRight } from 'react-icons/tb';
import type { Division } from '../../../contract/bundles.ts';
import type { DocumentRecord } from '../../../contract/documents.ts';
import { call } from '../../api/call.ts';
import { query, refresh } from '../../api/queries.ts';
import { imageAddress } from '../../pages/page-query.ts';
import { notifyDone, notifyError } from '../../ui/notify.ts';
import { movePage, partAt, partsOf, type PageRange } from './parts.ts';
import classes from './split-dialog.module.css';

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

function Pages({ record, division, onDone }: Props & { division: Division }) {
  const { t } = useTranslation();
  const { pages, split } = division;
  // What was chosen before comes back with undo.
  const [chosen, setChosen] = useState([new Set(division.parts.slice(1).map(([from]) => from))]);
  const begins = chosen.at(-1)!;
  const left_out = new Set(pages.flatMap((page) => (page.left_out ? [page.number] : [])));
  const parts = partsOf(begins, left_out, pages.length);
  const choose = (next: Set<number> | undefined) => next && setChosen([...chosen, next]);
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
        {pages.map(({ number }) => (
          <Tile
            key={number}
            number={number}
            image={imageAddress({ document_id: record.id, version: record.version }, number, 240)}
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
      <Save {...{ record, split, parts, onDone }} changed={chosen.length > 1} onUndo={undo} />
    </Stack>
  );
}

interface TileProps {
  number: number;
  image: string;
  parts: PageRange[];
  left_out: boolean;
  begins: boolean;
  split: boolean;
  onChoose: () => void;
  onMove: (step: 1 | -1) => void;
  /** Another page was let go on this one. */
  onDropped: (number: number) => void;
}

const DRAGGED = 'application/x-recto-page';

function Tile(props: TileProps) {
  const { number, image, parts, left_out, begins, split, onChoose, onMove, onDropped } = props;
  const { t } = useTranslation();
  const part = partAt(parts, number);
  const label = split
    ? t('workspace.splitting.inPart', { number, part: part + 1 })
    : t('workspace.splitting.begins', { number });
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    if (event.type === 'drop') onDropped(Number(event.dataTransfer.getData(DRAGGED)));
  };
  return (
    <div
      className={clsx(classes['page'], left_out && classes['out'])}
      data-begins={begins}
      draggable={!left_out}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(number))}
      onDragOver={drop}
      onDrop={drop}
    >
      <UnstyledButton
        className={classes['picture']}
        data-page={number}
        aria-label={left_out && split ? t('workspace.splitting.leftOut', { number }) : label}
        aria-pressed={split ? undefined : begins}
        disabled={split ? left_out : number === 1}
        onClick={onChoose}
      >
        <img src={image} alt="" loading="lazy" draggable={false} />
        <span>{left_out ? t('workspace.splitting.leftOut', { number }) : number}</span>
      </UnstyledButton>
      {split && !left_out && (
        <Group gap={4} justify="center">
          {([-1, 1] as const).map((step) => (
            <ActionIcon
              key={step}
              aria-label={t(`workspace.splitting.${step === 1 ? 'toNext' : 'toBefore'}`, { number })}
              disabled={movePage(parts, number, step) === undefined}
              onClick={() => onMove(step)}
            >
              {step === 1 ? <TbArrowRight size={16} /> : <TbArrowLeft size={16} />}
            </ActionIcon>
          ))}
        </Group>
      )}
    </div>
  );
}

interface SaveProps extends Props {
  split: boolean;
  parts: PageRange[];
  changed: boolean;
  onUndo: () => void;
}

function Save({ record: { id }, split, parts, changed, onUndo, onDone }: SaveProps) {
  const { t } = useTranslation();
  const count = parts.length;
  const save = useMutation({
    mutationFn: (how: 'split' | 'move' | 'join') => {
      const params = { id };
      if (how === 'join') return call('joinParts', { params });
      return call(how === 'split' ? 'splitDocument' : 'movePages', { params, body: { pages: parts } });
    },
    onSuccess: async (_record, how) => {
      onDone();
      notifyDone(t(`workspace.splitting.${DONE[how]}`, { count }));
      await refresh('getDocument', 'getDivision', 'listDocuments', 'getDashboard', 'listAudit');
    },
    onError: notifyError,
  });
  const pending = (how: 'split' | 'move' | 'join') => save.isPending && save.variables === how;
  return (
    <Group justify="flex-end">
      <Button
        variant="default"
        leftSection={<TbArrowBackUp size={16} />}
        disabled={!changed}
        onClick={onUndo}
      >
        {t('workspace.splitting.undo')}
      </Button>
      {split && (
        <Button variant="light" color="red" loading={pending('join')} onClick={() => save.mutate('join')}>
          {t('workspace.splitting.join', { count })}
        </Button>
      )}
      {split ? (
        <Button disabled={!changed} loading={pending('move')} onClick={() => save.mutate('move')}>
          {t('workspace.splitting.move')}
        </Button>
      ) : (
        <Button disabled={count < 2} loading={pending('split')} onClick={() => save.mutate('split')}>
          {t('workspace.splitting.split', { count })}
        </Button>
      )}
    </Group>
  );
}

const DONE = { split: 'done', move: 'moved', join: 'joined' } as const;

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
