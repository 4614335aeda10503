// Paints lines, areas and pictures into a PDFium page that is being made.
import type { Raster } from '../ocr/raster.ts';
import { withMemory, type Pdfium } from './pdfium.ts';

/** Red, green, blue, 0..255. */
export type Rgb = readonly [number, number, number];

export type PathStep =
  | { kind: 'move'; to: Point }
  | { kind: 'line'; to: Point }
  | { kind: 'curve'; first: Point; second: Point; to: Point }
  | { kind: 'close' };

/** Points from the top left corner of the page. */
export interface DrawnPath {
  steps: PathStep[];
  line_width: number;
  stroke: Rgb | undefined;
  fill: Rgb | undefined;
}

export interface DrawnPicture {
  raster: Raster;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is painted below the words of a page. */
export interface Background {
  paths: DrawnPath[];
  pictures: DrawnPicture[];
}

interface Point {
  x: number;
  y: number;
}

const BGRX = 3;
const [NO_FILL, WINDING_FILL] = [0, 2] as const;
const OPAQUE = 255;

export function drawPath(pdfium: Pdfium, page: number, page_height: number, path: DrawnPath): void {
  const first = path.steps[0]!;
  const start = 'to' in first ? first.to : { x: 0, y: 0 };
  const object = pdfium.FPDFPageObj_CreateNewPath(start.x, page_height - start.y);
  if (object === 0) return;
  const y = (point: Point) => page_height - point.y;
  for (const step of path.steps.slice(1)) {
    if (step.kind === 'close') pdfium.FPDFPath_Close(object);
    else if (step.kind === 'move') pdfium.FPDFPath_MoveTo(object, step.to.x, y(step.to));
    else if (step.kind === 'line') pdfium.FPDFPath_LineTo(object, step.to.x, y(step.to));
    else {
      const { first: a, second: b, to } = step;
      pdfium.FPDFPath_BezierTo(object, a.x, y(a), b.x, y(b), to.x, y(to));
    }
  }
  const { stroke, fill } = path;
  if (stroke) pdfium.FPDFPageObj_SetStrokeColor(object, ...stroke, OPAQUE);
  if (fill) pdfium.FPDFPageObj_SetFillColor(object, ...fill, OPAQUE);
  pdfium.FPDFPageObj_SetStrokeWidth(object, path.line_width);
  pdfium.FPDFPath_SetDrawMode(object, fill ? WINDING_FILL : NO_FILL, stroke ? 1 : 0);
  pdfium.FPDFPage_InsertObject(page, object);
}

export function drawPicture(
  pdfium: Pdfium,
  document: number,
  page: number,
  page_height: number,
  { raster, x, y, width, height }: DrawnPicture,
): void {
  const bitmap = pdfium.FPDFBitmap_CreateEx(raster.width, raster.height, BGRX, 0, 0);
  const object = bitmap === 0 ? 0 : pdfium.FPDFPageObj_NewImageObj(document);
  if (object !== 0) {
    fillBitmap(pdfium, bitmap, raster);
    withMemory(pdfium, 4, (pages) => {
      new Uint32Array(pdfium.memory.buffer, pages, 1)[0] = page;
      pdfium.FPDFImageObj_SetBitmap(pages, 1, object, bitmap);
    });
    pdfium.FPDFPageObj_Transform(object, width, 0, 0, height, x, page_height - y - height);
    pdfium.FPDFPage_InsertObject(page, object);
  }
  if (bitmap !== 0) pdfium.FPDFBitmap_Destroy(bitmap);
}

function fillBitmap(pdfium: Pdfium, bitmap: number, { width, height, data }: Raster): void {
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  const pixels = new Uint8Array(pdfium.memory.buffer, pdfium.FPDFBitmap_GetBuffer(bitmap), stride * height);
  for (let row = 0, from = 0; row < height; row++) {
    for (let to = row * stride, end = to + width * 4; to < end; to += 4, from += 3) {
      pixels[to] = data[from + 2]!;
      pixels[to + 1] = data[from + 1]!;
      pixels[to + 2] = data[from]!;
    }
  }
}
