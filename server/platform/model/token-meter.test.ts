import { expect, test } from 'vitest';
import { createTokenMeter, estimateTokens, looksCut } from './token-meter.ts';

test('estimates stay on the safe side of measured texts', () => {
  const prose = 'The seller sends the goods to the buyer after the order has been paid in full. ';
  // English prose: 5.1 characters per token on real vocabularies.
  expect(estimateTokens(prose)).toBeGreaterThan(prose.length / 5.1);
  expect(estimateTokens(prose)).toBeLessThan(prose.length / 2.5);
  const invoice = '1  Pallet EPAL 1200x800   25   14.90   372.50\n2  Foil 500mm  4  9.15  36.60\n';
  // Invoices: 1.7 to 2.7.
  expect(estimateTokens(invoice)).toBeGreaterThan(invoice.length / 2.2);
  const chinese = '购买方名称上海示例科技有限公司价税合计';
  // Chinese: 0.7 to 1.2.
  expect(estimateTokens(chinese)).toBeGreaterThan(chinese.length / 0.7);
  expect(estimateTokens('')).toBe(0);
});

test('megabytes are counted in no time', () => {
  const text = 'Line 12, 价税合计 7,887.40 – naïve\n'.repeat(100_000);
  const started = performance.now();
  estimateTokens(text);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('what the server counts corrects the estimate: up at once, down after some evidence', () => {
  const meter = createTokenMeter();
  const text = 'word '.repeat(1000);
  const before = meter.estimate(text);
  meter.observe(1000, 1300);
  expect(meter.estimate(text)).toBe(Math.ceil(estimateTokens(text) * 1.3));
  const lower = createTokenMeter();
  for (let i = 0; i < 4; i += 1) lower.observe(1000, 600);
  expect(lower.ratio()).toBe(1);
  lower.observe(1000, 600);
  expect(lower.ratio()).toBe(0.6);
  expect(lower.estimate(text)).toBeLessThan(before);
  // The highest of recent ratios counts, since the next document may be like that one.
  lower.observe(1000, 900);
  expect(lower.ratio()).toBe(0.9);
});

test('nonsense and short prompts teach nothing', () => {
  const meter = createTokenMeter();
  meter.observe(50, 500);
  meter.observe(1000, 0);
  expect(meter.ratio()).toBe(1);
  meter.observe(1000, 1_000_000);
  expect(meter.ratio()).toBe(2.5);
});

test('a prompt that was cut to the size of a context is noticed', () => {
  expect(looksCut(9000, 4096, 16_384)).toBe(true);
  expect(looksCut(9000, 4095, 16_384)).toBe(true);
  expect(looksCut(9000, 2050, 16_384)).toBe(true);
  expect(looksCut(20_000, 12_288, 12_288)).toBe(true);
  expect(looksCut(9000, 8000, 16_384)).toBe(false);
  expect(looksCut(4200, 4096, 16_384)).toBe(false);
  expect(looksCut(900, 512, 16_384)).toBe(false);
});
