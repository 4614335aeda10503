// Which documents a movement pays, and how much of each: all of it is decided at once.
import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQueries } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TbX } from 'react-icons/tb';
import type { BankMovement } from '../../contract/bank-statements.ts';
import { query } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { decidePayments } from './decide-movement.ts';
import { DocumentSelect } from './document-select.tsx';
import classes from './payment-form.module.css';

export const openPaymentForm = (statement_id: number, movement: BankMovement): string =>
  modals.open({
    modalId: 'payments',
    size: 'lg',
    title: i18next.t('statements.formTitle'),
    children: <PaymentForm statement_id={statement_id} movement={movement} />,
  });

interface Row {
  document_id: number;
  name: string;
  /** As typed; empty: as much as is open and left. */
  amount: string;
  /** Whether what is then left open is asked for no more. */
  waive: boolean;
}

const AMOUNT = /^-?\d{1,15}(?:[.,]\d{1,4})?$/;
const plain = (typed: string): string => typed.trim().replace(',', '.');

/** What of each document is open while this movement pays nothing of it. */
function useOpenAmounts(movement: BankMovement, rows: Row[]): Map<number, number> {
  const records = useQueries({
    queries: rows.map(({ document_id }) => query('getDocument', { params: { id: document_id } })),
  });
  return new Map(
    records.flatMap(({ data }) => {
      if (data?.payment == null) return [];
      const own = movement.payments.find(({ document_id }) => document_id === data.id);
      const given = Number(own?.amount ?? 0) + Number(own?.discount?.amount ?? 0);
      return [[data.id, Number(data.payment.open_amount) + given] as const];
    }),
  );
}

/** Of two amounts of one direction the smaller; what is open where they differ in direction, or nothing is left. */
const smaller = (open: number, left: number): number =>
  open * left > 0 && Math.abs(left) < Math.abs(open) ? left : open;

function PaymentForm({ statement_id, movement }: { statement_id: number; movement: BankMovement }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [rows, setRows] = useState<Row[]>(() => rowsOf(movement));
  const [busy, setBusy] = useState(false);
  const open = useOpenAmounts(movement, rows);
  const pays = -Number(movement.amount);
  // Where no amount is given, as much as is open and left, one after the other: as the service shares it out.
  const sum = rows.reduce(
    (all, { document_id, amount }) =>
      all +
      (amount.trim() === '' ? smaller(open.get(document_id) ?? 0, pays - all) : Number(plain(amount)) || 0),
    0,
  );
  const unread = rows.some(({ amount }) => amount.trim() !== '' && !AMOUNT.test(amount.trim()));
  const money = (value: number) => format.amount(value.toFixed(2), movement.currency);
  const set = (id: number, changes: Partial<Row>) =>
    setRows(rows.map((row) => (row.document_id === id ? { ...row, ...changes } : row)));
  const save = async () => {
    setBusy(true);
    const given = rows.map(({ document_id, amount, waive }) => {
      const left = (open.get(document_id) ?? 0) - Number(plain(amount));
      return {
        document_id,
        ...(amount.trim() === '' ? {} : { amount: plain(amount) }),
        ...(waive && amount.trim() !== '' && Math.abs(left) >= 0.005 ? { discount: left.toFixed(2) } : {}),
      };
    });
    const done = await decidePayments(statement_id, movement, given);
    setBusy(false);
    if (done) modals.close('payments');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {movement.name} · {movement.purpose}
        </Text>
        {rows.map((row) => (
          <PaymentRow
            key={row.document_id}
            row={row}
            open={open.get(row.document_id)}
            money={money}
            onChange={(changes) => set(row.document_id, changes)}
            onRemove={() => setRows(rows.filter(({ document_id }) => document_id !== row.document_id))}
          />
        ))}
        <DocumentSelect
          without={rows.map(({ document_id }) => document_id)}
          onChoose={({ id, filename }) =>
            setRows([...rows, { document_id: id, name: filename, amount: '', waive: false }])
          }
        />
        <Group justify="space-between">
          <Text size="sm" role="status" className={classes['sum'] ?? ''}>
            {t('statements.formSum', { pays: money(pays), sum: money(sum), left: money(pays - sum) })}
          </Text>
          <Button type="submit" loading={busy} disabled={unread}>
            {t('common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What it pays; where it pays nothing, the likeliest document. */
function rowsOf({ payments, proposals }: BankMovement): Row[] {
  if (payments.length === 0)
    return proposals.slice(0, 1).map(({ document_id, number, filename }) => ({
      document_id,
      name: number ?? filename,
      amount: '',
      waive: false,
    }));
  return payments.map(({ document_id, number, filename, amount, discount }) => ({
    document_id,
    name: number ?? filename,
    amount,
    waive: discount !== null,
  }));
}

interface RowProps {
  row: Row;
  open: number | undefined;
  money: (value: number) => string;
  onChange: (changes: Partial<Row>) => void;
  onRemove: () => void;
}

function PaymentRow({ row: { name, amount, waive }, open, money, onChange, onRemove }: RowProps) {
  const { t } = useTranslation();
  const left = open === undefined || amount.trim() === '' ? 0 : open - Number(plain(amount));
  return (
    <div className={classes['row']}>
      <TextInput
        label={name}
        description={open === undefined ? undefined : t('statements.open', { amount: money(open) })}
        inputMode="decimal"
        placeholder={t('statements.asMuch')}
        value={amount}
        error={amount.trim() !== '' && !AMOUNT.test(amount.trim())}
        onChange={(event) => onChange({ amount: event.currentTarget.value })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('statements.removeRow', { name })}
        onClick={onRemove}
      >
        <TbX size={16} />
      </ActionIcon>
      {Math.abs(left) >= 0.005 && (
        <Checkbox
          size="xs"
          className={classes['waive'] ?? ''}
          label={t('statements.waive', { amount: money(left) })}
          checked={waive}
          onChange={(event) => onChange({ waive: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}
