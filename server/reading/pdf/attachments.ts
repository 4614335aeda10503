// Files embedded in a PDF. The XML of a Factur-X or ZUGFeRD invoice is one of them.
import { readEInvoice, MAX_XML_BYTES } from '../e-invoice/read-e-invoice.ts';
import type { Attachment, EInvoice } from '../reading.ts';
import { readUtf16, withMemory, type Pdfium } from './pdfium.ts';

const MAX_ATTACHMENTS = 100;
const MAX_NAME_BYTES = 2048;
/** Larger attachments are listed without their exact size being known: they are not unpacked. */
const MAX_ATTACHMENT_BYTES = 256 * 1024 * 1024;
/** Names under which the standards have the invoice; other XML files may be orders or time sheets. */
const USUAL_NAME = /factur-?x|zugferd|xrechnung|order-x|cii|ubl|invoice/i;

/** The embedded files and the electronic invoice among them. */
export function readAttachments(
  pdfium: Pdfium,
  document: number,
): { attachments: Attachment[]; e_invoice: EInvoice | null } {
  const attachments: Attachment[] = [];
  const invoices: EInvoice[] = [];
  const count = Math.min(MAX_ATTACHMENTS, pdfium.FPDFDoc_GetAttachmentCount(document));
  for (let index = 0; index < count; index++) {
    const attachment = pdfium.FPDFDoc_GetAttachment(document, index);
    if (attachment === 0) continue;
    const filename = nameOf(pdfium, attachment) || `attachment ${index + 1}`;
    const size_bytes = sizeOf(pdfium, attachment);
    const xml = /\.xml$/i.test(filename);
    attachments.push({
      filename,
      media_type: xml ? 'application/xml' : 'application/octet-stream',
      size_bytes,
      read: false,
    });
    if (!xml || size_bytes === 0 || size_bytes > MAX_XML_BYTES) continue;
    const invoice = readEInvoice(contentOf(pdfium, attachment, size_bytes), filename);
    if (invoice) invoices.push(invoice);
  }
  const e_invoice = invoices.find(({ origin }) => USUAL_NAME.test(origin)) ?? invoices[0] ?? null;
  return { attachments, e_invoice };
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
