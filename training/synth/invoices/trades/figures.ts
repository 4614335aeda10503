// Sums, days and shares of an invoice as its language prints them.
import type { Random } from '../../../../bench/random.ts';

export type Tongue = 'en' | 'us' | 'de' | 'fr' | 'es' | 'it' | 'nl';

export const cents = (value: number): number => Math.round(value * 100) / 100;

/** Prints numbers, sums and days of one invoice alike. */
export class Figures {
  readonly tongue: Tongue;
  private readonly sign: 'none' | 'before' | 'after';
  private readonly minus: 'before' | 'behind' | 'brackets';

  constructor(tongue: Tongue, dice: Random) {
    this.tongue = tongue;
    this.sign = dice.pick(['none', 'none', tongue === 'en' || tongue === 'us' ? 'before' : 'after']);
    this.minus = dice.pick(
      tongue === 'us' ? (['before', 'brackets'] as const) : (['before', 'before', 'behind'] as const),
    );
  }

  number(value: number, decimals = 2): string {
    const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
    const english = this.tongue === 'en' || this.tongue === 'us';
    const group = english ? ',' : this.tongue === 'fr' ? ' ' : '.';
    const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, group);
    const text = fraction === undefined ? grouped : grouped + (english ? '.' : ',') + fraction;
    return value < 0 ? this.negative(text) : text;
  }

  private negative(text: string): string {
    if (this.minus === 'brackets') return `(${text})`;
    return this.minus === 'behind' ? `${text}-` : `-${text}`;
  }

  money(value: number): string {
    if (this.sign === 'none') return this.number(value);
    if (this.sign === 'after') return `${this.number(value)} €`;
    const sign = this.tongue === 'us' ? '$' : '£';
    const text = this.number(Math.abs(value)).replace(/^/, sign);
    return value < 0 ? this.negative(text) : text;
  }

  day(day: number, month = 3, year = 2026): string {
    const two = (value: number) => String(value).padStart(2, '0');
    if (this.tongue === 'us') return `${two(month)}/${two(day)}/${year}`;
    const mark = { de: '.', nl: '-' }[this.tongue as string] ?? '/';
    return [two(day), two(month), year].join(mark);
  }

  period(month = 3): string {
    return `${this.day(1, month)} - ${this.day(28, month)}`;
  }
}
