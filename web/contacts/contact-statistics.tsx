// Figures of a contact: documents by status, sums per currency.
import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ContactWithStatistics } from '../../contract/contacts.ts';
import { useFormat } from '../text/format.ts';
import { Panel } from '../ui/panel.tsx';
import { STATUSES, StatusBadge } from '../ui/status-badge.tsx';
import classes from './contact-statistics.module.css';

export function ContactStatistics({ contact }: { contact: ContactWithStatistics }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { by_status, documents, invoice_totals } = contact.statistics;
  const shown = STATUSES.filter((status) => (by_status[status] ?? 0) > 0);
  return (
    <Panel
      title={t('contacts.statistics')}
      aside={
        <Text size="sm" c="dimmed">
          {t('contacts.totalsOf', { count: documents })}
        </Text>
      }
    >
      <Group gap="xl" align="start">
        {shown.length > 0 && (
          <ul className={classes['statuses']} aria-label={t('contacts.byStatus')}>
            {shown.map((status) => (
              <li key={status}>
                <Link to="/documents" search={{ contact_id: contact.id, status: [status] }}>
                  <StatusBadge status={status} />
                  <span className="tabular">{format.number(by_status[status] ?? 0)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Text size="xs" c="dimmed">
            {t('contacts.totals')}
          </Text>
          {invoice_totals.length === 0 && <Text size="sm">{t('contacts.noTotals')}</Text>}
          {invoice_totals.map(({ currency, total, documents: count }) => (
            <Text key={currency ?? ''} size="sm" className="tabular">
              <strong>{format.amount(total, currency)}</strong>{' '}
              <Text span size="xs" c="dimmed">
                {currency === null && `${t('contacts.noCurrency')} · `}
                {t('contacts.totalsOf', { count })}
              </Text>
            </Text>
          ))}
        </div>
      </Group>
    </Panel>
  );
}
