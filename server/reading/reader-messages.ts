// What the service and its reader processes say to each other.
import type { ReadingLimits } from './limits.ts';
import type { Quad } from './ocr/quad.ts';
import type { PageTurns } from './page-frame.ts';
import type { OpenFile } from './reader.ts';
import type { Page } from './reading.ts';

export type ReaderRequest =
  | {
      kind: 'read';
      path: string;
      filename: string | null;
      limits: ReadingLimits;
      /** Page numbers that are not to be read. */
      skip: number[];
      /** Only these are read; all others without it. */
      only?: number[];
      turns?: PageTurns | undefined;
    }
  | {
      kind: 'render';
      path: string;
      filename: string | null;
      limits: ReadingLimits;
      page: number;
      width: number;
      turn?: number | undefined;
    }
  | { kind: 'draw'; page: Page; width: number; limits: ReadingLimits }
  /** Pages of a PDF as a file of their own, or all of it, with some turned. */
  | {
      kind: 'copy';
      path: string;
      pages: [from: number, to: number] | undefined;
      turns: PageTurns;
      limits: ReadingLimits;
    }
  /** Pictures and PDFs as one PDF. */
  | { kind: 'join'; files: JoinedFile[]; limits: ReadingLimits }
  | { kind: 'unlock'; path: string; password: string; limits: ReadingLimits };

export interface JoinedFile {
  path: string;
  /** Of a PDF, the pages that are meant where those are not all. */
  pages?: [from: number, to: number] | undefined;
  turns?: PageTurns | undefined;
  /** Of a photo, the corners of the sheet on it, in fractions of its sides: the sheet is cut out and laid flat. */
  sheet?: Quad | undefined;
}

export type ReaderMessage =
  | { kind: 'opened'; info: OpenFile['info'] }
  /** A page is about to be read: if the process ends now, this page is why. */
  | { kind: 'started'; page: number }
  | { kind: 'page'; page: Page };
