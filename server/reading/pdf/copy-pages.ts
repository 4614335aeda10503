// Pages of a PDF as a PDF of their own.
import type { PageTurns } from '../page-frame.ts';
import { PdfDocument } from './pdf-document.ts';
import type { Pdfium } from './pdfium.ts';

/** All pages without `pages`. Throws `ReadingError` for what cannot be opened or copied. */
export function copyPages(
  pdfium: Pdfium,
  bytes: Uint8Array,
  pages: [from: number, to: number] | undefined,
  turns: PageTurns,
): Uint8Array {
  const document = new PdfDocument(pdfium, bytes);
  try {
    document.turn(turns);
    return pages === undefined ? document.unlocked() : document.part(...pages);
  } finally {
    document.close();
  }
}
