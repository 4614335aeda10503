// Numbers and sums as senders of different countries print them.
import type { Style } from './style.ts';

const MARKS = { comma: ['.', ','], dot: [',', '.'], space: [' ', ','], apostrophe: ["'", '.'] } as const;

export function print(value: number, { numbers }: Style, decimals = 2): string {
  const [group, mark] = MARKS[numbers];
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, group);
  return fraction === undefined ? grouped : grouped + mark + fraction;
}

export function money(value: number, style: Style): string {
  const text = print(value, style, style.decimals);
  if (style.currency === 'none') return text;
  if (style.currency === 'code before' || style.currency === 'code after') {
    const code = { en: 'USD', zh: 'CNY' }[style.language as string] ?? 'EUR';
    return style.currency === 'code before' ? `${code} ${text}` : `${text} ${code}`;
  }
  const sign = { en: '$', zh: '¥' }[style.language as string] ?? '€';
  return style.currency === 'before'
    ? `${sign}${style.language === 'en' ? '' : ' '}${text}`
    : `${text} ${sign}`;
}
