// What looks like a name or a number of the document and is none: places, headings, labels of others, numbers of articles.
import { expect, test } from 'vitest';
import { plainField } from '../../../contract/plain-field.ts';
import { draftOf, valuesOf } from '../../../test/kit/typed-invoice.ts';
import { typedReading } from '../../../test/kit/typed-page.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { findNames } from './names.ts';

const FIELDS = [
  plainField('Seller Name', 'seller', 'text'),
  plainField('Buyer Name', 'buyer', 'text'),
  plainField('Document Number', 'number', 'text'),
  plainField('Grand Total', 'total', 'amount'),
];

const read = (lines: string[]) => valuesOf(draftOf(FIELDS, lines));

test('a town with its district above the seller', () => {
  const { seller } = read([
    'PANAMÁ, PANAMÁ                               FACTURA',
    'La Palmera Limpia',
    'Avenida Central 14',
    '',
    'Número de factura: 4471        Fecha: 04/04/2026',
    '',
    'Descripción          Cantidad     Precio     Importe',
    'Servicio de limpieza        1     500,00      500,00',
    'Total                                         500,00',
  ]);
  expect(seller).toBe('La Palmera Limpia');
});

test('a heading of details in a confirmation of a stay', () => {
  const { pages } = buildLayout(
    typedReading([
      'PAYMENT RECEIPT',
      'Hotel Details            Check In',
      'Seaview Lodge            31/12/2025',
    ]),
  );
  const names = pages.flatMap((page) => findNames(page).map(({ value }) => value));
  expect(names).toContain('Seaview Lodge');
  expect(names).not.toContain('Hotel Details');
});

test('a label with its value below the heading of a party', () => {
  const { buyer, seller } = read([
    'FACTURA DE ELECTRICIDAD',
    'Luz del Norte',
    'C/ Mayor 38, 35008 Las Palmas',
    '',
    'Titular del contrato: Panadería Luz SL',
    'Empresa          Tipo de tarifa: mercado libre sin recargo',
    'Total factura                                 46,61 €',
  ]);
  expect(seller).toBe('Luz del Norte');
  expect(buyer).toBe('Panadería Luz SL');
});

test('the trade number of an article in the table', () => {
  const { number } = read([
    'Kontor Nord GmbH, Hafenstraße 3, 20457 Hamburg',
    '',
    'Rechnung',
    'GTIN             Artikel          Menge   Preis   Betrag',
    '4006381333931    Textmarker gelb      2    1,50     3,00',
    '4012345678901    Ordner breit         3    2,00     6,00',
    '                                  Gesamtbetrag      9,00',
  ]);
  expect(number).toBeNull();
});

test('the heading of the place of delivery above another name', () => {
  const { buyer } = read([
    'FACTURE',
    'Joséphine Marchand',
    '4 rue des Lilas, 31400 Toulouse',
    '',
    'FACTURÉ À            ENVOYÉ À                 FACTURE N°     FR-017',
    'Camille Ayrault      Camille Ayrault          DATE           29/01/2026',
    '69 rue du Port       46 quai Sud              ÉCHÉANCE       24/05/2026',
    '44000 Nantes         44100 Nantes',
    '',
    'QTÉ     DÉSIGNATION                PRIX UNIT. HT     MONTANT HT',
    '1       Réparation                        100.00         100.00',
    'TOTAL                                                    100.00 €',
  ]);
  expect(buyer).toBe('Camille Ayrault');
});

test.each(['FACTURA DE VENTAS', 'Factura electrónica de venta', 'FACTURE DE VENTE'])(
  'a title: %s',
  (title) => {
    const { pages } = buildLayout(typedReading([title, 'Cliente: Fernando Ruiz', 'Fecha: 30/09/2023']));
    const names = pages.flatMap((page) => findNames(page).map(({ value }) => value));
    expect(names).not.toContain(title);
  },
);
