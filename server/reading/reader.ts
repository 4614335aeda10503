// What every reader of a format offers: a file opened once, its pages read one at a time.
import type { ReadingLimits } from './limits.ts';
import type { Raster } from './ocr/raster.ts';
import type { QuarterTurn } from './page-frame.ts';
import type { Page, ReadingInfo } from './reading.ts';

export interface FileReader {
  /** Short names of the formats it reads, as `detectFormat` gives them. */
  formats: readonly string[];
  /** Throws `ReadingError` when the file as a whole cannot be read. `openInner` opens files found inside it. */
  open(file: SourceFile, limits: ReadingLimits, openInner: OpenInner): Promise<OpenFile>;
}

/** Opens a file inside another one, whatever its format; refuses when files are nested too deeply. */
export type OpenInner = (bytes: Uint8Array, filename: string | null) => Promise<OpenFile>;

export interface SourceFile {
  bytes: Uint8Array;
  format: string;
  media_type: string;
  /** As the user or the e-mail named it; only shown, never used to decide anything. */
  filename: string | null;
  /** Its pages are shown, nothing else is asked: its reading has what is known of it, the signatures above all, which take long to verify. */
  to_show?: boolean | undefined;
}

export interface OpenFile {
  info: Omit<ReadingInfo, 'language'>;
  /**
   * Page `number` from 1, turned by `upright` where that is given, or else as its text has it; only pages of PDFs and pictures are
   * turned. Throws for a page that cannot be read; the others can still be.
   */
  readPage(number: number, upright?: QuarterTurn): Promise<Page>;
  /** The page as a picture about `width` pixels wide, in the frame of the word boxes; `turn` is the page's, if known. */
  renderPage(number: number, width: number, turn?: number): Promise<Raster>;
  close(): Promise<void>;
}
