// Habits of senders that few have, each on its own: what the tables of real invoices do besides naming their columns.
import type { Random } from '../../../bench/random.ts';
import type { ColumnName, Language } from './wording.ts';

export interface Habits {
  landscape: boolean;
  /** Columns no wider than their cells, descriptions up to the next column. */
  tight: boolean;
  /** Dots lead from the description to the numbers. */
  leaders: boolean;
  /** A line of hyphens after each item. */
  ruled: boolean;
  /** Prices are those of a hundred pieces: "12.50 /100", or a column says so. */
  per_hundred: 'no' | 'in price' | 'below';
  /** Some items are taken back: sign before or behind the numbers. */
  returns: 'none' | 'before' | 'behind';
  /** Some items cost nothing. */
  free: 'none' | 'zero' | 'word';
  /** Part payments below the total. */
  deposits: boolean;
  /** Rates of tax as a letter or figure that the foot explains. */
  tax_codes: boolean;
  /** Descriptions of many lines that may run on overleaf. */
  epic: boolean;
  /** Headings in a language whose names of columns the service does not know. */
  foreign: boolean;
  /** Groups end with their number: "Total of section 1". */
  numbered_sections: boolean;
  /** Below an item it says how the price came about: the amount has it already. */
  explained: boolean;
}

export function drawHabits(random: Random): Habits {
  return {
    landscape: random.chance(0.07),
    tight: random.chance(0.1),
    leaders: random.chance(0.05),
    ruled: random.chance(0.06),
    per_hundred: random.chance(0.08) ? random.pick(['in price', 'below'] as const) : 'no',
    returns: random.chance(0.1) ? random.pick(['before', 'behind'] as const) : 'none',
    free: random.chance(0.08) ? random.pick(['zero', 'word'] as const) : 'none',
    deposits: random.chance(0.1),
    tax_codes: random.chance(0.2),
    epic: random.chance(0.07),
    foreign: random.chance(0.06),
    numbered_sections: random.chance(0.5),
    explained: random.chance(0.07),
  };
}

/** What the habits print. */
export interface HabitWords {
  /** What an item costs that costs nothing. */
  free: string;
  /** What was paid before, with its number or day. */
  deposits: string[];
  /** What is left to pay. */
  rest: string;
  /** The end of a group; its number follows. */
  section_total: string[];
  /** How a price came about; a sum follows. */
  explained: string[];
}

export const HABIT_WORDS: Record<Language, HabitWords> = {
  en: {
    free: 'free of charge',
    deposits: ['less deposit of 02/02/2026', 'Payment received 14/02/2026'],
    rest: 'Balance due',
    section_total: ['Total section', 'Subtotal group'],
    explained: ['List price:', 'Gross price:'],
  },
  de: {
    free: 'kostenlos',
    deposits: ['abzgl. Anzahlung vom 02.02.2026', 'abzüglich 1. Abschlagsrechnung 2026-017'],
    rest: 'Restbetrag',
    section_total: ['Summe Titel', 'Gruppensumme', 'Zwischensumme Los'],
    explained: ['Listenpreis:', 'Grundpreis:'],
  },
  fr: {
    free: 'offert',
    deposits: ['Acompte versé le 02/02/2026', 'Acompte facture 2026-017'],
    rest: 'Reste à payer',
    section_total: ['Total lot', 'Sous-total lot'],
    explained: ['Prix public :', 'Tarif :'],
  },
  it: {
    free: 'omaggio',
    deposits: ['Acconto del 02/02/2026', 'A dedurre acconto fattura 2026-017'],
    rest: 'Saldo da pagare',
    section_total: ['Totale gruppo', 'Totale parziale capitolo'],
    explained: ['Prezzo di listino:'],
  },
  es: {
    free: 'sin cargo',
    deposits: ['Anticipo de 02/02/2026', 'A deducir anticipo factura 2026-017'],
    rest: 'Resto a pagar',
    section_total: ['Total capítulo', 'Total partida'],
    explained: ['Precio tarifa:'],
  },
  nl: {
    free: 'gratis',
    deposits: ['Aanbetaling 02-02-2026', 'Reeds betaald factuur 2026-017'],
    rest: 'Restant te betalen',
    section_total: ['Totaal groep', 'Subtotaal deel'],
    explained: ['Bruto prijs:'],
  },
  zh: {
    free: '免费',
    deposits: ['预付款', '已付定金'],
    rest: '应付余额',
    section_total: ['小计', '分组合计'],
    explained: ['原价：'],
  },
};

/** Names of columns in languages whose words the service does not have. */
export const FOREIGN_HEADINGS: Record<ColumnName, string>[] = [
  {
    position: 'Sor',
    sku: 'Cikkszám',
    description: 'Megnevezés',
    quantity: 'Mennyiség',
    unit: 'Egys.',
    unit_price: 'Egységár',
    discount: 'Kedvezm.',
    tax_rate: 'Áfa',
    amount: 'Érték',
    list_amount: 'Lista',
    tax_amount: 'Áfa összeg',
    gross_amount: 'Bruttó ért.',
    date: 'Dátuma',
  },
  {
    position: 'Rivi',
    sku: 'Tuotenro',
    description: 'Nimike',
    quantity: 'Määrä',
    unit: 'Yks.',
    unit_price: 'Yks.hinta',
    discount: 'Alennus',
    tax_rate: 'ALV',
    amount: 'Veroton',
    list_amount: 'Ilman alen.',
    tax_amount: 'Vero',
    gross_amount: 'Verollinen',
    date: 'Päivä',
  },
];
