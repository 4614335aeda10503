// Line items read from tables as documents print them.
import { describe, expect, test } from 'vitest';
import {
  profileField,
  profileOf,
  readingOfPages,
  typedPage,
  typedReading,
} from '../../../test/kit/typed-page.ts';
import { typedItems } from '../../../test/kit/typed-items.ts';
import { extract } from '../builtin/extract.ts';

const PROFILE = profileOf([profileField('Invoice Number')], true);

const itemsOf = (...pages: string[][]) => typedItems(...pages).items;

const HEAD = 'Pos  Description                     Quantity    Unit price      Amount';

describe('line items', () => {
  test('rows with a header; totals are none', () => {
    expect(
      itemsOf([
        'Invoice Number: 17',
        '',
        HEAD,
        '1    Oak shelf                              2         50.00      100.00',
        '2    Pine board                             3         10.00       30.00',
        '',
        'Subtotal                                                         130.00',
        'VAT 20%                                                           26.00',
        'Total                                                            156.00',
      ]),
    ).toEqual([
      ['Oak shelf', 2, 50, 100],
      ['Pine board', 3, 10, 30],
    ]);
  });

  test('a description over several lines belongs to its item', () => {
    expect(
      itemsOf([
        HEAD,
        '1    Oak shelf with brackets                2         50.00      100.00',
        '     and screws',
        '2    Pine board                             3         10.00       30.00',
        'Total                                                            130.00',
      ]),
    ).toEqual([
      ['Oak shelf with brackets and screws', 2, 50, 100],
      ['Pine board', 3, 10, 30],
    ]);
  });

  test('a table that goes on overleaf, with the header again and the sum carried forward', () => {
    expect(
      itemsOf(
        [
          HEAD,
          '1    Oak shelf                              2         50.00      100.00',
          'Carried forward                                                  100.00',
        ],
        [
          HEAD,
          'Brought forward                                                  100.00',
          '2    Pine board                             3         10.00       30.00',
          'Total                                                            130.00',
        ],
      ),
    ).toEqual([
      ['Oak shelf', 2, 50, 100],
      ['Pine board', 3, 10, 30],
    ]);
  });

  test('German headings, prices with a comma', () => {
    expect(
      itemsOf([
        'Pos  Bezeichnung                     Menge     Einzelpreis       Betrag',
        '1    Eichenregal                         2       1.050,00     2.100,00',
        'Gesamtbetrag                                                  2.100,00',
      ]),
    ).toEqual([['Eichenregal', 2, 1050, 2100]]);
  });

  test('Chinese headings', () => {
    expect(
      itemsOf([
        '项目名称              规格型号      单位      数量        单价          金额      税率      税额',
        '*运输服务*客运服务费                 次         2        10.00         20.00      3%        0.60',
        '合计                                                                   20.00                0.60',
      ]),
    ).toEqual([['*运输服务*客运服务费', 2, 10, 20]]);
  });

  test('a receipt without header', () => {
    expect(
      itemsOf([
        'CORNER SHOP',
        '',
        'Milk                      2.50',
        'Bread                     3.20',
        'Total                     5.70',
        'Cash                     10.00',
      ]),
    ).toEqual([
      ['Milk', null, null, 2.5],
      ['Bread', null, null, 3.2],
    ]);
  });

  test('sections with headings and sums of their own', () => {
    expect(
      itemsOf([
        HEAD,
        '     Ground floor',
        '',
        '1    Oak shelf                              2         50.00      100.00',
        'Subtotal                                                         100.00',
        '     First floor',
        '',
        '2    Pine board                             3         10.00       30.00',
        'Subtotal                                                          30.00',
        'Total                                                            130.00',
      ]),
    ).toEqual([
      ['Oak shelf', 2, 50, 100],
      ['Pine board', 3, 10, 30],
    ]);
  });

  test('numbers on the last line of the description', () => {
    expect(
      itemsOf([
        HEAD,
        '     Oak shelf with',
        '1    brackets                               2         50.00      100.00',
        '',
        '     Pine board, planed',
        '     and oiled on both',
        '2    sides                                  3         10.00       30.00',
        '',
        '     Brass',
        '3    screws                                 1          5.00        5.00',
        'Total                                                            135.00',
      ]),
    ).toEqual([
      ['Oak shelf with brackets', 2, 50, 100],
      ['Pine board, planed and oiled on both sides', 3, 10, 30],
      ['Brass screws', 1, 5, 5],
    ]);
  });

  test('a table without headings', () => {
    expect(
      itemsOf([
        '1    Oak shelf                              2         50.00      100.00',
        '2    Pine board                             3         10.00       30.00',
        '3    Brass screws                           4          5.50       22.00',
        'Total                                                            152.00',
      ]),
    ).toEqual([
      ['Oak shelf', 2, 50, 100],
      ['Pine board', 3, 10, 30],
      ['Brass screws', 4, 5.5, 22],
    ]);
  });

  test('headings that nobody knows', () => {
    expect(
      itemsOf([
        'Pos  Thing                           Whatnot     Each one        Amount',
        '1    Oak shelf                             2        50.00        100.00',
        '2    Pine board                            3        10.00         30.00',
        'Total                                                            130.00',
      ]),
    ).toEqual([
      ['Oak shelf', 2, 50, 100],
      ['Pine board', 3, 10, 30],
    ]);
  });

  test('headings so close that they look like one', () => {
    expect(
      itemsOf([
        'Qty Unit Description                          Price (USD) VAT %       Amount',
        '  2 pcs  Oak shelf                                  50.00  19 %       100.00',
        '  3 pcs  Pine board                                 10.00  19 %        30.00',
        'Total                                                                 130.00',
      ]),
    ).toEqual([
      ['Oak shelf', 2, 50, 100],
      ['Pine board', 3, 10, 30],
    ]);
  });

  test('a discount is part of the arithmetic of its line', () => {
    const draft = extract(
      typedReading([
        'Pos  Description                     Quantity    Unit price   Discount      Amount',
        '1    Oak shelf                              2         50.00       10 %       90.00',
        '2    Pine board                             3         10.00                  30.00',
        'Total                                                                       120.00',
      ]),
      PROFILE,
      { today: '2026-11-21', learned: [] },
    );
    expect(draft.line_items.map(({ amount }) => amount)).toEqual([90, 30]);
    expect(draft.checks.filter(({ code }) => code === 'quantity')).toEqual([
      expect.objectContaining({ passed: true }),
    ]);
    expect(draft.facts.discounts).toEqual([
      { quantity: 20_000, unit_price: 500_000, amount: 900_000, discount: 100_000 },
    ]);
  });

  test('the sum below the lines is none of them, whatever its label', () => {
    expect(
      itemsOf([
        HEAD,
        '1    Oak shelf                              2         50.00      100.00',
        '2    Pine board                             3         10.00       30.00',
        '     Worth of the goods                                          130.00',
      ]),
    ).toEqual([
      ['Oak shelf', 2, 50, 100],
      ['Pine board', 3, 10, 30],
    ]);
  });

  test('ordered and delivered: the quantity that gives the amount', () => {
    expect(
      itemsOf([
        HEAD,
        '1    Oak shelf                              5',
        '                                                      50.00      100.00',
        '                                            2',
        'Total                                                            100.00',
      ]),
    ).toEqual([['Oak shelf', 2, 50, 100]]);
  });

  test('separators lost in recognition are put right by the arithmetic, and the evidence says so', () => {
    const lines = [
      HEAD,
      '1    Oak shelf                              2         50.00        10000',
      '2    Pine board                             3          1000       30.00',
      '3    Brass screws                           4          5.50       22.00',
      'Total                                                            152.00',
    ];
    const recognised = readingOfPages([typedPage(lines, 1, 'ocr')]);
    const draft = extract(recognised, PROFILE, { today: '2026-11-21', learned: [] });
    expect(
      draft.line_items.map(({ quantity, unit_price, amount }) => [quantity, unit_price, amount]),
    ).toEqual([
      [2, 50, 100],
      [3, 10, 30],
      [4, 5.5, 22],
    ]);
    expect(draft.line_items[0]?.evidence['amount']?.[0]).toMatchObject({ text: '10000', match: 'fuzzy' });
    expect(draft.line_items[1]?.evidence.unit_price?.[0]).toMatchObject({ text: '1000', match: 'fuzzy' });
    expect(draft.line_items[2]?.evidence['amount']?.[0]).toMatchObject({ match: 'exact' });
    // A text layer loses none.
    expect(itemsOf(lines)[0]).toEqual(['Oak shelf', 2, 50, 10_000]);
  });

  test('every cell has its place on the page', () => {
    const draft = extract(
      typedReading([HEAD, '1    Oak shelf                              2         50.00      100.00']),
      PROFILE,
      { today: '2026-11-21', learned: [] },
    );
    const evidence = draft.line_items[0]?.evidence;
    expect(evidence?.amount?.[0]).toMatchObject({ page: 1, text: '100.00' });
    expect(evidence?.description?.[0]?.text).toBe('Oak shelf');
  });
});

test('the one price of a table without quantities is the amount', () => {
  expect(
    itemsOf([
      'Bezeichnung                                             Preis',
      'Tagessuppe                                               8.50',
      'Rösti mit Spiegelei                                     19.00',
      'Summe CHF                                               27.50',
    ]),
  ).toEqual([
    ['Tagessuppe', null, null, 8.5],
    ['Rösti mit Spiegelei', null, null, 19],
  ]);
});

test('a total in its currency ends a list without headings', () => {
  expect(
    itemsOf([
      'Pizza Verdura                 10.50',
      'Apfelschorle                   3.00',
      'Total CHF                     13.50',
      'Mastercard                    13.50',
    ]),
  ).toEqual([
    ['Pizza Verdura', null, null, 10.5],
    ['Apfelschorle', null, null, 3],
  ]);
});

test.each([
  ['in words', 'Amount in words: two hundred and five, 87/100'],
  ['a period', 'Services rendered from 10/05/2026 to 13/06/2026'],
])('figures in a text before the sum make no item of it: %s', (_name, text) => {
  const { items } = typedItems([
    'Description                                                         Amount',
    'Gas charge                                                          205.87',
    'Standing charge                                                      10.00',
    '',
    `${text.padEnd(52)}   Net:       215.87`,
    'VAT 23%                                                              49.65',
  ]);
  expect(items.map(([description]) => description)).toEqual(['Gas charge', 'Standing charge']);
});
