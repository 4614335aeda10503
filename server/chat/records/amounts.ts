// Sums over records, one per currency, by exact decimal arithmetic.
import { compareDecimals, divideDecimal, isDecimal, sumDecimals } from '../../platform/decimal.ts';
import type { Query } from '../questions/query.ts';
import type { FolderRecord } from './folder-record.ts';
import { printedCurrency, valueOf } from './match.ts';

export interface Amount {
  value: string;
  /** Null where the documents do not say. */
  currency: string | null;
  documents: number;
}

export const currencyOf = (record: FolderRecord): string | null => valueOf(record, 'currency');

/** What is made of several amounts. */
export type Measure = 'sum' | 'average' | 'median';

export const measureOf = ({ operation }: Query): Measure =>
  operation === 'average' || operation === 'median' ? operation : 'sum';

/** One sum, average or median per currency, the largest group first. */
export function amountsOf(
  records: readonly FolderRecord[],
  field: string,
  measure: Measure = 'sum',
): Amount[] {
  const values = new Map<string | null, string[]>();
  // The currency of a sender's country joins those that print it, and makes no sum of its own.
  const printed = new Set(records.map(printedCurrency));
  for (const record of records) {
    const value = valueOf(record, field);
    if (value === null || !isDecimal(value)) continue;
    const known = currencyOf(record);
    const currency = printed.has(known) ? known : null;
    values.set(currency, [...(values.get(currency) ?? []), value]);
  }
  return [...values]
    .map(([currency, list]) => ({ currency, documents: list.length, value: measured(list, measure) }))
    .sort((a, b) => b.documents - a.documents);
}

function measured(values: readonly string[], measure: Measure): string {
  switch (measure) {
    case 'sum':
      return sumDecimals(values);
    case 'average':
      return divideDecimal(sumDecimals(values), values.length, 2);
    case 'median': {
      const sorted = [...values].sort((a, b) => compareDecimals(a, b) ?? 0);
      const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
      return divideDecimal(sumDecimals(middle), middle.length, 2);
    }
  }
}

/** What part of the whole the amount is, in percent with one decimal; undefined of nothing. */
export function percentOf(part: string | number, whole: string | number): string | undefined {
  return Number(whole) === 0 ? undefined : ((Number(part) / Number(whole)) * 100).toFixed(1);
}

/** For each currency what the groups come to on average; `documents` counts the groups. */
export function meansOf(groups: readonly { amounts: readonly Amount[] }[]): Amount[] {
  const sums = new Map<string | null, string[]>();
  for (const { currency, value } of groups.flatMap(({ amounts }) => amounts))
    sums.set(currency, [...(sums.get(currency) ?? []), value]);
  return [...sums].map(([currency, values]) => ({
    currency,
    documents: values.length,
    value: divideDecimal(sumDecimals(values), values.length, 2),
  }));
}

export const hasNumber = (record: FolderRecord, field: string): boolean =>
  isDecimal(valueOf(record, field) ?? '');
