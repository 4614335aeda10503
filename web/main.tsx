// The main page: texts, theme, caches, then the router takes over.
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './ui/global.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { onSessionEnded } from './api/session-ended.ts';
import { queryClient } from './api/queries.ts';
import { Providers } from './providers.tsx';
import { router, startLoading } from './routes.tsx';
import { isSignedIn, meQuery } from './session/me.ts';
import { startTexts } from './text/index.ts';
import { loadTypeface } from './ui/typeface.ts';

onSessionEnded(() => {
  // Without a session before, the guard of the routes asks for one.
  if (!isSignedIn()) return;
  queryClient.removeQueries({ queryKey: meQuery.queryKey });
  void router.navigate({ to: '/sign-in', search: { next: router.state.location.href, ended: true } });
});

// After an update of the service the parts of an open page are gone: load it anew, but not for ever.
window.addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('recto.reloaded'));
  if (Date.now() - last < 30_000) return;
  event.preventDefault();
  sessionStorage.setItem('recto.reloaded', String(Date.now()));
  window.location.reload();
});

const texts = startTexts();
// It is on its way while texts and typeface are.
startLoading();
await Promise.all([texts, loadTypeface()]);
createRoot(document.getElementById('root')!).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
);
