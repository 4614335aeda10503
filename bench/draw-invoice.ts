// Draws an invoice in one of the many ways invoices are set: letterheads, windows, headings, footers.
import { COUNTRY_NAMES, type Party } from './made-names.ts';
import type { Sheet } from './made-page.ts';
import type { Random } from './random.ts';
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
  /** Small bills name no buyer. */
  with_buyer: boolean;
  buyer_vat: boolean;
}

const SIGN: Record<string, string> = { GBP: '£', USD: '$', EUR: '€' };
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
      if (sign === 'before' && language === 'en') return `${SIGN[currency]}${figures}`;
      return sign === 'after' || sign === 'before'
        ? `${figures} ${language === 'en' ? currency : SIGN[currency]}`
        : figures;
    },
  };
}

/** Whether amounts are printed with their currency. */
export function draw(dice: Random, sheet: Sheet, invoice: Invoice): boolean {
  const print = printing(dice, invoice);
  const { words, seller, buyer } = invoice;
  const size = dice.pick([9, 10, 11]);
  const letterhead = dice.pick(['large', 'large', 'plain', 'right', 'centre', 'sender line']);
  const top = drawLetterhead(dice, sheet, invoice, letterhead, size);
  const buyerRight = letterhead !== 'right' && dice.chance(0.2);
  const heading = letterhead === 'sender line' ? null : dice.chance(0.6) ? dice.pick(words.buyer) : null;
  const block = [
    buyer.name,
    ...(dice.chance(0.2) ? [dice.pick(words.attention)] : []),
    ...addressOf(buyer, invoice),
  ];
  const lines = [...(heading === null ? [] : [heading]), ...block, ...customerVat(dice, invoice)];
  const y = sheet.lines(buyerRight ? 350 : 50, top, invoice.with_buyer ? lines : [], { size });
  const shipped = invoice.with_buyer && !buyerRight && dice.chance(0.2);
  if (shipped)
    sheet.lines(230, top, [dice.pick(words.ship_to), buyer.name, ...addressOf(buyer, invoice)], { size });
  const meta = metaOf(dice, invoice, print);
  const metaEnd = drawMeta(dice, sheet, meta, { x: buyerRight ? 50 : 380, y: shipped ? y + 20 : top, size });
  const title = Math.max(y, metaEnd) + 14;
  if (dice.chance(0.8))
    sheet.text(50, title, dice.pick(words.title), { size: dice.pick([14, 18]), bold: true });
  const below = drawItems(dice, sheet, invoice, print, title + 34, size);
  drawTotals(dice, sheet, invoice, print, below + 10, size);
  sheet.text(50, below + 90, dice.pick(words.thanks), { size });
  drawFooter(dice, sheet, invoice, letterhead === 'sender line' || dice.chance(0.4));
  if (letterhead !== 'sender line' && invoice.iban !== null)
    sheet.text(50, below + 110, `${words.bank} IBAN ${grouped(invoice.iban)}`, { size });
  if (dice.chance(0.15)) sheet.text(50, below + 130, seller.name, { size });
  return print.signed;
}

const customerVat = (dice: Random, { buyer, buyer_vat, words }: Invoice): string[] =>
  buyer_vat && buyer.country !== 'US' ? [`${dice.pick(words.vat_id)} ${buyer.vat_id}`] : [];

const grouped = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

function addressOf({ street, place, country }: Party, { with_country }: Invoice): string[] {
  return [street, place, ...(with_country ? [COUNTRY_NAMES[country]] : [])];
}

/** The y where the buyer's block begins. */
function drawLetterhead(dice: Random, sheet: Sheet, invoice: Invoice, kind: string, size: number): number {
  const { seller, words } = invoice;
  const vat = seller.country === 'US' ? [] : [`${dice.pick(words.vat_id)} ${seller.vat_id}`];
  const contact = dice.chance(0.6) ? [`Tel. 0${dice.digits(3)} ${dice.digits(6)}`] : [];
  const address = addressOf(seller, invoice);
  const block = [
    ...(dice.chance(0.4) ? [address.join(', ')] : address),
    ...contact,
    ...(dice.chance(0.5) ? vat : []),
  ];
  switch (kind) {
    case 'sender line':
      if (dice.chance(0.4))
        sheet.text(50, 50, seller.name.split(' ')[0] ?? seller.name, { size: 24, bold: true });
      sheet.text(50, 118, [seller.name, ...address].join(dice.pick([' - ', ' · ', ', '])), { size: 7 });
      return 132;
    case 'right':
      return sheet.lines(545, 40, [seller.name, ...block], { size, align: 'right' }) + 26;
    case 'centre':
      sheet.text(297, 36, seller.name, { size: 16, bold: true, align: 'centre' });
      return sheet.lines(297, 58, block, { size, align: 'centre' }) + 26;
    case 'large':
      sheet.text(50, 36, seller.name, { size: dice.pick([14, 18, 22]), bold: true });
      return sheet.lines(50, 64, block, { size }) + 26;
    default:
      return sheet.lines(50, 40, [seller.name, ...block], { size }) + 26;
  }
}

function metaOf(
  dice: Random,
  { words, number, date, due, order }: Invoice,
  print: Print,
): [string, string][] {
  const meta: [string, string][] = [
    [dice.pick(words.invoice_number), number],
    [dice.pick(words.invoice_date), print.date(date)],
  ];
  if (due !== null) meta.push([dice.pick(words.due_date), print.date(due)]);
  if (order !== null) meta.push([dice.pick(words.order_number), order]);
  return meta;
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
    sheet.text(x - 30, at, `${label}${colon}${apart ? '' : ` ${value}`}`, { size });
    if (apart) sheet.text(x + 100, at, value, { size });
  }
  return y + meta.length * size * 1.4;
}

function drawItems(
  dice: Random,
  sheet: Sheet,
  invoice: Invoice,
  print: Print,
  y: number,
  size: number,
): number {
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

function drawTotals(
  dice: Random,
  sheet: Sheet,
  invoice: Invoice,
  print: Print,
  y: number,
  size: number,
): void {
  const { words, net, tax } = invoice;
  const labelAt = dice.pick([300, 360, 400]);
  const rows: [string, number, boolean][] = [
    [dice.pick(words.net_total), net, false],
    [dice.pick(words.tax_total), tax, false],
    [dice.pick(words.grand_total), cents(net + tax), dice.chance(0.5)],
  ];
  for (const [i, [label, amount, bold]] of rows.entries()) {
    sheet.text(labelAt, y + i * 1.5 * size, label, { size, bold });
    sheet.text(545, y + i * 1.5 * size, print.money(amount), { size, bold, align: 'right' });
  }
}

/** Company, register, tax and bank data in small print at the end of the page. */
function drawFooter(dice: Random, sheet: Sheet, invoice: Invoice, full: boolean): void {
  if (!full) return;
  const { seller, words, iban } = invoice;
  const company = [seller.name, ...(invoice.with_country ? [] : [seller.street, seller.place])];
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
