// An open PDF: its pages, loaded one at a time, with filled-in form fields made part of the page.
import type { PageTurns } from '../page-frame.ts';
import type { FileSignature } from '../signatures/signature.ts';
import { ReadingError } from '../reading-error.ts';
import { readAttachments } from './attachments.ts';
import { readRotation, toQuarters } from './page-geometry.ts';
import { savedCopy } from './saved-copy.ts';
import { withMemory, type Pdfium } from './pdfium.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** Error codes of FPDF_GetLastError. */
const PASSWORD = 4;
const SECURITY = 5;
/** Annotation types that carry text a reader sees: free text, stamp, form field. */
const TEXT_ANNOTATIONS = new Set([3, 13, 20]);
/** Flatten what is shown on screen rather than what would be printed. */
const FOR_DISPLAY = 0;
const MAX_ANNOTATIONS = 5000;

export class PdfDocument {
  readonly page_count: number;
  private readonly pdfium: Pdfium;
  private readonly document: number;
  private readonly data: number;

  /** Throws `ReadingError` when the bytes are no PDF that opens with the password, or without one where none is given. */
  constructor(pdfium: Pdfium, bytes: Uint8Array, password?: string) {
    this.pdfium = pdfium;
    this.data = pdfium.malloc(bytes.length);
    if (this.data === 0) throw new ReadingError('too_large', sentence('problems.pdfLarge'));
    new Uint8Array(pdfium.memory.buffer, this.data, bytes.length).set(bytes);
    this.document = this.open(bytes.length, password);
    if (this.document === 0) {
      const code = pdfium.FPDF_GetLastError();
      pdfium.free(this.data);
      throw openError(code);
    }
    this.page_count = pdfium.FPDF_GetPageCount(this.document);
    if (this.page_count > 0) return;
    this.close();
    throw new ReadingError('empty', sentence('problems.pdfEmpty'));
  }

  /** Loads page `number` (from 1) for the time of `use`. */
  withPage<T>(number: number, use: (page: number) => T): T {
    let page = this.load(number);
    try {
      if (this.hasTextAnnotations(page)) page = this.flattened(page, number);
      return use(page);
    } finally {
      this.pdfium.FPDF_ClosePage(page);
    }
  }

  /** Files embedded in it, and the electronic invoice among them. */
  attachments(): ReturnType<typeof readAttachments> {
    return readAttachments(this.pdfium, this.document);
  }

  /** @param bytes those of the file, which the signatures are of */
  async signatures(bytes: Uint8Array): Promise<FileSignature[]> {
    if (this.pdfium.FPDF_GetSignatureCount(this.document) === 0) return [];
    // Takes a quarter of a second to load, and most files have none.
    const { readSignatures } = await import('./read-signatures.ts');
    return readSignatures(this.pdfium, this.document, bytes);
  }

  /** Turns pages beyond what they say themselves, by their /Rotate: nothing on them is drawn again. */
  turn(turns: PageTurns): void {
    const { pdfium } = this;
    for (const [key, degrees = 0] of Object.entries(turns)) {
      const number = Number(key);
      // Pages behind the last are those of files inside it.
      if (number < 1 || number > this.page_count || degrees === 0) continue;
      const page = this.load(number);
      const quarters = toQuarters(readRotation(pdfium, page) + degrees / 90);
      pdfium.FPDFPage_SetRotation(page, quarters);
      pdfium.FPDF_ClosePage(page);
    }
  }

  /** All of it as a file that opens without a password. */
  unlocked(): Uint8Array {
    return savedCopy(this.pdfium, this.document);
  }

  /** Pages `from` to `to` as a file of their own: what is on them is copied, not drawn again. */
  part(from: number, to: number): Uint8Array {
    const { pdfium } = this;
    const target = pdfium.FPDF_CreateNewDocument();
    try {
      this.copyInto(target, from, to, 0);
      pdfium.FPDF_CopyViewerPreferences(target, this.document);
      return savedCopy(pdfium, target);
    } finally {
      pdfium.FPDF_CloseDocument(target);
    }
  }

  /** The same into another document, behind the first `behind` of its pages. */
  copyInto(target: number, from: number, to: number, behind: number): void {
    const { pdfium } = this;
    const count = to - from + 1;
    const copied = withMemory(pdfium, count * 4, (indices) => {
      new Uint32Array(pdfium.memory.buffer, indices, count).set(
        Array.from({ length: count }, (_, i) => from - 1 + i),
      );
      return pdfium.FPDF_ImportPagesByIndex(target, this.document, indices, count, behind);
    });
    if (copied === 0) throw new ReadingError('corrupt', sentence('problems.pdfDamaged'));
  }

  close(): void {
    this.pdfium.FPDF_CloseDocument(this.document);
    this.pdfium.free(this.data);
  }

  private open(bytes: number, password: string | undefined): number {
    const { pdfium, data } = this;
    if (password === undefined) return pdfium.FPDF_LoadMemDocument(data, bytes, 0);
    const text = Buffer.from(`${password}\0`);
    return withMemory(pdfium, text.length, (pointer) => {
      new Uint8Array(pdfium.memory.buffer, pointer, text.length).set(text);
      const document = pdfium.FPDF_LoadMemDocument(data, bytes, pointer);
      // Nothing of it stays in the memory of a process that goes on to read other files.
      new Uint8Array(pdfium.memory.buffer, pointer, text.length).fill(0);
      text.fill(0);
      return document;
    });
  }

  private load(number: number): number {
    const page = this.pdfium.FPDF_LoadPage(this.document, number - 1);
    if (page === 0) throw new ReadingError('corrupt', sentence('problems.pdfPage', { number }));
    return page;
  }

  private hasTextAnnotations(page: number): boolean {
    const { pdfium } = this;
    const count = Math.min(pdfium.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
    for (let index = 0; index < count; index++) {
      const annotation = pdfium.FPDFPage_GetAnnot(page, index);
      if (annotation === 0) continue;
      const type = pdfium.FPDFAnnot_GetSubtype(annotation);
      pdfium.FPDFPage_CloseAnnot(annotation);
      if (TEXT_ANNOTATIONS.has(type)) return true;
    }
    return false;
  }

  /** The text layer knows only page content, so the looks of fields are made content (in memory) and the page reloaded. */
  private flattened(page: number, number: number): number {
    this.pdfium.FPDFPage_Flatten(page, FOR_DISPLAY);
    this.pdfium.FPDF_ClosePage(page);
    return this.load(number);
  }
}

function openError(code: number): ReadingError {
  if (code === PASSWORD) {
    return new ReadingError('encrypted', sentence('problems.pdfLocked'));
  }
  if (code === SECURITY) {
    return new ReadingError('encrypted', sentence('problems.pdfEncrypted'));
  }
  return new ReadingError('corrupt', sentence('problems.pdfDamaged'));
}
