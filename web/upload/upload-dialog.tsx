// Files that were dropped on any page: where they go, then they are on their way.
import { Button, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore, useStore, type Store } from '../api/store.ts';
import { asId, parseSearch } from '../ui/search-params.ts';
import { notifyDone } from '../ui/notify.ts';
import type { UploadTarget } from '../api/upload-file.ts';
import { AsOne } from './as-one.tsx';
import { TargetForm, rememberedTarget, useRememberedTarget } from './target-form.tsx';
import { addUploads } from './upload-queue.ts';

export function openUploadDialog(files: File[]): void {
  if (files.length === 0) return;
  // Outside of the dialog, which is away while a contact is made over it.
  const target = createStore(startingTarget());
  modals.open({
    modalId: 'upload',
    title: i18next.t('upload.dialog', { count: files.length }),
    children: <UploadDialog files={files} store={target} />,
  });
}

/** The contact and folder that the page is about: those of a contact, or of a filtered list. */
function placeOfPage({ pathname, search }: Location): Partial<UploadTarget> {
  const { contact_id, folder_id } = parseSearch(search);
  const [contact, folder] = [asId(/^\/contacts\/(\d+)/.exec(pathname)?.[1] ?? contact_id), asId(folder_id)];
  return {
    ...(contact === undefined ? {} : { contact_id: contact }),
    ...(contact === undefined || folder === undefined ? {} : { folder_id: folder }),
  };
}

function startingTarget(): Partial<UploadTarget> {
  const place = placeOfPage(window.location);
  return place.contact_id === undefined ? rememberedTarget() : place;
}

function UploadDialog({ files, store }: { files: File[]; store: Store<Partial<UploadTarget>> }) {
  const { t } = useTranslation();
  const [, remember] = useRememberedTarget();
  const target = useStore(store);
  const [asOne, setAsOne] = useState(false);
  const { contact_id, folder_id, profile_id, find_contact } = target;
  const send = () => {
    if (contact_id === undefined || folder_id === undefined) return;
    remember({ contact_id, folder_id, find_contact });
    addUploads(files, { contact_id, folder_id, profile_id, find_contact }, asOne);
    modals.close('upload');
    notifyDone(t('upload.started', { count: files.length }));
  };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" className="truncate" title={files.map(({ name }) => name).join('\n')}>
        {files.map(({ name }) => name).join(', ')}
      </Text>
      <TargetForm target={target} onChange={store.set} />
      {files.length > 1 && <AsOne checked={asOne} onChange={setAsOne} />}
      <Button disabled={contact_id === undefined || folder_id === undefined} onClick={send}>
        {t('upload.send', { count: files.length })}
      </Button>
    </Stack>
  );
}
