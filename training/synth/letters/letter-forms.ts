// Where seller, buyer and place of delivery stand on letters of business: the German letter with its information block or
// reference line and its footer of columns, British, American, French and Asian sheets, three addresses side by side.
import { addressOf } from './made-addresses.ts';
import { headed, phoneOf, vatOf, type PlacedParties, type Scribe } from './made-parties.ts';
import type { Party } from './made-names.ts';
import { makeFirm } from './far-parties.ts';
import { LETTER_WORDS } from './letter-words.ts';

export const LETTERS = [
  'german letter',
  'reference line',
  'british sheet',
  'american sheet',
  'french sheet',
  'side by side',
  'asian sheet',
  'sender above',
] as const;
export type Letter = (typeof LETTERS)[number];

export const isLetter = (layout: string): layout is Letter => (LETTERS as readonly string[]).includes(layout);

export function drawLetter(letter: Letter, scribe: Scribe): PlacedParties {
  return PLACERS[letter](scribe);
}

/** The recipient as on an envelope: name, department or person, address, now and then its VAT number. */
function recipientLines(scribe: Scribe): string[] {
  const { dice, invoice } = scribe;
  const words = LETTER_WORDS[invoice.language];
  if (!invoice.with_buyer) return [];
  const { buyer } = invoice;
  const between = [
    ...(dice.chance(0.3) ? [dice.pick(words.departments)] : []),
    ...(dice.chance(0.3) ? [dice.pick(words.people)] : []),
  ];
  const salutation = dice.chance(0.1) ? [dice.pick(invoice.words.salutation)] : [];
  const vat = invoice.buyer_vat ? vatOf(scribe, buyer) : [];
  return [...salutation, buyer.name, ...between, ...addressOf(buyer, invoice), ...vat];
}

/** Another site of the buyer, or another firm: nobody's address but that of the goods. */
function deliveryLines({ dice, invoice }: Scribe): string[] {
  const { buyer } = invoice;
  const site = makeFirm(dice, buyer.country);
  const heading = dice.pick(LETTER_WORDS[invoice.language].delivered_to);
  const name = dice.chance(0.6) ? buyer.name : site.name;
  return [`${heading}${dice.pick([':', ''])}`, name, ...addressOf(site, invoice)];
}

const mailOf = ({ dice, invoice: { seller } }: Scribe): string =>
  `${dice.pick(['info', 'office', 'sales'])}@${nameOf(seller)}.example`;
const nameOf = ({ name }: Party): string => (name.split(' ')[0] ?? name).toLowerCase();
const senderLine = ({ dice, invoice }: Scribe): string =>
  [invoice.seller.name, ...addressOf(invoice.seller, invoice)].join(
    dice.pick([' · ', ' - ', ', ', ' | ', ' • ']),
  );
/** The town alone, without postal code or state. */
const townOf = ({ place }: Party): string =>
  place
    .replace(
      /^\d{4,5}\s(?:[A-Z]{2}\s)?|,?\s(?:[A-Z]{2}\s\d{5}|[A-Z]{1,2}\d{1,2}\s\d[A-Z]{2}|-\s\d.*|\d{5,6})$/u,
      '',
    )
    .trim();

/** Address, contacts, bank and register in columns of small print at the end of the page. */
function drawColumns(scribe: Scribe): void {
  const { dice, sheet, invoice } = scribe;
  const { seller, iban } = invoice;
  const words = LETTER_WORDS[invoice.language];
  const size = dice.pick([6, 6.5, 7]);
  const legal =
    seller.country === 'US' ? [] : words.legal.map((write) => write(townOf(seller), dice.digits(6)));
  const columns = [
    [seller.name, ...addressOf(seller, invoice)],
    [...phoneOf(scribe), `${dice.pick(words.mail)} ${mailOf(scribe)}`, `www.${nameOf(seller)}.example`],
    iban === null
      ? []
      : [dice.pick(words.bank), `IBAN ${iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}`, 'BIC NOSBDE21XXX'],
    [...legal.slice(0, 2).flatMap((line) => line.split(/\. |, | - /)), ...vatOf(scribe, seller)],
  ].filter((lines) => lines.length > 0);
  const order = dice.chance(0.7) ? columns : [...columns.slice(1), ...columns.slice(0, 1)];
  for (const [i, lines] of order.entries()) sheet.lines(45 + i * 132, 776, lines, { size });
}

const PLACERS: Record<Letter, (scribe: Scribe) => PlacedParties> = {
  'german letter'(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const { seller } = invoice;
    const right = dice.chance(0.5);
    if (dice.chance(0.7))
      sheet.text(right ? 545 : 50, 36, seller.name, {
        size: 18,
        bold: true,
        align: right ? 'right' : 'left',
      });
    sheet.text(50, 118, senderLine(scribe), { size: 7 });
    const bottom = sheet.lines(50, 132, recipientLines(scribe), { size });
    drawColumns(scribe);
    return { bottom, meta: { x: 340, y: dice.pick([100, 118, 132]) }, footer: 'drawn' };
  },
  'reference line'(scribe) {
    const { dice, sheet, size } = scribe;
    sheet.text(50, 118, senderLine(scribe), { size: 6.5 });
    const bottom = sheet.lines(50, 130, recipientLines(scribe), { size });
    const delivered = dice.chance(0.3) ? sheet.lines(330, 130, deliveryLines(scribe), { size }) : 0;
    drawColumns(scribe);
    return { bottom: Math.max(bottom, delivered) + 12, meta: null, footer: 'drawn' };
  },
  'british sheet'(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const { seller } = invoice;
    sheet.text(50, 40, seller.name, { size: 20, bold: true });
    const site = [...addressOf(seller, invoice), ...phoneOf(scribe), mailOf(scribe)];
    const top = sheet.lines(400, dice.pick([40, 60]), site, { size: size - 1 });
    const heading = dice.chance(0.5) ? dice.pick(invoice.words.buyer) : null;
    const bottom = sheet.lines(50, dice.pick([120, 140]), headed(heading, recipientLines(scribe)), { size });
    const words = LETTER_WORDS[invoice.language];
    const legal = words.legal.map((write) => write(townOf(seller), dice.digits(8)));
    sheet.text(297, 800, [dice.pick(legal), ...vatOf(scribe, seller)].join('. '), {
      size: 7,
      align: 'centre',
    });
    return { bottom, meta: { x: 350, y: Math.max(top, 140) + 8 }, footer: 'drawn' };
  },
  'american sheet'(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const { seller } = invoice;
    const top = sheet.lines(50, 40, [seller.name, ...addressOf(seller, invoice), ...phoneOf(scribe)], {
      size,
    });
    const y = top + 18;
    const shipped = dice.chance(0.6);
    const boxed = headed(dice.pick(invoice.words.buyer), recipientLines(scribe));
    const bottom = sheet.lines(50, y, boxed, { size });
    const end = shipped && invoice.with_buyer ? sheet.lines(310, y, deliveryLines(scribe), { size }) : y;
    if (dice.chance(0.5)) {
      const box = [`P.O. Box ${dice.digits(4)}`, seller.place];
      sheet.lines(50, 760, ['Remit to:', seller.name, ...box], { size: size - 1 });
    }
    return { bottom: Math.max(bottom, end), meta: null, footer: 'drawn' };
  },
  'french sheet'(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const { seller } = invoice;
    const own = [seller.name, ...addressOf(seller, invoice), ...phoneOf(scribe), mailOf(scribe)];
    const top = sheet.lines(50, 40, own, { size });
    const heading = dice.chance(0.3) ? dice.pick(invoice.words.buyer) : null;
    const bottom = sheet.lines(320, dice.pick([70, 120]), headed(heading, recipientLines(scribe)), { size });
    const end =
      invoice.with_buyer && dice.chance(0.4)
        ? sheet.lines(50, top + 14, deliveryLines(scribe), { size: size - 1 })
        : top;
    const legal = LETTER_WORDS[invoice.language].legal.map((write) => write(townOf(seller), dice.digits(9)));
    sheet.text(297, 796, [seller.name, ...legal].join(' - '), { size: 7, align: 'centre' });
    sheet.text(297, 808, vatOf(scribe, seller).join(' '), { size: 7, align: 'centre' });
    return { bottom: Math.max(bottom, end), meta: { x: 50, y: Math.max(bottom, end) + 16 }, footer: 'drawn' };
  },
  'side by side'(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const { seller } = invoice;
    const small = size - 1;
    const own = [seller.name, ...addressOf(seller, invoice), ...phoneOf(scribe), ...vatOf(scribe, seller)];
    const blocks = [
      headed(dice.pick(invoice.words.seller), own),
      headed(dice.pick(invoice.words.buyer), recipientLines(scribe)),
      invoice.with_buyer ? deliveryLines(scribe) : [],
    ];
    const order = dice.pick([
      [0, 1, 2],
      [1, 2, 0],
      [0, 2, 1],
    ]);
    sheet.text(50, 40, dice.pick(invoice.words.title), { size: 20, bold: true });
    const ends = order.map((block, i) => sheet.lines(45 + i * 175, 90, blocks[block] ?? [], { size: small }));
    return { bottom: Math.max(...ends), meta: null, footer: 'maybe' };
  },
  'asian sheet'(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const { seller } = invoice;
    const number = `(${dice.pick(['Co. Reg. No. ', 'Company No: ', ''])}${dice.digits(9)}${dice.pick(['K', '-X', 'D'])})`;
    const glued = dice.chance(0.5);
    sheet.text(297, 36, glued ? `${seller.name} ${number}` : seller.name, {
      size: 15,
      bold: true,
      align: 'centre',
    });
    const address = addressOf(seller, invoice);
    const lines = [
      ...(glued ? [] : [number]),
      ...(dice.chance(0.5) ? [address.join(', ')] : address),
      `Tel: ${dice.digits(4)} ${dice.digits(4)}  Fax: ${dice.digits(4)} ${dice.digits(4)}`,
    ];
    const top = sheet.lines(297, 58, lines, { size: size - 1, align: 'centre' }) + 20;
    const heading = dice.pick(['To:', 'Bill To:', 'Invoice To', 'Sold to :', 'M/s', 'Customer']);
    const inline = dice.chance(0.3);
    const recipient = recipientLines(scribe);
    const behind = dice.chance(0.5) ? [`Attn: Robin Sander`, `Tel: ${dice.digits(4)} ${dice.digits(4)}`] : [];
    if (inline && recipient.length > 0) sheet.text(50, top, heading, { size });
    const block = inline ? recipient : headed(heading, recipient);
    const bottom = sheet.lines(inline ? 100 : 50, top, [...block, ...(recipient.length > 0 ? behind : [])], {
      size,
    });
    return { bottom, meta: { x: 360, y: top }, footer: 'drawn' };
  },
  'sender above'(scribe) {
    const { dice, sheet, invoice, size } = scribe;
    const { seller } = invoice;
    const small = dice.chance(0.5) ? size - 2 : size;
    const top = sheet.lines(50, 60, [seller.name, ...addressOf(seller, invoice)], { size: small });
    const bottom = sheet.lines(50, top + dice.pick([18, 30, 44]), recipientLines(scribe), { size });
    const delivered =
      invoice.with_buyer && dice.chance(0.3)
        ? sheet.lines(330, top + 30, deliveryLines(scribe), { size })
        : 0;
    drawColumns(scribe);
    return { bottom: Math.max(bottom, delivered), meta: { x: 340, y: 50 }, footer: 'drawn' };
  },
};
