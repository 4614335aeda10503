// The scan page has a page of its own, so that it loads little and can be installed.
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../ui/global.css';
import { createRoot } from 'react-dom/client';
import { Providers } from '../providers.tsx';
import { startTexts } from '../text/index.ts';
import { loadTypeface } from '../ui/typeface.ts';
import { keepPage } from './keep-page.ts';
import { ScanPage } from './scan-page.tsx';

await Promise.all([startTexts(), loadTypeface()]);
createRoot(document.getElementById('root')!).render(
  <Providers>
    <ScanPage />
  </Providers>,
);
// Without it the page works as long as there is a connection.
void keepPage().catch(() => undefined);
