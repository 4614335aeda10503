// Values in the cells of a file: lists, numbers as people and programs write them, yes and no.
import { invalid } from '../platform/errors.ts';
import type { Cell, Table } from './read-table.ts';

const filled = (text: string): boolean => text !== '';

export const partsOf = (cell: Cell, between: RegExp): string[] =>
  (typeof cell === 'string' ? cell.split(between) : cell).map((part) => part.trim()).filter(filled);

export const listIn = (cells: Cell[]): string[] => [
  ...new Set(cells.flatMap((cell) => partsOf(cell, /[\n;|]/))),
];

/** Several cells make one text. */
export const textIn = (cells: Cell[]): string => cells.flat().filter(filled).join(' ');

const TRUTH: Record<string, boolean> = { true: true, yes: true, 1: true, false: false, no: false, 0: false };

/** The text itself where it is neither. */
export const truthIn = (text: string): boolean | string => TRUTH[text.toLowerCase()] ?? text;

export type DecimalMark = '.' | ',';

const NUMBER = /^[-+]?\d[\d.,' \u00a0]*$/;

/** Which sign the numbers of a file have before their decimals; null where none of them tells. */
export function decimalMark(rows: Table['rows'], positions: readonly number[]): DecimalMark | null {
  for (const { cells } of rows)
    for (const at of positions) {
      const text = bareAmount([cells[at] ?? ''].flat()[0] ?? '').replaceAll(/[()]|-$/g, '');
      const mark = NUMBER.test(text) ? markOf(text) : null;
      if (mark !== null) return mark;
    }
  return null;
}

/** "1.234,5" and "0,5" have a comma; "12.000" may be twelve or twelve thousand. */
function markOf(text: string): DecimalMark | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return null;
  const mark = text[last] as DecimalMark;
  const signs = text.replaceAll(/[^.,]/g, '');
  const behind = text.length - last - 1;
  if (new Set(signs).size > 1) return mark;
  if (signs.length > 1) return mark === '.' ? ',' : '.';
  return behind === 3 && !/^[-+]?0[.,]/.test(text) ? null : mark;
}

/** The text itself where it is no number. Throws `invalid` for one that may be two numbers. */
export function numberIn(text: string, mark: DecimalMark | null): number | string {
  const number = Number(decimalIn(text, mark) ?? Number.NaN);
  return Number.isFinite(number) ? number : text;
}

/** A decimal text with a point; undefined where it is no number. Throws `invalid` for one that may be two numbers. */
function decimalIn(text: string, mark: DecimalMark | null): string | undefined {
  if (!NUMBER.test(text)) return undefined;
  const bare = text.replaceAll(/[' \u00a0]/g, '').replace(/^\+/, '');
  if (mark === null) {
    if (/[.,]/.test(bare)) throw invalid('setup.numberUnclear', { text });
    return bare;
  }
  return bare.replaceAll(mark === '.' ? ',' : '.', '').replace(mark, '.');
}

/** What stands around the digits of an amount: signs and names of currencies. */
const AROUND = /^(?:[A-Z]{3}|\p{Sc})|(?:[A-Z]{3}|\p{Sc})$/gu;

/**
 * An amount of money as a decimal text: "1.234,50 EUR", "(12.50)", "12,50-". Undefined where it is none.
 * @throws `invalid` where it may be two amounts
 */
export function amountIn(text: string, mark: DecimalMark | null): string | undefined {
  const plain = bareAmount(text);
  const negative = /^\(.*\)$|^-|-$/.test(plain);
  const decimal = decimalIn(plain.replaceAll(/[()]|^[-+]|[-+]$/g, '').trim(), mark);
  if (decimal === undefined || !/^\d+(?:\.\d+)?$/.test(decimal)) return undefined;
  return negative && /[1-9]/.test(decimal) ? `-${decimal}` : decimal;
}

/** Without its currency, and with a plain minus. */
export const bareAmount = (text: string): string =>
  text
    .replaceAll(/[\u2212\u2013]/g, '-')
    .trim()
    .replaceAll(AROUND, '')
    .trim();

/** "2026-03-22", "22.03.2026", "20260322": as SAP, spreadsheets and people write days. The text itself where it is none. */
export function dayIn(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? [];
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, y, m, d] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:T.*)?$/.exec(text) ?? [];
  return y === undefined ? text : `${y}-${m}-${d}`;
}
