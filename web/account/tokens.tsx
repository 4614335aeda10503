// Personal API tokens: made here, shown once, ended here.
import { Button, Group, Radio, Select, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbPlus } from 'react-icons/tb';
import i18next from 'i18next';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonalToken, TokenScope } from '../../contract/users.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { SeenContacts } from '../contacts/seen-contacts.tsx';
import { useMe } from '../session/me.ts';
import { useFormat } from '../text/format.ts';
import { confirm } from '../ui/confirm.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './account.module.css';

const DIALOG = 'token';
const DAYS = [30, 90, 365];
const SCOPES: TokenScope[] = ['read', 'write', 'admin'];

export function Tokens() {
  const { t } = useTranslation();
  const { data } = useQuery(query('listTokens'));
  const open = () => modals.open({ modalId: DIALOG, title: t('account.newToken'), children: <TokenForm /> });
  const add = (
    <Button size="compact-sm" variant="subtle" leftSection={<TbPlus size={15} />} onClick={open}>
      {t('account.newToken')}
    </Button>
  );
  return (
    <Panel title={t('account.tokens')} aside={add} flush>
      <Text size="sm" c="dimmed" px="md" py="sm">
        {t('account.tokensText')} {data?.tokens.length === 0 && t('account.tokensNone')}
      </Text>
      <TokenList
        tokens={data?.tokens ?? []}
        onRevoke={(token_id) =>
          call('revokeToken', { params: { token_id } }).then(() => refresh('listTokens'))
        }
      />
    </Panel>
  );
}

interface ListProps {
  tokens: PersonalToken[];
  onRevoke: (id: number) => Promise<void>;
}

export function TokenList({ tokens, onRevoke }: ListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const ask = ({ id, name }: PersonalToken) =>
    confirm({
      title: t('account.revokeTitle', { name }),
      text: t('account.revokeText'),
      action: t('account.revoke'),
      dangerous: true,
      onConfirm: () => void onRevoke(id).then(() => notifyDone(t('account.revoked', { name })), notifyError),
    });
  return (
    <ul className={classes['list']}>
      {tokens.map((token) => (
        <li key={token.id} className={classes['row']}>
          <div>
            <Text size="sm" fw={550}>
              {token.name}
            </Text>
            <Text size="xs" c="dimmed">
              {t(`account.scopes.${token.scope}`)} ·{' '}
              {token.contact_ids !== null && `${t('users.seesSome', { count: token.contact_ids.length })} · `}
              {token.expires_at === null
                ? t('account.never')
                : t('account.until', { at: format.date(token.expires_at.slice(0, 10)) })}{' '}
              ·{' '}
              {token.last_used_at === null
                ? t('account.notUsed')
                : t('account.lastUsed', { at: format.ago(token.last_used_at) })}
            </Text>
          </div>
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => ask(token)}>
            {t('account.revoke')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function TokenForm() {
  const { t } = useTranslation();
  const { access } = useMe();
  const { write } = access;
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [contact_ids, setContactIds] = useState(access.contact_ids);
  const [days, setDays] = useState<number | undefined>(90);
  const create = useMutation({
    mutationFn: () =>
      call('createToken', {
        body: {
          name: name.trim(),
          scope,
          contact_ids: scope === 'admin' ? null : contact_ids,
          expires_at: days === undefined ? null : new Date(Date.now() + days * 86_400_000).toISOString(),
        },
      }),
    onSuccess: async ({ token }) => {
      await refresh('listTokens');
      showToken(token);
    },
    onError: notifyError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={t('account.tokenName')}
          required
          maxLength={80}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Radio.Group
          label={t('account.scope')}
          value={scope}
          onChange={(value) => setScope(SCOPES.find((one) => one === value) ?? 'read')}
        >
          <Group mt={6}>
            <Radio size="xs" value="read" label={t('account.scopes.read')} />
            <Radio size="xs" value="write" disabled={!write} label={t('account.scopes.write')} />
            {access.admin && <Radio size="xs" value="admin" label={t('account.scopes.admin')} />}
          </Group>
        </Radio.Group>
        {scope === 'admin' ? (
          <Text size="sm" c="dimmed">
            {t('account.adminToken')}
          </Text>
        ) : (
          <SeenContacts value={contact_ids} onChange={setContactIds} />
        )}
        <Select
          label={t('account.expires')}
          allowDeselect={false}
          data={[
            ...DAYS.map((count) => ({ value: String(count), label: t('account.days', { count }) })),
            ...(scope === 'admin' ? [] : [{ value: '', label: t('account.never') }]),
          ]}
          value={days === undefined ? (scope === 'admin' ? null : '') : String(days)}
          onChange={(value) => setDays(value === null || value === '' ? undefined : Number(value))}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={create.isPending} disabled={scope === 'admin' && days === undefined}>
            {t('common.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function showToken(token: string): void {
  modals.close(DIALOG);
  modals.open({
    modalId: DIALOG,
    title: i18next.t('account.tokenTitle'),
    closeOnClickOutside: false,
    children: (
      <Stack gap="sm">
        <Text size="sm">{i18next.t('account.tokenText')}</Text>
        <code className={classes['secret']}>{token}</code>
        <Group justify="space-between">
          <CopyButton labelled text={token} label={i18next.t('account.copyToken')} />
          <Button onClick={() => modals.close(DIALOG)}>{i18next.t('common.close')}</Button>
        </Group>
      </Stack>
    ),
  });
}
