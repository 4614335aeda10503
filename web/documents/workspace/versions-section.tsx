// Every file this document has had, as it was uploaded.
import { Anchor, Badge, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownActor } from '../../text/known-names.ts';
import { addressOf } from '../../api/call.ts';
import { query } from '../../api/queries.ts';
import { useFormat } from '../../text/format.ts';
import { AddVersion } from './add-version.tsx';
import { Section } from './section.tsx';
import classes from './versions-section.module.css';
import { useWorkspace } from './workspace-context.ts';

export function VersionsSection() {
  const { t } = useTranslation();
  const format = useFormat();
  const { record } = useWorkspace();
  const { id } = record;
  const { data } = useQuery(query('listVersions', { params: { id } }));
  return (
    <Section title={t('workspace.versions')} name="versions" aside={<AddVersion />}>
      <ul className={classes['list']}>
        {data?.versions.map(({ version, current, filename, size_bytes, uploaded_by, created_at }) => (
          <li key={version}>
            <span className={classes['head']}>
              <Anchor
                size="sm"
                fw={550}
                href={addressOf('getVersionOriginal', { params: { id, version } })}
                title={filename}
                download
              >
                {t('workspace.version', { version })}
              </Anchor>
              {current && (
                <Badge size="xs" variant="default" tt="none">
                  {t('workspace.currentVersion')}
                </Badge>
              )}
              <Text size="xs" c="dimmed" ml="auto">
                {format.bytes(size_bytes)}
              </Text>
            </span>
            <Text size="xs" c="dimmed">
              {shownActor(uploaded_by)} · {format.dateTime(created_at)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
