// CSV as RFC 4180 has it, for spreadsheets: UTF-8 with BOM, CRLF, and no cell that a spreadsheet would run as a formula.
import { stringify } from 'csv-stringify/sync';

export const BOM = '\uFEFF';

/** Signs that start a formula in Excel, LibreOffice or WPS, in ASCII and full width; tab and return can hide one. */
const STARTS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
/** A negative amount is no formula, whatever its decimal sign. */
const PLAIN_NUMBER = /^-?\d+([.,]\d+)?$/;

/** An apostrophe before it makes a spreadsheet show the text as it is (OWASP, CSV Injection). */
export const neutralise = (text: string): string =>
  STARTS_FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

/** Rows as text, each ended by CRLF. */
export function toCsv(rows: (string | null)[][]): string {
  const cells = rows.map((row) => row.map((cell) => (cell === null ? '' : neutralise(cell))));
  return stringify(cells, { record_delimiter: 'windows' });
}

export interface DelimitedCell {
  text: string;
  /** In quotation marks even where nothing in it needs them. */
  quoted: boolean;
}

interface Delimiting {
  separator: string;
  /** Whether what a spreadsheet would run as a formula gets an apostrophe. */
  neutral: boolean;
}

/** Rows as text with another separator, each ended by CRLF. */
export function toDelimited(rows: DelimitedCell[][], { separator, neutral }: Delimiting): string {
  return stringify(rows, {
    record_delimiter: 'windows',
    delimiter: separator,
    cast: {
      object: (value) => {
        const { text, quoted } = value as unknown as DelimitedCell;
        return { value: neutral ? neutralise(text) : text, quoted, quoted_empty: quoted };
      },
    },
  });
}
