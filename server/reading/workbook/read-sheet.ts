// Reads the cells of one sheet of an XLSX workbook as they would be shown. Sheets can be large, so they are streamed.
import { parseMarkup } from '../formats/parse-markup.ts';
import type { Cell } from '../converted/blocks.ts';
import { formatNumber } from './format-value.ts';
import type { Workbook } from './workbook.ts';

/** Cells read of one sheet, and columns; what lies beyond is no document. */
const MAX_CELLS = 500_000;
const MAX_COLUMNS = 400;

export interface Sheet {
  rows: Cell[][];
  complete: boolean;
}

/** Rows with text, without the empty columns left of all of them. */
export function readSheet(bytes: Buffer, workbook: Workbook): Sheet {
  const reader = new SheetReader(workbook);
  parseMarkup(bytes.toString('utf8'), 'xml', {
    onopentag: (name, attributes) => reader.open(local(name), attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(local(name)),
  });
  return reader.finish();
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

interface OpenCell {
  column: number;
  type: string;
  style: number;
  value: string;
}

class SheetReader {
  private readonly workbook: Workbook;
  private readonly rows = new Map<number, Map<number, Cell>>();
  private readonly spans = new Map<string, number>();
  private row = 0;
  private column = 0;
  private cell: OpenCell | undefined;
  private inValue = false;
  private cells = 0;

  constructor(workbook: Workbook) {
    this.workbook = workbook;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'row') {
      this.row = Number(attributes.r) || this.row + 1;
      this.column = 0;
    } else if (name === 'c') {
      const place = /^([A-Z]+)\d*$/.exec(attributes.r ?? '');
      this.column = place ? columnNumber(place[1]!) : this.column + 1;
      this.cell = {
        column: this.column,
        type: attributes.t ?? 'n',
        style: Number(attributes.s ?? 0),
        value: '',
      };
    } else if (name === 'v' || name === 't') this.inValue = true;
    else if (name === 'mergeCell') this.merge(attributes.ref ?? '');
  }

  text(text: string): void {
    if (this.cell && this.inValue) this.cell.value += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.inValue = false;
    if (name !== 'c' || !this.cell) return;
    const { column, style } = this.cell;
    const text = this.shown(this.cell);
    this.cell = undefined;
    if (text === '' || column > MAX_COLUMNS || this.cells >= MAX_CELLS) return;
    this.cells++;
    const row = this.rows.get(this.row) ?? new Map<number, Cell>();
    row.set(column, this.workbook.styles[style]?.bold ? { text, bold: true } : { text });
    this.rows.set(this.row, row);
  }

  private shown({ type, value, style }: OpenCell): string {
    if (type === 's') return this.workbook.strings[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type !== 'n' || value.trim() === '') return value;
    return formatNumber(Number(value), this.workbook.styles[style]?.format, this.workbook.date1904);
  }

  private merge(reference: string): void {
    const [, from, row, to] = /^([A-Z]+)(\d+):([A-Z]+)\d+$/.exec(reference) ?? [];
    if (from && to) this.spans.set(`${row}:${columnNumber(from)}`, columnNumber(to) - columnNumber(from) + 1);
  }

  finish(): Sheet {
    const used = [...this.rows.values()].flatMap((row) => [...row.keys()]);
    const first = used.reduce((least, column) => Math.min(least, column), MAX_COLUMNS);
    const rows = [...this.rows]
      .sort((a, b) => a[0] - b[0])
      .map(([number, row]) => this.toCells(number, row, first));
    return { rows, complete: this.cells < MAX_CELLS };
  }

  private toCells(number: number, row: Map<number, Cell>, first: number): Cell[] {
    const last = [...row.keys()].reduce((most, column) => Math.max(most, column), 0);
    const cells: Cell[] = [];
    for (let column = first; column <= last;) {
      const cell = row.get(column) ?? { text: '' };
      const span = Math.min(this.spans.get(`${number}:${column}`) ?? 1, MAX_COLUMNS);
      cells.push(span > 1 ? { ...cell, span } : cell);
      column += span;
    }
    return cells;
  }
}

/** `A` 1, `Z` 26, `AA` 27 … */
function columnNumber(letters: string): number {
  let number = 0;
  for (let i = 0; i < letters.length; i++) number = number * 26 + letters.charCodeAt(i) - 64;
  return number;
}
