// Shows a one-time link to the Admin who made it.
import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { User } from '../../contract/users.ts';
import classes from '../account/account.module.css';
import { useFormat } from '../text/format.ts';
import { CopyButton } from '../ui/copy-button.tsx';

interface Link {
  url: string;
  expires_at: string;
  mailed: boolean;
}

export function showLink({ name, email }: User, { url, expires_at, mailed }: Link): void {
  modals.closeAll();
  modals.open({
    modalId: 'password-link',
    title: i18next.t('users.link', { name }),
    closeOnClickOutside: false,
    children: <PasswordLink url={url} expires_at={expires_at} mailed_to={mailed ? email : undefined} />,
  });
}

function PasswordLink({
  url,
  expires_at,
  mailed_to,
}: Omit<Link, 'mailed'> & { mailed_to: string | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack gap="sm">
      <Text size="sm">{t('users.linkText', { at: format.dateTime(expires_at) })}</Text>
      {mailed_to !== undefined && <Text size="sm">{t('users.linkMailed', { email: mailed_to })}</Text>}
      <code className={classes['secret']}>{url}</code>
      <Group justify="space-between">
        <CopyButton labelled text={url} label={t('users.copyLink')} />
        <Button onClick={() => modals.close('password-link')}>{t('common.close')}</Button>
      </Group>
    </Stack>
  );
}
