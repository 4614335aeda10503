// What the parts of a made-up invoice need while its pages are set.
import type { Random } from '../random.ts';
import type { Sheet } from './sheet.ts';
import type { Column, Style } from './style.ts';
import type { Wording } from './wording.ts';

export interface MadeItem {
  description: string;
  quantity: number | null;
  unit_price: number | null;
  amount: number;
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
  sum: number;
}
