// Paints a page from its words: the picture of a document that has no pages of its own. PDFium draws the outlines of the
// Noto Sans SC that comes with the package, so no font of the system is needed.
import { textWidth } from '../converted/text-width.ts';
import type { Raster } from '../ocr/raster.ts';
import type { Page, Word } from '../reading.ts';
import { drawPath, drawPicture, type Background } from './draw-paths.ts';
import { loadPdfium, withMemory, type Pdfium } from './pdfium.ts';
import { boundedScale, paintPage } from './render-page.ts';
import { readFont, type FontWeight } from './shipped-fonts.ts';

const TRUETYPE = 2;
const AS_CID_FONT = 1;
/** Letters are set at this part of the height of their box, their baseline this far above its bottom. */
const SIZE_IN_BOX = 1 / 1.1;
const BASELINE_IN_BOX = 0.22;
/** Words are squeezed or stretched to their box within these bounds. */
const [SQUEEZE, STRETCH] = [0.3, 1.6] as const;

/** `width` pixels wide; `max_pixels` bounds the whole picture. */
export async function drawWords(
  page: Page,
  width: number,
  max_pixels: number,
  background?: Background,
): Promise<Raster> {
  const pdfium = await loadPdfium();
  const scale = boundedScale(page, width / page.width, max_pixels);
  const studio = openStudio(pdfium);
  const bold = page.words.some((word) => word.bold) ? studio.font('bold') : 0;
  const regular = studio.font('regular');
  const { document } = studio;
  const painted = pdfium.FPDFPage_New(document, 0, page.width, page.height);
  try {
    for (const picture of background?.pictures ?? [])
      drawPicture(pdfium, document, painted, page.height, picture);
    for (const path of background?.paths ?? []) drawPath(pdfium, painted, page.height, path);
    for (const word of page.words) putWord(pdfium, document, painted, word.bold ? bold : regular, page, word);
    const side = (length: number) => Math.max(1, Math.round(length * scale));
    return paintPage(pdfium, painted, side(page.width), side(page.height));
  } finally {
    pdfium.FPDF_ClosePage(painted);
    pdfium.FPDFPage_Delete(document, 0);
  }
}

/** A document that is never saved, in which pages are painted one after the other: loading its fonts takes 0.7 s. */
class Studio {
  readonly pdfium: Pdfium;
  readonly document: number;
  private readonly fonts = new Map<FontWeight, number>();

  constructor(pdfium: Pdfium) {
    this.pdfium = pdfium;
    this.document = pdfium.FPDF_CreateNewDocument();
  }

  font(name: FontWeight): number {
    const loaded = this.fonts.get(name) ?? this.load(name);
    this.fonts.set(name, loaded);
    return loaded;
  }

  private load(name: FontWeight): number {
    const { pdfium, document } = this;
    const bytes = readFont(name);
    return withMemory(pdfium, bytes.length, (at) => {
      new Uint8Array(pdfium.memory.buffer, at, bytes.length).set(bytes);
      return pdfium.FPDFText_LoadFont(document, at, bytes.length, TRUETYPE, AS_CID_FONT);
    });
  }
}

let studio: Studio | undefined;

function openStudio(pdfium: Pdfium): Studio {
  if (studio?.pdfium !== pdfium) studio = new Studio(pdfium);
  return studio;
}

function putWord(
  pdfium: Pdfium,
  document: number,
  painted: number,
  font: number,
  page: Page,
  word: Word,
): void {
  const left = word.box[0] * page.width;
  const wanted = (word.box[2] - word.box[0]) * page.width;
  const height = (word.box[3] - word.box[1]) * page.height;
  const bottom = (1 - word.box[3]) * page.height;
  const size = height * SIZE_IN_BOX;
  const object = pdfium.FPDFPageObj_CreateTextObj(document, font, size);
  if (object === 0) return;
  const text = Buffer.from(`${word.text}\0`, 'utf16le');
  withMemory(pdfium, text.length, (at) => {
    new Uint8Array(pdfium.memory.buffer, at, text.length).set(text);
    pdfium.FPDFText_SetText(object, at);
  });
  const stretch = Math.min(STRETCH, Math.max(SQUEEZE, wanted / (textWidth(word.text, size, word.bold) || 1)));
  pdfium.FPDFPageObj_Transform(object, stretch, 0, 0, 1, left, bottom + height * BASELINE_IN_BOX);
  pdfium.FPDFPage_InsertObject(painted, object);
}
