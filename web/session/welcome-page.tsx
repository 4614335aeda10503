// After the first sign-in: the generated password has to be replaced before anything else.
import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { notifyDone } from '../ui/notify.ts';
import { Gate } from './gate.tsx';
import { PasswordForm } from './password-form.tsx';

export function WelcomePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const done = () => {
    notifyDone(t('session.changed'));
    void navigate({ to: '/' });
  };
  return (
    <Gate title={t('session.welcome')}>
      <Text c="dimmed" size="sm">
        {t('session.welcomeText')}
      </Text>
      <PasswordForm generated onDone={done} />
    </Gate>
  );
}
