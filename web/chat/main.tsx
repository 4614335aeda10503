// The chat for phones has a page of its own, so that it loads little. The chat itself joins here.
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../ui/global.css';
import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { Providers } from '../providers.tsx';
import { startTexts } from '../text/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useDocumentTitle } from '../ui/page.tsx';

function ChatPage() {
  const { t } = useTranslation();
  useDocumentTitle(t('chat.title'));
  const action = (
    <Button component="a" href="/documents">
      {t('chat.toDocuments')}
    </Button>
  );
  return (
    <main>
      <EmptyState icon={IconMessages} title={t('chat.notYet')} action={action}>
        {t('chat.notYetHint')}
      </EmptyState>
    </main>
  );
}

await startTexts();
createRoot(document.getElementById('root')!).render(
  <Providers>
    <ChatPage />
  </Providers>,
);
