import { describe, expect, test } from 'vitest';
import { checkThresholds, chooseThresholds, type Example } from './choose-thresholds.ts';
import { upperBound } from './clopper-pearson.ts';
import type { Claim } from './thresholds.ts';

const whole = (share: number): Claim[] => [{ field: null, share }];

/** Wrong exactly where the confidence of the vendor is below 90, or as `wrong` says. */
const history = (count: number, wrong?: (id: number) => boolean): Example[] =>
  Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const vendor = id % 4 === 0 ? 70 : 98;
    const is = wrong?.(id) ?? vendor < 90;
    return {
      id,
      eligible: true,
      confidence: { vendor, total: 97 },
      wrong: is,
      wrong_fields: is ? ['vendor'] : [],
    };
  });

describe('thresholds for a target', () => {
  test('leave out what goes wrong, and say how much of the rest may be', () => {
    const { result, best, counted } = chooseThresholds(history(2000), whole(0.01), 0.95);
    expect(result).toBe('found');
    expect(best!.thresholds['vendor']).toBeGreaterThan(70);
    expect(best!.thresholds['vendor']).toBeLessThanOrEqual(98);
    expect(counted).toBeGreaterThan(1400);
    expect(best!.documents).toBeGreaterThan(counted * 0.7);
    expect(best!.evidence[0]).toMatchObject({ errors: 0, field: null });
    expect(best!.evidence[0]!.upper).toBeCloseTo(1 - 0.05 ** (1 / best!.documents), 9);
  });

  test('are not found with too few documents; with as many more as were asked for, they are', () => {
    const { result, more } = chooseThresholds(history(200), whole(0.01), 0.95);
    expect(result).toBe('too_few');
    expect(more).toBeGreaterThan(200);
    expect(chooseThresholds(history(200 + Math.ceil(more * 1.05)), whole(0.01), 0.95).result).toBe('found');
    expect(chooseThresholds(history(200 + Math.floor(more * 0.5)), whole(0.01), 0.95).result).toBe('too_few');
  });

  test('are not found where confidence says nothing of errors, however many documents there are', () => {
    const anywhere = history(3000, (id) => id % 21 === 0);
    expect(chooseThresholds(anywhere, whole(0.01), 0.95)).toMatchObject({ result: 'too_wrong', more: 0 });
    expect(chooseThresholds(anywhere, whole(0.1), 0.95).result).toBe('found');
  });

  test('keep the limit of a single field too', () => {
    const rare = history(2000, (id) => id % 4 === 1 && id % 40 === 1);
    expect(chooseThresholds(rare, whole(0.05), 0.95).result).toBe('found');
    const claims = [...whole(0.05), { field: 'vendor', share: 0.01 }];
    expect(chooseThresholds(rare, claims, 0.95).result).not.toBe('found');
    const other = [...whole(0.05), { field: 'total', share: 0.01 }];
    expect(chooseThresholds(rare, other, 0.95).result).toBe('found');
  });

  test('are of nothing where nothing could have gone, or nothing is known', () => {
    const open = history(500).map((one) => ({ ...one, eligible: false }));
    expect(chooseThresholds(open, whole(0.01), 0.95)).toMatchObject({ result: 'none_eligible', more: 0 });
    expect(chooseThresholds([], whole(0.01), 0.95)).toMatchObject({ result: 'too_few', more: 399 });
  });

  test('that somebody else chose are counted on the documents that prove', () => {
    const { documents, evidence } = checkThresholds(history(2000), { vendor: 50 }, whole(0.01), 0.95);
    expect(documents).toBeGreaterThan(1400);
    expect(evidence[0]!.errors).toBeGreaterThan(300);
  });
});

test('the bound of one side covers what it says: with nothing wrong among n it is 1 - (1 - c)^(1/n)', () => {
  expect(upperBound(0, 299, 0.95)).toBeCloseTo(0.00997, 5);
  expect(upperBound(0, 298, 0.95)).toBeGreaterThan(0.01);
  expect(upperBound(3, 0, 0.95)).toBe(1);
});
