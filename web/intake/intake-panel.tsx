// The channels that documents come in by, and how each is doing.
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TbFolderPlus, TbInbox, TbMailPlus } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { ChannelRow } from './channel-row.tsx';
import { openChannelDialog } from './channel-form.tsx';
import classes from './intake.module.css';

/** Channels run by themselves; their state is looked at while the page is open. */
const LOOK_MS = 5_000;

export function IntakePanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...query('listChannels'), refetchInterval: LOOK_MS });
  if (error !== null && data === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={240} />;
  const { channels, folder_root } = data;
  const add = <AddButtons folder_root={folder_root} />;
  return (
    <Stack gap="md">
      <Text size="sm">{t('intake.text')}</Text>
      {folder_root === null && (
        <Text size="sm" c="dimmed">
          {t('intake.noRoot')}
        </Text>
      )}
      <Panel title={t('intake.title')} aside={channels.length > 0 && add} flush>
        {channels.length === 0 ? (
          <EmptyState compact icon={TbInbox} title={t('intake.none')} action={add}>
            {t('intake.noneHint')}
          </EmptyState>
        ) : (
          <ul className={classes['list']}>
            {channels.map((channel) => (
              <ChannelRow key={channel.id} channel={channel} folder_root={folder_root} />
            ))}
          </ul>
        )}
      </Panel>
    </Stack>
  );
}

function AddButtons({ folder_root }: { folder_root: string | null }) {
  const { t } = useTranslation();
  return (
    <Group gap={8}>
      <Button
        size="xs"
        variant="default"
        disabled={folder_root === null}
        leftSection={<TbFolderPlus size={16} />}
        onClick={() => openChannelDialog(undefined, 'folder', folder_root)}
      >
        {t('intake.addFolder')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<TbMailPlus size={16} />}
        onClick={() => openChannelDialog(undefined, 'imap', folder_root)}
      >
        {t('intake.addMailbox')}
      </Button>
    </Group>
  );
}
