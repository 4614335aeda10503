// Where seller and buyer stand on invoices: letterheads, envelope windows, boxes side by side, forms, columns, footers.
// Every layout is a kind of its own, so that the ranker can be tested on layouts it was not trained on.
import { addressOf } from './made-addresses.ts';
import { makeFirm } from './far-parties.ts';
import { COUNTRY_NAMES, makePerson, type Party } from './made-names.ts';
import type { Sheet } from './made-page.ts';
import type { Random } from '../../../bench/random.ts';
import type { Invoice } from './draw-invoice.ts';

export const LAYOUTS = [
  'letterhead',
  'window',
  'boxes',
  'form',
  'info column',
  'footer',
  'window right',
  'buyer first',
  'one line',
  'labelled',
  'three blocks',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Where the rest of the page may begin, and what the footer has to say. */
export interface PlacedParties {
  bottom: number;
  /** Place for number and dates beside the parties; null where there is none. */
  meta: { x: number; y: number } | null;
  footer: 'full' | 'maybe' | 'drawn';
}

export interface Scribe {
  dice: Random;
  sheet: Sheet;
  invoice: Invoice;
  size: number;
}

export function drawParties(layout: Layout, scribe: Scribe): PlacedParties {
  return PLACERS[layout](scribe);
}

export const vatOf = ({ dice, invoice: { words } }: Scribe, party: Party): string[] =>
  party.country === 'US' || party.vat_id === ''
    ? []
    : [`${dice.pick(words.vat_id)}${dice.pick([' ', ': '])}${party.vat_id}`];

export const phoneOf = ({ dice }: Scribe): string[] =>
  dice.chance(0.6) ? [`${dice.pick(['Tel. ', 'Tel.: ', 'T ', ''])}0${dice.digits(3)} ${dice.digits(6)}`] : [];

/** Name and address of the buyer, with the person it is for and its VAT number now and then. */
function buyerLines(scribe: Scribe): string[] {
  const { dice, invoice } = scribe;
  const { words, buyer } = invoice;
  if (!invoice.with_buyer) return [];
  const attention = dice.chance(0.2) ? [dice.pick(words.attention)] : [];
  const vat = invoice.buyer_vat ? vatOf(scribe, buyer) : [];
  const salutation = dice.chance(0.08) ? [dice.pick(words.salutation)] : [];
  return [...salutation, buyer.name, ...attention, ...addressOf(buyer, invoice), ...vat];
}

function sellerLines(scribe: Scribe): string[] {
  const { dice, invoice } = scribe;
  const address = addressOf(invoice.seller, invoice);
  return [
    ...(dice.chance(0.3) ? [address.join(', ')] : address),
    ...phoneOf(scribe),
    ...(dice.chance(0.5) ? vatOf(scribe, invoice.seller) : []),
  ];
}

export const headed = (heading: string | null, lines: string[]): string[] =>
  heading === null || lines.length === 0 ? lines : [heading, ...lines];

const PLACERS: Record<Layout, (scribe: Scribe) => PlacedParties> = {
  letterhead(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const top = drawLetterhead(scribe);
    const { words, buyer } = invoice;
    const right = dice.chance(0.15);
    const lines = headed(dice.chance(0.6) ? dice.pick(words.buyer) : null, buyerLines(scribe));
    const y = sheet.lines(right ? 350 : 50, top, lines, { size });
    const shipped = invoice.with_buyer && !right && dice.chance(0.2);
    const ship = [dice.pick(words.ship_to), buyer.name, ...addressOf(buyer, invoice)];
    if (shipped) sheet.lines(230, top, ship, { size });
    return { bottom: y, meta: { x: right ? 20 : 350, y: shipped ? y + 20 : top }, footer: 'maybe' };
  },
  window(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const { seller } = invoice;
    if (dice.chance(0.4))
      sheet.text(50, 50, seller.name.split(' ')[0] ?? seller.name, { size: 24, bold: true });
    const line = [seller.name, ...addressOf(seller, invoice)].join(dice.pick([' - ', ' · ', ', ', ' | ']));
    sheet.text(50, 118, line, { size: 7 });
    return {
      bottom: sheet.lines(50, 132, buyerLines(scribe), { size }),
      meta: { x: 350, y: 132 },
      footer: 'full',
    };
  },
  boxes(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const { words, seller } = invoice;
    if (dice.chance(0.5)) sheet.text(50, 40, dice.pick(words.title), { size: 20, bold: true });
    const y = 90;
    const first = headed(dice.pick(words.seller), [seller.name, ...sellerLines(scribe)]);
    const second = headed(dice.pick(words.buyer), buyerLines(scribe));
    const [left, right] = dice.chance(0.75) ? [first, second] : [second, first];
    const bottom = Math.max(sheet.lines(50, y, left, { size }), sheet.lines(310, y, right, { size }));
    return { bottom, meta: null, footer: 'maybe' };
  },
  form(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const { words, seller, buyer } = invoice;
    const colon = dice.chance(0.6) ? ':' : '';
    const value = dice.pick([110, 130, 160]);
    const block = (x: number, y: number, heading: string, party: Party, vat: boolean): number => {
      sheet.text(x, y, heading, { size, bold: true });
      const country = invoice.with_country ? [COUNTRY_NAMES[party.country]] : [];
      const { name, street, extra, place } = party;
      const values = [[name], extra === null ? [street] : [street, extra], [place], country];
      let at = y + 1.5 * size;
      for (const [i, texts] of values.entries()) {
        if (texts.length > 0) sheet.text(x, at, `${words.form[i] ?? ''}${colon}`, { size });
        for (const text of texts) {
          sheet.text(x + value - 50, at, text, { size });
          at += 1.4 * size;
        }
      }
      if (vat && party.country !== 'US') {
        sheet.text(x, at, `${dice.pick(words.vat_id)}${colon}`, { size });
        sheet.text(x + value - 50, at, party.vat_id, { size });
      }
      return at + 2 * size;
    };
    const beside = dice.chance(0.5);
    const bottom = block(50, 70, dice.pick(words.seller), seller, dice.chance(0.7));
    const buyer_y = beside ? 70 : bottom;
    const buyer_x = beside ? 310 : 50;
    const end = invoice.with_buyer
      ? block(buyer_x, buyer_y, dice.pick(words.buyer), buyer, invoice.buyer_vat)
      : bottom;
    return { bottom: Math.max(bottom, end), meta: beside ? null : { x: 350, y: 70 }, footer: 'maybe' };
  },
  'info column'(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const { words, seller } = invoice;
    const small = size - dice.pick([0, 1, 2]);
    const top = dice.pick([50, 70, 90]);
    const person = dice.chance(0.5) ? [`${dice.pick(words.contact)}: ${makePerson(dice)}`] : [];
    const column = [seller.name, ...sellerLines(scribe), ...person, dice.chance(0.5) ? siteOf(seller) : ''];
    const end = sheet.lines(
      390,
      top,
      column.filter((line) => line !== ''),
      { size: small },
    );
    if (dice.chance(0.5)) sheet.text(50, 60, seller.name, { size: dice.pick([14, 18]), bold: true });
    const sender = [seller.name, ...addressOf(seller, invoice)].join(' - ');
    if (dice.chance(0.4)) sheet.text(50, 124, sender, { size: 6 });
    const y = sheet.lines(50, 136, buyerLines(scribe), { size });
    return { bottom: Math.max(y, end), meta: { x: 360, y: Math.max(end, 120) + 12 }, footer: 'maybe' };
  },
  footer(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const heading = dice.chance(0.4) ? dice.pick(invoice.words.buyer) : null;
    const y = sheet.lines(
      dice.pick([50, 70]),
      dice.pick([60, 110, 135]),
      headed(heading, buyerLines(scribe)),
      {
        size,
      },
    );
    return { bottom: y, meta: { x: 350, y: 110 }, footer: 'full' };
  },
  'window right'(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const { words, seller, buyer } = invoice;
    const top = sheet.lines(50, 40, [seller.name, ...sellerLines(scribe)], { size });
    const y = dice.pick([60, 110, 140]);
    const heading = dice.chance(0.25) ? dice.pick(words.buyer) : null;
    const bottom = sheet.lines(330, y, headed(heading, buyerLines(scribe)), { size });
    const ship = [dice.pick(words.ship_to), buyer.name, ...addressOf(buyer, invoice)];
    const shipped = invoice.with_buyer && dice.chance(0.25);
    const end = shipped ? sheet.lines(50, top + 14, ship, { size }) : top;
    return { bottom: Math.max(bottom, end), meta: { x: 20, y: end + 20 }, footer: 'maybe' };
  },
  'buyer first'(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const { words, seller } = invoice;
    const lines = headed(dice.chance(0.7) ? dice.pick(words.buyer) : null, buyerLines(scribe));
    const end = sheet.lines(50, 50, lines, { size });
    const heading = dice.pick(words.seller);
    const bottom = sheet.lines(50, end + 16, headed(heading, [seller.name, ...sellerLines(scribe)]), {
      size,
    });
    return { bottom, meta: { x: 350, y: 50 }, footer: 'maybe' };
  },
  'one line': placeOneLine,
  labelled: placeLabelled,
  'three blocks': placeThreeBlocks,
};

/** Seller and buyer below each other, their data behind labels, the address over several lines behind one. */
function placeLabelled(scribe: Scribe): PlacedParties {
  const { dice, sheet, invoice, size } = scribe;
  const { words, seller, buyer } = invoice;
  const colon = dice.pick([':', ' :', '']);
  const value = dice.pick([130, 190, 250]);
  const pitch = 1.6 * size;
  const block = (y: number, heading: string, party: Party, vat: boolean): number => {
    sheet.text(50, y, heading, { size: size + 1, bold: true });
    const rows: [string, string[]][] = [
      [words.form[0], [party.name]],
      [words.address, addressOf(party, invoice)],
      ...(vat && party.country !== 'US'
        ? [[dice.pick(words.vat_id), [party.vat_id]] satisfies [string, string[]]]
        : []),
    ];
    let at = y + 1.8 * size;
    for (const [label, lines] of rows) {
      sheet.text(50, at, `${label}${colon}`, { size });
      for (const line of lines) {
        sheet.text(value, at, line, { size });
        at += pitch;
      }
    }
    return at + size;
  };
  const end = block(90, dice.pick(words.seller), seller, dice.chance(0.7));
  const bottom = invoice.with_buyer ? block(end, dice.pick(words.buyer), buyer, invoice.buyer_vat) : end;
  return { bottom, meta: null, footer: 'maybe' };
}

/** A letterhead of one line in the middle, name and address between dots or dashes. */
function placeOneLine(scribe: Scribe): PlacedParties {
  const { dice, sheet, invoice, size } = scribe;
  const { words, seller } = invoice;
  const joint = dice.pick([' - ', ' · ', ' | ', ' • ', ', ']);
  const own = dice.chance(0.5);
  if (own) sheet.text(297, 30, seller.name, { size: 16, bold: true, align: 'centre' });
  const name = own && dice.chance(0.7) ? [] : [seller.name];
  const contact = dice.chance(0.5) ? phoneOf(scribe) : [];
  const line = [...name, ...addressOf(seller, invoice), ...contact].join(joint);
  sheet.text(297, 56, line, { size: size - 1, align: 'centre' });
  const heading = dice.chance(0.5) ? dice.pick(words.buyer) : null;
  const right = dice.chance(0.4);
  const bottom = sheet.lines(right ? 330 : 50, 110, headed(heading, buyerLines(scribe)), { size });
  return { bottom, meta: { x: right ? 20 : 350, y: 110 }, footer: 'maybe' };
}

/** The addresses of bill and delivery beside each other, below the letterhead or beside it. */
function placeThreeBlocks(scribe: Scribe): PlacedParties {
  const { dice, sheet, invoice, size } = scribe;
  const { words, buyer } = invoice;
  const top = drawLetterhead(scribe);
  const bill = [dice.pick(words.buyer), ...buyerLines(scribe)];
  const place = dice.chance(0.5) ? buyer : makeFirm(dice, buyer.country);
  const ship = [dice.pick(words.ship_to), buyer.name, ...addressOf(place, invoice)];
  if (!invoice.with_buyer) return { bottom: top, meta: { x: 350, y: top }, footer: 'maybe' };
  const [left, right] = dice.chance(0.5) ? [bill, ship] : [ship, bill];
  const bottom = Math.max(sheet.lines(50, top, left, { size }), sheet.lines(310, top, right, { size }));
  return { bottom, meta: null, footer: 'maybe' };
}

const siteOf = ({ name, country }: Party): string =>
  `www.${(name.split(' ')[0] ?? name).toLowerCase()}.${country === 'GB' || country === 'US' ? 'com' : country.toLowerCase()}`;

/** The y below the letterhead. */
function drawLetterhead(scribe: Scribe): number {
  const { dice, sheet, invoice, size } = scribe;
  const { seller } = invoice;
  const block = sellerLines(scribe);
  switch (dice.pick(['large', 'large', 'plain', 'right', 'centre'])) {
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
