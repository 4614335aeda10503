// Lines of text with their places on a picture, as people transcribed them or programs read them.

export interface Line {
  text: string;
  /** Left, top, right, bottom in pixels. */
  box: readonly [number, number, number, number];
}

/** One line in each: the eight coordinates of its corners, then its text, which may have commas. */
export function parseLines(csv: string): Line[] {
  return csv
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parts = line.split(',');
      const [x0 = 0, y0 = 0, , , x1 = 0, y1 = 0] = parts.slice(0, 8).map(Number);
      return { text: parts.slice(8).join(','), box: [x0, y0, x1, y1] };
    });
}
