// Pictures of documents: every page is recognised.
import { pictureCodes } from '../codes/picture-codes.ts';
import type { ReadingLimits } from '../limits.ts';
import { readPicture } from '../ocr/read-picture.ts';
import { resizeRaster, type Raster } from '../ocr/raster.ts';
import { turnedFrame, type QuarterTurn } from '../page-frame.ts';
import { decodePicture } from '../pictures/decode-picture.ts';
import { printOfPicture } from '../pictures/picture-print.ts';
import { countTiffPages } from '../pictures/tiff-pages.ts';
import { turnRaster } from '../pictures/turn-raster.ts';
import type { FileReader, OpenFile, SourceFile } from '../reader.ts';
import type { Page } from '../reading.ts';

export const imageReader: FileReader = {
  formats: ['jpeg', 'png', 'webp', 'gif', 'avif', 'bmp', 'heic', 'jp2', 'tiff'],
  open: async (file, limits) => new OpenImage(file, limits),
};

class OpenImage implements OpenFile {
  readonly info: OpenFile['info'];
  private readonly file: SourceFile;
  private readonly limits: ReadingLimits;

  constructor(file: SourceFile, limits: ReadingLimits) {
    this.file = file;
    this.limits = limits;
    const { format, media_type, bytes } = file;
    const page_count = format === 'tiff' ? countTiffPages(bytes) : 1;
    this.info = { format, media_type, page_count, attachments: [], e_invoice: null, warnings: [] };
  }

  async readPage(number: number, upright?: QuarterTurn): Promise<Page> {
    const { raster, width, height } = await this.decode(number);
    const { words, turn } = await readPicture(raster, upright);
    const frame = turnedFrame(width, height, turn);
    const print = await printOfPicture(raster, turn);
    return {
      number,
      width: Math.round(frame.width),
      height: Math.round(frame.height),
      source: 'ocr',
      words,
      codes: await pictureCodes(raster, turn),
      part: null,
      ...(print === undefined ? {} : { print }),
      ...(turn === 0 ? {} : { turn }),
      warnings: [],
    };
  }

  async renderPage(number: number, width: number, turn?: number): Promise<Raster> {
    const known = turn ?? (await this.readPage(number)).turn ?? 0;
    const { raster } = await this.decode(number);
    const turned = await turnRaster(raster, known);
    if (width >= turned.width) return turned;
    return resizeRaster(turned, width, Math.max(1, Math.round((turned.height * width) / turned.width)));
  }

  private decode(number: number) {
    return decodePicture(this.file.bytes, this.file.format, number, this.limits);
  }

  async close(): Promise<void> {
    // Nothing is held open: the bytes go with the object.
  }
}
