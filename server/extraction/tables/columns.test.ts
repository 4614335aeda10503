// Where one column ends and the next begins. All papers are made up here.
import { expect, test } from 'vitest';
import { profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';

const TODAY = { today: '2026-11-28', learned: [] };

test('a code below the heading, the description beside it without one', () => {
  const reading = typedReading([
    'Factura 0008-21',
    'Articulo                                              Cantidad     Precio        Importe',
    '947              Molino azul (20)            Litros    10,0000    1.035,6060    10.356,06',
    '',
    'Sub Total   10.356,06',
  ]);
  const { line_items } = extract(reading, { ...profileOf([]), line_items: true }, TODAY);
  expect(line_items.map(({ description, amount }) => [description, amount])).toEqual([
    ['947 Molino azul (20)', 10356.06],
  ]);
});
