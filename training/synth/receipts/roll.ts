// A roll of paper on which lines are printed one below the other, as tills do.
import type { Reading } from '../../../server/reading/reading.ts';
import { readingOf, set, widthOf, type Sheet } from '../invoices/sheet.ts';

/** Points: what 80 mm of paper have, of which some is margin. */
const WIDTH = 226;
const MARGIN = 12;
const TOP = 16;

type Align = 'left' | 'right' | 'centre';

interface Cell {
  /** Where the text is anchored, in parts of the printed width. */
  at: number;
  text: string;
  align: Align;
}

interface Line {
  cells: Cell[];
  size: number;
}

export interface Roll {
  lines: Line[];
  size: number;
  /** Height of a line in parts of its type. */
  pitch: number;
}

const scaleOf = (line: Line): number => {
  const inner = WIDTH - 2 * MARGIN;
  const width = line.cells.reduce((sum, { text }) => sum + widthOf(text, line.size) + 4, -4);
  return Math.min(1, inner / width);
};

export const print = (roll: Roll, text: string, align: Align = 'left', size = roll.size): void => {
  const at = { left: 0, centre: 0.5, right: 1 }[align];
  roll.lines.push({ cells: [{ at, text, align }], size });
};

export const printPair = (roll: Roll, left: string, right: string, size = roll.size, at = 0): void => {
  const cells: Cell[] = [
    { at, text: left, align: 'left' },
    { at: 1, text: right, align: 'right' },
  ];
  roll.lines.push({ cells, size });
};

export const printCells = (roll: Roll, cells: Cell[]): void =>
  void roll.lines.push({ cells, size: roll.size });

export const skip = (roll: Roll, share = 0.5): void =>
  void roll.lines.push({ cells: [], size: share * roll.size });

/** Lines that are too long for the paper are printed in smaller type. */
export function readingOfRoll(roll: Roll): Reading {
  const height = roll.lines.reduce((sum, { size }) => sum + size * roll.pitch, 2 * TOP);
  const sheet: Sheet = { words: [], lines: 0, width: WIDTH, height };
  const inner = WIDTH - 2 * MARGIN;
  let y = TOP;
  for (const line of roll.lines) {
    const size = line.size * scaleOf(line);
    for (const { at, text, align } of line.cells) set(sheet, MARGIN + at * inner, y, text, size, align);
    y += line.size * roll.pitch;
  }
  return readingOf([sheet]);
}
