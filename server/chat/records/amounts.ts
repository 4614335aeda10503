// Sums over records, one per currency, by exact decimal arithmetic.
import { compareDecimals, divideDecimal, isDecimal, sumDecimals } from '../../platform/decimal.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Query } from '../questions/query.ts';
import type { FolderRecord } from './folder-record.ts';
import { printedCurrency, valueOf } from './match.ts';

export interface Amount {
  value: string;
  /** Null where the documents do not say. */
  currency: string | null;
  /** How many values it is made of. */
  documents: number;
}

/** What is made of several amounts. */
export type Measure = 'sum' | 'average' | 'median';

export const measureOf = ({ operation }: Query): Measure =>
  operation === 'average' || operation === 'median' ? operation : 'sum';

/** One sum, average or median per currency, that of the most values first. */
export const measured = (values: readonly Pick<Amount, 'value' | 'currency'>[], measure: Measure): Amount[] =>
  [...groupBy(values, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      currency,
      documents: own.length,
      value: MEASURES[measure](own.map(({ value }) => value)),
    }))
    .sort((a, b) => b.documents - a.documents);

const averageOf = (values: readonly string[]): string => divideDecimal(sumDecimals(values), values.length, 2);

const MEASURES: Record<Measure, (values: readonly string[]) => string> = {
  sum: sumDecimals,
  average: averageOf,
  median: (values) => {
    const sorted = values.toSorted((a, b) => compareDecimals(a, b) ?? 0);
    return averageOf(sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1));
  },
};

/** The amounts of a field of these records. */
export function amountsOf(
  records: readonly FolderRecord[],
  field: string,
  measure: Measure = 'sum',
): Amount[] {
  // The currency of a sender's country joins those that print it, and makes no sum of its own.
  const printed = new Set(records.map(printedCurrency));
  const values = records.flatMap((record) => {
    const value = valueOf(record, field);
    const known = valueOf(record, 'currency');
    return value === null || !isDecimal(value)
      ? []
      : [{ value, currency: printed.has(known) ? known : null }];
  });
  return measured(values, measure);
}

/** What part of the whole the amount is, in percent with one decimal; undefined of nothing. */
export function percentOf(part: string | number, whole: string | number): string | undefined {
  return Number(whole) === 0 ? undefined : ((Number(part) / Number(whole)) * 100).toFixed(1);
}

export const hasNumber = (record: FolderRecord, field: string): boolean =>
  isDecimal(valueOf(record, field) ?? '');
