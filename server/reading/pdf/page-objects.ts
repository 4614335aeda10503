// What is drawn on a PDF page besides text: pictures and how much of the page they cover.
import { createHash } from 'node:crypto';
import type { DrawnShape } from './code-regions.ts';
import type { PageBox } from './page-geometry.ts';
import { readFloats, withMemory, type Pdfium } from './pdfium.ts';

export interface PageObjects {
  /** Objects of any kind. */
  count: number;
  pictures: PagePicture[];
  /** Lines and areas, as far as they may be parts of a drawn code. */
  shapes: DrawnShape[];
  /** Share of the page covered by the largest picture, 0..1. */
  largest_cover: number;
  /** Whether the largest picture is painted over all text of the page. */
  covers_text: boolean;
  /** Shapes that are as large as letters and no mere lines: some programs draw their letters instead of writing them. */
  letters: number;
}

export interface PagePicture {
  /** In user space. */
  box: PageBox;
  /** Pixels of the stored picture. */
  width: number;
  height: number;
  /** The same for the same picture on other pages; null where it is too large to tell cheaply or part of a drawing. */
  fingerprint: string | null;
}

const [TEXT, PATH, IMAGE, FORM] = [1, 2, 3, 5] as const;
/** A form is taken for one path of as many rectangles as it has parts. */
const SEGMENTS_OF_A_PART = 5;
/** Points that a letter is high and wide, the smallest and the largest. */
const LETTER = { height: [2, 30], width: [1, 45] } as const;
/** A rectangle has five segments at most; an outline of a letter with fewer than this looks like one. */
const OUTLINE_SEGMENTS = 8;
/** Paths looked at on one page. */
const MAX_SHAPES = 4000;
/** Objects looked at on one page, and forms inside forms. */
const MAX_OBJECTS = 50_000;
const MAX_DEPTH = 4;
/** Logos are smaller than this (bytes as stored). */
const MAX_FINGERPRINTED = 512 * 1024;

export function readPageObjects(pdfium: Pdfium, page: number, pageBox: PageBox): PageObjects {
  const total = pdfium.FPDFPage_CountObjects(page);
  const count = Math.min(total, MAX_OBJECTS);
  const pictures: PagePicture[] = [];
  const shapes: DrawnShape[] = [];
  let letters = 0;
  let lastText = -1;
  let largest = { cover: 0, index: -1 };
  for (let index = 0; index < count; index++) {
    const object = pdfium.FPDFPage_GetObject(page, index);
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === TEXT) lastText = index;
    if (type === PATH && shapes.length < MAX_SHAPES) {
      const shape = { box: boundsOf(pdfium, object), segments: pdfium.FPDFPath_CountSegments(object) };
      shapes.push(shape);
      if (shape.segments >= OUTLINE_SEGMENTS && isLetterSized(shape.box)) letters++;
    }
    const picture = type === IMAGE ? object : type === FORM ? pictureInside(pdfium, object, 0) : 0;
    if (type === FORM && picture === 0) {
      const parts = pdfium.FPDFFormObj_CountObjects(object);
      const box = boundsOf(pdfium, object);
      shapes.push({ box, segments: parts * SEGMENTS_OF_A_PART });
      if (parts > 0 && isLetterSized(box)) letters++;
    }
    if (picture === 0) continue;
    const found = readPicture(pdfium, object, picture);
    pictures.push(found);
    const cover = coverOf(found.box, pageBox);
    if (cover > largest.cover) largest = { cover, index };
  }
  return {
    count: total,
    pictures,
    shapes,
    largest_cover: largest.cover,
    covers_text: largest.index > lastText,
    letters,
  };
}

function isLetterSized({ left, right, top, bottom }: PageBox): boolean {
  const within = (length: number, [least, most]: readonly [number, number]) =>
    length >= least && length <= most;
  return within(top - bottom, LETTER.height) && within(right - left, LETTER.width);
}

/** First picture inside a form, 0 if there is none. */
function pictureInside(pdfium: Pdfium, form: number, depth: number): number {
  const count = Math.min(pdfium.FPDFFormObj_CountObjects(form), MAX_OBJECTS);
  for (let index = 0; index < count; index++) {
    const object = pdfium.FPDFFormObj_GetObject(form, index);
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === IMAGE) return object;
    const inner = type === FORM && depth < MAX_DEPTH ? pictureInside(pdfium, object, depth + 1) : 0;
    if (inner !== 0) return inner;
  }
  return 0;
}

/** `placed` is the object on the page (the picture itself, or the form that holds it). */
function readPicture(pdfium: Pdfium, placed: number, picture: number): PagePicture {
  return withMemory(pdfium, 8, (at) => {
    pdfium.FPDFImageObj_GetImagePixelSize(picture, at, at + 4);
    const [width = 0, height = 0] = new Uint32Array(pdfium.memory.buffer, at, 2);
    const fingerprint = placed === picture ? fingerprintOf(pdfium, picture) : null;
    return { box: boundsOf(pdfium, placed), width, height, fingerprint };
  });
}

function fingerprintOf(pdfium: Pdfium, picture: number): string | null {
  const bytes = pdfium.FPDFImageObj_GetImageDataRaw(picture, 0, 0);
  if (bytes === 0 || bytes > MAX_FINGERPRINTED) return null;
  return withMemory(pdfium, bytes, (at) => {
    pdfium.FPDFImageObj_GetImageDataRaw(picture, at, bytes);
    return createHash('sha1')
      .update(new Uint8Array(pdfium.memory.buffer, at, bytes))
      .digest('base64');
  });
}

function boundsOf(pdfium: Pdfium, object: number): PageBox {
  return withMemory(pdfium, 16, (at) => {
    pdfium.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12);
    const [left = 0, bottom = 0, right = 0, top = 0] = readFloats(pdfium, at, 4);
    return { left, bottom, right, top };
  });
}

function coverOf(box: PageBox, page: PageBox): number {
  const width = Math.min(box.right, page.right) - Math.max(box.left, page.left);
  const height = Math.min(box.top, page.top) - Math.max(box.bottom, page.bottom);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((page.right - page.left) * (page.top - page.bottom) || 1);
}
