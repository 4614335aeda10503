// Paints a PDF page into a raster.
import type { Raster } from '../ocr/raster.ts';
import type { Pdfium } from './pdfium.ts';

const BGRX = 3;
const WHITE = 0xffffffff;
/** Paint annotations (stamps, filled form fields) too. */
const WITH_ANNOTATIONS = 0x01;

/** The page as a viewer shows it, exactly `width` x `height` pixels, on white. */
export function paintPage(pdfium: Pdfium, page: number, width: number, height: number): Raster {
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0);
  if (bitmap === 0) throw new Error(`No memory for a page image of ${width} x ${height} pixels`);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const from = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const pixels = new Uint8Array(pdfium.memory.buffer, from, stride * height);
    return { width, height, data: toRgb(pixels, width, height, stride) };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

function toRgb(bgrx: Uint8Array, width: number, height: number, stride: number): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  let to = 0;
  for (let y = 0; y < height; y++) {
    let from = y * stride;
    for (let x = 0; x < width; x++, from += 4, to += 3) {
      rgb[to] = bgrx[from + 2]!;
      rgb[to + 1] = bgrx[from + 1]!;
      rgb[to + 2] = bgrx[from]!;
    }
  }
  return rgb;
}
