// Amounts as answers write them.
import type { Amount } from '../records/amounts.ts';

/** 16500 -> 16,500.00 for amounts; other decimals as they are. */
export function figure(value: string, places = 2): string {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const padded = fraction === '' && places === 0 ? '' : `.${fraction.padEnd(places, '0')}`;
  return `${value.startsWith('-') ? '-' : ''}${grouped}${padded}`;
}

export const money = (amounts: readonly Amount[]): string =>
  amounts
    .map(({ value, currency }) => (currency === null ? figure(value) : `${currency} ${figure(value)}`))
    .join(', ');
