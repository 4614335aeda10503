// Invoices of companies that do not exist: every layout is drawn by chance from the ways real ones are set. They test
// whether the engine generalises, and teach the ranker what the few senders of the labelled sets cannot.
import type { Reading } from '../../../server/reading/reading.ts';
import { readingOfPages } from '../../../test/kit/typed-page.ts';
import { cents, draw, isoOf, type Invoice } from './draw-invoice.ts';
import { FAR_COUNTRIES, isFar, makeFirm, makeLongBritish } from './far-parties.ts';
import { LETTERS, type Letter } from './letter-forms.ts';
import { LETTER_WORDS } from './letter-words.ts';
import { LAYOUTS } from './made-parties.ts';
import { COUNTRY_NAMES, makeCustomer, type Country, type Party } from './made-names.ts';
import { Sheet } from './made-page.ts';
import { random, type Random } from '../../../bench/random.ts';
import { WORDINGS, type Language } from './made-wording.ts';
import type { TruthRow } from '../../../bench/sets.ts';

export interface MadeDocument {
  row: TruthRow;
  reading: Reading;
}

const LANGUAGE_OF: Record<Country, Language> = {
  GB: 'en',
  US: 'en',
  DE: 'de',
  AT: 'de',
  CH: 'de',
  FR: 'fr',
  BE: 'fr',
  NL: 'nl',
  ES: 'es',
  IT: 'it',
  SG: 'en',
  MY: 'en',
  HK: 'en',
  IN: 'en',
  AU: 'en',
};
const RATE: Record<Country, number> = {
  GB: 0.2,
  US: 0.07,
  DE: 0.19,
  AT: 0.2,
  CH: 0.081,
  FR: 0.2,
  BE: 0.21,
  NL: 0.21,
  ES: 0.21,
  IT: 0.22,
  SG: 0.09,
  MY: 0.06,
  HK: 0,
  IN: 0.18,
  AU: 0.1,
};
const CURRENCY: Partial<Record<Country, string>> = {
  GB: 'GBP',
  US: 'USD',
  CH: 'CHF',
  SG: 'SGD',
  MY: 'MYR',
  HK: 'HKD',
  IN: 'INR',
  AU: 'AUD',
};
const currencyOf = (country: Country): string => CURRENCY[country] ?? 'EUR';

export function makeInvoice(seed: number): MadeDocument {
  const dice = random(seed * 7919 + 13);
  return drawn(dice, imagine(dice), `made-invoice-${seed}`);
}

/** As above, on letters of business: with references, people to ask, places of delivery and longer addresses. */
export function makeLetter(seed: number): MadeDocument {
  const dice = random(seed * 6133 + 29);
  const layout = dice.pick(LETTERS);
  const country = dice.pick(COUNTRIES_OF[layout]);
  const invoice = imagine(dice, layout, country);
  if (country === 'GB') {
    invoice.seller = makeLongBritish(dice, invoice.seller);
    invoice.buyer = makeLongBritish(dice, invoice.buyer);
  }
  return drawn(dice, { ...invoice, extras: extrasOf(dice, invoice) }, `made-letter-${seed}`);
}

const COUNTRIES_OF: Record<Letter, Country[]> = {
  'german letter': ['DE', 'DE', 'AT', 'CH', 'NL'],
  'reference line': ['DE', 'AT', 'CH'],
  'british sheet': ['GB'],
  'american sheet': ['US'],
  'french sheet': ['FR', 'FR', 'BE', 'ES', 'IT'],
  'side by side': ['GB', 'US', 'DE', 'FR', 'NL', 'ES', 'IT'],
  'asian sheet': [...FAR_COUNTRIES],
  'sender above': ['DE', 'GB', 'FR', 'NL', 'ES', 'IT', 'US'],
};

/** References, people and papers that stand beside number and date; a line of labels has room for few. */
function extrasOf(
  dice: Random,
  { language, layout, due, order, customer_number }: Invoice,
): [string, string][] {
  const words = LETTER_WORDS[language];
  const all: [string, string][] = [
    [dice.pick(words.our_reference), `${dice.pick(['rs', 'KW', ''])}${dice.digits(4)}`],
    [dice.pick(words.your_reference), dice.pick(['Sander', 'rs/kw', `B-${dice.digits(4)}`])],
    [dice.pick(words.contact), 'Robin Sander'],
    [dice.pick(words.phone), `0${dice.digits(3)} ${dice.digits(6)}`],
    [dice.pick(words.delivery_note), `${dice.pick(['LS', 'DN-', ''])}${dice.digits(6)}`],
    dice.pick(words.terms),
    [dice.pick(words.project), `${dice.pick(['P', ''])}${dice.digits(4)}`],
  ];
  const in_line = ['reference line', 'american sheet', 'side by side'].includes(layout);
  const facts = 2 + [due, order, customer_number].filter((fact) => fact !== null).length;
  return all.filter(() => dice.chance(0.4)).slice(0, in_line ? Math.max(0, 5 - facts) : all.length);
}

function drawn(dice: Random, invoice: Invoice, file: string): MadeDocument {
  const sheet = new Sheet();
  const signed = draw(dice, sheet, invoice);
  const { seller, buyer } = invoice;
  const text = sheet.drawnText().replaceAll(' ', '');
  const printed = new Set(
    [seller.vat_id, buyer.vat_id, invoice.iban ?? ''].filter((id) => id !== '' && text.includes(id)),
  );
  const { net, tax } = invoice;
  const address = (party: Party) => trueAddress(party, invoice);
  const truth: Record<string, unknown> = {
    invoice_number: invoice.number,
    invoice_date: isoOf(invoice.date),
    due_date: invoice.due === null ? null : isoOf(invoice.due),
    order_number: invoice.order,
    payment_reference: invoice.reference ?? invoice.number,
    currency: signed ? invoice.currency : null,
    seller_name: seller.name,
    seller_address: text.includes(seller.street.replaceAll(' ', '')) ? address(seller) : null,
    seller_vat_id: printed.has(seller.vat_id) ? seller.vat_id : null,
    buyer_name: invoice.with_buyer ? buyer.name : null,
    buyer_address: invoice.with_buyer ? address(buyer) : null,
    buyer_vat_id: printed.has(buyer.vat_id) ? buyer.vat_id : null,
    iban: invoice.iban !== null && printed.has(invoice.iban) ? invoice.iban : null,
    net_total: net.toFixed(2),
    tax_total: tax.toFixed(2),
    grand_total: cents(net + tax).toFixed(2),
    prepaid: invoice.prepaid?.toFixed(2) ?? null,
    ...(invoice.prepaid === null ? {} : { due_payable: cents(net + tax - invoice.prepaid).toFixed(2) }),
  };
  const absent = Object.keys(truth).filter((key) => truth[key] === null && key !== 'currency');
  return {
    row: { file, id: file, layout: invoice.layout, truth, absent },
    reading: readingOfPages([sheet.page()], invoice.language),
  };
}

/** European addresses have their country however little of it is printed; others have it as printed. */
function trueAddress({ street, extra, place, country, lines }: Party, { with_country }: Invoice): string {
  const far = country === 'US' || isFar(country);
  const code = far ? (with_country ? [COUNTRY_NAMES[country]] : []) : [country];
  return [...(lines ?? [street, ...(extra === null ? [] : [extra]), place]), ...code].join(', ');
}

const COUNTRIES: Country[] = ['GB', 'US', 'DE', 'DE', 'DE', 'AT', 'CH', 'FR', 'FR', 'BE', 'NL', 'ES', 'IT'];

function imagine(
  dice: Random,
  layout: Invoice['layout'] = dice.pick(LAYOUTS),
  country = dice.pick(COUNTRIES),
): Invoice {
  const language = LANGUAGE_OF[country];
  const words = WORDINGS[language];
  const items = Array.from({ length: dice.between(1, 6) }, () => ({
    description: dice.pick(words.goods),
    quantity: dice.between(1, 12),
    price: cents(dice.between(200, 24_000) / 100),
  }));
  const net = cents(items.reduce((sum, { quantity, price }) => sum + cents(quantity * price), 0));
  const date = new Date(Date.UTC(2026, dice.between(0, 9), dice.between(1, 28)));
  const prefix = dice.pick(['', 'INV-', 'R', '2026-', 'FA-2026-', 'A/']);
  return {
    language,
    words,
    seller: makeFirm(dice, country),
    buyer: !isFar(country) && dice.chance(0.35) ? makeCustomer(dice, country) : makeFirm(dice, country),
    number: `${prefix}${dice.digits(dice.between(4, 7))}`,
    date,
    due: dice.chance(0.7) ? new Date(date.getTime() + dice.pick([14, 30, 60]) * 86_400_000) : null,
    order: dice.chance(0.5) ? `${dice.pick(['PO-', 'B', '45', 'HP/'])}${dice.digits(5)}` : null,
    items,
    net,
    tax: cents(net * RATE[country]),
    iban: isBanked(country) ? ibanOf(dice, country) : null,
    currency: currencyOf(country),
    // A footer has no room for it.
    with_country: layout !== 'footer' && dice.chance(0.35),
    code_before_place: dice.chance(0.12) ? dice.pick(['-', ' ']) : null,
    with_buyer: dice.chance(0.85),
    buyer_vat: dice.chance(0.2),
    prepaid: dice.chance(0.15) ? cents((net * dice.between(10, 60)) / 100) : null,
    customer_number: dice.chance(0.4) ? `${dice.pick(['', 'K', 'C-'])}${dice.digits(5)}` : null,
    reference: dice.chance(0.25) ? referenceOf(dice) : null,
    layout,
    extras: [],
  };
}

/** A creditor reference (ISO 11649), the structured communication of Belgium, a long number, one with letters. */
function referenceOf(dice: Random): string {
  const figures = dice.digits(12);
  return dice.pick([
    `RF${dice.digits(2)} ${dice.digits(4)} ${dice.digits(4)} ${dice.digits(4)}`,
    `+++${figures.slice(0, 3)}/${figures.slice(3, 7)}/${figures.slice(7)}+++`,
    `${dice.digits(2)} ${dice.digits(5)} ${dice.digits(5)} ${dice.digits(5)} ${dice.digits(5)} ${dice.digits(5)}`,
    `${dice.pick(['KD', 'ZR-', 'B'])}${dice.digits(8)}`,
    figures,
  ]);
}

const ACCOUNTS = {
  AT: (dice: Random) => dice.digits(16),
  BE: (dice: Random) => dice.digits(12),
  CH: (dice: Random) => dice.digits(17),
  DE: (dice: Random) => dice.digits(18),
  ES: (dice: Random) => dice.digits(20),
  FR: (dice: Random) => dice.digits(23),
  IT: (dice: Random) => `X${dice.digits(22)}`,
  NL: (dice: Random) => `INGB${dice.digits(10)}`,
};

const isBanked = (country: Country): country is keyof typeof ACCOUNTS => country in ACCOUNTS;

/** With valid check digits (ISO 13616, modulo 97). */
function ibanOf(dice: Random, country: keyof typeof ACCOUNTS): string {
  const account = ACCOUNTS[country](dice);
  const numbers = [...`${account}${country}00`].map((sign) => Number.parseInt(sign, 36)).join('');
  let rest = 0;
  for (const digit of numbers) rest = (rest * 10 + Number(digit)) % 97;
  return `${country}${String(98 - rest).padStart(2, '0')}${account}`;
}
