// How a document writes its amounts, where their separators do not say so themselves.
import { expect, test } from 'vitest';
import { typedReading } from '../../../test/kit/typed-page.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { isAmount } from './candidate.ts';
import { findCandidates } from './find-candidates.ts';

const amountsIn = (...lines: string[]): string[] =>
  findCandidates(buildLayout(typedReading(lines)), '2026-11-21')
    .all.filter(isAmount)
    .map(({ value }) => value);

test('rates and measures do not say how money is written that has no decimals', () => {
  expect(amountsIn('Bebida 1.5 l $ 1.810', 'IVA (19.0%) $ 4.608', 'TOTAL $ 28.861')).toEqual([
    '1.5',
    '1810',
    '4608',
    '28861',
  ]);
  expect(amountsIn('小計 ¥4,515', '合計 ¥4,515', '税 4,5 1')).toContain('4515');
  expect(amountsIn('Rate 1.5', 'Total 1,152.050', 'Due 152.050')).toEqual(['1.5', '1152.050', '152.050']);
});

test('two digits behind the last of equal separators are decimals', () => {
  expect(amountsIn('Saldo Rp. 933.038.548.23')).toEqual(['933038548.23']);
});
