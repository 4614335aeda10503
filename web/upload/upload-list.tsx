// Every file of this page load with how far it is, and all of them together.
import { Button, Group, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useStore } from '../api/store.ts';
import { useFormat } from '../text/format.ts';
import { LinkButton } from '../ui/links.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './upload-list.module.css';
import { overallProgress, removeFinished, uploads, type UploadItem } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';

/** A folder may hold thousands; the page shows the first and counts the others. */
const SHOWN = 200;

export function UploadList() {
  const { t } = useTranslation();
  const format = useFormat();
  const items = useStore(uploads);
  if (items.length === 0)
    return (
      <Text size="sm" c="dimmed" ta="center">
        {t('upload.nothingHint')}
      </Text>
    );
  const { done, total } = overallProgress(items);
  // What needs attention first, then what is under way.
  const sorted = items.toSorted((a, b) => rank(a) - rank(b));
  return (
    <Panel title={t('upload.files')} aside={<Actions items={items} />} flush>
      <Overall items={items} />
      <ul className={classes['list']} aria-label={t('upload.overall', { done, total })}>
        {sorted.slice(0, SHOWN).map((item) => (
          <UploadRow key={item.key} item={item} />
        ))}
      </ul>
      {items.length > SHOWN && (
        <Text size="sm" c="dimmed" ta="center" p="sm">
          +{format.number(items.length - SHOWN)}
        </Text>
      )}
    </Panel>
  );
}

const RANKS = { failed: 0, sending: 1, waiting: 2, sent: 1 } as const;
const rank = ({ state }: UploadItem) => RANKS[state];

function Actions({ items }: { items: UploadItem[] }) {
  const { t } = useTranslation();
  const finished = items.some(({ state }) => state === 'sent' || state === 'failed');
  const reviewable = items.some(({ arrival }) => arrival?.status === 'Needs Review');
  return (
    <Group gap={6}>
      {finished && (
        <Button size="compact-sm" variant="subtle" color="gray" onClick={removeFinished}>
          {t('upload.removeFinished')}
        </Button>
      )}
      {reviewable && (
        <LinkButton
          size="compact-sm"
          variant="default"
          to="/documents"
          search={{ status: ['Needs Review'], sort: 'created_at', order: 'asc' }}
        >
          {t('upload.reviewAll')}
        </LinkButton>
      )}
    </Group>
  );
}

function Overall({ items }: { items: UploadItem[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { done, total, fraction } = overallProgress(items);
  const bytes = items.reduce((sum, { size }) => sum + size, 0);
  const text = t('upload.overall', { done, total });
  return (
    <div className={classes['overall']}>
      <Group justify="space-between" mb={6}>
        <Text size="sm" fw={550} className="tabular">
          {text}
        </Text>
        <Text size="sm" c="dimmed" className="tabular">
          {t('upload.overallBytes', { sent: format.bytes(fraction * bytes), total: format.bytes(bytes) })}
        </Text>
      </Group>
      <Progress value={fraction * 100} size="sm" aria-label={text} />
    </div>
  );
}
