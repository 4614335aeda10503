// How far the document is paid, and by which movements of bank accounts.
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TbCircleCheck, TbCircleDashed, TbCircleHalf2 } from 'react-icons/tb';
import type { Payment, PayingMovement } from '../../../contract/payment.ts';
import { useMe } from '../../session/me.ts';
import { useFormat } from '../../text/format.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { ResultLine } from './result-line.tsx';
import { Section } from './section.tsx';
import { useWorkspace } from './workspace-context.ts';

const SIGNS = {
  open: { icon: TbCircleDashed, tone: 'plain' },
  partly: { icon: TbCircleHalf2, tone: 'unsure' },
  paid: { icon: TbCircleCheck, tone: 'good' },
} as const;

export function PaymentSection() {
  const { t } = useTranslation();
  const format = useFormat();
  const { record, currency } = usePayment();
  const { payment } = record;
  // Of a document that nothing has paid, this says nothing new until it may be paid.
  const payable = record.status === 'Approved' || record.status === 'Export';
  if (payment === null || (payment.movements.length === 0 && !payable)) return null;
  const { status, open_amount } = payment;
  return (
    <Section title={t('payment.title')} name="payment">
      <Stack gap="xs">
        <ResultLine {...SIGNS[status]}>
          {t(`payment.${status}`, { amount: format.amount(open_amount, currency) })}
        </ResultLine>
        {payment.movements.map((movement) => (
          <Movement key={movement.movement_id} movement={movement} payment={payment} />
        ))}
      </Stack>
    </Section>
  );
}

function usePayment() {
  const { record } = useWorkspace();
  const currency = record.extracted_fields['currency'] ?? null;
  return { record, currency };
}

function Movement({ movement, payment }: { movement: PayingMovement; payment: Payment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { access } = useMe();
  const { currency } = usePayment();
  const { statement_id, movement_id, booked_on, amount, discount, person, found } = movement;
  const money = (value: string) => format.amount(value, currency);
  const day = booked_on === null ? '' : format.date(booked_on);
  const owed = Number(payment.paid_amount) + Number(payment.discount_amount) + Number(payment.open_amount);
  return (
    <div>
      <Text size="sm">{t('payment.paidOn', { amount: money(amount), day })}</Text>
      {discount !== null && (
        <Text size="xs" c="dimmed">
          {discount.percent === null
            ? t('payment.waived', { amount: money(discount.amount) })
            : t('payment.discount', {
                percent: Number(discount.percent),
                total: money(owed.toFixed(2)),
                amount: money(discount.amount),
                until: discount.until === null ? '' : format.date(discount.until),
                paid: money(amount),
              })}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {person === null ? t('payment.found', { found }) : t('statements.by', { name: person })}
      </Text>
      {access.write && access.contact_ids === null && (
        <LinkAnchor
          to="/statements/$id"
          params={{ id: statement_id }}
          search={{ movement: movement_id }}
          size="xs"
        >
          {t('payment.see')}
        </LinkAnchor>
      )}
    </div>
  );
}
