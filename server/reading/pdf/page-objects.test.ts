// Pages that programs wrap into one form: what stands in the form counts, where it stands, and not the form as a whole.
import { expect, test } from 'vitest';
import { linesDownFrom, pdfOfPages, textAt, type PdfObject } from '../../../test/kit/samples/pdf.ts';
import { LINES } from '../../../test/kit/samples/content.ts';
import { judgeTextLayer } from './judge-text-layer.ts';
import { readPageBox } from './page-geometry.ts';
import { readPageObjects } from './page-objects.ts';
import { readPageText } from './page-text.ts';
import { PdfDocument } from './pdf-document.ts';
import { loadPdfium } from './pdfium.ts';

const PICTURE: PdfObject = {
  dictionary:
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 >>',
  stream: '\x80',
};
const form = (stream: string, matrix = '1 0 0 1 0 0'): PdfObject => ({
  dictionary: `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Matrix [${matrix}] /Resources << /Font << /F1 3 0 R >> /XObject << /Picture 4 0 R >> >> >>`,
  stream,
});
const picture = (width: number, height: number, x: number, y: number): string =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /Picture Do Q\n`;
const TEXT = linesDownFrom(780, LINES);

async function look(content: string, extra: PdfObject[]) {
  const resources = `/XObject << /Picture 4 0 R ${extra.length > 0 ? '/Form 5 0 R' : ''} >>`;
  const file = pdfOfPages([content], { extra: [PICTURE, ...extra], resources });
  const pdfium = await loadPdfium();
  const document = new PdfDocument(pdfium, file);
  try {
    return document.withPage(1, (page) => {
      const box = readPageBox(pdfium, page);
      const objects = readPageObjects(pdfium, page, box);
      return { ...objects, verdict: judgeTextLayer(readPageText(pdfium, page, box, 10_000), objects) };
    });
  } finally {
    document.close();
  }
}

test('a small picture in a form with the text of the page is a small picture', async () => {
  const { largest_cover, pictures, verdict } = await look('/Form Do', [
    form(TEXT + picture(100, 50, 400, 750)),
  ]);
  expect(largest_cover).toBeCloseTo((100 * 50) / (595 * 842), 4);
  expect(pictures[0]!.box).toMatchObject({ left: 400, bottom: 750, right: 500, top: 800 });
  expect(verdict).toBe('trusted');
});

test('a picture stands where the form puts it', async () => {
  const half = form(TEXT + picture(100, 50, 400, 750), '.5 0 0 .5 10 20');
  const { pictures } = await look('q 1 0 0 1 5 5 cm /Form Do Q', [half]);
  expect(pictures[0]!.box).toMatchObject({ left: 215, bottom: 400, right: 265, top: 425 });
});

test('a picture of the whole page that a form paints over its text hides it', async () => {
  const { covers_text, verdict } = await look('/Form Do', [form(TEXT + picture(595, 842, 0, 0))]);
  expect(covers_text).toBe(true);
  expect(verdict).toBe('recognise');
});

test('text that is written over such a picture is seen', async () => {
  const { covers_text, verdict } = await look('/Form Do', [form(picture(595, 842, 0, 0) + TEXT)]);
  expect(covers_text).toBe(false);
  expect(verdict).toBe('trusted');
});

test('a scan in a form of its own, with a page number beside it, is recognised', async () => {
  const { largest_cover, verdict } = await look(`/Form Do ${textAt(290, 20, '1')}`, [
    form(picture(595, 421, 0, 0) + picture(595, 421, 0, 421)),
  ]);
  expect(largest_cover).toBeGreaterThan(0.9);
  expect(verdict).toBe('recognise');
});
