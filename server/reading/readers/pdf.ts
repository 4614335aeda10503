// PDF: the text layer where it can be trusted, recognition of the page image where it cannot.
import type { ReadingLimits } from '../limits.ts';
import { readPicture } from '../ocr/read-picture.ts';
import type { Raster } from '../ocr/raster.ts';
import { turnedFrame, type QuarterTurn } from '../page-frame.ts';
import { pictureCodes } from '../codes/picture-codes.ts';
import { openBundle } from '../converted/bundle.ts';
import { arrangeText } from '../pdf/arrange-text.ts';
import type { Embedded } from '../pdf/attachments.ts';
import { judgeTextLayer } from '../pdf/judge-text-layer.ts';
import { DrawnWords } from '../pdf/drawn-words.ts';
import {
  readPageBox,
  readRotation,
  shownSize,
  toQuarters,
  type PageBox,
  type Quarters,
} from '../pdf/page-geometry.ts';
import { paintCodeRegions, readPageCodes, type PaintedRegion } from '../pdf/page-codes.ts';
import { readPageObjects, type PageObjects } from '../pdf/page-objects.ts';
import { readPageText, type PageText } from '../pdf/page-text.ts';
import { PdfDocument } from '../pdf/pdf-document.ts';
import { loadPdfium, type Pdfium } from '../pdf/pdfium.ts';
import { boundedScale, paintPage } from '../pdf/render-page.ts';
import { printOfPicture } from '../pictures/picture-print.ts';
import { turnRaster } from '../pictures/turn-raster.ts';
import { turnBox } from '../pdf/turn-box.ts';
import type { FileReader, OpenFile, SourceFile } from '../reader.ts';
import type { Page } from '../reading.ts';

/** Pixels per point when a page is painted for recognition: 200 dpi. */
const RECOGNITION_SCALE = 200 / 72;
/** Bounds for the longest side of that picture. */
const [MIN_SIDE, MAX_SIDE] = [1200, 3400];
/** A picture over this share of the page decides the resolution: more than its own pixels shows no more. */
const MAIN_COVER = 0.4;

export const pdfReader: FileReader = {
  formats: ['pdf'],
  open: async (file, limits, openInner) => {
    const pdfium = await loadPdfium();
    const document = new PdfDocument(pdfium, file.bytes);
    const { documents, ...embedded } = document.attachments();
    const signatures = file.to_show ? [] : await document.signatures(file.bytes);
    const pdf = new OpenPdf(
      pdfium,
      document,
      { ...embedded, ...(signatures.length > 0 && { signatures }) },
      file,
      limits,
    );
    return documents.length === 0 ? pdf : openBundle(pdf, documents, limits, openInner);
  },
};

class OpenPdf implements OpenFile {
  readonly info: OpenFile['info'];
  private readonly pdfium: Pdfium;
  private readonly document: PdfDocument;
  private readonly limits: ReadingLimits;
  private readonly drawn = new DrawnWords();

  constructor(
    pdfium: Pdfium,
    document: PdfDocument,
    found: Omit<Embedded, 'documents'> & Pick<OpenFile['info'], 'signatures'>,
    file: SourceFile,
    limits: ReadingLimits,
  ) {
    this.pdfium = pdfium;
    this.document = document;
    this.limits = limits;
    this.info = {
      format: file.format,
      media_type: file.media_type,
      page_count: document.page_count,
      ...found,
    };
  }

  async readPage(number: number, upright?: QuarterTurn): Promise<Page> {
    const written = this.document.withPage(number, (page) => this.readTextLayer(page, number));
    return 'text' in written
      ? this.arrange(written, number, upright)
      : this.recognise(written, number, upright);
  }

  /** The text layer and what else is painted, or the picture to recognise when the layer is not what a person sees. */
  private readTextLayer(page: number, number: number): WrittenPage | PaintedPage {
    const { pdfium, limits } = this;
    const box = readPageBox(pdfium, page);
    const rotation = readRotation(pdfium, page);
    const text = readPageText(pdfium, page, box, limits.max_page_characters);
    const objects = readPageObjects(pdfium, page, box);
    if (judgeTextLayer(text, objects) === 'recognise') {
      const size = shownSize(box, rotation);
      const scale = recognitionScale(size, objects);
      const [width, height] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)];
      return { picture: paintPage(pdfium, page, width, height), scale };
    }
    const regions = paintCodeRegions(pdfium, page, box, rotation, objects, this.drawn);
    const warnings = text.truncated
      ? [
          `Page ${number} has more text than is read: only its first ${limits.max_page_characters} characters are there.`,
        ]
      : [];
    return { box, rotation, text, regions, warnings };
  }

  private async arrange(written: WrittenPage, number: number, upright?: QuarterTurn): Promise<Page> {
    const { box, rotation, text, regions, warnings } = written;
    const { codes, rest } = await readPageCodes(regions);
    const shown = text.words[rotation];
    shown.push(...(await this.drawn.read(rest, shown, shownSize(box, rotation).width)));
    const { words, quarters } = arrangeText(
      text,
      box,
      rotation,
      upright === undefined ? undefined : toQuarters(rotation + upright / 90),
    );
    const turned = toQuarters(quarters - rotation);
    const turn = turned * 90;
    return {
      number,
      ...shownSize(box, quarters),
      source: 'text_layer',
      words,
      codes: codes.map((code) => ({ ...code, box: turnBox(code.box, turned) })),
      part: null,
      ...(turn === 0 ? {} : { turn: turn > 180 ? turn - 360 : turn }),
      warnings,
    };
  }

  private async recognise(
    { picture, scale }: PaintedPage,
    number: number,
    upright?: QuarterTurn,
  ): Promise<Page> {
    const { words, turn, width, height } = await readPicture(picture, upright);
    const print = await printOfPicture(picture, turn);
    return {
      number,
      width: width / scale,
      height: height / scale,
      source: 'ocr',
      words,
      codes: await pictureCodes(picture, turn),
      part: null,
      ...(print === undefined ? {} : { print }),
      ...(turn === 0 ? {} : { turn }),
      warnings: [],
    };
  }

  async renderPage(number: number, width: number, turn?: number): Promise<Raster> {
    const known = turn ?? (await this.readPage(number)).turn ?? 0;
    const painted = this.document.withPage(number, (page) => {
      const shown = {
        width: this.pdfium.FPDF_GetPageWidthF(page),
        height: this.pdfium.FPDF_GetPageHeightF(page),
      };
      const wanted = width / turnedFrame(shown.width, shown.height, known).width;
      const scale = boundedScale(shown, wanted, this.limits.max_pixels);
      const side = (length: number) => Math.max(1, Math.round(length * scale));
      return paintPage(this.pdfium, page, side(shown.width), side(shown.height));
    });
    return turnRaster(painted, known);
  }

  async close(): Promise<void> {
    this.document.close();
  }
}

/** A page with a text layer, whose pictures are still to be read. */
interface WrittenPage {
  box: PageBox;
  rotation: Quarters;
  text: PageText;
  regions: PaintedRegion[];
  warnings: Page['warnings'];
}

interface PaintedPage {
  picture: Raster;
  /** Pixels per point. */
  scale: number;
}

function recognitionScale(size: { width: number; height: number }, objects: PageObjects): number {
  const longest = Math.max(size.width, size.height);
  const main = objects.pictures.reduce((most, { box, width, height }) => {
    const own = Math.max(width / (box.right - box.left || 1), height / (box.top - box.bottom || 1));
    return Math.max(most, own);
  }, 0);
  const wanted =
    objects.largest_cover >= MAIN_COVER && main > 0 ? Math.min(main, RECOGNITION_SCALE) : RECOGNITION_SCALE;
  return Math.min(MAX_SIDE, Math.max(MIN_SIDE, longest * wanted)) / longest;
}
