// What every page needs around it, the same for the main page and the chat.
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from './api/queries.ts';
import { cssVariables, theme } from './ui/theme.ts';

/** Styles made at run time carry the nonce of the page. Browsers blank the attribute, but not the property. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
setNonce(nonce);

export function Providers({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const closeButtonProps = useMemo(() => ({ 'aria-label': t('common.close') }), [t]);
  const named = useMemo(
    () =>
      mergeThemeOverrides(theme, { components: { Notification: { defaultProps: { closeButtonProps } } } }),
    [closeButtonProps],
  );
  return (
    <MantineProvider
      theme={named}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <ModalsProvider
          modalProps={{ closeButtonProps }}
          labels={{ confirm: t('common.save'), cancel: t('common.cancel') }}
        >
          <Notifications position="bottom-right" limit={4} />
          {children}
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
