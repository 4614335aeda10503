// The password of a protected PDF; with it the service makes a version that opens without one.
import { Button, Input } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TbLockOpen } from 'react-icons/tb';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/queries.ts';
import { describeError } from '../../ui/describe-error.ts';
import { notifyDone } from '../../ui/notify.ts';
import { SecretInput } from '../../ui/secret-input.tsx';
import classes from './state-panel.module.css';
import { useWorkspace } from './workspace-context.ts';

export function UnlockForm() {
  const { t } = useTranslation();
  const { id, status } = useWorkspace().record;
  const field = useId();
  const [password, setPassword] = useState('');
  const unlock = useMutation({
    mutationFn: () => call('unlockDocument', { params: { id }, body: { password } }),
    onSuccess: async ({ version }) => {
      setPassword('');
      await refresh('getDocument', 'listVersions', 'listDocuments', 'getPage');
      notifyDone(t('workspace.remedies.unlocked', { version }));
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '' && !unlock.isPending) unlock.mutate();
      }}
    >
      <Input.Wrapper
        id={field}
        size="xs"
        label={t('workspace.remedies.password')}
        description={t('workspace.remedies.passwordHint')}
        error={unlock.error === null ? undefined : describeError(unlock.error).detail}
        errorProps={{ role: 'alert' }}
      >
        <div className={classes['unlock']}>
          <SecretInput
            id={field}
            size="xs"
            // Nobody's account: browsers neither fill it in nor offer to keep it.
            autoComplete="off"
            data-1p-ignore
            maxLength={200}
            value={password}
            error={unlock.isError}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              unlock.reset();
            }}
          />
          <Button
            type="submit"
            size="xs"
            loading={unlock.isPending}
            disabled={password === '' || status === 'Approved'}
            leftSection={<TbLockOpen size={15} />}
          >
            {t('workspace.remedies.unlock')}
          </Button>
        </div>
      </Input.Wrapper>
    </form>
  );
}
