// Where the names of several marks stand on a page: above its mark, below it or behind it, never on another name or another
// mark. A name that has no room is left out; the fields beside the page have it too. Pure.
import type { Mark } from './marks.ts';

export interface PlacedLabel {
  id: string;
  text: string;
  /** In CSS pixels, from the upper left corner of the page. */
  left: number;
  top: number;
}

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const LABEL_HEIGHT = 18;
const GAP = 4;

export interface Page {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Of a text as a label, in CSS pixels. */
  measure: (text: string) => number;
}

export function placeLabels(marks: Mark[], { width, height, measure }: Page): PlacedLabel[] {
  const boxes = marks.map(({ box: [x0, y0, x1, y1] }): Rectangle => ({
    left: x0 * width,
    top: y0 * height,
    right: x1 * width,
    bottom: y1 * height,
  }));
  const taken = [...boxes];
  const placed: PlacedLabel[] = [];
  // A value on several places is named once.
  const named = new Set<string>();
  for (const [index, { id, label, key }] of marks.entries()) {
    if (label === '' || named.has(key)) continue;
    const free = placesAt(boxes[index]!, measure(label)).find(
      (place) =>
        place.left >= 0 &&
        place.top >= 0 &&
        place.right <= width &&
        place.bottom <= height &&
        !taken.some((other) => other !== boxes[index] && overlaps(place, other)),
    );
    if (free === undefined) continue;
    named.add(key);
    taken.push(free);
    placed.push({ id, text: label, left: free.left, top: free.top });
  }
  return placed;
}

function placesAt({ left, top, right, bottom }: Rectangle, width: number): Rectangle[] {
  const at = (x: number, y: number): Rectangle => ({
    left: x,
    top: y,
    right: x + width,
    bottom: y + LABEL_HEIGHT,
  });
  const middle = (top + bottom - LABEL_HEIGHT) / 2;
  const above = top - GAP - LABEL_HEIGHT;
  return [
    at(left, above),
    at(right - width, above),
    at(left, bottom + GAP),
    at(right - width, bottom + GAP),
    at(right + GAP, middle),
    at(left - GAP - width, middle),
  ];
}

const overlaps = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
