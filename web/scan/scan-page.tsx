// The scan page for phones: photograph the sheets of a document, put their corners right, send them as one.
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TbScan, TbSend } from 'react-icons/tb';
import { atBase } from '../api/base-path.ts';
import type { RememberedPerson } from '../session/remembered-person.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Logo } from '../ui/logo.tsx';
import { notifyError } from '../ui/notify.ts';
import { useDocumentTitle } from '../ui/page.tsx';
import { Camera } from './camera.tsx';
import { PageEditor } from './page-editor.tsx';
import { PageThumbs } from './page-thumbs.tsx';
import type { Photo } from './photos.ts';
import { PlaceForm } from './place-form.tsx';
import { ScanList } from './scan-list.tsx';
import classes from './scan.module.css';
import { addPage, draftOf, finishDraft } from './scans.ts';
import { usePlace } from './use-place.ts';
import { useScanner, useScans } from './use-scanner.ts';

export function ScanPage() {
  const { t } = useTranslation();
  useDocumentTitle(t('scan.title'));
  const { state, person, error } = useScanner();
  if (state === 'failed') return <ErrorState error={error} />;
  if (state === 'signed_out')
    return (
      <main>
        <EmptyState
          whole
          icon={TbScan}
          title={t('scan.signInFirst')}
          action={
            <Button component="a" href={atBase('/sign-in?next=%2Fscan%2F')}>
              {t('session.submit')}
            </Button>
          }
        >
          {t('scan.signInHint')}
        </EmptyState>
      </main>
    );
  if (person === undefined) return <Skeleton height={200} />;
  return (
    <main className={classes['page']}>
      <header className={classes['bar']}>
        <a href={atBase('/')} aria-label={person.instance_name}>
          <Logo size={24} />
        </a>
        <h1>{t('scan.title')}</h1>
        <LanguageSwitch />
      </header>
      {person.write ? (
        <Scanner key={person.id} person={person} />
      ) : (
        <EmptyState icon={TbScan} title={t('errors.forbidden')}>
          {t('scan.viewer')}
        </EmptyState>
      )}
    </main>
  );
}

/** "2026-03-14 09.30.05", in any language: files in the order of their names are in the order of time. */
const timeInNames = (): string => new Date().toLocaleString('sv-SE').replaceAll(':', '.');

function Scanner({ person }: { person: RememberedPerson }) {
  const { t } = useTranslation();
  const [place, choosePlace] = usePlace(person.id);
  const all = useScans();
  const pages = draftOf(all)?.pages ?? [];
  const [edited, setEdited] = useState<string>();
  const [retaken, setRetaken] = useState<string>();
  const page = pages.find(({ key }) => key === edited);
  const again = pages.findIndex(({ key }) => key === retaken);
  const onPhoto = ({ blob, sheet }: Photo) => {
    setRetaken(undefined);
    void addPage(blob, sheet, retaken).catch(notifyError);
  };
  const send = () => {
    if (place === undefined) return;
    void finishDraft(place, `${t('scan.filename', { time: timeInNames() })}.pdf`).catch(notifyError);
  };
  return (
    <div className={classes['content']}>
      <PlaceForm place={place} onChange={choosePlace} />
      {again >= 0 && (
        <Group justify="space-between" className={classes['again']}>
          <Text size="sm">{t('scan.takeAgain', { number: again + 1 })}</Text>
          <Button size="compact-sm" variant="subtle" onClick={() => setRetaken(undefined)}>
            {t('common.cancel')}
          </Button>
        </Group>
      )}
      <Camera onPhoto={onPhoto} />
      <PageThumbs pages={pages} onOpen={setEdited} />
      <Button
        size="md"
        leftSection={<TbSend size={18} />}
        disabled={place === undefined || pages.length === 0}
        onClick={send}
      >
        {pages.length === 0 ? t('scan.sendNone') : t('scan.send', { count: pages.length })}
      </Button>
      <ScanList scans={all.filter(({ state }) => state !== 'draft')} place={place} />
      {page !== undefined && (
        <PageEditor
          pages={pages}
          page={page}
          onClose={() => setEdited(undefined)}
          onRetake={() => {
            setRetaken(page.key);
            setEdited(undefined);
          }}
        />
      )}
    </div>
  );
}
