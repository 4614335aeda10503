// Excel workbooks with one sheet, written row by row: memory stays the same however many rows there are.
// The parts are those of ECMA-376 that Excel, LibreOffice and WPS need, and no more.
import { Readable, type Writable } from 'node:stream';
import { inChunks } from '../files/chunks.ts';
import { pipeZip } from '../files/zip.ts';
import { escapeMarkup, writableInXml } from '../markup.ts';

export type Cell =
  | { type: 'text'; value: string }
  | { type: 'number'; value: string }
  /** YYYY-MM-DD */
  | { type: 'date'; value: string }
  | { type: 'time'; value: Date }
  | null;

const STYLES = { plain: 0, heading: 1, date: 2, time: 3 } as const;
const LONGEST_TEXT = 32_767;
/** Excel keeps 15 significant digits; longer numbers (of invoices, of accounts) are texts. */
const EXACT_NUMBER = /^-?(?=[\d.]{1,16}$)\d+(\.\d+)?$/;
const DAY_MS = 86_400_000;
/** Day 0 of Excel's calendar, for days after February 1900. */
const EPOCH = Date.UTC(1899, 11, 30);

/** Writes the workbook; `rows` is read as fast as the stream takes it. */
export async function writeXlsx(
  stream: Writable,
  sheet: { name: string; headings: string[]; widths: number[] },
  rows: AsyncIterable<Cell[]>,
): Promise<void> {
  await pipeZip({ zlib: { level: 6 } }, stream, async (add) => {
    await add('[Content_Types].xml', CONTENT_TYPES);
    await add('_rels/.rels', RELATIONS);
    await add('xl/workbook.xml', workbook(sheet.name));
    await add('xl/_rels/workbook.xml.rels', WORKBOOK_RELATIONS);
    await add('xl/styles.xml', STYLE_SHEET);
    await add(
      'xl/worksheets/sheet1.xml',
      Readable.from(inChunks(sheetXml(sheet, rows)), { objectMode: false }),
    );
  });
}

async function* sheetXml(
  { headings, widths }: { headings: string[]; widths: number[] },
  rows: AsyncIterable<Cell[]>,
): AsyncIterable<string> {
  const columns = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
  const heading = headings.map((value) => ({ type: 'text', value }) as const);
  yield rowXml(heading, 1, STYLES.heading);
  let number = 1;
  for await (const row of rows) yield rowXml(row, (number += 1));
  yield '</sheetData></worksheet>';
}

function rowXml(cells: Cell[], number: number, style?: number): string {
  let xml = '';
  for (const [i, cell] of cells.entries())
    if (cell !== null) xml += cellXml(cell, `${columnName(i)}${number}`, style);
  return `<row r="${number}">${xml}</row>`;
}

function cellXml(cell: NonNullable<Cell>, place: string, style: number = STYLES.plain): string {
  switch (cell.type) {
    case 'number':
      if (EXACT_NUMBER.test(cell.value)) return `<c r="${place}" s="${style}"><v>${cell.value}</v></c>`;
      return textXml(cell.value, place, style);
    case 'date': {
      const serial = (Date.parse(`${cell.value}T00:00:00Z`) - EPOCH) / DAY_MS;
      if (!(serial >= 61)) return textXml(cell.value, place, style);
      return `<c r="${place}" s="${STYLES.date}"><v>${serial}</v></c>`;
    }
    case 'time':
      return `<c r="${place}" s="${STYLES.time}"><v>${(cell.value.getTime() - EPOCH) / DAY_MS}</v></c>`;
    case 'text':
      return textXml(cell.value, place, style);
  }
}

/** A text is a text here, whatever it begins with: nothing is run as a formula. */
const textXml = (text: string, place: string, style: number): string =>
  text === ''
    ? ''
    : `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(shorten(text))}</t></is></c>`;

const shorten = (text: string) =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1)}…`;

/** `_x0041_` is how Excel writes characters that XML cannot hold. */
export const escapeXml = (text: string): string =>
  escapeMarkup(writableInXml(text).replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_'));

/** 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_ML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_ML}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_ML}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_ML}.styles+xml"/></Types>`;

const RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const WORKBOOK_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

const workbook = (name: string) =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** In the order of STYLES. */
const STYLE_SHEET = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf fontId="0"/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;
