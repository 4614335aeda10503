// Invoices of trades whose tables are built otherwise than those of goods: what such an invoice consists of, and its pages.
import type { Reading } from '../../../../server/reading/reading.ts';
import type { Random } from '../../../../bench/random.ts';
import type { MadeItem } from '../press.ts';
import { PAGE_HEIGHT, PAGE_WIDTH, newSheet, readingOf, set, widthOf, wrap, type Sheet } from '../sheet.ts';

export interface PaperColumn {
  heading: string;
  /** In points; the column without a width takes what is left. */
  width?: number;
  align?: 'left' | 'right' | 'centre';
}

/** A row of a table: its cells, further lines below the widest column, and the item it is, if it is one. */
export interface PaperRow {
  cells: (string | string[])[];
  below?: string[];
  item?: MadeItem;
  /** Printed over the whole width instead of the cells. */
  text?: string;
}

export interface PaperTable {
  columns: PaperColumn[];
  rows: PaperRow[];
  /** Left out where the sender prints none. */
  headings?: boolean;
}

export type Part =
  | { text: string; size?: number }
  | { table: PaperTable }
  | { sums: [label: string, value: string][] }
  | { overleaf: true };

export interface Paper {
  trade: string;
  language: string;
  title: string;
  /** Label and value beside the address. */
  facts: [string, string][];
  parts: Part[];
  foot: string;
}

export interface MadePaper {
  trade: string;
  reading: Reading;
  items: MadeItem[];
}

const TOP = 56;
const BOTTOM = PAGE_HEIGHT - 70;
/** White space between two columns, in points. */
const BETWEEN = 6;

class Printer {
  readonly sheets: Sheet[] = [newSheet()];
  private y = TOP;
  private readonly dice: Random;
  private readonly left: number;
  private readonly size: number;
  private readonly pitch: number;
  private readonly gap: number;
  private readonly repeats: boolean;

  constructor(dice: Random) {
    this.dice = dice;
    this.left = dice.pick([42, 50, 62]);
    this.size = dice.pick([8, 9, 10]);
    this.pitch = this.size * dice.pick([1.2, 1.35]);
    this.gap = this.size * dice.pick([0.2, 0.5, 0.9]);
    this.repeats = dice.chance(0.7);
  }

  private get sheet(): Sheet {
    const sheet = this.sheets.at(-1);
    if (sheet === undefined) throw new Error('There is no page.');
    return sheet;
  }

  private get right(): number {
    return PAGE_WIDTH - this.left;
  }

  print({ title, facts, parts, foot }: Paper): void {
    const { left, size } = this;
    set(this.sheet, left, this.y, 'Holm & Berg', 15);
    for (const [i, line] of ['Miller Ltd', 'Station Street 4', '10115 Hilltown'].entries())
      set(this.sheet, left, 110 + i * this.pitch, line, size);
    for (const [i, [label, value]] of facts.entries()) {
      set(this.sheet, 350, 110 + i * this.pitch, label, size);
      set(this.sheet, 450, 110 + i * this.pitch, value, size);
    }
    this.y = 125 + Math.max(4, facts.length) * this.pitch;
    set(this.sheet, left, this.y, title, 14);
    this.y += 34;
    for (const part of parts) this.part(part);
    for (const sheet of this.sheets) set(sheet, left, PAGE_HEIGHT - 40, foot, 7);
  }

  private part(part: Part): void {
    if ('overleaf' in part) this.turn();
    else if ('text' in part) this.text(part.text, part.size ?? this.size);
    else if ('sums' in part) this.sums(part.sums);
    else this.table(part.table);
  }

  private turn(): void {
    this.sheets.push(newSheet());
    this.y = TOP;
    set(this.sheet, this.right, 30, `${this.sheets.length}`, 8, 'right');
  }

  private room(lines: number): boolean {
    return this.y + lines * this.pitch <= BOTTOM;
  }

  private text(text: string, size: number): void {
    for (const line of wrap(text, this.right - this.left, size)) {
      if (!this.room(1)) this.turn();
      set(this.sheet, this.left, this.y, line, size);
      this.y += 1.25 * size;
    }
    this.y += 0.6 * size;
  }

  private sums(rows: [string, string][]): void {
    if (!this.room(1.3 * rows.length)) this.turn();
    this.y += this.dice.pick([4, 10]);
    const x = this.dice.pick([this.left, 330]);
    for (const [label, value] of rows) {
      set(this.sheet, x, this.y, label, this.size);
      set(this.sheet, this.right, this.y, value, this.size, 'right');
      this.y += 1.3 * this.pitch;
    }
    this.y += 12;
  }

  private table(table: PaperTable): void {
    const places = this.place(table.columns);
    const head = () => {
      if (table.headings === false) return;
      const lines = places.map(({ column, x0, x1 }) => wrap(column.heading, x1 - x0, this.size));
      for (const [i, place] of places.entries())
        for (const [j, line] of (lines[i] ?? []).entries()) this.set(place, this.y + j * this.pitch, line);
      this.y += Math.max(...lines.map(({ length }) => length)) * this.pitch + 4;
    };
    head();
    for (const row of table.rows) {
      const cells = row.cells.map((cell, i) => this.linesOf(cell, places[i]));
      const height = Math.max(1, ...cells.map(({ length }) => length)) + (row.below?.length ?? 0);
      if (!this.room(height)) {
        this.turn();
        if (this.repeats) head();
      }
      this.row(row, cells, places);
      this.y += this.gap;
    }
  }

  private linesOf(cell: string | string[], place: Place | undefined): string[] {
    if (Array.isArray(cell)) return cell;
    if (cell === '' || place === undefined) return [];
    return place.column.width === undefined ? wrap(cell, place.x1 - place.x0, this.size) : [cell];
  }

  private row({ text, below = [] }: PaperRow, cells: string[][], places: Place[]): void {
    if (text !== undefined) {
      set(this.sheet, this.left, this.y, text, this.size);
      this.y += this.pitch;
      return;
    }
    for (const [i, lines] of cells.entries()) {
      const place = places[i];
      if (place === undefined) continue;
      for (const [j, line] of lines.entries()) this.set(place, this.y + j * this.pitch, line);
    }
    this.y += Math.max(1, ...cells.map(({ length }) => length)) * this.pitch;
    const texts = places.find(({ column }) => column.width === undefined);
    for (const line of below) {
      set(this.sheet, texts?.x0 ?? this.left, this.y, line, this.size);
      this.y += this.pitch;
    }
  }

  private set({ column: { align = 'left' }, x0, x1 }: Place, y: number, text: string): void {
    const x = align === 'left' ? x0 : align === 'right' ? x1 : (x0 + x1) / 2;
    set(this.sheet, x, y, text, this.size, align);
  }

  private place(columns: PaperColumn[]): Place[] {
    const scale = this.size / 9;
    // Headings of more words stand below each other.
    const widthOfColumn = ({ width = 0, heading }: PaperColumn) =>
      Math.max(width * scale, ...heading.split(' ').map((word) => widthOf(word, this.size)));
    const fixed = columns.reduce(
      (sum, column) => sum + BETWEEN + (column.width === undefined ? 0 : widthOfColumn(column)),
      0,
    );
    let x = this.left;
    return columns.map((column) => {
      const width =
        column.width === undefined ? this.right - this.left - fixed + BETWEEN : widthOfColumn(column);
      const place = { column, x0: x, x1: x + width };
      x += width + BETWEEN;
      return place;
    });
  }
}

interface Place {
  column: PaperColumn;
  x0: number;
  x1: number;
}

/** The pages of an invoice, and the items that stand on them. */
export function printPaper(paper: Paper, dice: Random): MadePaper {
  const printer = new Printer(dice);
  printer.print(paper);
  const items = paper.parts.flatMap((part) =>
    'table' in part ? part.table.rows.flatMap(({ item }) => item ?? []) : [],
  );
  return { trade: paper.trade, reading: readingOf(printer.sheets), items };
}
