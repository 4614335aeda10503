// Office documents, made from their parts.
import * as sheetjs from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { SENTENCE, TABLE, TITLE, TOTAL } from './content.ts';

/** A ZIP archive; names in order. */
export const zipOf = (parts: Record<string, string | Uint8Array>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
      ),
    ),
  );

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const rows = [...TABLE, ['', '', ...TOTAL]];

/** `body` is WordprocessingML; the sample invoice without it. */
export function sampleDocx(body = docxBody()): Buffer {
  return zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'word/document.xml': `${XML}<w:document ${W}><w:body>${body}</w:body></w:document>`,
  });
}

function docxBody(): string {
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const cells = (row: string[]) => row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('');
  const table = rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('');
  return `${paragraph(TITLE)}${paragraph(SENTENCE)}<w:tbl>${table}</w:tbl>`;
}

export function samplePptx(): Buffer {
  const paragraph = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const cells = (row: string[]) =>
    row.map((text) => `<a:tc><a:txBody>${paragraph(text)}</a:txBody></a:tc>`).join('');
  const table = rows.map((row) => `<a:tr>${cells(row)}</a:tr>`).join('');
  const names = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="${OFFICE}"`;
  const shape = (text: string, type: string) =>
    `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${paragraph(text)}</p:txBody></p:sp>`;
  return zipOf({
    'ppt/presentation.xml': `${XML}<p:presentation ${names}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `${XML}<Relationships ${RELATIONS}><Relationship Id="rId1" Type="${OFFICE}/slide" Target="slides/slide1.xml"/></Relationships>`,
    'ppt/slides/slide1.xml': `${XML}<p:sld ${names}><p:cSld><p:spTree>${shape(TITLE, 'title')}${shape(SENTENCE, 'body')}<p:graphicFrame><a:graphic><a:graphicData><a:tbl>${table}</a:tbl></a:graphicData></a:graphic></p:graphicFrame></p:spTree></p:cSld></p:sld>`,
  });
}

export function sampleOdt(): Buffer {
  const names =
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"';
  const cells = (row: string[]) =>
    row.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join('');
  const table = rows.map((row) => `<table:table-row>${cells(row)}</table:table-row>`).join('');
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${XML}<office:document-content ${names}><office:body><office:text><text:h text:outline-level="1">${TITLE}</text:h><text:p>${SENTENCE}</text:p><table:table>${table}</table:table></office:text></office:body></office:document-content>`,
  });
}

const workbookRows = [[TITLE], [SENTENCE], ...rows];

/** Formats SheetJS writes. */
export function sampleWorkbook(bookType: 'xlsx' | 'biff8' | 'xlsb' | 'ods'): Buffer {
  const workbook = sheetjs.utils.book_new();
  sheetjs.utils.book_append_sheet(workbook, sheetjs.utils.aoa_to_sheet(workbookRows), 'Invoice');
  return Buffer.from(sheetjs.write(workbook, { bookType, type: 'array' }) as ArrayBuffer);
}

/** OFD: text objects with positions in millimetres. */
export function sampleOfd(parts: Record<string, string> = {}): Buffer {
  const ofd = 'xmlns:ofd="http://www.ofdspec.org/2016"';
  const texts = [[TITLE], [SENTENCE.slice(0, 60)], [SENTENCE.slice(60).trim()], ...rows].flatMap(
    (row, line) =>
      row.map(
        (text, column) =>
          `<ofd:TextObject ID="${line * 10 + column + 10}" Boundary="${20 + column * 45} ${20 + line * 8} 160 6" Font="1" Size="4"><ofd:TextCode X="0" Y="4">${text}</ofd:TextCode></ofd:TextObject>`,
      ),
  );
  return zipOf({
    'OFD.xml': `${XML}<ofd:OFD ${ofd} DocType="OFD"><ofd:DocBody><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml': `${XML}<ofd:Document ${ofd}><ofd:CommonData><ofd:PageArea><ofd:PhysicalBox>0 0 210 140</ofd:PhysicalBox></ofd:PageArea></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages><ofd:Attachments>Attachs/Attachments.xml</ofd:Attachments></ofd:Document>`,
    'Doc_0/Pages/Page_0/Content.xml': `${XML}<ofd:Page ${ofd}><ofd:Content><ofd:Layer ID="2">${texts.join('')}</ofd:Layer></ofd:Content></ofd:Page>`,
    ...parts,
  });
}

/** The text of a binary Word document in one piece, in its own container ([MS-DOC] 2.4.1). */
export function sampleDoc(): Buffer {
  const cells = rows.map((row) => `${row.join('\u0007')}\u0007\u0007`).join('');
  const text = `${TITLE}\r${SENTENCE}\r${cells}\r`;
  const document = Buffer.alloc(0x600);
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(0x0200, 0x0a);
  document.writeUInt32LE(text.length, 0x4c);
  document.writeUInt32LE(0, 0x1a2);
  document.writeUInt32LE(21, 0x1a6);
  document.write(text, 0x300, 'latin1');
  const table = Buffer.alloc(21);
  table[0] = 2;
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(0, 5);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(((0x300 * 2) | 0x40000000) >>> 0, 15);
  return compoundOf({ '/WordDocument': document, '/1Table': table });
}

/** A compound file with the given streams. */
export function compoundOf(streams: Record<string, Buffer>): Buffer {
  const { CFB } = sheetjs as { CFB: Cfb };
  const container = CFB.utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(container, path, content);
  return Buffer.from(CFB.write(container, { type: 'buffer' }));
}

interface Cfb {
  utils: { cfb_new(): unknown; cfb_add(container: unknown, path: string, content: Buffer): void };
  write(container: unknown, options: object): Uint8Array;
}
