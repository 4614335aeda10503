// Beside the fields: what is known of the document, its versions, deliveries and history.
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { query } from '../../api/queries.ts';
import { HistoryList } from '../../audit/history-list.tsx';
import { useMe } from '../../session/me.ts';
import { AboutPanel } from './about-panel.tsx';
import { ApprovalsSection } from './approvals-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DeliveriesSection } from './deliveries-section.tsx';
import { OrderSection } from './order-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PayeeSection } from './payee-section.tsx';
import { Section } from './section.tsx';
import classes from './side-panel.module.css';
import { VendorSection } from './vendor-section.tsx';
import { VersionsSection } from './versions-section.tsx';
import { useWorkspace } from './workspace-context.ts';

export function SidePanel() {
  const { t } = useTranslation();
  const { admin } = useMe().access;
  if (!admin)
    return (
      <div className={classes['scroll']}>
        <ApprovalsSection />
        <ContactSection />
        <VendorSection />
        <PayeeSection />
        <OrderSection />
        <PaymentSection />
        <AboutPanel />
        <VersionsSection />
      </div>
    );
  return (
    <Tabs defaultValue="details" keepMounted={false} className={classes['tabs'] ?? ''}>
      <Tabs.List grow>
        <Tabs.Tab value="details">{t('workspace.details')}</Tabs.Tab>
        <Tabs.Tab value="activity">{t('workspace.activity')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details" className={classes['scroll'] ?? ''}>
        <ApprovalsSection />
        <ContactSection />
        <VendorSection />
        <PayeeSection />
        <OrderSection />
        <PaymentSection />
        <AboutPanel />
        <VersionsSection />
      </Tabs.Panel>
      <Tabs.Panel value="activity" className={classes['scroll'] ?? ''}>
        <DeliveriesSection />
        <HistorySection />
      </Tabs.Panel>
    </Tabs>
  );
}

function HistorySection() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const { data } = useQuery({
    ...query('listAudit', { query: { document_id: record.id, limit: 100 } }),
    staleTime: 2_000,
  });
  return (
    <Section title={t('workspace.history')} name="history">
      {data?.entries.length === 0 ? (
        <p className={classes['none']}>{t('workspace.historyNone')}</p>
      ) : (
        <HistoryList entries={data?.entries ?? []} />
      )}
    </Section>
  );
}
