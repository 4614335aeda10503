// Names and addresses on letters of business: long addresses, departments and people, places of delivery, small print.
import { expect, test } from 'vitest';
import { extractedValues, TODAY } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import type { Reading, Word } from '../../reading/reading.ts';
import { extract } from './extract.ts';

const PROFILE = profileOf([
  profileField('Invoice Number', 'text'),
  profileField('Invoice Date', 'date'),
  profileField('Seller Name', 'text'),
  profileField('Seller Address', 'text'),
  profileField('Seller VAT ID', 'text'),
  profileField('Buyer Name', 'text'),
  profileField('Buyer Address', 'text'),
  profileField('Buyer VAT ID', 'text'),
  profileField('IBAN', 'text'),
  profileField('Prepaid', 'amount'),
  profileField('Due Payable', 'amount'),
  profileField('Grand Total', 'amount'),
]);
const valuesOf = (...lines: string[]) => extractedValues(PROFILE, ...lines);

test('a British address has its building, village, town and county in lines of their own', () => {
  const letter = valuesOf(
    'Dunmore Joinery Ltd                                              Wharf Court',
    '                                                                 124 Quarry Close',
    '                                                                 Norbury',
    '                                                                 Hampshire',
    '                                                                 MS2 8TR',
    '                                                                 Tel 01632 960123',
    'Bill to',
    'Keller Print Limited',
    'FAO Robin Sander',
    'The Old Granary',
    '163 Mill Lane',
    'Millbridge                                    Invoice number  INV-16699',
    'Saltmoor                                      Date            25/05/2026',
    'BN4 2QD',
    '',
    'INVOICE',
  );
  expect(letter).toMatchObject({
    seller_name: 'Dunmore Joinery Ltd',
    seller_address: 'Wharf Court, 124 Quarry Close, Norbury, Hampshire, MS2 8TR, GB',
    buyer_name: 'Keller Print Limited',
    buyer_address: 'The Old Granary, 163 Mill Lane, Millbridge, Saltmoor, BN4 2QD, GB',
  });
});

test.each([
  ['Plot No. 67, Phase II', 'Near City Mall', 'Pune - 426571, Maharashtra'],
  ['Flat B, 26/F, Wing Lok Centre', '99 Wing Lok Road', 'Tsuen Wan, Kowloon'],
  ['Level 2, 81 Creek Parade', 'Eastvale QLD 5697'],
])('an address of %s, …', (...lines) => {
  const bill = valuesOf(
    '            Shanti Trading Private Limited (Co. Reg. No. 781038869K)',
    '            12 Kallang Place, Singapore 339156',
    '',
    'Bill To',
    'Verma Foods Limited',
    'Finance Department',
    ...lines,
    'Attn: Robin Sander',
    '',
    'TAX INVOICE',
    'Invoice No: 4711      Date: 16/07/2026',
  );
  expect(bill).toMatchObject({ buyer_name: 'Verma Foods Limited', buyer_address: lines.join(', ') });
});

test.each([
  ['Abt. Einkauf', 'Frau Dr. Sander'],
  ['Kreditorenbuchhaltung', 'z. Hd. Robin Sander'],
  ['Herrn Robin Sander', 'Finanzbuchhaltung'],
])('%s and %s are lines of the address, not the name', (...people) => {
  const letter = valuesOf(
    'Norden Holzbau - Unter den Erlen 133 - 39748 Neustadt',
    'Turnverein Altenbach',
    ...people,
    'Lange Gasse 72',
    '83013 Altenbach',
    '',
    'Rechnung Nr. 5199 vom 16.03.2026',
  );
  expect(letter).toMatchObject({
    buyer_name: 'Turnverein Altenbach',
    buyer_address: 'Lange Gasse 72, 83013 Altenbach, DE',
  });
});

test('the person below the name of a firm is not the firm', () => {
  const letter = valuesOf(
    'Lieferwerk GmbH',
    'Robin Sander',
    'Hafenstraße 20',
    '80333 Neustadt',
    '',
    'Rechnung Nr. 5199 vom 16.03.2026',
  );
  expect(letter['seller_name']).toBe('Lieferwerk GmbH');
});

/** The right column of a letter at other heights than the left one: what stands right of the middle, half a line lower. */
function withRightColumnLower(reading: Reading): Reading {
  const lower = ({ box: [x0, y0, x1, y1], ...word }: Word): Word => {
    const shift = x0 > 0.4 ? (y1 - y0) / 1.4 : 0;
    return { ...word, box: [x0, y0 + shift, x1, y1 + shift] };
  };
  return {
    ...reading,
    pages: reading.pages.map((page) => ({
      ...page,
      words: page.words.map(lower).toSorted((a, b) => a.box[1] - b.box[1]),
    })),
  };
}

test('the heading of the place of delivery does not govern the column beside it', () => {
  const invoice = withRightColumnLower(
    typedReading([
      'Oster S.r.l.',
      'Corso Vittoria, 128',
      '36158 Montefiore',
      'Tel. 0339 675231',
      '                                              Vandam Tipografia SRL',
      'Destinazione merce                            Ufficio Contabilità',
      'Magazzino Vandam SRL                          Via Lunga, 134',
      'Via del Porto, 14                             64579 Castelmare',
      '88305 San Pietrino',
      '',
      'Fattura n. R1433 del 05/06/2026',
    ]),
  );
  const { fields } = extract(invoice, PROFILE, { today: TODAY, learned: [] });
  expect(fields['invoice_number']?.value).toBe('R1433');
  expect(fields['buyer_name']?.value).toBe('Vandam Tipografia SRL');
  expect(fields['buyer_address']?.value).toBe('Via Lunga, 134, 64579 Castelmare, IT');
});

test('where payments are remitted to is not where the seller writes from', () => {
  const invoice = valuesOf(
    'Alder LLC',
    '142 Industrial Blvd',
    'Springvale, OH 21910',
    '',
    'Invoice to:',
    'Zander Landscaping Co.',
    '101 Commerce Pkwy',
    'Cedar Falls, IA 98706',
    '',
    'INVOICE 6100',
    'Remit to:',
    'Alder LLC',
    'P.O. Box 2350',
    'Springvale, OH 21910',
  );
  expect(invoice['seller_address']).toBe('142 Industrial Blvd, Springvale, OH 21910');
});

test('numbers of tax: before a postal code, below the address, glued to their label', () => {
  const letter = valuesOf(
    'Oster Druck AG',
    'Bahnhofstraße 67',
    '63010 Neustadt',
    '',
    'Rechnung an',
    'Quill Holzbau KG',
    'Am Weg 9',
    '80370 Altenbach',
    'Umsatzsteuer-Identifikationsnummer DE129274202',
    '',
    'Rechnung Nr. 4711 vom2026-01-27',
    'IBANDE89 3704 0044 0532 0130 00',
    'USt-IdNr. DE136695976      63010 Neustadt',
  );
  expect(letter).toMatchObject({
    invoice_date: '2026-01-27',
    seller_vat_id: 'DE136695976',
    buyer_vat_id: 'DE129274202',
    iban: 'DE89370400440532013000',
  });
});

test('what was paid before, between what was due and what is left', () => {
  const invoice = valuesOf(
    'Invoice No. 4711                     16 March 2026',
    'Net total                            3,231.09',
    'Tax                                  193.87',
    'Total due                            3,424.96',
    'Bank transfer 10 March 2026          1,777.10',
    'Balance due                          1,647.86',
  );
  expect(invoice).toMatchObject({
    grand_total: '3424.96',
    prepaid: '1777.10',
    due_payable: '1647.86',
  });
});
