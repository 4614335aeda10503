// Several documents become one: in which order, and under which name.
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import { useState } from 'react';
import { TbArrowDown, TbArrowUp } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/queries.ts';
import { notifyDone, notifyError } from '../../ui/notify.ts';
import classes from './join-dialog.module.css';

export function openJoinDialog(selected: DocumentSummary[], onDone: () => void): void {
  modals.open({
    title: i18next.t('documents.join.title', { count: selected.length }),
    children: <JoinDialog documents={selected.toSorted((a, b) => a.id - b.id)} onDone={onDone} />,
  });
}

function JoinDialog({ documents, onDone }: { documents: DocumentSummary[]; onDone: () => void }) {
  const { t } = useTranslation();
  const [order, setOrder] = useState(documents);
  const [filename, setFilename] = useState('');
  const [pending, setPending] = useState(false);
  const swap = (at: number) =>
    setOrder(order.map((one, i) => (i === at ? order[at + 1]! : i === at + 1 ? order[at]! : one)));
  const join = async () => {
    setPending(true);
    try {
      const name = filename.trim();
      const body = { documents: order.map(({ id }) => id), ...(name === '' ? {} : { filename: name }) };
      const { id } = await call('joinDocuments', { body });
      modals.closeAll();
      onDone();
      await refresh('listDocuments', 'getDashboard');
      notifyDone(t('documents.join.done', { id }));
    } catch (error) {
      notifyError(error);
      setPending(false);
    }
  };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('documents.join.text')}
      </Text>
      <ol className={classes['list']}>
        {order.map((document, i) => (
          <li key={document.id}>
            <span className="truncate" title={document.filename}>
              {document.filename}
            </span>
            <ActionIcon
              aria-label={t('documents.join.up', { name: document.filename })}
              disabled={i === 0}
              onClick={() => swap(i - 1)}
            >
              <TbArrowUp size={15} />
            </ActionIcon>
            <ActionIcon
              aria-label={t('documents.join.down', { name: document.filename })}
              disabled={i === order.length - 1}
              onClick={() => swap(i)}
            >
              <TbArrowDown size={15} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <TextInput
        label={t('documents.join.name')}
        placeholder={order[0]?.filename.replace(/\.[^.]{1,5}$/, '') + '.pdf'}
        maxLength={200}
        value={filename}
        onChange={(event) => setFilename(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button loading={pending} onClick={() => void join()}>
          {t('documents.join.submit', { count: order.length })}
        </Button>
      </Group>
    </Stack>
  );
}
