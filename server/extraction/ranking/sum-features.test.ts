// What the arithmetic of a receipt says of its amounts: discounts, cards, tables of taxes in several languages.
import { describe, expect, test } from 'vitest';
import { typedReading } from '../../../test/kit/typed-page.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { buildScene } from './scene.ts';
import type { Signal } from './signal.ts';
import { sumFeatures, sumsIn } from './sum-features.ts';

/** The amounts for which a signal holds. */
function marked(name: Signal, ...lines: string[]): string[] {
  const scene = buildScene(buildLayout(typedReading(lines)), [], '2026-11-22');
  const amounts = scene.candidates.all.filter((one) => one.kind === 'amount');
  return [
    ...new Set(
      amounts.filter((one) => sumFeatures(one, sumsIn(scene))[name] === 1).map(({ value }) => value),
    ),
  ];
}

describe('a discount', () => {
  const RECEIPT = ['Zwischensumme      358,63', 'Coupon             -68,14', 'SUMME              290,49'];

  test('leads from the sum before it to what is to be paid', () => {
    expect(marked('unreduced', ...RECEIPT)).toEqual(['358.63']);
    expect(marked('reduced', ...RECEIPT)).toEqual(['290.49']);
  });

  test('is known by its label where it has no sign', () => {
    expect(marked('reduced', 'Jumlah Kecil    68.90', 'Diskaun    12.40', 'Jumlah    56.50')).toEqual([
      '56.50',
    ]);
  });

  test('says nothing where no amount is the difference', () => {
    expect(marked('reduced', 'Subtotal    68.90', 'Discount    12.40', 'Total    60.00')).toEqual([]);
  });
});

test('what a card or cash pays without change is the total', () => {
  expect(marked('paid_alike', 'Total   57.16', 'Debit Card   57.16')).toEqual(['57.16']);
  expect(marked('paid_alike', 'Total   57.16', 'Tunai   60.00', 'Baki   2.84')).toEqual([]);
});

test('cash less change is the total before its rounding', () => {
  const receipt = ['TOTAL   15.54', 'Rounding   (0.01)', 'Cash   50.00', 'CHANGE   34.45'];
  expect(marked('cash_less_change', ...receipt)).toEqual(['15.54']);
  expect(marked('before_rounding', ...receipt)).toEqual([]);
});

test('money without decimals is paid and given back as well', () => {
  const receipt = ['品代   ¥1,200', '合計   ¥1,200', '¥2,000', '¥800'];
  expect(marked('is_payment', ...receipt)).toEqual(['2000']);
  expect(marked('paid_below', ...receipt)).toEqual(['1200']);
});

test.each(['Desglose IVA', 'Riepilogo IVA', 'Détail TVA', '% IVA Base Cuota', 'GST Summary'])(
  'the total below "%s" is that of a table of taxes',
  (heading) => {
    expect(
      marked('tax_table', 'TOTAL   127.50', heading, 'A @ 10%   115.91   11.59', 'Total   115.91   11.59'),
    ).toEqual(['115.91', '11.59']);
  },
);

test('rounding is named in Malay too', () => {
  expect(
    marked('after_rounding', 'Total Sales Inclusive GST   297.78', 'Penggenapan   0.02', 'JUMLAH   297.80'),
  ).toEqual(['297.80']);
});
