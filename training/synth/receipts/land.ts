// What shops of a country have in common: how they are called, where they stand, how they write dates and taxes.
import type { Random } from '../../../bench/random.ts';
import type { Language } from './wording.ts';

export const TRADES = [
  'supermarket',
  'hardware',
  'restaurant',
  'cafe',
  'petrol',
  'parking',
  'pharmacy',
  'taxi',
  'hotel',
  'stationer',
] as const;
export type Trade = (typeof TRADES)[number];

/** Figures of year, month and day in print: `d`, `m`, `y` as they are, doubled with two figures, `yyyy`, `mmm` a name. */
export type DateForm = string;

export interface Land {
  country: string;
  languages: Language[];
  /** Before amounts where a receipt prints it; with a blank or without. */
  currency: string[];
  /** Families and fancy words that names are made of. */
  stems: string[];
  /** Trading names; "%" stands for the stem. */
  names: Record<Trade, string[]>;
  /** Legal forms; '' for traders without one. */
  forms: string[];
  /** Between stem and form of a company that has another name than its shop. */
  company_words: string[];
  address: (dice: Random) => string[];
  registration: ((dice: Random) => string)[];
  tax_id: ((dice: Random) => string)[];
  phone: (dice: Random) => string;
  dates: DateForm[];
  tax: { name: string; rate: number; code: string };
  /** Totals paid in cash are rounded to this many cents; 0 for none. */
  rounded_to: number;

  comma: boolean;
}

const number = (dice: Random): string =>
  `${dice.between(1, 188)}${dice.pick(['', '', '', 'A', '-1', `, ${dice.between(189, 199)}`, ` & ${dice.between(189, 199)}`])}`;

export const houseNumber = (dice: Random): string =>
  dice.pick([number(dice), number(dice), `No. ${number(dice)}`, `NO.${number(dice)}`, `No ${number(dice)}`]);

export const unitNumber = (dice: Random): string =>
  dice.pick([
    `Lot ${dice.between(1, 90)}-${dice.between(1, 40)}`,
    `Lot G-${dice.between(1, 60)}`,
    `L${dice.between(1, 5)}-${dice.between(1, 40)}`,
    `Unit ${dice.between(1, 40)}`,
    `${dice.pick(['A', 'B', 'C'])}-${dice.between(1, 9)}-${dice.between(1, 9)}`,
    `#0${dice.between(1, 5)}-${dice.digits(2)}`,
    `Shop ${dice.between(1, 60)}`,
    `F${dice.digits(2)} & F${dice.digits(2)}`,
  ]);
