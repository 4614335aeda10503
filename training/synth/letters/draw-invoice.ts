// Draws an invoice in one of the many ways invoices are set: letterheads, windows, headings, footers.
import type { Party } from './made-names.ts';
import { drawLetter, isLetter, type Letter } from './letter-forms.ts';
import { drawParties, type Layout } from './made-parties.ts';
import type { Sheet } from './made-page.ts';
import type { Random } from '../../../bench/random.ts';
import type { Language, Wording } from './made-wording.ts';

interface Item {
  description: string;
  quantity: number;
  price: number;
}

/** What an invoice says, before it is drawn. */
export interface Invoice {
  language: Language;
  words: Wording;
  seller: Party;
  buyer: Party;
  number: string;
  date: Date;
  due: Date | null;
  order: string | null;
  items: Item[];
  net: number;
  tax: number;
  iban: string | null;
  currency: string;
  with_country: boolean;
  /** What joins the code of the country to the postal code ("D-80333"); null where it is not printed. */
  code_before_place: '-' | ' ' | null;
  /** Small bills name no buyer. */
  with_buyer: boolean;
  buyer_vat: boolean;
  /** Paid before; the rest is payable. */
  prepaid: number | null;
  customer_number: string | null;
  /** What a transfer is to name, where that is not the number of the invoice. */
  reference: string | null;
  layout: Layout | Letter;
  /** What else is printed beside number and dates: labels and values. */
  extras: [string, string][];
}

const SIGN: Record<string, string> = { GBP: '£', USD: '$', EUR: '€', CHF: 'CHF' };
export const cents = (amount: number): number => Math.round(amount * 100) / 100;
export const isoOf = (date: Date): string => date.toISOString().slice(0, 10);

interface Print {
  signed: boolean;
  date: (date: Date) => string;
  money: (amount: number) => string;
}

function printing(dice: Random, { language, seller, currency }: Invoice): Print {
  const two = (number: number) => String(number).padStart(2, '0');
  const name = (date: Date) => date.toLocaleDateString(language, { month: 'long', timeZone: 'UTC' });
  const marks =
    seller.country === 'US'
      ? '/'
      : language === 'en' || language === 'fr'
        ? '/'
        : language === 'nl'
          ? '-'
          : '.';
  const form = dice.pick(['figures', 'figures', 'words', 'iso']);
  const sign = dice.pick(['', 'before', 'after', 'code']);
  const locale = language === 'en' ? 'en-US' : 'de-DE';
  return {
    signed: sign !== '',
    date: (date) => {
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      if (form === 'iso') return isoOf(date);
      if (form === 'words')
        return language === 'de' ? `${day}. ${name(date)} ${year}` : `${day} ${name(date)} ${year}`;
      const parts = seller.country === 'US' ? [two(month), two(day)] : [two(day), two(month)];
      return [...parts, year].join(marks);
    },
    money: (amount) => {
      const figures = amount.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      if (sign === 'code') return `${figures} ${currency}`;
      if (sign === 'before' && language === 'en') return `${SIGN[currency] ?? `${currency} `}${figures}`;
      return sign === 'after' || sign === 'before'
        ? `${figures} ${language === 'en' ? currency : SIGN[currency]}`
        : figures;
    },
  };
}

/** What all parts of an invoice are drawn with; `size` is that of the print, in points. */
interface Pen {
  dice: Random;
  sheet: Sheet;
  invoice: Invoice;
  print: Print;
  size: number;
}

/** Whether amounts are printed with their currency. */
export function draw(dice: Random, sheet: Sheet, invoice: Invoice): boolean {
  const print = printing(dice, invoice);
  const { words, seller } = invoice;
  const size = dice.pick([9, 10, 11]);
  const pen: Pen = { dice, sheet, invoice, print, size };
  const { layout } = invoice;
  const scribe = { dice, sheet, invoice, size };
  const { bottom, meta, footer } = isLetter(layout)
    ? drawLetter(layout, scribe)
    : drawParties(layout, scribe);
  const in_title = dice.chance(0.2);
  const { extras } = invoice;
  const facts = [...extras.slice(0, 2), ...metaOf(pen).slice(in_title ? 2 : 0), ...extras.slice(2)];
  const metaEnd = meta === null ? bottom : drawMeta(dice, sheet, facts, { ...meta, size });
  let y = Math.max(bottom, metaEnd) + 14;
  const title = dice.pick(words.title);
  if (in_title) {
    const number = dice.chance(0.6) ? `${words.number_sign} ${invoice.number}` : invoice.number;
    sheet.text(50, y, `${title} ${number} ${words.of} ${print.date(invoice.date)}`, { size: 13, bold: true });
  } else if (dice.chance(0.8)) sheet.text(50, y, title, { size: dice.pick([14, 18]), bold: true });
  if (meta === null) y = drawRow(sheet, facts, y + 26, size);
  const below = drawItems(pen, y + 34);
  const end = drawTotals(pen, below + 10);
  sheet.text(50, end + 30, dice.pick(words.thanks), { size });
  const full = footer === 'full' || (footer === 'maybe' && dice.chance(0.4));
  if (full) drawFooter(pen);
  if (!full && invoice.iban !== null)
    sheet.text(50, end + 50, `${words.bank} IBAN ${grouped(invoice.iban)}`, { size });
  if (invoice.reference !== null)
    sheet.text(50, end + 62, `${dice.pick(words.reference)}${dice.pick([': ', ' '])}${invoice.reference}`, {
      size,
    });
  if (dice.chance(0.15)) sheet.text(50, end + 76, seller.name, { size });
  return print.signed;
}

const grouped = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

function metaOf({ dice, invoice, print }: Pen): [string, string][] {
  const { words, number, date, due, order, customer_number } = invoice;
  const meta: [string, string][] = [
    [dice.pick(words.invoice_number), number],
    [dice.pick(words.invoice_date), print.date(date)],
  ];
  if (due !== null) meta.push([dice.pick(words.due_date), print.date(due)]);
  if (order !== null) meta.push([dice.pick(words.order_number), order]);
  if (customer_number !== null) meta.push([dice.pick(words.customer_number), customer_number]);
  return meta;
}

/** Labels in one line, their values below. The y below. */
function drawRow(sheet: Sheet, meta: [string, string][], y: number, size: number): number {
  for (const [i, [label, value]] of meta.entries()) {
    sheet.text(50 + i * 102, y, label, { size: size - 2, bold: true });
    sheet.text(50 + i * 102, y + 1.4 * size, value, { size: size - 1 });
  }
  return y + 2.8 * size;
}

function drawMeta(
  dice: Random,
  sheet: Sheet,
  meta: [string, string][],
  { x, y, size }: { x: number; y: number; size: number },
): number {
  const colon = dice.chance(0.5) ? ':' : '';
  const apart = dice.chance(0.6);
  for (const [i, [label, value]] of meta.entries()) {
    const at = y + i * size * 1.4;
    sheet.text(x, at, `${label}${colon}${apart ? '' : ` ${value}`}`, { size });
    if (apart) sheet.text(x + 130, at, value, { size });
  }
  return y + meta.length * size * 1.4;
}

/** The y below, as of all parts. */
function drawItems({ dice, sheet, invoice, print, size }: Pen, y: number): number {
  const header = dice.pick(invoice.words.item);
  const edges = [50, 330, 430, 545];
  const row = (cells: string[], at: number, bold: boolean) => {
    for (const [i, cell] of cells.entries())
      sheet.text(edges[i] ?? 0, at, cell, { size, bold, align: i === 0 ? 'left' : 'right' });
  };
  row(header, y, true);
  let at = y + 1.6 * size;
  for (const { description, quantity, price } of invoice.items) {
    row([description, String(quantity), print.money(price), print.money(cents(quantity * price))], at, false);
    at += 1.5 * size;
  }
  return at;
}

function drawTotals({ dice, sheet, invoice, print, size }: Pen, y: number): number {
  const { words, net, tax, prepaid } = invoice;
  const total = cents(net + tax);
  const labelAt = dice.pick([260, 300, 340]);
  const rows: [string, number, boolean][] = [
    [dice.pick(words.net_total), net, false],
    [dice.pick(words.tax_total), tax, false],
    [dice.pick(words.grand_total), total, dice.chance(0.5)],
    ...(prepaid === null
      ? []
      : ([
          [
            dice.chance(0.4) ? `${words.transfer} ${print.date(invoice.date)}` : dice.pick(words.prepaid),
            prepaid,
            false,
          ],
          [dice.pick(words.due_payable), cents(total - prepaid), true],
        ] satisfies [string, number, boolean][])),
  ];
  for (const [i, [label, amount, bold]] of rows.entries()) {
    sheet.text(labelAt, y + i * 1.5 * size, label, { size, bold });
    sheet.text(545, y + i * 1.5 * size, print.money(amount), { size, bold, align: 'right' });
  }
  return y + rows.length * 1.5 * size;
}

/** Company, register, tax and bank data in small print at the end of the page. */
function drawFooter({ dice, sheet, invoice }: Pen): void {
  const { seller, words, iban } = invoice;
  const extra = seller.extra === null ? [] : [seller.extra];
  const company = [seller.name, seller.street, ...extra, seller.place];
  const legal = [
    `${words.register} ${dice.digits(6)}`,
    ...(seller.country === 'US' ? [] : [`${dice.pick(words.vat_id)} ${seller.vat_id}`]),
  ];
  const bank = iban === null ? [] : [words.bank, `IBAN ${grouped(iban)}`];
  if (dice.chance(0.6)) {
    sheet.lines(50, 780, company, { size: 7 });
    sheet.lines(230, 780, legal, { size: 7 });
    sheet.lines(400, 780, bank, { size: 7 });
  } else {
    sheet.text(297, 785, [...company, ...legal].join(' | '), { size: 7, align: 'centre' });
    sheet.text(297, 797, bank.join(' | '), { size: 7, align: 'centre' });
  }
}
