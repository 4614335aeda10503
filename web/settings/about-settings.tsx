// Version, and every connection to the outside.
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { atBase } from '../api/base-path.ts';
import { query } from '../api/queries.ts';
import { Logo } from '../ui/logo.tsx';
import { Panel } from '../ui/panel.tsx';
import { ConnectionsPanel } from './connections-panel.tsx';

export function AboutSettings() {
  const { t } = useTranslation();
  const health = useQuery(query('getHealth'));
  return (
    <Stack gap="md">
      <Panel>
        <Stack gap={6}>
          <Logo size={34} name="Recto" />
          <Text size="sm" c="dimmed">
            {health.data !== undefined && t('settings.about.version', { version: health.data.version })}
          </Text>
          <Text size="sm">{t('settings.about.text')}</Text>
          <Group gap="md" mt={4}>
            <Anchor size="sm" href={atBase('/api/docs')} target="_blank">
              {t('settings.about.explorer')}
            </Anchor>
            <Anchor size="sm" href={atBase('/api/openapi.json')} target="_blank">
              {t('settings.about.api')}
            </Anchor>
            <Anchor size="sm" href={atBase('/assets/third-party-licences.txt')} target="_blank">
              {t('settings.about.licences')}
            </Anchor>
          </Group>
        </Stack>
      </Panel>
      <ConnectionsPanel />
    </Stack>
  );
}
