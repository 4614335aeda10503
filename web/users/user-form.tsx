// Adding a person, changing their role, setting a new password, disabling.
import { Anchor, Button, Group, Radio, Stack, Switch, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Role, User } from '../../contract/users.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { SeenContacts } from '../contacts/seen-contacts.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { generatePassword } from './generate-password.ts';
import { showLink } from './password-link.tsx';
import { UserAccess } from './user-access.tsx';

const ROLE_NAMES: Record<Role, true> = { admin: true, reviewer: true, viewer: true };
const ROLES = Object.keys(ROLE_NAMES) as Role[];

/** Without a user it adds one. */
export function openUserDialog(user: User | undefined): void {
  modals.open({
    modalId: 'user',
    title: user === undefined ? i18next.t('users.add') : i18next.t('users.edit', { name: user.name }),
    children: <UserForm user={user} onDone={() => modals.close('user')} />,
  });
}

interface Values {
  name: string;
  email: string;
  role: Role;
  contact_ids: number[] | null;
  password: string;
  disabled: boolean;
  /** A new person chooses the password by a link. */
  invite: boolean;
}

function useSave(user: User | undefined, onDone: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async ({ name, email, role, password, disabled, invite, ...values }: Values) => {
      const contact_ids = role === 'admin' ? null : values.contact_ids;
      if (user === undefined && invite) {
        const invited = await call('inviteUser', { body: { name, email, role, contact_ids } });
        showLink(invited.user, invited);
        return invited.user;
      }
      return user === undefined
        ? call('createUser', { body: { name, email, role, contact_ids, password } })
        : call('editUser', {
            params: { id: user.id },
            body: { name, role, contact_ids, disabled, ...(password === '' ? {} : { password }) },
          });
    },
    onSuccess: async ({ name }, { invite }) => {
      await refresh('listUsers', 'getMe');
      if (user !== undefined || !invite)
        notifyDone(t(user === undefined ? 'users.created' : 'users.saved', { name }));
      onDone();
    },
    onError: notifyError,
  });
}

function UserForm({ user, onDone }: { user: User | undefined; onDone: () => void }) {
  const { t } = useTranslation();
  const form = useForm<Values>({
    initialValues: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      role: user?.role ?? 'reviewer',
      contact_ids: user?.contact_ids ?? null,
      password: '',
      disabled: user?.disabled ?? false,
      invite: true,
    },
  });
  const save = useSave(user, onDone);
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack gap="sm">
        <TextInput
          label={t('users.name')}
          required
          data-autofocus
          maxLength={120}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('users.email')}
          type="email"
          required
          disabled={user !== undefined}
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <Radio.Group label={t('users.role')} {...form.getInputProps('role')}>
          <Stack gap={8} mt={6}>
            {ROLES.map((role) => (
              <Radio
                key={role}
                size="xs"
                value={role}
                label={t(`roles.${role}`)}
                description={t(`users.roleHints.${role}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <SeenContacts
          value={form.values.role === 'admin' ? null : form.values.contact_ids}
          disabled={form.values.role === 'admin'}
          onChange={(contact_ids) => form.setFieldValue('contact_ids', contact_ids)}
        />
        {user === undefined && (
          <Switch
            label={t('users.invite')}
            description={t('users.inviteHint')}
            {...form.getInputProps('invite', { type: 'checkbox' })}
          />
        )}
        {(user !== undefined || !form.values.invite) && <PasswordField user={user} form={form} />}
        {user !== undefined && (
          <Switch
            label={t('users.disable')}
            description={t('users.disableHint')}
            {...form.getInputProps('disabled', { type: 'checkbox' })}
          />
        )}
        {user !== undefined && <UserAccess user={user} />}
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {t(user === undefined ? 'common.create' : 'common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function PasswordField({ user, form }: { user: User | undefined; form: UseFormReturnType<Values> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t(user === undefined ? 'users.password' : 'users.newPassword')}
        description={t(user === undefined ? 'users.passwordHint' : 'users.newPasswordHint')}
        required={user === undefined}
        minLength={10}
        maxLength={200}
        autoComplete="off"
        {...form.getInputProps('password')}
      />
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="left"
        onClick={() => form.setFieldValue('password', generatePassword())}
      >
        {t('users.generate')}
      </Anchor>
    </>
  );
}
