// PDFs made in a process of their own.
import { programBeside } from '../processes/program.ts';
import { runApart } from '../processes/run-apart.ts';
import type { TDocumentDefinitions } from './make-pdf.ts';

export interface PdfOrder {
  definition: Omit<TDocumentDefinitions, 'footer' | 'header'>;
  /** Stands on every page, beside the page number. */
  footer: string;
}

const PROGRAM = programBeside(import.meta.url, 'pdf-process');
const LIMITS = { timeout_ms: 120_000, memory_mb: 1024 };

export const makePdfApart = async (order: PdfOrder): Promise<Buffer> =>
  Buffer.from(await runApart<Uint8Array>(PROGRAM, order, LIMITS));
