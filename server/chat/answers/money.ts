// Amounts as answers write them.
import type { Amount } from '../records/amounts.ts';

/** 16500 -> 16,500.00 */
export function figure(value: string): string {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${value.startsWith('-') ? '-' : ''}${grouped}.${fraction.padEnd(2, '0')}`;
}

export const priced = (value: string, currency: string | null): string =>
  currency === null ? figure(value) : `${currency} ${figure(value)}`;

export const money = (amounts: readonly Pick<Amount, 'value' | 'currency'>[]): string =>
  amounts.map(({ value, currency }) => priced(value, currency)).join(', ');
