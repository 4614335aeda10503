// JPEG 2000 pictures, which sharp's own build cannot decode. PDFium can, as pictures of a PDF: so one is written around it.
import { loadPdfium, type Pdfium } from '../pdf/pdfium.ts';
import { PdfDocument } from '../pdf/pdf-document.ts';
import { boundedScale, paintPage } from '../pdf/render-page.ts';
import type { Raster } from '../ocr/raster.ts';
import { ReadingError } from '../reading-error.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** Start of the codestream and of its size marker (ISO/IEC 15444-1, A.4.1 and A.5.1). */
const CODESTREAM = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
/** Where the size marker has the far and the near corner of the picture, from the start of the codestream. */
const [RIGHT, BOTTOM, LEFT, TOP, COMPONENTS, SIZE_END] = [8, 12, 16, 20, 40, 42] as const;
/** Colours of a bare codestream, which does not name them, by the number of its components. */
const COLOURS: Record<number, string> = { 1: '/ColorSpace /DeviceGray', 3: '/ColorSpace /DeviceRGB' };
/** PDF pages have at most 14,400 units a side (ISO 32000-1, annex C). */
const MAX_UNITS = 14_000;

/** Throws `ReadingError` for a picture with more pixels than allowed or one that is damaged. */
export async function decodeJp2(bytes: Uint8Array, max_pixels: number, max_side: number): Promise<Raster> {
  const size = headOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (size.width * size.height > max_pixels)
    throw new ReadingError('too_large', sentence('problems.pictureLarge'));
  const pdfium = await loadPdfium();
  const document = new PdfDocument(pdfium, pdfAround(bytes, size));
  try {
    return document.withPage(1, (page) => {
      if (!isDecoded(pdfium, page)) throw damaged();
      const longest = Math.max(size.width, size.height);
      const scale = boundedScale(size, Math.min(1, max_side / longest), max_pixels);
      const side = (length: number) => Math.max(1, Math.round(length * scale));
      return paintPage(pdfium, page, side(size.width), side(size.height));
    });
  } finally {
    document.close();
  }
}

interface PictureHead {
  width: number;
  height: number;
  /** Entry of the picture's dictionary, where the file itself does not say. */
  colours: string;
}

function headOf(bytes: Buffer): PictureHead {
  const start = bytes.indexOf(CODESTREAM);
  if (start < 0 || start + SIZE_END > bytes.length) throw damaged();
  const at = (offset: number) => bytes.readUInt32BE(start + offset);
  const [width, height] = [at(RIGHT) - at(LEFT), at(BOTTOM) - at(TOP)];
  if (width <= 0 || height <= 0) throw damaged();
  const colours = start === 0 ? (COLOURS[bytes.readUInt16BE(start + COMPONENTS)] ?? '') : '';
  return { width, height, colours };
}

/** One page that shows nothing but the picture. */
function pdfAround(bytes: Uint8Array, { width, height, colours }: PictureHead): Buffer {
  const units = Math.min(1, MAX_UNITS / Math.max(width, height));
  const [x, y] = [Math.max(1, width * units).toFixed(2), Math.max(1, height * units).toFixed(2)];
  const paint = `q ${x} 0 0 ${y} 0 0 cm /I Do Q`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${x} ${y}] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>`,
    `<< /Length ${paint.length} >>\nstream\n${paint}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${colours} /Filter /JPXDecode /Length ${bytes.length} >>\nstream\n`,
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const push = (part: Uint8Array) => {
    parts.push(Buffer.from(part));
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    push(Buffer.from(`${index + 1} 0 obj\n${object}`));
    if (index === objects.length - 1) {
      push(bytes);
      push(Buffer.from('\nendstream'));
    }
    push(Buffer.from('\nendobj\n'));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  push(Buffer.from(table + trailer));
  return Buffer.concat(parts);
}

/** A damaged picture is not painted at all; that must not pass for a white page. */
function isDecoded(pdfium: Pdfium, page: number): boolean {
  const picture = pdfium.FPDFPage_GetObject(page, 0);
  const bitmap = picture === 0 ? 0 : pdfium.FPDFImageObj_GetBitmap(picture);
  if (bitmap === 0) return false;
  pdfium.FPDFBitmap_Destroy(bitmap);
  return true;
}

const damaged = () => new ReadingError('corrupt', sentence('problems.pictureDamaged'));
