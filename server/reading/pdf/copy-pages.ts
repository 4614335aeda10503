// Pages of a PDF as a PDF of their own.
import { PdfDocument } from './pdf-document.ts';
import type { Pdfium } from './pdfium.ts';

/** Throws `ReadingError` for what cannot be opened or copied. */
export function copyPages(pdfium: Pdfium, bytes: Uint8Array, from: number, to: number): Uint8Array {
  const document = new PdfDocument(pdfium, bytes);
  try {
    return document.part(from, to);
  } finally {
    document.close();
  }
}
