// The parts of an XLSX workbook that its sheets refer to: strings, number formats, bold fonts, the list of sheets.
import type { Archive } from '../formats/unzip.ts';
import { childrenOf, findElement, parseXml, textIn, type XmlElement } from '../formats/xml.ts';
import { ReadingError } from '../reading-error.ts';
import { builtInFormat } from './format-value.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

export interface Workbook {
  sheets: SheetReference[];
  strings: string[];
  styles: CellStyle[];
  /** Days are counted from 1904 rather than 1900. */
  date1904: boolean;
}

export interface SheetReference {
  name: string;
  /** Part of the archive that holds it. */
  part: string;
  hidden: boolean;
}

export interface CellStyle {
  format: string | undefined;
  bold: boolean;
}

export function readWorkbook(archive: Archive): Workbook {
  const part = archive.names.find((name) => /^xl\/workbook\d*\.xml$/.test(name));
  const bytes = part && archive.read(part);
  const root = bytes && parseXml(bytes);
  if (!root) throw new ReadingError('corrupt', sentence('problems.workbookSheets'));
  const date1904 = /^(?:1|true)$/.test(findElement(root, 'workbookPr')?.attributes.date1904 ?? '');
  return {
    sheets: readSheets(archive, root, part),
    strings: readStrings(archive),
    styles: readStyles(archive),
    date1904,
  };
}

function readSheets(archive: Archive, root: XmlElement, part: string): SheetReference[] {
  const relations = new Map<string, string>();
  const bytes = archive.read(part.replace(/([^/]+)$/, '_rels/$1.rels'));
  for (const { attributes } of childrenOf(bytes && parseXml(bytes))) {
    relations.set(attributes.Id ?? '', (attributes.Target ?? '').toLowerCase());
  }
  const sheets = childrenOf(findElement(root, 'sheets'), 'sheet').map(({ attributes }, index) => {
    const target = relations.get(attributes.id ?? '') ?? `worksheets/sheet${index + 1}.xml`;
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return { name: attributes.name ?? '', part: path, hidden: /hidden/i.test(attributes.state ?? '') };
  });
  if (sheets.length > 0) return sheets;
  return archive.names
    .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    .map((name) => ({ name: '', part: name, hidden: false }));
}

/** Rich text is joined; phonetic guides (`rPh`) are left out. */
function readStrings(archive: Archive): string[] {
  const bytes = archive.read('xl/sharedStrings.xml');
  return childrenOf(bytes && parseXml(bytes), 'si').map(richText);
}

export function richText(element: XmlElement): string {
  return childrenOf(element)
    .map((child) =>
      child.name === 't' ? textIn(child) : child.name === 'r' ? textIn(findElement(child, 't')) : '',
    )
    .join('');
}

function readStyles(archive: Archive): CellStyle[] {
  const bytes = archive.read('xl/styles.xml');
  const root = bytes && parseXml(bytes);
  const custom = new Map<number, string>();
  for (const { attributes } of childrenOf(findElement(root, 'numFmts'))) {
    custom.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
  }
  const fonts = childrenOf(findElement(root, 'fonts'), 'font').map(
    (font) => findElement(font, 'b') !== undefined,
  );
  return childrenOf(findElement(root, 'cellXfs'), 'xf').map(({ attributes }) => {
    const id = Number(attributes.numFmtId ?? 0);
    return {
      format: custom.get(id) ?? builtInFormat(id),
      bold: fonts[Number(attributes.fontId ?? 0)] ?? false,
    };
  });
}
