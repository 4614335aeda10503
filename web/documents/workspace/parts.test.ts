import { expect, test } from 'vitest';
import { movePage, partAt, partsOf, type PageRange } from './parts.ts';

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

test('a page goes to the part before or behind, with those in between', () => {
  const parts: PageRange[] = [
    [1, 2],
    [4, 6],
    [7, 7],
  ];
  const moved = (page: number, step: 1 | -1) => {
    const begins = movePage(parts, page, step);
    return begins && partsOf(begins, new Set([3]), 7);
  };
  expect(moved(2, 1)).toEqual([
    [1, 1],
    [2, 6],
    [7, 7],
  ]);
  expect(moved(4, -1)).toEqual([
    [1, 4],
    [5, 6],
    [7, 7],
  ]);
  expect(moved(5, 1)).toEqual([
    [1, 2],
    [4, 4],
    [5, 7],
  ]);
  expect(partAt(parts, 5)).toBe(1);
});

test('no part is left empty, and pages beside the parts stay there', () => {
  const parts: PageRange[] = [
    [1, 1],
    [3, 4],
  ];
  for (const [page, step] of [
    [1, 1],
    [1, -1],
    [4, -1],
    [3, 1],
    [4, 1],
    [2, 1],
  ] as const)
    expect(movePage(parts, page, step), `${page} ${step}`).toBeUndefined();
  expect(partAt(parts, 2)).toBeNaN();
});
