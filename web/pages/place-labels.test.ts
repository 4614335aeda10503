import { expect, test } from 'vitest';
import type { Mark } from './marks.ts';
import { LABEL_HEIGHT, placeLabels } from './place-labels.ts';

const PAGE = { width: 600, height: 800, measure: (text: string) => text.length * 7 };

const mark = (key: string, box: Mark['box']): Mark => ({
  id: key,
  key,
  label: key,
  page: 1,
  box,
  active: true,
});

/** The cells of one line of an invoice: narrow columns close to each other. */
const LINE = [
  mark('description', [0.05, 0.4, 0.4, 0.415]),
  mark('quantity', [0.45, 0.4, 0.48, 0.415]),
  mark('unit price', [0.5, 0.4, 0.56, 0.415]),
  mark('amount', [0.58, 0.4, 0.66, 0.415]),
];

function rectangles(marks: Mark[]) {
  return placeLabels(marks, PAGE).map(({ text, left, top }) => ({
    left,
    top,
    right: left + PAGE.measure(text),
    bottom: top + LABEL_HEIGHT,
  }));
}

test('no name stands on another one or on a value, and none is cut off', () => {
  const placed = rectangles(LINE);
  const boxes = LINE.map(({ box: [x0, y0, x1, y1] }) => ({
    left: x0 * PAGE.width,
    top: y0 * PAGE.height,
    right: x1 * PAGE.width,
    bottom: y1 * PAGE.height,
  }));
  expect(placed).toHaveLength(4);
  for (const [index, one] of placed.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(PAGE.width);
    for (const other of [...placed.slice(index + 1), ...boxes])
      expect(
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ).toBe(false);
  }
});

test('at the upper edge a name stands below; without room anywhere it is left out', () => {
  const [label] = placeLabels([mark('total', [0.1, 0, 0.2, 0.02])], PAGE);
  expect(label?.top).toBeGreaterThan(0.02 * 800);
  const whole = mark('everything', [0, 0, 1, 1]);
  expect(placeLabels([whole], PAGE)).toEqual([]);
});

test('a value that stands on two places is named once', () => {
  const twice = [
    mark('vendor', [0.1, 0.1, 0.3, 0.12]),
    { ...mark('vendor', [0.1, 0.5, 0.3, 0.52]), id: '2' },
  ];
  expect(placeLabels(twice, PAGE)).toHaveLength(1);
});
