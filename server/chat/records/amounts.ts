// Sums over records, one per currency, by exact decimal arithmetic.
import { divideDecimal, isDecimal, sumDecimals } from '../../platform/decimal.ts';
import type { FolderRecord } from './folder-record.ts';
import { valueOf } from './match.ts';

export interface Amount {
  value: string;
  /** Null where the documents do not say. */
  currency: string | null;
  documents: number;
}

export const currencyOf = (record: FolderRecord): string | null => valueOf(record, 'currency');

/** One sum per currency, the largest group first. */
export function amountsOf(records: readonly FolderRecord[], field: string, average = false): Amount[] {
  const values = new Map<string | null, string[]>();
  for (const record of records) {
    const value = valueOf(record, field);
    if (value === null || !isDecimal(value)) continue;
    const currency = currencyOf(record);
    values.set(currency, [...(values.get(currency) ?? []), value]);
  }
  return [...values]
    .map(([currency, list]) => {
      const sum = sumDecimals(list);
      return { currency, documents: list.length, value: average ? divideDecimal(sum, list.length, 2) : sum };
    })
    .sort((a, b) => b.documents - a.documents);
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
