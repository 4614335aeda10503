// PDF documents from a description, with a font that covers Latin and Chinese, embedded as a subset.
import path from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { boldFont, fontFolder, regularFont } from './fonts.ts';

export type { Column, Content, TDocumentDefinitions, TableCell } from 'pdfmake/interfaces.js';

const FONT = 'Noto Sans SC';

let prepared = false;

function prepare(): void {
  if (prepared) return;
  const folder = fontFolder();
  const [regular, bold] = [regularFont(), boldFont()];
  pdfmake.setFonts({ [FONT]: { normal: regular, bold, italics: regular, bolditalics: bold } });
  // Nothing is fetched and no other file is read, whatever a definition says.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((file) => path.resolve(file).startsWith(folder));
  prepared = true;
}

export async function makePdf(definition: TDocumentDefinitions): Promise<Buffer> {
  prepare();
  return pdfmake
    .createPdf({ ...definition, defaultStyle: { font: FONT, fontSize: 10, ...definition.defaultStyle } })
    .getBuffer();
}
