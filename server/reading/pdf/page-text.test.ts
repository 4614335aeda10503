// Words of text layers, by how wide their signs are.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { pdfOfPages } from '../../../test/kit/samples/pdf.ts';
import { readPageBox } from './page-geometry.ts';
import { readPageText } from './page-text.ts';
import { PdfDocument } from './pdf-document.ts';
import { loadPdfium } from './pdfium.ts';

async function wordsOf(file: Buffer): Promise<string[]> {
  const pdfium = await loadPdfium();
  const document = new PdfDocument(pdfium, file);
  try {
    return document.withPage(1, (page) =>
      readPageText(pdfium, page, readPageBox(pdfium, page), 10_000).words[0].map(({ text }) => text),
    );
  } finally {
    document.close();
  }
}

const ROBOTO = readFileSync(
  createRequire(import.meta.url).resolve('pdfmake/build/fonts/Roboto/Roboto-Regular.ttf'),
);
/** Roboto's glyphs of "0", "1" and "2", each as wide as the others. */
const [ZERO, ONE, TWO] = ['0014', '0015', '0016'];
const GIVEN = `/BaseFont /F /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>`;
const UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /C def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
1 beginbfrange <${ZERO}> <${TWO}> <0030> endbfrange endcmap end end`;

/** One line in an embedded font whose box is as the given numbers say. */
const inFontOf = (bounds: string, glyphs: string): Buffer =>
  pdfOfPages([`BT /F1 12 Tf 1 0 0 1 60 700 Tm <${glyphs}> Tj ET`], {
    font: `<< /Type /Font /Subtype /Type0 /BaseFont /F /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 7 0 R >>`,
    extra: [
      {
        dictionary: `<< /Type /Font /Subtype /CIDFontType2 ${GIVEN} /W [20 [561 561 561]] /FontDescriptor 5 0 R >>`,
      },
      {
        dictionary: `<< /Type /FontDescriptor /FontName /F /Flags 32 /FontBBox [${bounds}] /ItalicAngle 0 /Ascent 1900 /Descent -500 /CapHeight 1900 /StemV 80 /FontFile2 6 0 R >>`,
      },
      { dictionary: '<< >>', stream: ROBOTO },
      { dictionary: '<< >>', stream: UNICODE },
    ],
  });

test.each([
  ['as it should be', '-737 -271 1148 1056'],
  ['flat and a thousand letters wide', '0 3218 1043011 3218'],
])('a thin figure parts no number in a font whose box is %s', async (_what, bounds) => {
  expect(await wordsOf(inFontOf(bounds, [TWO, ONE, ZERO, ONE, TWO].join('')))).toEqual(['21012']);
});
