// Several files as one PDF: the pages of PDFs as they are, and a page for each picture.
import { makePdf } from '../../platform/pdf/make-pdf.ts';
import { sentence } from '../../platform/sentences/sentence.ts';
import { detectFormat } from '../detect-format.ts';
import type { ReadingLimits } from '../limits.ts';
import { mapQuad, type Quad } from '../ocr/quad.ts';
import { asSharp, type Raster } from '../ocr/raster.ts';
import { bytesOf } from '../open-file.ts';
import { decodePicture } from '../pictures/decode-picture.ts';
import { straighten } from '../pictures/straighten.ts';
import { countTiffPages } from '../pictures/tiff-pages.ts';
import { turnRaster } from '../pictures/turn-raster.ts';
import type { JoinedFile } from '../reader-messages.ts';
import { ReadingError } from '../reading-error.ts';
import { PdfDocument } from './pdf-document.ts';
import type { Pdfium } from './pdfium.ts';
import { savedCopy } from './saved-copy.ts';

/** Small print of a photographed page stays legible, at a third of the size of 95. */
const JPEG_QUALITY = 88;
/** The longer side of a page that is a picture, in points: that of A4. */
const PAGE_SIDE = 842;

/** Throws `ReadingError` for what cannot be opened or copied, and for more pages than are read. */
export async function joinFiles(
  pdfium: Pdfium,
  files: readonly JoinedFile[],
  limits: ReadingLimits,
): Promise<Uint8Array> {
  const target = pdfium.FPDF_CreateNewDocument();
  let length = 0;
  const add = (bytes: Uint8Array, { pages, turns = {} }: Pick<JoinedFile, 'pages' | 'turns'> = {}) => {
    const document = new PdfDocument(pdfium, bytes);
    try {
      document.turn(turns);
      const [from, to] = pages ?? [1, document.page_count];
      if (length + to - from + 1 > limits.max_pages)
        throw new ReadingError('too_large', sentence('problems.joinedPages', { count: limits.max_pages }));
      document.copyInto(target, from, to, length);
      length += to - from + 1;
    } finally {
      document.close();
    }
  };
  try {
    for (const file of files) {
      const bytes = await bytesOf(file.path, limits);
      const { format } = detectFormat(bytes);
      if (format === 'pdf') add(bytes, file);
      else for await (const page of picturePages(bytes, format, file, limits)) add(page);
    }
    return savedCopy(pdfium, target);
  } finally {
    pdfium.FPDF_CloseDocument(target);
  }
}

async function* picturePages(
  bytes: Uint8Array,
  format: string,
  { sheet, turns }: JoinedFile,
  limits: ReadingLimits,
): AsyncGenerator<Uint8Array> {
  const count = format === 'tiff' ? countTiffPages(bytes) : 1;
  for (let number = 1; number <= count; number++) {
    const { raster: photo } = await decodePicture(bytes, format, number, limits);
    const flat = sheet === undefined ? photo : straighten(photo, onPhoto(sheet, photo));
    const raster = await turnRaster(flat, turns?.[number] ?? 0);
    const jpeg = await asSharp(raster).jpeg({ quality: JPEG_QUALITY }).toBuffer();
    const scale = PAGE_SIDE / Math.max(raster.width, raster.height);
    const size = { width: raster.width * scale, height: raster.height * scale };
    yield makePdf({
      pageSize: size,
      pageMargins: 0,
      content: [{ image: `data:image/jpeg;base64,${jpeg.toString('base64')}`, ...size }],
    });
  }
}

const onPhoto = (sheet: Quad, { width, height }: Raster): Quad =>
  mapQuad(sheet, ({ x, y }) => ({ x: x * width, y: y * height }));
