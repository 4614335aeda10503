// Brings files in: where they go, a place to drop them, and how far each is.
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { UploadTarget } from '../api/upload-file.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { AsOne } from './as-one.tsx';
import { DropArea } from './drop-area.tsx';
import { TargetForm, useRememberedTarget } from './target-form.tsx';
import { UploadList } from './upload-list.tsx';
import classes from './upload-page.module.css';
import { addUploads } from './upload-queue.ts';

const route = getRouteApi('/app/shell/upload');

export function UploadPage() {
  const { t } = useTranslation();
  const given = route.useSearch();
  const [remembered, remember] = useRememberedTarget();
  const [target, setTarget] = useState<Partial<UploadTarget>>(
    given.contact_id === undefined ? remembered : given,
  );
  const [asOne, setAsOne] = useState(false);
  const { contact_id, folder_id, profile_id, find_contact } = target;
  const ready = contact_id !== undefined && folder_id !== undefined;
  const add = (files: File[]) => {
    if (!ready) return;
    remember({ contact_id, folder_id, find_contact });
    addUploads(files, { contact_id, folder_id, profile_id, find_contact }, asOne);
  };
  return (
    <Page title={t('upload.title')} subtitle={t('upload.subtitle')}>
      <div className={classes['columns']}>
        <Panel title={t('upload.target')}>
          <TargetForm target={target} onChange={setTarget} />
        </Panel>
        <div className={classes['main']}>
          <AsOne checked={asOne} onChange={setAsOne} />
          <DropArea disabled={!ready} onFiles={add} />
          <UploadList />
        </div>
      </div>
    </Page>
  );
}
