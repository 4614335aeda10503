// The chat for phones has a page of its own, so that it loads little.
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../ui/global.css';
import { createRoot } from 'react-dom/client';
import { Providers } from '../providers.tsx';
import { startTexts } from '../text/index.ts';
import { loadTypeface } from '../ui/typeface.ts';
import { PhoneChat } from './phone-chat.tsx';

await Promise.all([startTexts(), loadTypeface()]);
createRoot(document.getElementById('root')!).render(
  <Providers>
    <PhoneChat />
  </Providers>,
);
