// PDFs made in a process of their own.
import { programBeside } from '../processes/program.ts';
import { runApart } from '../processes/run-apart.ts';
import type { TDocumentDefinitions } from './make-pdf.ts';
import type { PagePdfOrder } from './page-pdf.ts';

export interface PdfOrder {
  definition: Omit<TDocumentDefinitions, 'footer' | 'header'>;
  /** Stands on every page, beside the page number. */
  footer: string;
}

const PROGRAM = programBeside(import.meta.url, 'pdf-process');
const LIMITS = { timeout_ms: 120_000, memory_mb: 1024 };

export const makePdfApart = async (order: PdfOrder): Promise<Buffer> =>
  Buffer.from(await runApart<Uint8Array>(PROGRAM, order, LIMITS));

const PAGES_PROGRAM = programBeside(import.meta.url, 'page-pdf-process');

/** Writes the file that the order names. */
export const writePagePdfApart = (order: PagePdfOrder): Promise<void> =>
  runApart<void>(PAGES_PROGRAM, order, { timeout_ms: 300_000, memory_mb: 1024 });
