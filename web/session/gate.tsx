// The frame of the pages before the work: signing in, choosing a password.
import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Logo } from '../ui/logo.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import classes from './gate.module.css';

export function Gate({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  useDocumentTitle(title);
  return (
    <main className={classes['gate']}>
      <div className={classes['card']}>
        <Group justify="space-between" mb="xl">
          <Logo size={30} name="Recto" />
          <LanguageSwitch />
        </Group>
        <Title order={1} mb={4}>
          {title}
        </Title>
        {children}
      </div>
      <Text size="sm" c="dimmed" mt="lg" ta="center">
        {t('session.claim')}
      </Text>
    </main>
  );
}
