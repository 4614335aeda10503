// What the parts of a made-up invoice need while its pages are set.
import type { Random } from '../../../bench/random.ts';
import type { Sheet } from './sheet.ts';
import type { Column, Style } from './style.ts';
import type { ColumnName, Wording } from './wording.ts';

export interface MadeItem {
  description: string;
  quantity: number | null;
  unit_price: number | null;
  /** Null where a word stands for it. */
  amount: number | null;
}

export interface Placed extends Column {
  x0: number;
  x1: number;
}

/** Everything the parts of a page need while it is set. */
export interface Press {
  style: Style;
  words: Wording;
  random: Random;
  sheets: Sheet[];
  sheet: Sheet;
  y: number;
  columns: Placed[];
  size: number;
  pitch: number;
  /** Left and right edge of what is printed, and the lowest place of an item. */
  right: number;
  bottom: number;
  sum: number;
}

export const LEFT = 48;

/** Where the text of a column is set: its left edge, its right edge or its middle. */
export const anchor = ({ align, x0, x1 }: Placed): number =>
  align === 'left' ? x0 : align === 'right' ? x1 - 4 : (x0 + x1) / 2;

export const columnOf = ({ columns }: Press, name: ColumnName): Placed | undefined =>
  columns.find((column) => column.name === name);
