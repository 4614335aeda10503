// Pages that stand in: nothing at this address, or the page itself has failed.
import { Button, Code, Group } from '@mantine/core';
import { TbAlertTriangle, TbMapOff } from 'react-icons/tb';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { atBase } from '../api/base-path.ts';
import { isApiError } from '../api/api-error.ts';
import { describeError } from './describe-error.ts';
import { EmptyState } from './empty-state.tsx';

export function MissingPage() {
  const { t } = useTranslation();
  return (
    <EmptyState
      whole
      icon={TbMapOff}
      title={t('errors.page')}
      action={
        <Button component="a" href={atBase('/')}>
          {t('errors.toStart')}
        </Button>
      }
    >
      {t('errors.pageHint')}
    </EmptyState>
  );
}

/** Outside of the frame that other pages have. */
export function NothingHere() {
  return (
    <main>
      <MissingPage />
    </main>
  );
}

export function CrashPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const router = useRouter();
  const known = isApiError(error) ? describeError(error) : undefined;
  if (isApiError(error, 404)) return <MissingPage />;
  return (
    <EmptyState
      whole
      icon={TbAlertTriangle}
      title={known?.title ?? t('errors.crash')}
      action={
        <Group>
          <Button onClick={() => void router.invalidate()}>{t('common.retry')}</Button>
        </Group>
      }
    >
      {known?.detail ?? t('errors.crashHint')}
      {known === undefined && (
        <Code block mt="md">
          {String(error)}
        </Code>
      )}
    </EmptyState>
  );
}
