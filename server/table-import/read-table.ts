// A file as columns and rows: CSV in any encoding and with any separator, XLSX, JSON, or an object in each line.
import * as sheetjs from '@e965/xlsx';
import { decodeText } from '../reading/formats/decode-text.ts';
import { parseTable } from '../reading/readers/csv.ts';

/** Lists come from JSON, where a value may be one. */
export type Cell = string | string[];

export interface Table {
  columns: string[];
  rows: { number: number; cells: Cell[] }[];
  /** Rows above the headings, as banks write them. */
  above?: string[][];
}

/** Rows beyond are no master data. */
const MAX_ROWS = 500_000;
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/**
 * Undefined for what is no table.
 * @param nested objects of JSON that hold a list of objects are a row for each of these, which says what the outer one says
 * @param preamble other rows may stand above the headings
 */
export function readTable(bytes: Uint8Array, { nested = false, preamble = false } = {}): Table | undefined {
  const fromRows = preamble ? belowPreamble : asTable;
  if (ZIP.every((byte, i) => bytes[i] === byte)) return fromRows(readSheet(bytes));
  const text = decodeText(bytes)?.text.replace(/^\uFEFF/, '');
  if (text === undefined) return undefined;
  return /^\s*[[{]/.test(text) ? readRecords(text, nested) : fromRows(parseTable(text, { blanks: true }));
}

/** The first sheet that is not empty. Numbers keep all their digits, whatever the format of their cells. */
function readSheet(bytes: Uint8Array): string[][] {
  const workbook = sheetjs.read(bytes, { type: 'array', dense: true, cellText: false, sheetRows: MAX_ROWS });
  for (const name of workbook.SheetNames) {
    const rows = sheetjs.utils.sheet_to_json<unknown[]>(workbook.Sheets[name]!, {
      header: 1,
      raw: true,
      defval: '',
      blankrows: true,
    });
    if (rows.length > 0) return rows.map((row) => row.map(textOf));
  }
  return [];
}

type FilledRow = { number: number; cells: string[] };

const filledRows = (rows: string[][]): FilledRow[] =>
  rows
    .slice(0, MAX_ROWS)
    .map((row, i) => ({ number: i + 1, cells: row.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

function asTable(rows: string[][]): Table {
  const [heading, ...others] = filledRows(rows);
  return { columns: distinct(heading?.cells ?? []), rows: others };
}

/** Rows of a preamble are looked for so far down. */
const MAX_PREAMBLE = 40;

/** The headings are the first row of words that is nearly as wide as the widest. */
function belowPreamble(rows: string[][]): Table {
  const filled = filledRows(rows);
  const beginning = filled.slice(0, MAX_PREAMBLE);
  const width = ({ cells }: FilledRow) => cells.filter((cell) => cell !== '').length;
  const widest = Math.max(0, ...beginning.map(width));
  const isHeading = (row: FilledRow) =>
    width(row) >= widest * 0.6 && row.cells.every((cell) => !/\d{2}/.test(cell));
  const at = Math.max(0, beginning.findIndex(isHeading));
  return {
    columns: distinct(filled[at]?.cells ?? []),
    rows: filled.slice(at + 1),
    above: filled.slice(0, at).map(({ cells }) => cells),
  };
}

/** An array of objects, an object that holds one, or an object in each line. */
function readRecords(text: string, nested: boolean): Table | undefined {
  const given = recordsOf(text);
  if (given === undefined) return undefined;
  const records = nested ? given.slice(0, MAX_ROWS).flatMap(rowsOf) : given;
  const columns = [...new Set(records.slice(0, MAX_ROWS).flatMap((record) => Object.keys(record)))];
  const rows = records
    .slice(0, MAX_ROWS)
    .map((record, i) => ({ number: i + 1, cells: columns.map((column) => cellOf(record[column])) }));
  return { columns, rows };
}

type JsonRecord = Record<string, unknown>;

function rowsOf(record: JsonRecord): JsonRecord[] {
  const [name, list] = Object.entries(record).find(([, value]) => isRecords(value) && value.length > 0) ?? [];
  if (name === undefined) return [record];
  const { [name]: _list, ...outer } = record;
  return (list as JsonRecord[]).map((inner) => ({ ...outer, ...inner }));
}

function recordsOf(text: string): JsonRecord[] | undefined {
  const whole = parsed(text);
  if (whole === undefined) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const records = lines.map(parsed);
    return records.every(isRecord) ? records : undefined;
  }
  if (Array.isArray(whole)) return isRecords(whole) ? whole : undefined;
  if (!isRecord(whole)) return undefined;
  const list = Object.values(whole).find(isRecords);
  return list === undefined || list.length === 0 ? [whole] : list;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecords = (value: unknown): value is JsonRecord[] => Array.isArray(value) && value.every(isRecord);

const cellOf = (value: unknown): Cell => (Array.isArray(value) ? value.map(textOf) : textOf(value));

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return (typeof value === 'string' ? value : JSON.stringify(value)).trim();
}

/** Columns are told by their headings: an empty one is its number, the second of a name gets its number too. */
function distinct(headings: string[]): string[] {
  const seen = new Set<string>();
  return headings.map((given, i) => {
    const heading = given === '' ? String(i + 1) : seen.has(given) ? `${given} (${i + 1})` : given;
    seen.add(heading);
    return heading;
  });
}
