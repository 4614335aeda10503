// The QR and bar codes of a PDF page whose words come from its text layer: only the places where one may stand are painted.
import { codeBox } from '../codes/picture-codes.ts';
import { findPatchT } from '../codes/patch-code.ts';
import { readCodes, type FoundCode } from '../codes/read-codes.ts';
import type { Raster } from '../ocr/raster.ts';
import type { Code } from '../reading.ts';
import { codeRegions, type CodeRegion } from './code-regions.ts';
import {
  shownSize,
  shownTransform,
  type PageBox,
  type Quarters,
  type ShownTransform,
} from './page-geometry.ts';
import type { PageObjects } from './page-objects.ts';
import type { Pdfium } from './pdfium.ts';
import { paintPart } from './render-page.ts';

/** A picture that covers so much of both sides is the scan of a sheet. */
const SHEET = 0.8;
/** Longest side painted, in pixels; larger codes need no more. */
const MAX_SIDE = 1200;

export interface PaintedRegion extends Place, Pick<CodeRegion, 'stored' | 'fingerprint'> {
  /** Absent where the same picture was searched on an earlier page. */
  picture?: Raster;
  /** How large the page as painted is, in the pixels in which the region lies on it. */
  page: { width: number; height: number };
}

/**
 * Paints what may hold codes or words while the page is loaded; `rotation` is the page's own. Pictures whose fingerprint is among
 * `searched` are not painted: the logo of every page is searched once.
 */
export function paintCodeRegions(
  pdfium: Pdfium,
  page: number,
  box: PageBox,
  rotation: Quarters,
  objects: PageObjects,
  searched: { has(fingerprint: string): boolean },
): PaintedRegion[] {
  const shown = shownSize(box, rotation);
  const transform = shownTransform(box, rotation);
  return codeRegions(objects.pictures, objects.shapes).flatMap((region) => {
    const place = clipped(shownRegion(transform, region.box), shown);
    if (place.width < 1 || place.height < 1) return [];
    const scale = Math.min(region.scale, MAX_SIDE / Math.max(place.width, place.height));
    const size = { width: Math.round(shown.width * scale), height: Math.round(shown.height * scale) };
    const x = Math.floor(place.x * scale);
    const y = Math.floor(place.y * scale);
    const part = { x, y, width: Math.ceil(place.width * scale), height: Math.ceil(place.height * scale) };
    const { stored, fingerprint } = region;
    const known = fingerprint !== null && searched.has(fingerprint);
    return [
      {
        ...part,
        stored,
        fingerprint,
        page: size,
        ...(known ? {} : { picture: paintPart(pdfium, page, size, part) }),
      },
    ];
  });
}

/** Codes with boxes in the frame of the page as painted, and the regions without any. */
export async function readPageCodes(
  regions: readonly PaintedRegion[],
): Promise<{ codes: Code[]; rest: PaintedRegion[] }> {
  const codes: Code[] = [];
  const rest: PaintedRegion[] = [];
  for (const region of regions) {
    const inside = await codesIn(region);
    if (inside.length === 0) rest.push(region);
    for (const found of inside) {
      const { format, text } = found;
      const box = codeBox(found, (point) => ({ x: point.x + region.x, y: point.y + region.y }), region.page);
      if (codes.some((code) => code.text === text && code.format === format)) continue;
      codes.push({ format, text, box });
    }
  }
  return { codes, rest };
}

async function codesIn({ picture, page }: PaintedRegion): Promise<FoundCode[]> {
  if (picture === undefined) return [];
  const sheet = picture.width >= page.width * SHEET && picture.height >= page.height * SHEET;
  return [...(await readCodes(picture, 'painted')), ...(sheet ? await findPatchT(picture) : [])];
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

function shownRegion(t: ShownTransform, { left, right, bottom, top }: PageBox): Place {
  const xs = [left * t.xx + bottom * t.xy + t.x0, right * t.xx + top * t.xy + t.x0];
  const ys = [left * t.yx + bottom * t.yy + t.y0, right * t.yx + top * t.yy + t.y0];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function clipped({ x, y, width, height }: Place, page: { width: number; height: number }): Place {
  const [x0, y0] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: x0,
    y: y0,
    width: Math.min(page.width, x + width) - x0,
    height: Math.min(page.height, y + height) - y0,
  };
}
