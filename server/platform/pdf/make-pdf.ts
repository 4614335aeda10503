// PDF documents from a description, with a font that covers Latin and Chinese, embedded as a subset.
import { createRequire } from 'node:module';
import path from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

export type { Column, Content, TDocumentDefinitions, TableCell } from 'pdfmake/interfaces.js';

const FONT = 'Noto Sans SC';

/** Folder of the font package: OFL, full TrueType with 30,898 glyphs. */
const fontFolder = () =>
  path.dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'));

let prepared = false;

function prepare(): void {
  if (prepared) return;
  const folder = fontFolder();
  const regular = path.join(folder, '400Regular', 'NotoSansSC_400Regular.ttf');
  const bold = path.join(folder, '700Bold', 'NotoSansSC_700Bold.ttf');
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
