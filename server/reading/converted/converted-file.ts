// An open file whose pages were laid out here rather than by its author.
import type { ReadingLimits } from '../limits.ts';
import type { Raster } from '../ocr/raster.ts';
import { drawWords } from '../pdf/draw-words.ts';
import type { OpenFile, SourceFile } from '../reader.ts';
import { ReadingError } from '../reading-error.ts';
import type { Page } from '../reading.ts';
import type { Block } from './blocks.ts';
import { typeset } from './typeset.ts';

export class ConvertedFile implements OpenFile {
  readonly info: OpenFile['info'];
  private readonly pages: Page[];
  private readonly limits: ReadingLimits;

  constructor(file: SourceFile, blocks: Iterable<Block>, limits: ReadingLimits, warnings: string[] = []) {
    const { pages, complete } = typeset(blocks, limits.max_pages);
    const cut = complete
      ? []
      : [`The document is longer than ${limits.max_pages} pages; the rest was left out.`];
    this.pages = pages;
    this.limits = limits;
    this.info = {
      format: file.format,
      media_type: file.media_type,
      page_count: pages.length,
      attachments: [],
      e_invoice: null,
      warnings: [...warnings, ...cut],
    };
  }

  async readPage(number: number): Promise<Page> {
    const page = this.pages[number - 1];
    if (!page) throw new ReadingError('corrupt', 'There is no such page.');
    return page;
  }

  async renderPage(number: number, width: number): Promise<Raster> {
    return drawWords(await this.readPage(number), width, this.limits.max_pixels);
  }

  async close(): Promise<void> {
    // Nothing is held open.
  }
}
