// How much is stored, and how it is backed up, restored and verified on the server.
import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import { Panel } from '../ui/panel.tsx';
import facts from './about-settings.module.css';
import classes from './api-settings.module.css';

export function StorageSettings() {
  return (
    <Stack gap="md">
      <Figures />
      <Commands />
    </Stack>
  );
}

function Figures() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useQuery(query('getDashboard', { query: { days: 1 } }));
  return (
    <Panel title={t('storage.title')}>
      {error !== null && data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={90} />}
      {data !== undefined && (
        <dl className={facts['facts']}>
          <dt>{t('dashboard.total')}</dt>
          <dd className="tabular">{format.number(data.documents)}</dd>
          <dt>{t('dashboard.originals')}</dt>
          <dd className="tabular">{format.number(data.storage.originals)}</dd>
          <dt>{t('dashboard.used')}</dt>
          <dd className="tabular">{format.bytes(data.storage.bytes)}</dd>
          <dt>{t('dashboard.free')}</dt>
          <dd className="tabular">
            {data.storage.free_bytes === null
              ? t('storage.freeUnknown')
              : format.bytes(data.storage.free_bytes)}
          </dd>
        </dl>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        {t('storage.text')}
      </Text>
    </Panel>
  );
}

const COMMANDS = {
  backup: 'recto backup FOLDER',
  restore: 'recto restore FOLDER --verify',
  verify: 'recto verify',
} as const;

function Commands() {
  const { t } = useTranslation();
  return (
    <Panel title={t('storage.backup')}>
      <Stack gap="md">
        <Text size="sm">{t('storage.backupText')}</Text>
        {(['backup', 'restore', 'verify'] as const).map((name) => (
          <div key={name}>
            <Text size="sm" fw={600}>
              {t(`storage.commands.${name}`)}
            </Text>
            <Text size="sm" c="dimmed" mb={6}>
              {t(`storage.hints.${name}`)}
            </Text>
            <div className={classes['token']}>
              <code className={classes['value']}>{COMMANDS[name]}</code>
              <CopyButton text={COMMANDS[name]} label={t('storage.copy', { command: COMMANDS[name] })} />
            </div>
          </div>
        ))}
        <Text size="sm">{t('storage.key')}</Text>
        <Group>
          <LinkAnchor to="/audit" size="sm">
            {t('storage.audit')}
          </LinkAnchor>
        </Group>
      </Stack>
    </Panel>
  );
}
