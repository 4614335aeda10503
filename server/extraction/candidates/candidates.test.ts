// What is found in a line of text, in the forms that documents of several countries print.
import { describe, expect, test } from 'vitest';
import { readingOfPages, typedPage, typedReading } from '../../../test/kit/typed-page.ts';
import type { Reading } from '../../reading/reading.ts';
import { buildLayout } from '../layout/build-layout.ts';
import type { AmountCandidate, CandidateKind } from './candidate.ts';
import { findCandidates } from './find-candidates.ts';

const TODAY = '2026-11-21';

const found = (kind: CandidateKind, ...lines: string[]): string[] => foundIn(kind, typedReading(lines));

/** As if the lines were read from a picture. */
const recognised = (kind: CandidateKind, ...lines: string[]): string[] =>
  foundIn(kind, readingOfPages([typedPage(lines, 1, 'ocr')]));

const foundIn = (kind: CandidateKind, reading: Reading): string[] =>
  findCandidates(buildLayout(reading), TODAY)
    .all.filter((candidate) => candidate.kind === kind)
    .map(({ value }) => value);

describe('dates', () => {
  test.each([
    ['14 March 2026', '2026-03-14'],
    ['March 14, 2026', '2026-03-14'],
    ['14.03.2026', '2026-03-14'],
    ['14. März 2026', '2026-03-14'],
    ['14 mars 2026', '2026-03-14'],
    ['14 de marzo de 2026', '2026-03-14'],
    ['14 maart 2026', '2026-03-14'],
    ['2026-03-14', '2026-03-14'],
    ['2026/3/14 10:25', '2026-03-14'],
    ['2026年3月14日', '2026-03-14'],
    ['2026 年 03 月 14 日', '2026-03-14'],
    ['二〇二六年三月十四日', '2026-03-14'],
    ['开票日期: 2026 03 14', '2026-03-14'],
    ['民國 115 年 3 月 14 日', '2026-03-14'],
    ['14-MAR-26', '2026-03-14'],
    ["14 Mar'26", '2026-03-14'],
    ['14/03/26', '2026-03-14'],
    ['20260314', '2026-03-14'],
    ['14th day of March, 2026', '2026-03-14'],
  ])('%s is %s', (printed, iso) => {
    expect(found('date', printed)).toEqual([iso]);
  });

  test.each([
    ['14/03/202618:05', '2026-03-14'],
    ['14/03/20268:05:11PM', '2026-03-14'],
    ['14-03-2618:05', '2026-03-14'],
    ['DATE14-03-26', '2026-03-14'],
    ['000027914/03/2026', '2026-03-14'],
    ['2026-03-1418:05', '2026-03-14'],
  ])('glued by a recogniser: %s', (printed, iso) => {
    expect(found('date', printed)).toEqual([iso]);
  });

  test.each([
    ['Date :14-03-20 26 12:43:19', '2026-03-14'],
    ['14/0312026', '2026-03-14'],
    ['14103/2026', '2026-03-14'],
    ['14:03/2026', '2026-03-14'],
    ['14/03:2026', '2026-03-14'],
    ['l4/03/2026', '2026-03-14'],
    ['14-O3-2O26', '2026-03-14'],
    ['1S/03/2026', '2026-03-15'],
    ['14-MAR -2026', '2026-03-14'],
    ['14/03/2026/12:30', '2026-03-14'],
    ['14/0ct/2026 11:16:08', '2026-10-14'],
    ['2026.03 14 21:54', '2026-03-14'],
  ])('misread by a recogniser: %s', (printed, iso) => {
    expect(recognised('date', printed)).toEqual([iso]);
  });

  test('a time may be joined to a date by a hyphen', () => {
    expect(found('date', 'Trans Date:2024-03-09-07:36 PM')).toEqual(['2024-03-09']);
  });

  test('no date is made of what does not exist or is something else', () => {
    expect(found('date', '31.02.2026')).toEqual([]);
    expect(found('date', '2026年13月1日')).toEqual([]);
    expect(found('date', 'Version 1.2.3, DN 12.34.56.78')).toEqual([]);
    expect(found('date', '1,234.56')).toEqual([]);
  });

  test('an unmistakable date settles the order of the others', () => {
    expect(found('date', '03/04/2026', '04/25/2026')).toEqual(['2026-03-04', '2026-04-25']);
    expect(found('date', '03/04/2026', '25/04/2026')).toEqual(['2026-04-03', '2026-04-25']);
  });

  test('a moment as programs write it', () => {
    expect(found('date', 'Invoice date: Tue Oct 08 09:54:13 IST 2024')).toEqual(['2024-10-08']);
    expect(found('date', 'Thu Mar  5 18:01:22 2026')).toEqual(['2026-03-05']);
    expect(found('date', 'Wed Jul 01 00:00:00 GMT+02:00 2026')).toEqual(['2026-07-01']);
  });

  test('a day of the week beside a date tells day and month apart', () => {
    // The seventh of April 2017 was a Friday, the fourth of July a Tuesday.
    expect(found('date', 'Fri 04/07/2017 11:36 AM')).toEqual(['2017-04-07']);
    expect(found('date', 'Dienstag, 04/07/2017')).toEqual(['2017-07-04']);
    expect(found('date', 'Sun 04/07/2017')).toEqual(['2017-07-04']);
  });

  test('a place in the United States puts the month first', () => {
    expect(found('date', 'Springfield, IL 62704', 'Date 03/04/2026')).toEqual(['2026-03-04']);
    expect(found('date', 'SPRINGFIELD,IL 62704', 'Date 03/04/2026')).toEqual(['2026-03-04']);
    expect(found('date', 'Palo Alto California 94301', 'Date 03/04/2026')).toEqual(['2026-03-04']);
  });

  test.each([
    ['Maple Inc., a Delaware corporation, and the laws of the State of New York', '2026-03-04'],
    ['the Offer of August 6, 2025 stands', '2026-03-04'],
    ['the Offer of 6 August 2025 stands', '2026-04-03'],
    ['the state of things', '2026-04-03'],
    ['Factura por los servicios prestados durante el mes, total a pagar', '2026-04-03'],
  ])('%s: 03/04/2026 is %s', (line, iso) => {
    expect(found('date', line, 'Date 03/04/2026')).toContain(iso);
  });

  test.each([
    ['Invoice for the services of the month', '2026-03-04'],
    ['Phone (555) 213-4567, amounts in EUR', '2026-03-04'],
    ['Springfield, IL 62704', null],
    ['VAT included', null],
    ['delivered on 25/12/2025', null],
    ['Rechnung für die Leistungen im Monat, zahlbar sofort', null],
  ])('beside "%s", 03/04/2026 may also be %s', (line, swapped) => {
    const { all } = findCandidates(buildLayout(typedReading([line, 'Date 03/04/2026'])), TODAY);
    const date = all.find(({ kind, value }) => kind === 'date' && value !== '2025-12-25');
    expect(date).toMatchObject({ swapped });
  });
});

describe('amounts', () => {
  test.each([
    ['Total 1,234.56', '1234.56'],
    ['Summe 1.234,56 €', '1234.56'],
    ['Total 1 234,56 EUR', '1234.56'],
    ["Total CHF 1'234.56", '1234.56'],
    ['合计金额1,234.56元', '1234.56'],
    ['Total 1,44,300.00', '144300.00'],
    ['Total Rs. 12,34,56,789', '123456789'],
    ['RM12.50', '12.50'],
    ['-12.50', '-12.50'],
    ['12.50-', '-12.50'],
    ['(12.50)', '-12.50'],
    ['¥ 18.66', '18.66'],
  ])('%s', (printed, value) => {
    expect(found('amount', printed)).toContain(value);
  });

  test('one separator with three digits behind it is read as the rest of the document writes', () => {
    expect(found('amount', 'Preis 1.500', 'Summe 12,50')).toEqual(['1500', '12.50']);
    expect(found('amount', 'Weight 1.500', 'Total 12.50')).toEqual(['1.500', '12.50']);
  });

  test.each([
    ['壹佰贰拾叁圆肆角伍分', '123.45'],
    ['贰仟万元整', '20000000.00'],
    ['叁拾万零伍拾元整', '300050.00'],
    ['壹亿贰仟万圆整', '120000000.00'],
    ['伍角整', '0.50'],
  ])('capital numerals: %s is %s', (printed, value) => {
    expect(found('amount', `价税合计（大写） ${printed}`)).toContain(value);
  });

  test('the currency beside a number is known', () => {
    const layout = buildLayout(typedReading(['Total EUR 12.50', 'Rest 3.00']));
    const amounts = findCandidates(layout, TODAY).all.filter(
      (candidate): candidate is AmountCandidate => candidate.kind === 'amount',
    );
    expect(amounts.map(({ currency }) => currency)).toEqual(['EUR', null]);
  });

  test.each([
    ['TOTAL R M 1. 3 8', ['1.38']],
    ['TOTAL R M 1 . 3 8', ['1.38']],
    ['TOTAL 65. 20', ['65.20']],
    ['TOTAL    45 .6 0', ['45.60']],
    ['CAKE 2 0. 60 0. 00 1. 20', ['2', '0.60', '0.00', '1.20']],
    ['SERVICE 4. 96 SR', ['4.96']],
    ['RM20. 40', ['20.40']],
  ])('torn by a recogniser: %s', (printed, values) => {
    expect(recognised('amount', printed)).toEqual(values);
  });

  test.each([
    ['1. 25 boxes 12.50', ['1', '25', '12.50']],
    ['1. 25 12.50', ['1', '25', '12.50']],
    ['Lots 3, 15', ['3', '15']],
    ['Rev 12. 05. 18', ['12', '5', '18']],
  ])('no amount is made of the numbers of %s', (printed, values) => {
    expect(recognised('amount', printed)).toEqual(values);
  });

  test('a torn number in print is two', () => {
    expect(found('amount', 'TOTAL 65. 20')).not.toContain('65.20');
  });

  test('numbers too large to be exact are left out', () => {
    expect(found('amount', `Total ${'9'.repeat(40)}.00`)).toEqual([]);
  });
});

describe('identifiers', () => {
  test('an IBAN is taken without its blanks and without what follows it', () => {
    expect(found('iban', 'IBAN: DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX')).toEqual([
      'DE89370400440532013000',
    ]);
  });

  test('an IBAN with a digit that does not fit is one, also without a label and with letters for the bank', () => {
    expect(found('iban', 'Pay to GB29 NWBK 6016 1331 9268 18')).toEqual(['GB29NWBK60161331926818']);
    expect(found('iban', 'Pay to DE89 3704 0044 0532 0130 01')).toEqual(['DE89370400440532013001']);
  });

  test('the domain of an address may hold letters that only look like others', () => {
    expect(found('email', 'billing@millstоne.example')).toEqual(['billing@millstоne.example']);
    expect(found('email', '邮箱abc@acme.example电话')).toEqual(['abc@acme.example']);
  });

  test('VAT numbers by country', () => {
    expect(found('vat_id', 'USt-IdNr. DE 136695976')).toEqual(['DE136695976']);
    expect(found('vat_id', 'TVA FR 40 303 265 045')).toEqual(['FR40303265045']);
  });

  test('a credit code is put right where the check character proves it', () => {
    expect(found('uscc', '统一社会信用代码 91350100M000100Y43')).toEqual(['91350100M000100Y43']);
    expect(found('uscc', '统一社会信用代码 9135O1OOM0O01O0Y43')).toEqual(['91350100M000100Y43']);
  });

  test('numbers of documents keep their marks', () => {
    expect(found('identifier', 'Rechnung Nr. RE-2026/0042 vom 14.03.2026')).toContain('RE-2026/0042');
    expect(found('identifier', 'Delivery WH/OUT/00006, invoice NX-INV-2026-00123')).toEqual([
      'WH/OUT/00006',
      'NX-INV-2026-00123',
    ]);
    expect(found('identifier', 'or call (555) 123-4567')).not.toContain('123-4567');
    expect(found('identifier', 'Konto 555 123-4567')).toContain('123-4567');
    expect(found('identifier', '注册号350583100189742')).toContain('350583100189742');
  });
});

describe('addresses', () => {
  test('lines of one address are put together, the label before it left out', () => {
    expect(found('address', 'Muster GmbH', 'Musterstraße 12', '12345 Musterstadt')).toEqual([
      'Musterstraße 12, 12345 Musterstadt',
    ]);
    expect(found('address', '住 所 郑州市金水区三全路9号15层30号')).toEqual([
      '郑州市金水区三全路9号15层30号',
    ]);
  });

  test('a letterhead gives plain lines between as well', () => {
    expect(
      found(
        'address',
        'CORNER TRADING SDN BHD',
        '(123456-X)',
        'NO 12, JALAN MAWAR 3,',
        'TAMAN INDAH',
        '81100 JOHOR BAHRU',
        'JOHOR',
        'TEL: 07-1234567',
      ),
    ).toEqual(['NO 12, JALAN MAWAR 3, TAMAN INDAH, 81100 JOHOR BAHRU, JOHOR']);
  });

  test('neither the number of registration nor the title of the document is part of an address', () => {
    const lines = ['NO. 4 & 6, JALAN MAWAR 15,', '47500 BANDAR INDAH, SELANGOR'];
    const address = ['NO. 4 & 6, JALAN MAWAR 15, 47500 BANDAR INDAH, SELANGOR'];
    expect(found('address', 'FRESH MARKET S/B', '(CO . NO. 1234567-T)', ...lines, 'TEL: 03-1234567')).toEqual(
      address,
    );
    expect(found('address', 'FRESH MARKET S/B', ...lines, 'Guest Check', 'Invoice no: 17')).toEqual(address);
  });

  test('the branch in brackets is part of an address', () => {
    expect(
      found('address', 'TOOL STORES LTD', '12 Mill Lane', 'LS1 4AP Leeds', '(Harbour Branch)', 'INVOICE'),
    ).toEqual(['12 Mill Lane, LS1 4AP Leeds, (Harbour Branch)']);
  });

  test('a letterhead gives a short address without postal code', () => {
    expect(found('address', 'TWO BROTHERS', '17, AB12/3C,', 'UPPER TOWN', 'GST ID : 001234567890')).toEqual([
      '17, AB12/3C, UPPER TOWN',
    ]);
  });

  test('several house numbers are no amount, a name with the name of a place no address', () => {
    expect(found('address', 'BOOKS (TAMAN INDAH) SDN BHD', 'NO.51: 53,55 & 57, JALAN MAWAR 18')).toEqual([
      'NO.51: 53,55 & 57, JALAN MAWAR 18',
    ]);
    expect(found('address', 'HAND TAILORING')).toEqual([]);
  });

  test('the name that leads a sender line is not part of its address', () => {
    expect(found('address', 'Muster GmbH - Musterweg 1 - 12345 Musterstadt')).toEqual([
      'Musterweg 1, 12345 Musterstadt',
    ]);
  });
});

describe('names', () => {
  test.each([
    ['Corner Realty Sdn Bhd (Co . No:12345-T)', 'Corner Realty Sdn Bhd'],
    ['CORNER SHOPS SB(123456-X) FKA OLD SHOPS SB', 'CORNER SHOPS SB'],
    ['CORNERSHOPSSB(123456-X)', 'CORNERSHOPSSB'],
    ['Farmasi Indah S/B (123456-U)', 'Farmasi Indah S/B'],
    ['Muster AG (vormals Beispiel GmbH)', 'Muster AG (vormals Beispiel GmbH)'],
  ])('%s ends before its number of registration', (printed, name) => {
    expect(found('organisation', printed)).toContain(name);
  });
});

describe('amounts and numbers of far countries', () => {
  test('currencies with three decimals', () => {
    expect(found('amount', 'TOTAL 152.050 KD')).toEqual(['152.050']);
    expect(found('amount', 'TOTAL 1,152.050 KD')).toEqual(['1152.050']);
  });

  test('places of a form that are left blank count nothing', () => {
    expect(found('amount', '金额大写：× 拾× 万× 仟肆佰零拾伍元零角零分')).toEqual(['405.00']);
  });

  test('the code of a form names nobody', () => {
    expect(found('organisation', 'COD.01', 'Empresa Inventada')).not.toContain('COD.01');
  });

  test('a street behind a name in the same cell is no part of it', () => {
    expect(found('organisation', 'Handwerk Musterfrau Hauptstraße 12, 12345 Berlin')).toContain(
      'Handwerk Musterfrau',
    );
  });
});
