// Where a document comes from.
import { expect, test } from 'vitest';
import { typedReading } from '../../../test/kit/typed-page.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { homesOf, moneyHomesOf } from './home-country.ts';
import { buildScene } from './scene.ts';

const sceneOf = (lines: string[]) => buildScene(buildLayout(typedReading(lines)), [], '2026-11-21');
const homes = (...lines: string[]) => homesOf(sceneOf(lines));

test('numbers of tax and bank before the telephone and the language', () => {
  expect(homes('Rechnung und Datum der Lieferung', 'UID ATU12345675', 'Tel. +49 30 1234567')).toEqual([
    'AT',
    'DE',
  ]);
  expect(homes('IBAN FR14 2004 1010 0505 0001 3M02 606', 'Votre facture du mois')).toEqual(['FR']);
});

test('a language of several continents says nothing', () => {
  expect(homes('La factura de los clientes y el importe')).toEqual([]);
  expect(homes('The invoice and the amount due')).toEqual([]);
});

test('addresses in the web end with their country', () => {
  expect(homes('La factura de los clientes', 'www.ejemplo-taller.pe', 'contacto@ejemplo-taller.pe')).toEqual([
    'PE',
  ]);
  expect(homes('Invoice', 'Web: https://www.example-bakery.co.za/shop')).toEqual(['ZA']);
  expect(homes('Invoice', 'sales@example-bakery.co.uk')).toEqual(['GB']);
});

test('a web address without its beginning', () => {
  expect(homes('Receipt', 'example-bakery.co.nz', '12 Quay Street')).toEqual(['NZ']);
  expect(homes('Receipt', 'Visit example-bakery.pl today')).toEqual(['PL']);
  expect(homes('The end.in sight', 'Example GmbH & Co.kg', 'Nr.de 12.de')).toEqual([]);
});

test('numbers of the tax on goods and services', () => {
  expect(homes('TAX INVOICE GST#123-456-789')).toEqual(['NZ']);
  expect(homes('Tax Invoice - GST No. 12-345-678')).toEqual(['NZ']);
  expect(homes('GST Registration No. 201812345H')).toEqual(['SG']);
  expect(homes('GST/HST 123456789 RT0001')).toEqual(['CA']);
});

test('endings that are sold to anybody say nothing', () => {
  expect(homes('Invoice', 'www.example-bakery.co', 'www.example-bakery.io', 'me@example-bakery.com')).toEqual(
    [],
  );
  expect(homes('La factura de los clientes', 'www.ejemplo-taller.com.co')).toEqual(['CO']);
});

test.each([
  ['a country', ['Invoice', 'Kauri Timber', '12 Quay Street, New Zealand'], ['NZ']],
  ['a town, behind the home of the language', ['Facture', 'Ets Ngwa, Douala'], ['FR', 'CM']],
  ['a postal code', ['Invoice', 'Maple Repairs', 'Kingston ON K7L 3N6'], ['CA']],
  ['the letterhead first', ['Maple Repairs, Canada', 'Bill to: Acme, Austin, TX 78701'], ['CA', 'US']],
  ['nothing', ['Invoice', 'Total 12.00'], []],
])('whose money a document counts in: %s', (_name, lines, expected) => {
  expect(moneyHomesOf(sceneOf(lines))).toEqual(expected);
});

test('numbers of the country say more than the names of places', () => {
  expect(
    moneyHomesOf(sceneOf(['Invoice', 'sales@example-bakery.co.nz', 'Ship to: Toronto, Canada'])),
  ).toEqual(['NZ', 'CA']);
});
