// Line items read from tables as documents print them.
import { describe, expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';

const PROFILE = profileOf([profileField('Invoice Number')], true);

function itemsOf(...pages: string[][]) {
  const draft = extract(typedReading(...pages), PROFILE, { today: '2026-11-21', learned: [] });
  return draft.line_items.map(({ description, quantity, unit_price, amount }) => [
    description,
    quantity,
    unit_price,
    amount,
  ]);
}

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
