import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('parts go from one beginning to the next', () => {
  expect(partsOf(new Set([4, 2]), new Set(), 5)).toEqual([
    [1, 1],
    [2, 3],
    [4, 5],
  ]);
});

test('sheets at the ends of a part are in none', () => {
  expect(partsOf(new Set([3]), new Set([1, 2, 5]), 5)).toEqual([[3, 4]]);
  expect(partsOf(new Set([4]), new Set([3]), 4)).toEqual([
    [1, 2],
    [4, 4],
  ]);
});

test('a blank page within a part stays in it', () => {
  expect(partsOf(new Set(), new Set([2]), 3)).toEqual([[1, 3]]);
});
