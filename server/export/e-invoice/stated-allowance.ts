// Allowances and charges as e-invoices state them: of the whole invoice (BG-20, BG-21), or of a line (BG-27, BG-28).
import type { Allowance } from '../../../contract/allowances.ts';
import { negated, numberText } from '../../platform/decimal.ts';
import { ALLOWANCE_TERMS, type AllowanceGroup } from '../../reading/e-invoice/model/allowance-terms.ts';
import type { Statement } from '../../reading/e-invoice/writing/write-e-invoice.ts';
import { groupOfRow } from './group-of-row.ts';

/** Decimal texts; what is absent or null is not stated. */
export interface StatedAllowance {
  /** Whether it comes on top. */
  charge: boolean;
  amount: string;
  reason?: string | null;
  code?: string | null;
  base?: string | null;
  percent?: string | null;
  category?: string | null;
  rate?: string | null;
}

/** What it adds: below zero where it is taken off. */
export const signed = ({ charge, amount }: StatedAllowance): string => (charge ? amount : negated(amount));

/** The rows of a record; those without an amount state nothing yet. */
export const statedRows = (rows: Allowance[]): StatedAllowance[] =>
  rows.flatMap(({ type, reason, amount, tax_rate, tax_category, reason_code, percent, base }) =>
    amount === null
      ? []
      : [
          {
            charge: type === 'charge',
            amount: numberText(amount),
            reason,
            code: reason_code,
            base: textOf(base),
            percent: textOf(percent),
            category: tax_category,
            rate: textOf(tax_rate),
          },
        ],
  );

const textOf = (value: number | null): string | null => (value === null ? null : numberText(value));

const IDS: Record<'invoice' | 'line', [allowance: AllowanceGroup, charge: AllowanceGroup]> = {
  invoice: ['BG-20', 'BG-21'],
  line: ['BG-27', 'BG-28'],
};

export function allowanceGroup(stated: StatedAllowance, of: keyof typeof IDS): Statement['groups'][number] {
  const id = IDS[of][stated.charge ? 1 : 0];
  const terms = ALLOWANCE_TERMS[id];
  return groupOfRow(id, [
    [terms.amount, stated.amount],
    [terms.base, stated.base],
    [terms.percent, stated.percent],
    ...(terms.category === undefined ? [] : [[terms.category, stated.category] as Term]),
    ...(terms.rate === undefined ? [] : [[terms.rate, stated.rate] as Term]),
    [terms.reason, stated.reason],
    [terms.code, stated.code],
  ]);
}

type Term = Parameters<typeof groupOfRow>[1][number];
