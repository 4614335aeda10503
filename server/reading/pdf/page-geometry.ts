// Where things stand on a PDF page as it is shown: user space has its origin at the bottom left and knows no rotation.
import { readFloats, withMemory, type Pdfium } from './pdfium.ts';

/** A rectangle in user space. */
export interface PageBox {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Quarter turns clockwise. */
export type Quarters = 0 | 1 | 2 | 3;

export const toQuarters = (value: number): Quarters => (((value % 4) + 4) % 4) as Quarters;

/** The visible rectangle of a page: its crop box clipped to its media box. */
export function readPageBox(pdfium: Pdfium, page: number): PageBox {
  return withMemory(pdfium, 16, (rectangle) => {
    pdfium.FPDF_GetPageBoundingBox(page, rectangle);
    const [left = 0, top = 0, right = 0, bottom = 0] = readFloats(pdfium, rectangle, 4);
    return { left, top: Math.max(top, bottom), right, bottom: Math.min(top, bottom) };
  });
}

/** The page's own /Rotate; 0 where it is damaged, as PDFium itself then shows the page. */
export function readRotation(pdfium: Pdfium, page: number): Quarters {
  return toQuarters(Math.max(0, pdfium.FPDFPage_GetRotation(page)));
}

export function shownSize(box: PageBox, quarters: Quarters): { width: number; height: number } {
  const width = Math.max(1e-3, box.right - box.left);
  const height = Math.max(1e-3, box.top - box.bottom);
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width };
}

/**
 * From user space to the page turned clockwise, origin top left: `x' = x * xx + y * xy + x0`, likewise for y. Plain
 * numbers, because it is applied to every character.
 */
export interface ShownTransform {
  xx: number;
  xy: number;
  x0: number;
  yx: number;
  yy: number;
  y0: number;
}

export function shownTransform(page: PageBox, quarters: Quarters): ShownTransform {
  const turns: Record<Quarters, ShownTransform> = {
    0: { xx: 1, xy: 0, x0: -page.left, yx: 0, yy: -1, y0: page.top },
    1: { xx: 0, xy: 1, x0: -page.bottom, yx: 1, yy: 0, y0: -page.left },
    2: { xx: -1, xy: 0, x0: page.right, yx: 0, yy: 1, y0: -page.bottom },
    3: { xx: 0, xy: -1, x0: page.top, yx: -1, yy: 0, y0: page.right },
  };
  return turns[quarters];
}
