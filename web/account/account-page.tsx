// One's own account: password, second factor, sessions, personal tokens.
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { OwnAbsence } from '../approvals/absence.tsx';
import { MailChoices } from '../mails/mail-choices.tsx';
import { PasswordForm } from '../session/password-form.tsx';
import { useMe } from '../session/me.ts';
import { notifyDone } from '../ui/notify.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { Tokens } from './tokens.tsx';

export function AccountPage() {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <Page title={t('account.title')} subtitle={me.user?.email} width="text">
      <Sessions />
      <SecondFactor />
      <Tokens />
      <OwnAbsence />
      <MailChoices />
      <Panel title={t('account.password')}>
        <Text size="sm" c="dimmed">
          {t('account.passwordText')}
        </Text>
        <PasswordForm key={String(me.user?.updated_at)} onDone={() => notifyDone(t('session.changed'))} />
      </Panel>
    </Page>
  );
}
