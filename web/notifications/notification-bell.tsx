// Notifications behind a bell: how many are unread, the latest of them, and where they lead.
import { ActionIcon, Button, Group, Indicator, Popover, ScrollArea, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { TbBell } from 'react-icons/tb';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '../../contract/notifications.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { notifyError } from '../ui/notify.ts';
import classes from './notification-bell.module.css';

const SHOWN = 50;
const EVERY_MS = 30_000;

export function NotificationBell() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    ...query('listNotifications', { query: { limit: SHOWN } }),
    refetchInterval: EVERY_MS,
  });
  const unread = data?.unread ?? 0;
  return (
    <Popover opened={open} onChange={setOpen} position="right-end" width={380} withinPortal trapFocus>
      <Indicator
        disabled={unread === 0}
        label={unread > 99 ? '99+' : unread}
        size={16}
        color="red"
        offset={5}
        inline
      >
        <Popover.Target>
          <ActionIcon
            size="lg"
            aria-label={t('notifications.open', { count: unread })}
            onClick={() => setOpen(!open)}
          >
            <TbBell size={19} strokeWidth={1.6} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} maw="92vw" aria-label={t('notifications.title')}>
        <Group justify="space-between" px="md" py="xs">
          <Title order={2} size="h3">
            {t('notifications.title')}
          </Title>
          <Button
            size="compact-xs"
            variant="subtle"
            disabled={unread === 0}
            onClick={() =>
              void call('readAllNotifications').then(() => refresh('listNotifications'), notifyError)
            }
          >
            {t('notifications.readAll')}
          </Button>
        </Group>
        {data?.total === 0 ? (
          <Text size="sm" c="dimmed" px="md" pb="md">
            {t('notifications.none')}. {t('notifications.noneHint')}
          </Text>
        ) : (
          <ScrollArea.Autosize mah={420} type="auto">
            <ul className={classes['list']}>
              {data?.notifications.map((notification) => (
                <li key={notification.id}>
                  <Item notification={notification} onDone={() => setOpen(false)} />
                </li>
              ))}
            </ul>
          </ScrollArea.Autosize>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function Item({ notification, onDone }: { notification: Notification; onDone: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { id, kind, message, document_id, read, created_at } = notification;
  const take = () => {
    if (!read)
      void call('readNotification', { params: { id } }).then(() => refresh('listNotifications'), notifyError);
    if (document_id !== null) void navigate({ to: '/documents/$id', params: { id: document_id } });
    else if (kind === 'webhook') void navigate({ to: '/deliveries' });
    else if (kind === 'mail') void navigate({ to: '/settings/$tab', params: { tab: 'mail' } });
    else return;
    onDone();
  };
  return (
    <button type="button" className={clsx(classes['item'], !read && classes['unread'])} onClick={take}>
      <span className={classes['message']}>{message}</span>
      <span className={classes['facts']}>
        {!read && <span className="quiet">{t('notifications.unread')}, </span>}
        {t(`notifications.kinds.${kind}`)} · {format.ago(created_at)}
      </span>
    </button>
  );
}
