// Files embedded in a PDF: the XML of a Factur-X or ZUGFeRD invoice, supporting documents, the contents of a portfolio.
import type { InnerFile } from '../converted/bundle.ts';
import { detectFormat } from '../detect-format.ts';
import { readEInvoice } from '../e-invoice/read-e-invoice.ts';
import type { FormatName } from '../formats/media-types.ts';
import type { Attachment, EInvoice } from '../reading.ts';
import { readUtf16, withMemory, type Pdfium } from './pdfium.ts';
import { sentence, type Said } from '../../platform/sentences/sentence.ts';

const MAX_ATTACHMENTS = 100;
const MAX_NAME_BYTES = 2048;
/** All of them together; what lies beyond is listed without being unpacked. */
const MAX_ATTACHMENT_BYTES = 256 * 1024 * 1024;
/** Names under which the standards have the invoice; other XML files may be orders or time sheets. */
const USUAL_NAME = /factur-?x|zugferd|xrechnung|order-x|cii|ubl|invoice/i;

/** Formats of data rather than of documents: listed, but a person who prints the PDF would not print them. */
const DATA_FORMATS = new Set(['xml', 'txt', 'md', 'csv']);

export interface Embedded {
  /** Documents in their own right, whose pages are to be read behind those of the PDF. */
  documents: InnerFile[];
  /** Files that are listed only. */
  attachments: Attachment[];
  e_invoice: EInvoice | null;
  /** Names what is listed only, save the XML of the invoice, which is read. */
  warnings: Said[];
}

/** The embedded files and the electronic invoice among them. */
export function readAttachments(pdfium: Pdfium, document: number): Embedded {
  const invoices: EInvoice[] = [];
  const found: Embedded = { documents: [], attachments: [], e_invoice: null, warnings: [] };
  const total = pdfium.FPDFDoc_GetAttachmentCount(document);
  const count = Math.min(MAX_ATTACHMENTS, total);
  let unpacked = 0;
  for (let index = 0; index < count; index++) {
    const attachment = pdfium.FPDFDoc_GetAttachment(document, index);
    if (attachment === 0) continue;
    const filename = nameOf(pdfium, attachment) || `attachment ${index + 1}`;
    const size_bytes = sizeOf(pdfium, attachment);
    unpacked += size_bytes;
    const fits = size_bytes > 0 && unpacked <= MAX_ATTACHMENT_BYTES;
    const bytes = fits ? contentOf(pdfium, attachment, size_bytes) : new Uint8Array();
    const invoice = /\.xml$/i.test(filename) ? readEInvoice(bytes, filename) : undefined;
    if (invoice) invoices.push(invoice);
    const { format, media_type } = formatOf(bytes);
    if (format !== null && !DATA_FORMATS.has(format)) {
      found.documents.push({ bytes, filename, media_type, decoration: false });
      continue;
    }
    found.attachments.push({ filename, media_type, size_bytes, read: false });
    if (!invoice) found.warnings.push(sentence('problems.innerFile', { name: filename }));
  }
  if (total > count) found.warnings.push(sentence('problems.innerFiles', { count, all: total }));
  found.e_invoice = invoices.find(({ origin }) => USUAL_NAME.test(origin)) ?? invoices[0] ?? null;
  return found;
}

function formatOf(bytes: Uint8Array): { format: FormatName | null; media_type: string } {
  try {
    return detectFormat(bytes);
  } catch {
    return { format: null, media_type: 'application/octet-stream' };
  }
}

/** Without a folder: some programs put their own paths there. */
function nameOf(pdfium: Pdfium, attachment: number): string {
  return withMemory(pdfium, MAX_NAME_BYTES, (at) => {
    const bytes = pdfium.FPDFAttachment_GetName(attachment, at, MAX_NAME_BYTES);
    const name = bytes > 2 && bytes <= MAX_NAME_BYTES ? readUtf16(pdfium, at, bytes) : '';
    return name.split(/[\\/]/).at(-1)!;
  });
}

function sizeOf(pdfium: Pdfium, attachment: number): number {
  return withMemory(pdfium, 4, (length) => {
    if (pdfium.FPDFAttachment_GetFile(attachment, 0, 0, length) === 0) return 0;
    const bytes = new Uint32Array(pdfium.memory.buffer, length, 1)[0]!;
    return bytes <= MAX_ATTACHMENT_BYTES ? bytes : 0;
  });
}

function contentOf(pdfium: Pdfium, attachment: number, size: number): Uint8Array {
  return withMemory(pdfium, Math.ceil(size / 4) * 4 + 4, (at) => {
    pdfium.FPDFAttachment_GetFile(attachment, at, size, at + Math.ceil(size / 4) * 4);
    return new Uint8Array(pdfium.memory.buffer, at, size).slice();
  });
}
