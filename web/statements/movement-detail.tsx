// A movement beside the documents that it pays or may pay: what the payer wrote with the numbers marked, and the documents with
// their number and amount as they are on paper.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  TbArrowsSplit2,
  TbCheck,
  TbCircleCheck,
  TbCircleOff,
  TbHelpCircle,
  TbInfoCircle,
} from 'react-icons/tb';
import type { BankMovement, BankStatementSummary } from '../../contract/bank-statements.ts';
import { ResultLine } from '../documents/workspace/result-line.tsx';
import { useFormat } from '../text/format.ts';
import { Panel } from '../ui/panel.tsx';
import { asGiven, decidePayments, setAside } from './decide-movement.ts';
import { DocumentSide } from './document-side.tsx';
import { MarkedText } from './marked-text.tsx';
import classes from './movement-detail.module.css';
import { openPaymentForm } from './payment-form.tsx';
import { StatementCrop } from './statement-crop.tsx';

interface Props {
  statement: BankStatementSummary;
  movement: BankMovement;
}

export function MovementDetail({ statement, movement }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { booked, valued, amount, currency, name, account, reversal } = movement;
  const day = booked ?? valued;
  const facts = [
    day === null ? '' : t('statements.bookedOn', { day: format.date(day) }),
    account ?? '',
    reversal ? t('statements.reversal') : '',
  ];
  return (
    <Panel
      title={name ?? t('statements.nobody')}
      aside={<span className={classes['amount']}>{format.amount(amount, currency)}</span>}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Text>
        <Written movement={movement} />
        {statement.document_id !== null && (
          <StatementCrop document_id={statement.document_id} line={movement.line} />
        )}
        <Verdict movement={movement} />
        <Payments statement_id={statement.id} movement={movement} />
        <Proposals statement_id={statement.id} movement={movement} />
        <Decisions statement_id={statement.id} movement={movement} />
      </Stack>
    </Panel>
  );
}

/** What the payer wrote. */
function Written({ movement: { purpose, references, payments, proposals } }: { movement: BankMovement }) {
  const { t } = useTranslation();
  const found = [...payments, ...proposals].flatMap((one) => one.found ?? []);
  if (purpose === '' && references.length === 0) return null;
  return (
    <blockquote className={classes['written']} aria-label={t('statements.written')}>
      <MarkedText text={purpose} marks={found} />
      {references.map((reference) => (
        <div key={reference} className={classes['reference']}>
          <MarkedText text={reference} marks={found} />
        </div>
      ))}
    </blockquote>
  );
}

function Verdict({ movement }: { movement: BankMovement }) {
  const { t } = useTranslation();
  const { state, aside, payments, refused } = movement;
  if (aside !== null)
    return (
      <ResultLine icon={TbCircleOff} tone="plain">
        {t('statements.asideBy', { name: aside })}
      </ResultLine>
    );
  if (state === 'paying')
    return (
      <ResultLine icon={TbCircleCheck} tone="good">
        {t('statements.paysItself')}
      </ResultLine>
    );
  if (payments.length > 0)
    return (
      <ResultLine icon={TbCircleCheck} tone="good">
        {t('statements.paysDecided')}
      </ResultLine>
    );
  if (refused.length > 0)
    return (
      <ResultLine icon={TbInfoCircle} tone="plain">
        {t('statements.refused', { ids: refused.join(', ') })}
      </ResultLine>
    );
  return (
    <ResultLine
      icon={state === 'proposed' ? TbHelpCircle : TbInfoCircle}
      tone={state === 'proposed' ? 'unsure' : 'plain'}
    >
      {t(state === 'proposed' ? 'statements.asks' : 'statements.noneFits')}
    </ResultLine>
  );
}

interface SideProps {
  statement_id: number;
  movement: BankMovement;
}

function Payments({ statement_id, movement }: SideProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { payments, currency } = movement;
  return payments.map((payment) => {
    const { document_id, amount, discount, person } = payment;
    const others = asGiven(movement).filter((one) => one.document_id !== document_id);
    return (
      <DocumentSide key={document_id} document={payment}>
        <div className={classes['sum']}>
          {t('statements.pays', { amount: format.amount(amount, currency) })}
          {discount !== null && (
            <span>
              {discount.percent === null
                ? t('statements.waived', { amount: format.amount(discount.amount, currency) })
                : t('statements.discount', {
                    percent: Number(discount.percent),
                    amount: format.amount(discount.amount, currency),
                    until: discount.until === null ? '' : format.date(discount.until),
                  })}
            </span>
          )}
          {person !== null && <span>{t('statements.by', { name: person })}</span>}
        </div>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('statements.takeBackOne', { id: document_id })}
          onClick={() => void decidePayments(statement_id, movement, others)}
        >
          {t('statements.takeBack')}
        </Button>
      </DocumentSide>
    );
  });
}

function Proposals({ statement_id, movement }: SideProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { proposals, currency } = movement;
  return proposals.map((proposal) => (
    <DocumentSide key={proposal.document_id} document={proposal}>
      <div className={classes['sum']}>
        {t('statements.open', { amount: format.amount(proposal.open_amount, currency) })}
        <span>{proposal.reason}</span>
      </div>
      <Button
        size="compact-xs"
        leftSection={<TbCheck size={13} />}
        aria-label={t('statements.acceptOne', { id: proposal.document_id })}
        onClick={() => void decidePayments(statement_id, movement, [{ document_id: proposal.document_id }])}
      >
        {t('statements.accept')}
      </Button>
    </DocumentSide>
  ));
}

function Decisions({ statement_id, movement }: SideProps) {
  const { t } = useTranslation();
  const { aside, payments } = movement;
  if (aside !== null)
    return (
      <Group gap={8}>
        <Button size="xs" variant="default" onClick={() => void setAside(statement_id, movement, false)}>
          {t('statements.takeUp')}
        </Button>
      </Group>
    );
  return (
    <Group gap={8}>
      <Button
        size="xs"
        variant="default"
        leftSection={<TbArrowsSplit2 size={14} />}
        onClick={() => openPaymentForm(statement_id, movement)}
      >
        {t(payments.length > 0 ? 'statements.change' : 'statements.choose')}
      </Button>
      {payments.length === 0 && (
        <Button size="xs" variant="subtle" onClick={() => void setAside(statement_id, movement, true)}>
          {t('statements.setAside')}
        </Button>
      )}
    </Group>
  );
}
