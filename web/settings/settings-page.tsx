// Settings, one part at a time.
import { Tabs } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalSettings } from '../approvals/approval-settings.tsx';
import { ExportSettings } from '../exports/export-settings.tsx';
import { IntakePanel } from '../intake/intake-panel.tsx';
import { MailSettings } from '../mails/mail-settings.tsx';
import { ArchiveSettings } from '../retention/archive-settings.tsx';
import { SignatureSettings } from '../signatures/signature-settings.tsx';
import { Page } from '../ui/page.tsx';
import { UsersPanel } from '../users/users-panel.tsx';
import { AboutSettings } from './about-settings.tsx';
import { ApiSettings } from './api-settings.tsx';
import { GeneralSettings } from './general-settings.tsx';
import { ModelSettings } from './model-settings.tsx';
import { SETTINGS_TABS, isSettingsTab, type SettingsTab } from './settings-tabs.ts';
import { StorageSettings } from './storage-settings.tsx';
import { WebhookSettings } from './webhook-settings.tsx';

const route = getRouteApi('/app/shell/settings/$tab');

const PANELS: Record<SettingsTab, () => ReactNode> = {
  general: GeneralSettings,
  model: ModelSettings,
  intake: IntakePanel,
  mail: MailSettings,
  api: ApiSettings,
  webhooks: WebhookSettings,
  users: UsersPanel,
  approvals: ApprovalSettings,
  exports: ExportSettings,
  signatures: SignatureSettings,
  archive: ArchiveSettings,
  storage: StorageSettings,
  about: AboutSettings,
};

export function SettingsPage() {
  const { t } = useTranslation();
  const { tab } = route.useParams();
  const navigate = useNavigate();
  const Panel = PANELS[tab];
  const go = (next: string | null) => {
    if (next !== null && isSettingsTab(next)) void navigate({ to: '/settings/$tab', params: { tab: next } });
  };
  return (
    <Page title={t('settings.title')}>
      <Tabs value={tab} onChange={go} keepMounted={false}>
        <Tabs.List>
          {SETTINGS_TABS.map((name) => (
            <Tabs.Tab key={name} value={name} px="sm">
              {t(`settings.tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="md" maw="var(--text-width)">
          <Panel />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
