// People and their roles.
import { Badge, Button, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TbPlus } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { User } from '../../contract/users.ts';
import { query } from '../api/queries.ts';
import { useMe } from '../session/me.ts';
import { useFormat } from '../text/format.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { SingleSignOnPanel } from './single-sign-on-panel.tsx';
import { openUserDialog } from './user-form.tsx';

export function UsersPanel() {
  const { t } = useTranslation();
  const { data, error } = useQuery(query('listUsers', { query: { limit: 200 } }));
  const add = (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<TbPlus size={15} />}
      onClick={() => openUserDialog(undefined)}
    >
      {t('users.add')}
    </Button>
  );
  if (error !== null) return <ErrorState error={error} />;
  return (
    <Stack gap="md">
      <Panel title={t('users.title')} aside={add} flush>
        <Text size="sm" c="dimmed" px="md" py="sm">
          {t('users.text')}
        </Text>
        {data === undefined ? <Skeleton height={120} /> : <UserTable users={data.users} />}
      </Panel>
      <SingleSignOnPanel />
    </Stack>
  );
}

function UserTable({ users }: { users: User[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const me = useMe();
  return (
    <Table.ScrollContainer minWidth={560} className="stacked">
      <Table fz="sm" verticalSpacing={8} horizontalSpacing="md" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('users.name')}</Table.Th>
            <Table.Th>{t('users.role')}</Table.Th>
            <Table.Th>{t('users.lastSignIn')}</Table.Th>
            <Table.Th>
              <span className="quiet">{t('common.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Td>
                <Text size="sm" fw={550} {...(user.disabled ? { c: 'dimmed', td: 'line-through' } : {})}>
                  {user.name}
                  {user.id === me.user?.id && (
                    <Text span size="xs" c="dimmed" fw={400}>
                      {' '}
                      ({t('users.you')})
                    </Text>
                  )}
                </Text>
                <Text size="xs" c="dimmed">
                  {user.email}
                </Text>
              </Table.Td>
              <Table.Td>
                {t(`roles.${user.role}`)}
                {user.contact_ids !== null && (
                  <Text size="xs" c="dimmed">
                    {t('users.seesSome', { count: user.contact_ids.length })}
                  </Text>
                )}
                {user.invited && (
                  <Badge ml={8} size="xs" variant="default" tt="none">
                    {t('users.invited')}
                  </Badge>
                )}
                {user.disabled && (
                  <Badge ml={8} size="xs" variant="default" tt="none">
                    {t('users.disabled')}
                  </Badge>
                )}
              </Table.Td>
              <Table.Td>
                {user.last_sign_in_at === null ? t('users.never') : format.ago(user.last_sign_in_at)}
              </Table.Td>
              <Table.Td ta="right">
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('users.edit', { name: user.name })}
                  onClick={() => openUserDialog(user)}
                >
                  {t('common.edit')}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
