// What kind of paper it is: titles in all languages, and what tills, rolls of paper and card terminals print.
import { describe, expect, test } from 'vitest';
import type { Page } from '../../reading/reading.ts';
import { profileOf, readingOfPages, typedPage } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';
import { kindOf } from '../builtin/kind-of.ts';

const TODAY = '2026-11-21';
/** Of a page of the given size: points of a PDF, pixels of a picture. */
function kindOn(page: Partial<Page>, format: string, ...lines: string[]) {
  const reading = readingOfPages([{ ...typedPage(lines), ...page }]);
  return kindOf({ ...reading, format }, TODAY);
}
const A4 = { width: 595, height: 842 };
const PHOTO = { width: 3024, height: 4032, source: 'ocr' } as const;
const ROLL = { width: 900, height: 2100, source: 'ocr' } as const;
const printed = (...lines: string[]) => kindOn(A4, 'pdf', ...lines).doc_type;
const photographed = (...lines: string[]) => kindOn(PHOTO, 'jpeg', ...lines).doc_type;

describe.each([
  ['as the text of a paper', (title: string) => [title, '', 'Nr. 17', 'XYZ 4711']],
  [
    'as a cell beside others',
    (title: string) => [`Orbis 7${' '.repeat(40)}${title}`, '', 'Nr. 17', 'XYZ 4711'],
  ],
])('titles %s', (_place, paper) => {
  test.each([
    ['Phiếu báo giá', 'Quotation'],
    ['Phiếu giao hàng', 'Delivery Note'],
    ['거래명세서', 'Delivery Note'],
    ['견적서', 'Quotation'],
    ['급여명세서', 'Payslip'],
    ['תעודת משלוח', 'Delivery Note'],
    ['הצעת מחיר', 'Quotation'],
    ['תלוש שכר', 'Payslip'],
    ['كشف حساب', 'Bank Statement'],
    ['أمر شراء', 'Purchase Order'],
    ['Δελτίο αποστολής', 'Delivery Note'],
    ['ใบเสนอราคา', 'Quotation'],
    ['Товарная накладная', 'Delivery Note'],
    ['Видаткова накладна', 'Delivery Note'],
    ['Кредитно известие', 'Credit Note'],
    ['Ordrebekreftelse', 'Order Confirmation'],
    ['Dodací list', 'Delivery Note'],
    ['Otpremnica', 'Delivery Note'],
    ['Naročilnica', 'Purchase Order'],
    ['Kasos čekis', 'Receipt'],
    ['Konta izraksts', 'Bank Statement'],
    ['Hinnapakkumine', 'Quotation'],
    ['PREVENTIVODIVENDITA', 'Quotation'],
    ['Boleta de pago', 'Payslip'],
    ['DANFE SIMPLIFICADO', 'Invoice'],
    ['电子发票（铁路电子客票）', 'Ticket'],
    ['Kreditkartenabrechnung', 'Bank Statement'],
    ['Bewirtungsbeleg', 'Receipt'],
    ['Lieferavis', 'Delivery Note'],
    ['Bon d’enlèvement', 'Delivery Note'],
    ['Guía de despacho', 'Delivery Note'],
    ['Afleveringsbon', 'Delivery Note'],
    ['Romaneio de carga', 'Delivery Note'],
    ['Specyfikacja wysyłkowa', 'Delivery Note'],
    ['Szállítójegyzék', 'Delivery Note'],
    ['Teslim fişi', 'Delivery Note'],
    ['Tanda terima barang', 'Delivery Note'],
    ['Nota serahan', 'Delivery Note'],
    ['Cartola cuenta corriente', 'Bank Statement'],
    ['Mutatieoverzicht', 'Bank Statement'],
    ['Számlatörténet', 'Bank Statement'],
    ['Hesap hareketleri', 'Bank Statement'],
    ['Выписка по карте', 'Bank Statement'],
    ['Bezügemitteilung', 'Payslip'],
    ['Décompte de salaire', 'Payslip'],
    ['Volante de pago', 'Payslip'],
    ['Foglio paga', 'Payslip'],
    ['Demonstrativo de pagamento de salário', 'Payslip'],
    ['Ücret hesap pusulası', 'Payslip'],
    ['給料支払明細書', 'Payslip'],
    ['Richtpreisangebot', 'Quotation'],
    ['Proposition tarifaire', 'Quotation'],
    ['Proposta de preço', 'Quotation'],
    ['Chào giá', 'Quotation'],
    ['Abschlagsrechnung', 'Utility Bill'],
    ['Faktura za usługi telekomunikacyjne', 'Utility Bill'],
    ['Conta de energia elétrica', 'Utility Bill'],
  ])('%s', (title, kind) => {
    expect(printed(...paper(title))).toBe(kind);
  });
});

describe('bills of tills are receipts, whatever they are called', () => {
  const meal = ['IHRE RECHNUNG', '1x Suppe 5,00 EUR', '1x Tee 3,50 EUR', 'Total: 8,50 EUR'];

  test('by the words of a till', () => {
    expect(photographed(...meal, 'Tischnr. 21', 'Bediener: 4')).toBe('Receipt');
    expect(printed(...meal)).not.toBe('Receipt');
  });

  test('by several of them though a customer is named', () => {
    const lines = ['TAX INVOICE', 'Customer: Walk-in', 'Soup 5.00', 'Total 5.00'];
    expect(photographed(...lines, 'Table: 4', 'Cashier: Ann')).toBe('Receipt');
    expect(photographed(...lines)).toBe('Invoice');
  });

  test('on a roll of paper, unless it is to be paid later', () => {
    const bill = ['FACTURA', 'Cliente: Orbis Siete', 'Pan 0.90', 'Leche 1.10', 'TOTAL 2.00'];
    expect(kindOn(ROLL, 'jpeg', ...bill).doc_type).toBe('Receipt');
    expect(kindOn(ROLL, 'jpeg', ...bill, 'Vencimiento: 12/12/2026').doc_type).toBe('Invoice');
    expect(kindOn({ ...PHOTO, height: 4277 }, 'jpeg', ...bill).doc_type).toBe('Invoice');
  });

  test('on till paper that a program wrote as a PDF, and not on a sheet made small or a long page', () => {
    const bill = ['Orbis 7', 'Importo pagato 6,10', 'Crema 6,10'];
    expect(kindOn({ width: 227, height: 380 }, 'pdf', ...bill).doc_type).toBe('Receipt');
    const invoice = ['Rechnung', 'Kunde: Orbis GmbH', 'Suppe 5,00', 'Total 5,00'];
    expect(kindOn({ width: 246, height: 348 }, 'pdf', ...invoice).doc_type).toBe('Invoice');
    expect(kindOn({ width: 595, height: 1600 }, 'pdf', ...invoice).doc_type).toBe('Invoice');
  });

  test('as a sheet that a program wrote, where several words of a till stand and no customer', () => {
    const bill = ['ORBIS 7', 'HÓA ĐƠN BÁN HÀNG', 'Bàn: 3', 'Nhân viên: 2', 'Trà 25.000', 'Tổng cộng 25.000'];
    expect(printed(...bill)).toBe('Receipt');
    expect(printed(...bill, 'Khách hàng: Orbis 8')).toBe('Invoice');
    expect(printed(...bill.filter((line) => !line.startsWith('Bàn')))).toBe('Invoice');
  });

  test('with what a card terminal prints', () => {
    const slip = ['ORBIS 7', 'R 871.79', 'AID: A0000000041010', 'PIN used'];
    expect(photographed(...slip)).toBe('Receipt');
    expect(photographed('ORBIS 7', 'Serial: 4A0000041010', 'Room 4')).not.toBe('Receipt');
  });
});

test('a number behind the word customer, or a line to sign on, is no addressee', () => {
  const lines = ['ORBIS 7', 'Tee 1,77', 'Summe 1,77', 'Bar 5,00', 'Rückgeld 3,23'];
  expect(photographed(...lines, 'Kunde: ********59512')).toBe('Receipt');
  expect(photographed('ORBIS 7', 'Soup 25.00', 'Total: 26.32', 'Mastercard', 'Customer Signature')).toBe(
    'Receipt',
  );
});

describe('a paper that nothing names', () => {
  test('with amounts is a bill, by its shape, and says that it is unsure', () => {
    const lines = ['Orbis 7', 'Xop 12.50', 'Yup 7.20', 'Zip 19.70'];
    expect(kindOn(A4, 'pdf', ...lines)).toMatchObject({ doc_type: 'Invoice' });
    expect(kindOn(PHOTO, 'jpeg', ...lines)).toMatchObject({ doc_type: 'Receipt' });
    expect(kindOn(A4, 'pdf', ...lines).sure).toBeLessThan(0.8);
    expect(kindOn(PHOTO, 'jpeg', ...lines).sure).toBeLessThan(0.8);
  });

  test('is no receipt for the length of a page that was never paper', () => {
    const lines = ['Orbis 7', 'Xop 12.50', 'Yup 7.20', 'Zip 19.70'];
    expect(kindOn({ width: 600, height: 2400 }, 'html', ...lines).doc_type).toBe('Invoice');
  });

  test('without amounts is of no kind', () => {
    expect(printed('Orbis 7', 'A picture of the harbour', 'Room 12.50 on the left')).toBe('Other');
  });
});

test.each([
  ['Broadband 40 Mbit', 'Line rental'],
  ['Mobilfunktarif L', 'Rufnummer 0171 000'],
  ['Forfait mobile 20 Go', 'Numéro de ligne 06 00'],
  ['Línea móvil 600 000', 'Fibra óptica 300'],
  ['Plano móvel 10 GB', 'Banda larga 200'],
])('what was used of a network is billed like what a meter measured: %s', (...used) => {
  const bill = ['Orbis 7', 'Nr. 17', ...used.map((one) => `${one}     12.50`), 'Xop 25.00'];
  expect(printed('INVOICE', ...bill)).toBe('Utility Bill');
});

test('prices at the beginning of rows are no days on which something was booked', () => {
  const rows = ['16.90', '14.00', '12.00', '10.90', '19.16', '24.00'].map(
    (price) => `${price}   4   xop   ${price}`,
  );
  expect(printed('Orbis 7', ...rows)).not.toBe('Bank Statement');
});

describe('a contract with a long name of its own calls itself so', () => {
  const clauses = (text: string) => [
    '',
    'As a condition of the employment, both sides undertake what follows in this paper.',
    `1. What is confidential. ${text} covers all that is disclosed.`,
    `2. Term. ${text} ends after three years.`,
  ];
  test.each([
    ['This Agreement', 'Agreement'],
    ['Dieser Vertrag', 'Vertrag'],
    ['Le présent contrat', 'Contrat'],
    ['Niniejsza umowa', 'Umowa'],
    ['本合同', '合同'],
  ])('%s', (text, word) => {
    const title = `Confidentiality, Assignment of Inventions and Developments: a ${word} for employees`;
    const { doc_type, sure } = kindOn(A4, 'pdf', title, ...clauses(text));
    expect(doc_type).toBe('Contract');
    expect(sure).toBeGreaterThan(0.7);
  });

  test('the terms at the foot of a bill say it once, and change nothing', () => {
    const bill = ['INVOICE', '', 'Invoice Number: 4711', 'Total: EUR 119.00', '', 'Agreement of 3 May'];
    const once = [...bill, 'Late payment: see this agreement.'];
    expect(kindOn(A4, 'pdf', ...once)).toEqual(kindOn(A4, 'pdf', ...bill, 'Late payment: see the law.'));
  });
});

test('of a heading for either kind the first counts', () => {
  expect(printed('Tax Invoice/Credit Note', 'Invoice No. 4711', 'Total 12.00')).toBe('Invoice');
  expect(printed('Credit Note / Invoice', 'No. 4711', 'Total 12.00')).toBe('Credit Note');
  expect(printed('Rechnung / Invoice', 'No. 4711', 'Total 12.00')).toBe('Invoice');
  expect(printed('Albarán-Factura', 'Nº 4711', 'Xop 12.00', 'Total 12.00')).toBe('Delivery Note');
});

test('a phrase that only arises where two words meet is no title', () => {
  const paper = ['Dodavatel     Faktura', 'Orbis s.r.o.', 'Celkem 12,00'];
  expect(printed(...paper)).toBe('Invoice');
});

test.each([
  ['PDF', A4, ['FATURA', 'CONSUMO (M³)', '35715     36945     1230     32', 'TOTAL R$ 12,00']],
  ['photograph', PHOTO, ['BIL ORBIS 7', 'XOP 17     5291 N     5216     75 m3', 'JUMLAH RM 17.95', 'TUNAI']],
])('two readings of a meter and their difference make a utility bill: %s', (_what, page, lines) => {
  const of = (...own: string[]) => kindOn(page, page === A4 ? 'pdf' : 'jpeg', ...own).doc_type;
  expect(of(...lines)).toBe('Utility Bill');
  expect(of(...lines.map((line) => line.replace(/(\d)(?=\s+(?:1230|75 m3))/u, '4')))).not.toBe(
    'Utility Bill',
  );
});

test('a photographed tax invoice without customer and number is a receipt', () => {
  const lines = ['Harbour Foods', 'Tax Invoice', 'Mandarins 4.93', 'Bag 1.00', 'TOTAL $5.93'];
  expect(photographed(...lines)).toBe('Receipt');
  expect(printed(...lines)).toBe('Invoice');
  expect(photographed(...lines, 'Bill to: Acme Ltd')).toBe('Invoice');
});

test.each([
  ['passenger', 'Passenger Name: Ann Orbis', 'Seat: 14C', 'Flight: XO 17'],
  ['headings of a card', 'ANN ORBIS', 'FLIGHT     GATE     SEAT', 'XO17     4     14C'],
  ['German', 'Reisender: Anna Orbis', 'Sitzplatz: 61', 'Wagen: 7'],
  ['French', 'Passager : Anne Orbis', 'Place : 61', 'Voiture : 7'],
])('who travels on which seat has a ticket, be it called so or not: %s', (_what, ...lines) => {
  expect(printed('Orbis 7', ...lines)).toBe('Ticket');
});

test('a bill for a journey is a bill', () => {
  const bill = ['INVOICE', 'Invoice Number: 4711', 'Passenger: Ann Orbis', 'Seat: 14C', 'Total: EUR 119.00'];
  expect(printed(...bill)).toBe('Invoice');
});

test.each([
  ['Date     Text     Debits     Credits     Balance'],
  ['Date     || Credit     || Debit     || Balance'],
  ['Buchungstag     Text     Soll     Haben     Saldo'],
  ['Data operacji     Opis operacji     Kwota     Saldo po operacji     Data waluty'],
])('columns of what was booked make a statement: %s', (head) => {
  expect(printed('Orbis 7', '', head, '3 May     Xop     12.50     112.50')).toBe('Bank Statement');
});

test('a label with nothing behind it is no title', () => {
  const lines = [
    'Orbis 7',
    'Rachunek:',
    '',
    'Saldo początkowe',
    'Saldo końcowe',
    'Data waluty     Saldo po operacji',
  ];
  expect(printed(...lines)).toBe('Bank Statement');
  expect(printed('Orbis 7', 'Rachunek nr 17', 'Razem: 12,50')).toBe('Invoice');
});

test('an offer greets like a letter', () => {
  const lines = [
    'Orbis 7',
    'Offer 17',
    '',
    'Dear Sir or Madam,',
    'please find the following offer:',
    'Product: Xop',
    'Total: 12.50',
  ];
  expect(printed(...lines)).toBe('Quotation');
  expect(printed('Orbis 7', 'Dear Sir or Madam,', 'we offer you the position of a clerk.')).toBe('Letter');
});

test.each([
  ['NOTE: This is a quotation only.', 'Quotation'],
  ['This is a computer generated payslip.', 'Payslip'],
  ['Dies ist ein unverbindliches Angebot.', 'Quotation'],
])('what a paper says that it is: %s', (sentence, kind) => {
  expect(printed('Orbis 7', 'Xop 17', sentence)).toBe(kind);
});

test('a ticket to return goods for is a credit note', () => {
  expect(printed('Orbis 7', "Ticket d'avoir", 'Total avoir : 12,50')).toBe('Credit Note');
});

test('a report of many pages with tables of amounts is no bill, and no statement for a balance on a later page', () => {
  const table = ['Orbis 7', 'Gross pay', 'Xop     12.50     13.10', 'Yup     17.20     18.00'];
  const pages = [table, table, table, ['Opening balance', 'Closing balance']].map((lines, i) =>
    typedPage(lines, i + 1),
  );
  expect(extract(readingOfPages(pages), profileOf([]), { today: TODAY, learned: [] }).doc_type).toBe('Other');
});
