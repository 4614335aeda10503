// Workbooks in the binary formats of Excel (XLS, XLSB) and in OpenDocument (ODS), read by SheetJS. Formulas and macros
// are never run: the values stored with them are read.
import { sumBy } from '../../platform/sum.ts';
import * as sheetjs from '@e965/xlsx';
import type { Block, Cell } from '../converted/blocks.ts';
import { ConvertedFile } from '../converted/converted-file.ts';
import type { FileReader } from '../reader.ts';
import { ReadingError } from '../reading-error.ts';
import { formatNumber } from '../workbook/format-value.ts';
import { sentence, type Said } from '../../platform/sentences/sentence.ts';

/** Rows and columns read of one sheet, and cells of all; what lies beyond is no document. */
const MAX_ROWS = 100_000;
const MAX_COLUMNS = 400;
const MAX_CELLS = 500_000;

export const legacyWorkbookReader: FileReader = {
  formats: ['xls', 'xlsb', 'ods'],
  open: async (file, limits) => {
    const { blocks, warnings } = workbookBlocks(parse(file.bytes));
    return new ConvertedFile(file, blocks, limits, { warnings });
  },
};

function parse(bytes: Uint8Array): sheetjs.WorkBook {
  try {
    return sheetjs.read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: true,
      sheetRows: MAX_ROWS,
    });
  } catch (error) {
    if (/password|encrypt/i.test(String(error)))
      throw new ReadingError('encrypted', sentence('problems.workbookLocked'));
    throw new ReadingError('corrupt', sentence('problems.workbookDamaged'), { cause: error });
  }
}

function workbookBlocks(workbook: sheetjs.WorkBook): { blocks: Block[]; warnings: Said[] } {
  const facts = workbook.Workbook;
  const blocks: Block[] = [];
  const warnings: Said[] = [];
  const visible = workbook.SheetNames.filter((_, index) => !facts?.Sheets?.[index]?.Hidden);
  const hidden = workbook.SheetNames.length - visible.length;
  if (hidden > 0) warnings.push(sentence('problems.hiddenSheets', { count: hidden }));
  let left = MAX_CELLS;
  for (const name of visible) {
    const sheet = workbook.Sheets[name];
    const rows = sheet ? sheetRows(sheet, facts?.WBProps?.date1904 === true, left) : [];
    left -= sumBy(rows, (row) => row.length);
    if (left <= 0) warnings.push(sentence('problems.longSheet', { name }));
    if (rows.length === 0) continue;
    if (blocks.length > 0) blocks.push({ kind: 'page_break' });
    if (visible.length > 1) blocks.push({ kind: 'paragraph', text: name, style: { bold: true, size: 12 } });
    blocks.push({ kind: 'table', rows });
  }
  return { blocks, warnings };
}

function sheetRows(sheet: sheetjs.WorkSheet, date1904: boolean, max_cells: number): Cell[][] {
  const data: (sheetjs.CellObject | undefined)[][] = sheet['!data'] ?? [];
  const spans = new Map<string, number>();
  for (const { s, e } of sheet['!merges'] ?? []) spans.set(`${s.r}:${s.c}`, e.c - s.c + 1);
  const rows: Cell[][] = [];
  let cells = 0;
  for (const [number, row] of data.entries()) {
    if (!row || cells >= max_cells) continue;
    const texts = row.slice(0, MAX_COLUMNS).map((cell) => (cell ? cellText(cell, date1904) : ''));
    const last = texts.findLastIndex((text) => text !== '');
    if (last < 0) continue;
    cells += last + 1;
    rows.push(toCells(texts.slice(0, last + 1), (column) => spans.get(`${number}:${column}`) ?? 1));
  }
  return withoutEmptyColumns(rows);
}

function cellText({ t, v, z, w }: sheetjs.CellObject, date1904: boolean): string {
  if (v instanceof Date) return Number.isNaN(v.getTime()) ? '' : v.toISOString().slice(0, 10);
  if (t === 'n' && typeof v === 'number')
    return formatNumber(v, typeof z === 'string' ? z : undefined, date1904);
  if (t === 'b') return v === true ? 'TRUE' : 'FALSE';
  if (t === 'e') return w ?? '';
  return v === undefined ? '' : String(v);
}

function toCells(texts: string[], spanAt: (column: number) => number): Cell[] {
  const cells: Cell[] = [];
  for (let column = 0; column < texts.length;) {
    const span = Math.min(spanAt(column), MAX_COLUMNS);
    cells.push(span > 1 ? { text: texts[column] ?? '', span } : { text: texts[column] ?? '' });
    column += Math.max(1, span);
  }
  return cells;
}

/** Tables that begin in column C would stand far right on the page. */
function withoutEmptyColumns(rows: Cell[][]): Cell[][] {
  const first = rows.reduce((least, row) => {
    const filled = row.findIndex(({ text, span }) => text !== '' || span !== undefined);
    return Math.min(least, filled < 0 ? least : filled);
  }, MAX_COLUMNS);
  return first === MAX_COLUMNS ? rows : rows.map((row) => row.slice(first));
}
