// Files that hold several documents, and files that hold one.
import { describe, expect, test } from 'vitest';
import { typedPage } from '../../test/kit/typed-page.ts';
import type { Page } from '../reading/reading.ts';
import { findBoundaries } from './find-boundaries.ts';
import { pageCountOf } from './page-count.ts';
import { proposeParts } from './propose-parts.ts';
import { SEPARATOR_TEXT } from './separator-sheet.ts';

const invoice = (number: string, sender: string, goods: string): string[] => [
  sender,
  '',
  'Rechnung',
  `Rechnungsnummer: ${number}`,
  ...Array.from({ length: 12 }, (_, i) => `${i + 1} ${goods} ${number}${i}   2   ${i}5,00   ${i + 1}00,00`),
  `Gesamtbetrag: ${number.length}.200,00 EUR`,
  'Seite 1 von 1',
];

const prose = (page: number): string[] => [
  'services that the receiving party renders under this agreement and at the places named in it,',
  ...Array.from(
    { length: 40 },
    (_, i) => `the parties agree on paragraph ${page}${i} of the work to be done and its cost,`,
  ),
  'and for all other obligations that follow from the contract between the parties named above,',
];

const numbered = (pages: Page[]): Page[] => pages.map((page, i) => ({ ...page, number: i + 1 }));
const sheet: Page = {
  ...typedPage(['Separator sheet']),
  codes: [{ format: 'QRCode', text: SEPARATOR_TEXT, box: [0.4, 0.4, 0.6, 0.6] }],
};
const blank = typedPage([]);

async function partsOf(pages: Page[], blank_pages = false) {
  return proposeParts(await findBoundaries(numbered(pages), { blank_pages }), pages.length);
}

test('invoices of several senders are taken apart', async () => {
  const pages = [
    typedPage(invoice('RE-1001', 'Muster GmbH', 'Regal aus Eiche')),
    typedPage(invoice('2026/77', 'Nordlicht Energie AG', 'Strom für Halle')),
    typedPage(invoice('K-4711', 'Beispiel & Partner KG', 'Beratung im Monat')),
  ];
  expect((await partsOf(pages))?.parts).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});

test('a contract stays whole', async () => {
  const pages = [1, 2, 3, 4].map((page) => typedPage([...prose(page), `Page ${page} of 4`]));
  expect(await partsOf(pages)).toBeUndefined();
});

test('a file of one page is one document', async () => {
  expect(await partsOf([typedPage(invoice('RE-1', 'Muster GmbH', 'Regal'))])).toBeUndefined();
});

describe('separator sheets', () => {
  const one = typedPage(prose(1));
  test('part what would be one document, and belong to no part', async () => {
    const found = await partsOf([one, sheet, typedPage(prose(2)), typedPage(prose(3))]);
    expect(found).toEqual({
      parts: [
        [1, 1],
        [3, 4],
      ],
      sure: 1,
    });
  });
  test('at the beginning and the end, twice, and with blank backs part nothing more', async () => {
    const found = await partsOf([sheet, blank, one, sheet, blank, sheet, typedPage(prose(2)), sheet]);
    expect(found?.parts).toEqual([
      [3, 3],
      [7, 7],
    ]);
  });
  test('where they are, nothing else parts', async () => {
    const pages = [
      typedPage(invoice('RE-1001', 'Muster GmbH', 'Regal aus Eiche')),
      typedPage(invoice('9-88', 'Nord AG', 'Strom')),
    ];
    expect((await partsOf([...pages, sheet, one]))?.parts).toEqual([
      [1, 2],
      [4, 4],
    ]);
  });
  test('a page with much to say is none, whatever code is on it', async () => {
    const contract = { ...typedPage(prose(1)), codes: sheet.codes };
    expect(await partsOf([contract, typedPage(prose(2))])).toBeUndefined();
  });
});

test('a blank page parts documents where the operator says so, and belongs to the document before elsewhere', async () => {
  const pages = [typedPage(prose(1)), blank, typedPage(prose(2))];
  expect((await partsOf(pages, true))?.parts).toEqual([
    [1, 1],
    [3, 3],
  ]);
  expect(await partsOf(pages)).toBeUndefined();
});

test.each([
  ['Page 2 of 3', { page: 2, of: 3 }],
  ['Seite 2/4', { page: 2, of: 4 }],
  ['第1页 共3页', { page: 1, of: 3 }],
  ['共 3 页 第 1 页', { page: 1, of: 3 }],
  ['Página 1 de 2', { page: 1, of: 2 }],
  ['Strona 1 z 2', { page: 1, of: 2 }],
  ['Page 7', { page: 7, of: null }],
  ['- 2 -', { page: 2, of: null }],
  ['1/3', { page: 1, of: 3 }],
])('%s', (text, count) => {
  expect(pageCountOf([{ text, top: 0.95, bottom: 0.97 }])).toEqual(count);
});

test.each(['Landing page 12.50 EUR', 'Page 5 of 3', '14.03.2026', 'Invoice 12/2026'])(
  '%s is no number of a page',
  (text) => {
    expect(pageCountOf([{ text, top: 0.5, bottom: 0.52 }])).toBeNull();
  },
);
