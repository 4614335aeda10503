// Sign-in by the company's OpenID Connect provider.
import { Button, Group, Select, Stack, Switch, TagsInput, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { SingleSignOn } from '../../contract/single-sign-on.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import { SecretInput } from '../ui/secret-input.tsx';

type Settings = z.infer<typeof SingleSignOn>;

export function SingleSignOnPanel() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...query('getSingleSignOn'), staleTime: Infinity });
  return (
    <Panel title={t('users.signOn.title')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('users.signOn.text')}
      </Text>
      {data !== undefined && <Form settings={data} />}
    </Panel>
  );
}

function Form({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const form = useForm({ initialValues: valuesOf(settings) });
  const save = useMutation({
    mutationFn: ({ issuer, client_id, client_secret, ...values }: ReturnType<typeof valuesOf>) =>
      call('saveSingleSignOn', {
        body: {
          ...values,
          ...(issuer.trim() === '' ? {} : { issuer: issuer.trim() }),
          ...(client_id.trim() === '' ? {} : { client_id: client_id.trim() }),
          ...(client_secret === '' ? {} : { client_secret }),
        },
      }),
    onSuccess: async (saved) => {
      await refresh('getSingleSignOn', 'getSignInOptions');
      form.setValues(valuesOf(saved));
      form.resetDirty(valuesOf(saved));
      notifyDone(t('settings.saved'));
    },
    onError: notifyError,
  });
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack gap="md">
        <Switch label={t('users.signOn.enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
        <TextInput
          label={t('users.signOn.name')}
          description={t('users.signOn.nameHint')}
          maxLength={60}
          required
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('users.signOn.issuer')}
          type="url"
          placeholder="https://login.example.com/realms/company"
          {...form.getInputProps('issuer')}
        />
        <TextInput
          label={t('users.signOn.clientId')}
          autoComplete="off"
          {...form.getInputProps('client_id')}
        />
        <SecretInput
          label={t('users.signOn.clientSecret')}
          description={settings.client_secret_set ? t('users.signOn.secretSet') : undefined}
          autoComplete="off"
          {...form.getInputProps('client_secret')}
        />
        <Select
          label={t('users.signOn.newUsers')}
          allowDeselect={false}
          data={[
            { value: '', label: t('users.signOn.onlyAdded') },
            { value: 'reviewer', label: t('roles.reviewer') },
            { value: 'viewer', label: t('roles.viewer') },
          ]}
          value={form.values.new_users ?? ''}
          onChange={(role) =>
            form.setFieldValue('new_users', role === 'reviewer' || role === 'viewer' ? role : null)
          }
        />
        <TagsInput
          label={t('users.signOn.domains')}
          description={t('users.signOn.domainsHint')}
          placeholder="example.com"
          {...form.getInputProps('allowed_domains')}
        />
        <Redirect url={settings.redirect_url} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
            {t('settings.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Redirect({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <Group gap={8}>
      <Text size="sm">
        {t('users.signOn.redirect')} <code>{url}</code>
      </Text>
      <CopyButton text={url} label={t('users.copyLink')} />
    </Group>
  );
}

const valuesOf = ({ enabled, name, issuer, client_id, new_users, allowed_domains }: Settings) => ({
  enabled,
  name,
  issuer: issuer ?? '',
  client_id: client_id ?? '',
  client_secret: '',
  new_users,
  allowed_domains,
});
