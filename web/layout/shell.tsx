// The frame around every page after sign-in: navigation beside it, or behind a button on phones.
import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { TbMenu2, TbScan } from 'react-icons/tb';
import { Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atBase } from '../api/base-path.ts';
import { startLive } from '../api/live.ts';
import { followDocuments } from '../documents/follow-documents.ts';
import { useMe } from '../session/me.ts';
import { Logo } from '../ui/logo.tsx';
import { notifyError } from '../ui/notify.ts';
import { PageLoader } from '../ui/page-loader.tsx';
import { listenForShortcuts, useShortcuts } from '../ui/shortcuts.ts';
import { offerLast } from '../ui/undo-notice.tsx';
import { DropEverywhere } from './drop-everywhere.tsx';
import { KeyboardHelp, keyboardHelp } from './keyboard-help.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

const STORED = 'recto.sidebar';

export function Shell() {
  const { t } = useTranslation();
  const phone = useMediaQuery('(max-width: 48em)', window.matchMedia('(max-width: 48em)').matches, {
    getInitialValueInEffect: false,
  });
  useBackground();
  useGeneralShortcuts();
  return (
    <div className={classes['shell']}>
      <a className={classes['skip']} href="#content">
        {t('layout.skip')}
      </a>
      {phone ? <PhoneBar /> : <DesktopSidebar />}
      <main id="content" className={classes['main']} tabIndex={-1}>
        <Suspense fallback={<PageLoader />}>
          <Outlet />
        </Suspense>
      </main>
      <KeyboardHelp />
      <DropEverywhere />
    </div>
  );
}

function DesktopSidebar() {
  const [chosen, setChosen] = useState(() => localStorage.getItem(STORED));
  // The workspace needs the width; elsewhere words are easier to find than icons.
  const inWorkspace = useRouterState({
    select: (state) => /^\/documents\/\d+/.test(state.location.pathname),
  });
  const narrow = inWorkspace ? chosen !== 'wide-always' : chosen === 'narrow';
  const choose = (next: boolean) => {
    const value = next ? 'narrow' : inWorkspace ? 'wide-always' : 'wide';
    localStorage.setItem(STORED, value);
    setChosen(value);
  };
  return (
    <header className={classes['side']}>
      <Sidebar narrow={narrow} onNarrow={choose} />
    </header>
  );
}

function PhoneBar() {
  const { t } = useTranslation();
  const me = useMe();
  const [open, { toggle, close }] = useDisclosure(false);
  return (
    <header className={classes['bar']}>
      <ActionIcon size="lg" aria-label={t('layout.openMenu')} aria-expanded={open} onClick={toggle}>
        <TbMenu2 size={20} />
      </ActionIcon>
      <Link to="/" className={classes['home']} aria-label={`${me.instance_name}: ${t('layout.dashboard')}`}>
        <Logo size={24} name={me.instance_name} />
      </Link>
      {me.access.write && (
        <ActionIcon component="a" href={atBase('/scan/')} size="lg" ml="auto" aria-label={t('layout.scan')}>
          <TbScan size={20} />
        </ActionIcon>
      )}
      <Drawer
        opened={open}
        onClose={close}
        size={250}
        withCloseButton={false}
        padding={0}
        title={undefined}
        attributes={{ content: { 'aria-label': t('layout.navigation') } }}
      >
        <div className={classes['drawer']}>
          <Sidebar narrow={false} onChoice={close} />
        </div>
      </Drawer>
    </header>
  );
}

/** What goes on behind every page: live events into the caches, and the keyboard. */
function useBackground(): void {
  useEffect(() => {
    const stops = [startLive(), followDocuments(), listenForShortcuts()];
    // What was done shortly before the page was loaded anew.
    void offerLast().catch(notifyError);
    return () => stops.forEach((stop) => stop());
  }, []);
}

function useGeneralShortcuts(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useShortcuts(t('keyboard.everywhere'), [
    { keys: ['?'], label: t('keyboard.help'), run: () => keyboardHelp.set(true) },
    { keys: ['g h'], label: t('keyboard.goDashboard'), run: () => void navigate({ to: '/' }) },
    { keys: ['g d'], label: t('keyboard.goDocuments'), run: () => void navigate({ to: '/documents' }) },
    { keys: ['g u'], label: t('keyboard.goUpload'), run: () => void navigate({ to: '/upload' }) },
  ]);
}
