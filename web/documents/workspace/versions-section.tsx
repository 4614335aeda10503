// Every file this document has had, as it was uploaded.
import { Anchor, Badge, Button, Progress, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbUpload } from 'react-icons/tb';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../api/call.ts';
import { query, refresh } from '../../api/queries.ts';
import { uploadVersion } from '../../api/upload-file.ts';
import { useFormat } from '../../text/format.ts';
import { confirm } from '../../ui/confirm.tsx';
import { notifyDone, notifyError } from '../../ui/notify.ts';
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
    <Section title={t('workspace.versions')} aside={<AddVersion />}>
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
              {uploaded_by} · {format.dateTime(created_at)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Sends a new original; it becomes the current one and is read. */
function AddVersion() {
  const { t } = useTranslation();
  const { record, canWrite } = useWorkspace();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(0);
  const add = useMutation({
    mutationFn: (file: File) => uploadVersion(file, record.id, setSent).result,
    onSuccess: async ({ version }) => {
      await refresh('getDocument', 'listVersions', 'listDocuments', 'getPage');
      notifyDone(t('workspace.versionAdded', { version }));
    },
    onError: notifyError,
  });
  if (!canWrite) return null;
  const ask = (file: File | undefined) =>
    file !== undefined &&
    confirm({
      title: t('workspace.addVersionTitle'),
      text: t('workspace.addVersionText', { name: file.name }),
      action: t('workspace.addVersionSubmit'),
      onConfirm: () => {
        setSent(0);
        add.mutate(file);
      },
    });
  if (add.isPending)
    return <Progress value={sent * 100} w={90} aria-label={t('workspace.addVersion')} animated={sent >= 1} />;
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={record.status === 'Approved'}
        leftSection={<TbUpload size={15} />}
        onClick={() => input.current?.click()}
      >
        {t('workspace.addVersion')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          ask(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
