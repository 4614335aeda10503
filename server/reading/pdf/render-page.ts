// Paints a PDF page into a raster.
import type { Raster } from '../ocr/raster.ts';
import type { Pdfium } from './pdfium.ts';

const BGRX = 3;
const WHITE = 0xffffffff;
/** Paint annotations (stamps, filled form fields) too. */
const WITH_ANNOTATIONS = 0x01;

/** WebP and most viewers end here: longer pages are painted smaller. */
export const LONGEST_SIDE = 16_000;

/** `scale`, made smaller where the picture of the page would be too long or have more than `max_pixels`. */
export function boundedScale(
  { width, height }: { width: number; height: number },
  scale: number,
  max_pixels: number,
): number {
  return Math.min(scale, Math.sqrt(max_pixels / (width * height)), LONGEST_SIDE / Math.max(width, height));
}

/** The page as a viewer shows it, exactly `width` x `height` pixels, on white. */
export function paintPage(pdfium: Pdfium, page: number, width: number, height: number): Raster {
  return paintPart(pdfium, page, { width, height }, { x: 0, y: 0, width, height });
}

/** A rectangle of the page when it is `size` pixels large. */
export function paintPart(
  pdfium: Pdfium,
  page: number,
  size: { width: number; height: number },
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Raster {
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0);
  if (bitmap === 0) throw new Error(`No memory for a page image of ${width} x ${height} pixels`);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, -x, -y, size.width, size.height, 0, WITH_ANNOTATIONS);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const from = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const pixels = new Uint32Array(pdfium.memory.buffer, from, (stride * height) / 4);
    return { width, height, data: toRgb(pixels, width, height, stride) };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** Whole pixels at a time; rows of four bytes a pixel begin at multiples of four. */
function toRgb(bgrx: Uint32Array, width: number, height: number, stride: number): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  let to = 0;
  for (let y = 0; y < height; y++) {
    const start = (y * stride) / 4;
    for (let from = start; from < start + width; from++, to += 3) {
      const pixel = bgrx[from]!;
      rgb[to] = pixel >>> 16;
      rgb[to + 1] = pixel >>> 8;
      rgb[to + 2] = pixel;
    }
  }
  return rgb;
}
