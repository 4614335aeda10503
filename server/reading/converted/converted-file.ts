// An open file whose pages were laid out here rather than by its author.
import type { ReadingLimits } from '../limits.ts';
import type { Raster } from '../ocr/raster.ts';
import { drawWords } from '../pdf/draw-words.ts';
import type { OpenFile, SourceFile } from '../reader.ts';
import { ReadingError } from '../reading-error.ts';
import type { EInvoice, Page, PageSource } from '../reading.ts';
import type { Block } from './blocks.ts';
import { typeset } from './typeset.ts';
import { sentence, type Said } from '../../platform/sentences/sentence.ts';

/** What is known of the file besides its text. */
export interface ConvertedFacts {
  warnings?: Said[];
  e_invoice?: EInvoice;
  /** `converted` if absent. */
  source?: PageSource;
}

export class ConvertedFile implements OpenFile {
  readonly info: OpenFile['info'];
  private readonly pages: Page[];
  private readonly limits: ReadingLimits;

  constructor(file: SourceFile, blocks: Iterable<Block>, limits: ReadingLimits, facts: ConvertedFacts = {}) {
    const { pages, complete } = typeset(blocks, limits.max_pages);
    const cut = complete
      ? []
      : [`The document is longer than ${limits.max_pages} pages; the rest was left out.`];
    const { warnings = [], e_invoice = null, source = 'converted' } = facts;
    this.pages = pages.map((page) => ({ ...page, source }));
    this.limits = limits;
    this.info = {
      format: file.format,
      media_type: file.media_type,
      page_count: pages.length,
      attachments: [],
      e_invoice,
      warnings: [...warnings, ...cut],
    };
  }

  async readPage(number: number): Promise<Page> {
    const page = this.pages[number - 1];
    if (!page) throw new ReadingError('corrupt', sentence('problems.noPage'));
    return page;
  }

  async renderPage(number: number, width: number): Promise<Raster> {
    return drawWords(await this.readPage(number), width, this.limits.max_pixels);
  }

  async close(): Promise<void> {
    // Nothing is held open.
  }
}
