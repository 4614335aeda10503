// A PDF that asks for a password, opened with it and written anew without it.
import { asksForPassword, ReadingError } from '../reading-error.ts';
import { PdfDocument } from './pdf-document.ts';
import type { Pdfium } from './pdfium.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

export type Unlocked = Uint8Array | 'wrong_password' | 'not_protected';

/** @returns a copy that opens without a password. Throws `ReadingError` for what no password opens. */
export function unlockPdf(pdfium: Pdfium, bytes: Uint8Array, password: string): Unlocked {
  if (pageCount(pdfium, bytes) !== undefined) return 'not_protected';
  const document = openIfAllowed(pdfium, bytes, password);
  if (document === undefined) return 'wrong_password';
  try {
    const copy = document.unlocked();
    if (pageCount(pdfium, copy) === document.page_count) return copy;
    throw new ReadingError('corrupt', sentence('problems.pdfDamaged'));
  } finally {
    document.close();
  }
}

/** Undefined where it asks for a password. */
function pageCount(pdfium: Pdfium, bytes: Uint8Array): number | undefined {
  const document = openIfAllowed(pdfium, bytes);
  document?.close();
  return document?.page_count;
}

function openIfAllowed(pdfium: Pdfium, bytes: Uint8Array, password?: string): PdfDocument | undefined {
  try {
    return new PdfDocument(pdfium, bytes, password);
  } catch (error) {
    if (error instanceof ReadingError && asksForPassword(error.sentence)) return undefined;
    throw error;
  }
}
