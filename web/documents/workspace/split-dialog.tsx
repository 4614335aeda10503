// The pages of a file, with a line before each page that begins a document: set and taken away with the mouse or the keys.
import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import i18next from 'i18next';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TbArrowBackUp } from 'react-icons/tb';
import type { Division } from '../../../contract/bundles.ts';
import type { DocumentRecord } from '../../../contract/documents.ts';
import { call } from '../../api/call.ts';
import { query, refresh } from '../../api/queries.ts';
import { imageAddress } from '../../pages/page-query.ts';
import { notifyDone, notifyError } from '../../ui/notify.ts';
import { partsOf } from './parts.ts';
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
  const save = useMutation({
    mutationFn: () =>
      split
        ? call('joinParts', { params: { id: record.id } })
        : call('splitDocument', { params: { id: record.id }, body: { pages: parts } }),
    onSuccess: async () => {
      onDone();
      notifyDone(
        t(split ? 'workspace.splitting.joined' : 'workspace.splitting.done', { count: parts.length }),
      );
      await refresh('getDocument', 'getDivision', 'listDocuments', 'getDashboard', 'listAudit');
    },
    onError: notifyError,
  });
  const toggle = (number: number) => {
    const next = new Set(begins);
    if (!next.delete(number)) next.add(number);
    setChosen([...chosen, next]);
  };
  const undo = () => chosen.length > 1 && setChosen(chosen.slice(0, -1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'z' && (event.ctrlKey || event.metaKey)) undo();
    else if (!walk(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Stack gap="md" onKeyDown={onKeyDown}>
      <Text size="sm" c="dimmed">
        {t(split ? 'workspace.splitting.joinText' : 'workspace.splitting.text')}
      </Text>
      <div className={classes['pages']}>
        {pages.map(({ number }) => (
          <UnstyledButton
            key={number}
            className={clsx(classes['page'], left_out.has(number) && classes['out'])}
            aria-label={t('workspace.splitting.begins', { number })}
            aria-pressed={begins.has(number) || number === 1}
            disabled={split || number === 1}
            onClick={() => toggle(number)}
          >
            <img
              src={imageAddress({ document_id: record.id, version: record.version }, number, 240)}
              alt=""
              loading="lazy"
            />
            <span>{left_out.has(number) ? t('workspace.splitting.leftOut', { number }) : number}</span>
          </UnstyledButton>
        ))}
      </div>
      <Group justify="flex-end">
        {!split && (
          <Button
            variant="default"
            leftSection={<TbArrowBackUp size={16} />}
            disabled={chosen.length < 2}
            onClick={undo}
          >
            {t('workspace.splitting.undo')}
          </Button>
        )}
        <Button
          loading={save.isPending}
          disabled={!split && parts.length < 2}
          color={split ? 'red' : undefined}
          onClick={() => save.mutate()}
        >
          {t(split ? 'workspace.splitting.join' : 'workspace.splitting.split', { count: parts.length })}
        </Button>
      </Group>
    </Stack>
  );
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrows go from page to page. */
function walk({ key, target, currentTarget }: KeyboardEvent): boolean {
  const step = STEPS[key];
  if (step === undefined) return false;
  const all = [...currentTarget.querySelectorAll<HTMLElement>('button[aria-pressed]:not(:disabled)')];
  all[all.indexOf(target as HTMLElement) + step]?.focus();
  return true;
}
