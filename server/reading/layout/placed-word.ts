// A word placed on a page, before lines and reading order are known.

/** Left, top, right, bottom in the unit of the page as shown, origin top left. */
export interface Rectangle {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface PlacedWord extends Rectangle {
  text: string;
  confidence: number;
  bold?: boolean;
  /** Position in the order of drawing, where it is known: text drawn in one go belongs together. */
  order?: number;
  /** Font height; present where the word drawn next continues this one if the two touch (no space between). */
  em?: number;
}

/** Words that stand on one visual line, from left to right. */
export interface Row extends Rectangle {
  words: PlacedWord[];
}

export function toRow(words: PlacedWord[]): Row {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const word of words) {
    if (word.x0 < x0) x0 = word.x0;
    if (word.y0 < y0) y0 = word.y0;
    if (word.x1 > x1) x1 = word.x1;
    if (word.y1 > y1) y1 = word.y1;
  }
  return { words, x0, y0, x1, y1 };
}

/** The middle value; 0 of nothing. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
