// Documents on their way: what waits for a connection, what is being sent, what arrived and what was refused.
import { ActionIcon, Anchor, Button, Group, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TbCircleCheck, TbClock, TbCloudUpload, TbExclamationCircle, TbX } from 'react-icons/tb';
import { atBase } from '../api/base-path.ts';
import { useStore } from '../api/store.ts';
import { confirm } from '../ui/confirm.tsx';
import { notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import type { Scan, ScanPlace } from './kept-scans.ts';
import { removeScan, sendAgain } from './scans.ts';
import { sending } from './send-scans.ts';
import classes from './scan.module.css';

export function ScanList({ scans, place }: { scans: Scan[]; place: ScanPlace | undefined }) {
  const { t } = useTranslation();
  if (scans.length === 0) return null;
  return (
    <Panel title={t('scan.onTheWay')}>
      <ul className={classes['list']}>
        {scans.toReversed().map((scan) => (
          <Row key={scan.key} scan={scan} place={place} />
        ))}
      </ul>
    </Panel>
  );
}

const GLYPHS = {
  draft: TbClock,
  waiting: TbClock,
  sending: TbCloudUpload,
  sent: TbCircleCheck,
  refused: TbExclamationCircle,
} as const;

function Row({ scan, place }: { scan: Scan; place: ScanPlace | undefined }) {
  const { t } = useTranslation();
  const under_way = useStore(sending, (now) => (now?.key === scan.key ? now : undefined));
  const state = under_way === undefined ? scan.state : 'sending';
  const Glyph = GLYPHS[state];
  const again = place ?? scan.place;
  return (
    <li className={classes['row']} data-state={state}>
      <Glyph size={20} aria-hidden />
      <div className={classes['what']}>
        {scan.document_id === undefined ? (
          <Text size="sm" fw={550}>
            {scan.filename}
          </Text>
        ) : (
          <Anchor size="sm" fw={550} href={atBase(`/documents/${scan.document_id}`)}>
            {scan.filename}
          </Anchor>
        )}
        <Text size="xs" c="dimmed">
          {t('scan.pages', { count: scan.pages.length })} · {scan.place?.contact_name} ·{' '}
          {scan.place?.folder_name}
        </Text>
        <Text size="xs" {...(state === 'refused' ? { c: 'red' } : { c: 'dimmed' })}>
          {state === 'refused'
            ? scan.reason
            : t(`scan.states.${state}`, { percent: Math.round((under_way?.fraction ?? 0) * 100) })}
        </Text>
        {under_way !== undefined && (
          <Progress size="xs" mt={4} value={under_way.fraction * 100} aria-label={scan.filename ?? ''} />
        )}
        {state === 'refused' && again !== undefined && (
          <Group gap="xs" mt={6}>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => void sendAgain(scan.key, again).catch(notifyError)}
            >
              {t('scan.sendTo', { folder: again.folder_name, contact: again.contact_name })}
            </Button>
          </Group>
        )}
      </div>
      {state !== 'sending' && (
        <ActionIcon
          aria-label={t('upload.remove', { name: scan.filename ?? '' })}
          onClick={() => {
            const remove = () => void removeScan(scan.key).catch(notifyError);
            if (state === 'sent') return remove();
            confirm({
              title: t('scan.removeTitle'),
              text: t('scan.removeText', { count: scan.pages.length }),
              action: t('scan.removeAction'),
              dangerous: true,
              onConfirm: remove,
            });
          }}
        >
          <TbX size={16} />
        </ActionIcon>
      )}
    </li>
  );
}
