import { describe, expect, test } from 'vitest';
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { Box } from '../../../contract/pages.ts';
import { curve, placeOfLine, rowAround, spread, unionOf } from './sides-geometry.ts';

const cell = (page: number, box: Box) => ({ page, box, text: '', match: 'exact' as const });
const recordOf = (
  evidence: DocumentRecord['evidence'],
  lineage: DocumentRecord['lineage'] = {},
): Pick<DocumentRecord, 'evidence' | 'lineage'> => ({ evidence, lineage });

const RECORD = recordOf({
  total: [cell(1, [0.8, 0.9, 0.9, 0.92])],
  'line_items[1].description': [cell(1, [0.1, 0.4, 0.4, 0.42]), cell(1, [0.1, 0.42, 0.3, 0.44])],
  'line_items[1].amount': [cell(1, [0.8, 0.4, 0.9, 0.42])],
  'line_items[10].amount': [cell(1, [0.8, 0.6, 0.9, 0.62])],
  'line_items[2].description': [cell(2, [0.1, 0.1, 0.4, 0.12])],
  'line_items[2].amount': [cell(3, [0.8, 0.2, 0.9, 0.22])],
});

test('the union of boxes reaches to the outermost edges', () => {
  expect(
    unionOf([
      [0.2, 0.3, 0.4, 0.5],
      [0.1, 0.4, 0.3, 0.6],
    ]),
  ).toEqual([0.1, 0.3, 0.4, 0.6]);
});

describe('the place of a line', () => {
  test('reaches around all places of all its cells and no others', () =>
    expect(placeOfLine(RECORD, 1)).toEqual({ page: 1, box: [0.1, 0.4, 0.9, 0.44] }));

  test('is the part on the first page where the line goes on', () =>
    expect(placeOfLine(RECORD, 2)).toEqual({ page: 2, box: [0.1, 0.1, 0.4, 0.12] }));

  test('leaves out what a computed cell comes from', () => {
    const at = '2026-03-01T00:00:00Z';
    const computed = recordOf(
      {
        'line_items[0].amount': [cell(1, [0.8, 0.4, 0.9, 0.42])],
        'line_items[0].share': [cell(1, [0.8, 0.4, 0.9, 0.42]), cell(1, [0.8, 0.9, 0.9, 0.92])],
      },
      {
        'line_items[0].share': {
          source: 'formula',
          by: 'amount / total',
          at,
          detail: null,
          confidence: null,
          proposed: null,
        },
      },
    );
    expect(placeOfLine(computed, 0)).toEqual({ page: 1, box: [0.8, 0.4, 0.9, 0.42] });
  });

  test('is nowhere without any place', () => expect(placeOfLine(RECORD, 0)).toBeUndefined());
});

describe('the row around a cell', () => {
  test('is the line that has the cell', () =>
    expect(rowAround(RECORD, { page: 1, box: [0.8, 0.4, 0.9, 0.42] })).toEqual({
      page: 1,
      box: [0.1, 0.4, 0.9, 0.44],
    }));

  test('stays on the page of the cell', () => {
    const amount = { page: 3, box: [0.8, 0.2, 0.9, 0.22] as Box };
    expect(rowAround(RECORD, amount)).toEqual(amount);
  });

  test.each([
    ['another page', RECORD, { page: 2, box: [0.8, 0.4, 0.9, 0.42] as Box }],
    ['a field', RECORD, { page: 1, box: [0.8, 0.9, 0.9, 0.92] as Box }],
    ['no record', undefined, { page: 1, box: [0.8, 0.4, 0.9, 0.42] as Box }],
  ])('is the cell alone on %s', (_, record, place) => expect(rowAround(record, place)).toEqual(place));
});

test('a curve leaves and arrives level', () =>
  expect(curve({ x: 0, y: 10 }, { x: 100, y: 50 })).toBe('M0 10C50 10 50 50 100 50'));

describe('marks are spread', () => {
  test('not at all where there is room', () =>
    expect(spread([10, 40, 90], 20, 0, 100)).toEqual([10, 40, 90]));

  test('around the middle of those that are close, in their own order', () =>
    expect(spread([50, 48, 90], 20, 0, 100)).toEqual([59, 39, 90]));

  test('downwards at the top and upwards at the bottom', () => {
    expect(spread([5, 8], 20, 0, 100)).toEqual([0, 20]);
    expect(spread([90, 95], 20, 0, 100)).toEqual([80, 100]);
  });

  test('evenly where they are too many', () => expect(spread([5, 5, 5], 80, 0, 100)).toEqual([0, 50, 100]));

  test('of none is none', () => expect(spread([], 20, 0, 100)).toEqual([]));
});
