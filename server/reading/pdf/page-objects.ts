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
  const count = pdfium.FPDFPage_CountObjects(page);
  const reader = new PageObjectsReader(pdfium, pageBox);
  for (let index = 0; index < Math.min(count, MAX_OBJECTS); index++)
    reader.read(pdfium.FPDFPage_GetObject(page, index), PAGE);
  return { count, ...reader.result() };
}

class PageObjectsReader {
  private readonly pdfium: Pdfium;
  private readonly pageBox: PageBox;
  private readonly pictures: PagePicture[] = [];
  private readonly shapes: DrawnShape[] = [];
  private letters = 0;
  /** In the order in which they are painted. */
  private painted = 0;
  private lastText = -1;
  private largest = { cover: 0, at: -1 };

  constructor(pdfium: Pdfium, pageBox: PageBox) {
    this.pdfium = pdfium;
    this.pageBox = pageBox;
  }

  result(): Omit<PageObjects, 'count'> {
    const { pictures, shapes, letters, largest, lastText } = this;
    return { pictures, shapes, letters, largest_cover: largest.cover, covers_text: largest.at > lastText };
  }

  read(object: number, place: Place): void {
    if (this.painted++ >= MAX_OBJECTS) return;
    switch (this.pdfium.FPDFPageObj_GetType(object)) {
      case TEXT:
        this.lastText = this.painted;
        return;
      case PATH:
        return this.readPath(object, place);
      case IMAGE:
        return this.addPicture(object, object, place);
      case FORM:
        return this.readForm(object, place);
    }
  }

  private readPath(object: number, place: Place): void {
    const { pdfium, shapes } = this;
    if (shapes.length >= MAX_SHAPES) return;
    const shape = { box: boundsOf(pdfium, object, place), segments: pdfium.FPDFPath_CountSegments(object) };
    shapes.push(shape);
    if (shape.segments >= OUTLINE_SEGMENTS && isLetterSized(shape.box)) this.letters++;
  }

  /** Programs wrap whole pages into a form: one that holds text is as good as a page, any other one drawing or picture. */
  private readForm(form: number, place: Place): void {
    const { pdfium } = this;
    const parts = pdfium.FPDFFormObj_CountObjects(form);
    if (place.depth < MAX_DEPTH && holds(pdfium, form, TEXT, place.depth) !== 0) {
      const inside = { matrix: product(matrixOf(pdfium, form), place.matrix), depth: place.depth + 1 };
      for (let index = 0; index < Math.min(parts, MAX_OBJECTS); index++)
        this.read(pdfium.FPDFFormObj_GetObject(form, index), inside);
      return;
    }
    const picture = holds(pdfium, form, IMAGE, place.depth);
    if (picture !== 0) return this.addPicture(form, picture, place);
    const box = boundsOf(pdfium, form, place);
    this.shapes.push({ box, segments: parts * SEGMENTS_OF_A_PART });
    if (parts > 0 && isLetterSized(box)) this.letters++;
  }

  /** @param placed the picture itself, or the form that holds it */
  private addPicture(placed: number, picture: number, place: Place): void {
    const { pdfium, pictures, largest } = this;
    const box = boundsOf(pdfium, placed, place);
    const [width, height] = pixelsOf(pdfium, picture);
    const alone = placed === picture && place === PAGE;
    pictures.push({ box, width, height, fingerprint: alone ? fingerprintOf(pdfium, picture) : null });
    const cover = coverOf(box, this.pageBox);
    if (cover > largest.cover) this.largest = { cover, at: this.painted };
  }
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Where an object stands: on the page, or in a form, whose coordinates are its own. */
interface Place {
  matrix: Matrix;
  /** Forms around it. */
  depth: number;
}

const PAGE: Place = { matrix: [1, 0, 0, 1, 0, 0], depth: 0 };

/** First the one, then the other (PDF 32000-1, 8.3.4). */
const product = (one: Matrix, other: Matrix): Matrix => {
  const [a, b, c, d, e, f] = one;
  const [A, B, C, D, E, F] = other;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
};

const matrixOf = (pdfium: Pdfium, object: number): Matrix =>
  withMemory(pdfium, 24, (at) => {
    if (pdfium.FPDFPageObj_GetMatrix(object, at) === 0) return PAGE.matrix;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = readFloats(pdfium, at, 6);
    return [a, b, c, d, e, f];
  });

function isLetterSized({ left, right, top, bottom }: PageBox): boolean {
  const within = (length: number, [least, most]: readonly [number, number]) =>
    length >= least && length <= most;
  return within(top - bottom, LETTER.height) && within(right - left, LETTER.width);
}

/** The first object of a type inside a form, 0 if there is none. */
function holds(pdfium: Pdfium, form: number, wanted: number, depth: number): number {
  const count = Math.min(pdfium.FPDFFormObj_CountObjects(form), MAX_OBJECTS);
  for (let index = 0; index < count; index++) {
    const object = pdfium.FPDFFormObj_GetObject(form, index);
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === wanted) return object;
    const inner = type === FORM && depth < MAX_DEPTH ? holds(pdfium, object, wanted, depth + 1) : 0;
    if (inner !== 0) return inner;
  }
  return 0;
}

const pixelsOf = (pdfium: Pdfium, picture: number): [width: number, height: number] =>
  withMemory(pdfium, 8, (at) => {
    pdfium.FPDFImageObj_GetImagePixelSize(picture, at, at + 4);
    const [width = 0, height = 0] = new Uint32Array(pdfium.memory.buffer, at, 2);
    return [width, height];
  });

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

function boundsOf(pdfium: Pdfium, object: number, { matrix }: Place): PageBox {
  const [left = 0, bottom = 0, right = 0, top = 0] = withMemory(pdfium, 16, (at) => {
    pdfium.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12);
    return readFloats(pdfium, at, 4);
  });
  const [a, b, c, d, e, f] = matrix;
  const x = [left, right].flatMap((u) => [bottom, top].map((v) => a * u + c * v + e));
  const y = [left, right].flatMap((u) => [bottom, top].map((v) => b * u + d * v + f));
  return { left: Math.min(...x), bottom: Math.min(...y), right: Math.max(...x), top: Math.max(...y) };
}

function coverOf(box: PageBox, page: PageBox): number {
  const width = Math.min(box.right, page.right) - Math.max(box.left, page.left);
  const height = Math.min(box.top, page.top) - Math.max(box.bottom, page.bottom);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((page.right - page.left) * (page.top - page.bottom) || 1);
}
