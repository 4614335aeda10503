// CSV as RFC 4180 has it, for spreadsheets: UTF-8 with BOM, CRLF, and no cell that a spreadsheet would run as a formula.

export const BOM = '\uFEFF';

/** Signs that start a formula in Excel, LibreOffice or WPS, in ASCII and full width; tab and return can hide one. */
const STARTS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
/** A negative amount is no formula, whatever its decimal sign. */
const PLAIN_NUMBER = /^-?\d+([.,]\d+)?$/;

/** An apostrophe before it makes a spreadsheet show the text as it is (OWASP, CSV Injection). */
export const neutralise = (text: string): string =>
  STARTS_FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

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

const CSV: Delimiting = { separator: ',', neutral: true };

/** Rows as text, each ended by CRLF. */
export const toCsv = (rows: (string | null)[][]): string =>
  rows
    .map((row) =>
      rowOf(
        row.map((cell) => cellText(cell ?? '', false, CSV)),
        CSV,
      ),
    )
    .join('');

/** Rows as text with another separator, each ended by CRLF. */
export const toDelimited = (rows: DelimitedCell[][], style: Delimiting): string =>
  rows
    .map((row) =>
      rowOf(
        row.map(({ text, quoted }) => cellText(text, quoted, style)),
        style,
      ),
    )
    .join('');

const rowOf = (cells: string[], { separator }: Delimiting): string => `${cells.join(separator)}\r\n`;

const NEEDS_QUOTES = /["\r\n]/;

function cellText(text: string, quoted: boolean, { separator, neutral }: Delimiting): string {
  const shown = neutral ? neutralise(text) : text;
  if (!quoted && !NEEDS_QUOTES.test(shown) && !shown.includes(separator)) return shown;
  return `"${shown.replaceAll('"', '""')}"`;
}
