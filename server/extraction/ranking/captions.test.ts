// Captions that no catalog knows are nobody's names.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { isCaption } from './captions.ts';
import { buildScene } from './scene.ts';

const PAYSLIP = profileOf([
  profileField('Employer'),
  profileField('Employee'),
  profileField('Pay Date', 'date'),
  profileField('Net Pay', 'amount'),
]);

test('one among captions in a row is none, and the name stands below its own', () => {
  expect(
    extractedValues(
      PAYSLIP,
      'Harbour Mills Ltd',
      '',
      'Employee Name      Quorl        Check No.   Pay Period             Pay Date',
      'Wanda Pruitt       ABC-DE       70812       01/08/2026-14/08/2026  15/08/2026',
    ),
  ).toMatchObject({ employee: 'Wanda Pruitt', pay_date: '2026-08-15' });
});

test('one below a caption, beside a value, is none', () => {
  expect(
    extractedValues(
      PAYSLIP,
      'Harbour Mills Ltd',
      '',
      'Pay Date            15 August 2026',
      'Employee Name       Wanda',
      'Quorl/Position      Project Lead',
    ),
  ).toMatchObject({ employee: 'Wanda' });
});

test('headings side by side have the names below them', () => {
  const invoice = profileOf([profileField('Buyer Name'), profileField('Invoice Number')]);
  expect(
    extractedValues(
      invoice,
      'Bill To              Ship To              Invoice Number    A-17',
      'Wanda Pruitt         Wanda Pruitt         Invoice Date      15 August 2026',
    ),
  ).toMatchObject({ buyer_name: 'Wanda Pruitt', invoice_number: 'A-17' });
});

test('a colon that stands apart from its label is no part of the name', () => {
  expect(extractedValues(PAYSLIP, 'Employee Name      : Wanda Pruitt')).toMatchObject({
    employee: 'Wanda Pruitt',
  });
});

test('the first invoice of all has one digit, and a number sign belongs to its label', () => {
  const invoice = profileOf([profileField('Invoice Number'), profileField('Buyer Name')]);
  expect(
    extractedValues(
      invoice,
      'Facturé à                  Facture n°     1',
      'Conseil Pruitt SARL        Date           3 avril 2026',
    ),
  ).toEqual({ invoice_number: '1', buyer_name: 'Conseil Pruitt SARL' });
});

test('on an order, a date without more is the day of the order', () => {
  const order = profileOf([profileField('PO Number'), profileField('Order Date', 'date')]);
  expect(extractedValues(order, 'PURCHASE ORDER', 'Order No.   4711', 'Date        18 June 2026')).toEqual({
    po_number: '4711',
    order_date: '2026-06-18',
  });
});

const PARTIES = profileOf([profileField('Seller Name'), profileField('Buyer Name')]);

test('what stands below a label with its value is no caption', () => {
  expect(
    extractedValues(
      PARTIES,
      'Torres Conservas SRL',
      '',
      'DATOS DEL COMPRADOR                     CONDICIONES',
      'RUC: 20601234567                        Términos: 30 Días',
      'Nombre/Razón Social: Almacén Lugo SRL   Vendedor: Rita Paz',
    ),
  ).toMatchObject({ buyer_name: 'Almacén Lugo SRL' });
});

test('a heading beside another one in capitals heads the form below it', () => {
  expect(
    extractedValues(
      PARTIES,
      'Torres Conservas SRL',
      '',
      'CLIENTE                             DETALLES',
      'Razón Social: Fideicomiso Lugo      Condición: Contado',
    ),
  ).toMatchObject({ buyer_name: 'Fideicomiso Lugo' });
});

test('captions may stand in the middle of their boxes', () => {
  const lines = ['  Client      SOCIETE GENERALE LYON', '   Zone       78 rue Joss'];
  const scene = buildScene(buildLayout(typedReading(lines)), [], '2026-11-22');
  const captions = scene.candidates.all.filter((one) => one.kind === 'organisation' && isCaption(one, scene));
  expect(captions.map(({ value }) => value)).toEqual(['Zone']);
});

test('two headings of names have names below them', () => {
  const lines = [
    'Flora GmbH',
    '',
    'Firma                  Firma',
    'ABC Handel             ABC Handel',
    'Max Kern               Max Kern',
    'Lange Gasse 110        Lange Gasse 110',
    '4040 Linz              4040 Linz',
  ];
  expect(extractedValues(PARTIES, ...lines)).toMatchObject({ buyer_name: 'ABC Handel' });
});
