// Sends a new original; it becomes the current one and is read.
import { Button, Progress, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TbUpload } from 'react-icons/tb';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh } from '../../api/queries.ts';
import { uploadVersion } from '../../api/upload-file.ts';
import { confirm } from '../../ui/confirm.tsx';
import { notifyDone, notifyError } from '../../ui/notify.ts';
import { useWorkspace } from './workspace-context.ts';

export function AddVersion({ variant = 'subtle' }: Pick<ButtonProps, 'variant'>) {
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
        variant={variant}
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
