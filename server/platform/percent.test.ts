import { expect, test } from 'vitest';
import { wholePercent } from './percent.ts';

test('only what is certain is 100 percent', () => {
  expect([0, 0.004, 0.5, 0.854, 0.994, 0.996, 0.9999, 1].map(wholePercent)).toEqual([
    0, 0, 50, 85, 99, 99, 99, 100,
  ]);
});
