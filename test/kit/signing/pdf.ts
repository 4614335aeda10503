// PDFs that are signed, and signed again, by appending to them, as programs do it.
import { linesDownFrom, pdfOfPages } from '../samples/pdf.ts';
import type { Identity } from './authority.ts';
import { signCms, type CmsOptions } from './cms.ts';

/** Bytes that are left for a signature. */
const ROOM = 6000;
/** Numbers in `pdfOfPages` with one page. */
const [CATALOGUE, PAGE] = [1, 4] as const;

export interface SignedPdf {
  bytes: Buffer;
  /** Number of objects, and of the fields that are signatures. */
  size: number;
  fields: number[];
}

export const unsigned = (lines = ['Invoice 4711', 'Total 119.00 EUR']): SignedPdf => ({
  bytes: pdfOfPages([linesDownFrom(700, lines)]),
  size: 6,
  fields: [],
});

/** Objects by their number, appended with a table of their own. */
export function append({ bytes, size, fields }: SignedPdf, objects: Record<number, string>): SignedPdf {
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString('latin1'))![1]!;
  const parts: Buffer[] = [bytes];
  let length = bytes.length;
  const rows: string[] = [];
  const push = (text: string) => {
    const part = Buffer.from(text, 'latin1');
    parts.push(part);
    length += part.length;
  };
  let next = size;
  for (const [key, body] of Object.entries(objects)) {
    rows.push(`${key} 1\n${String(length).padStart(10, '0')} 00000 n \n`);
    push(`${key} 0 obj\n${body}\nendobj\n`);
    next = Math.max(next, Number(key) + 1);
  }
  const table = length;
  push(
    `xref\n${rows.join('')}trailer\n<< /Size ${next} /Root ${CATALOGUE} 0 R /Prev ${previous} >>\nstartxref\n${table}\n%%EOF\n`,
  );
  return { bytes: Buffer.concat(parts), size: next, fields };
}

export interface PdfSignature extends CmsOptions {
  format?: string;
  /** The time in the dictionary. */
  time?: string;
  /** Makes the signature of what it covers; CMS of the signer without it. */
  make?: (parts: Buffer[]) => Buffer;
  /** Leaves out more than the signature: bytes behind it. */
  gap?: number;
  /** Further keys of the catalogue. */
  catalogue?: string;
}

export function signPdf(pdf: SignedPdf, signer: Identity, options: PdfSignature = {}): SignedPdf {
  const { format = 'adbe.pkcs7.detached', time, make, gap = 0, catalogue = '', ...cms } = options;
  const [dictionary, field] = [pdf.size, pdf.size + 1];
  const fields = [...pdf.fields, field];
  const list = fields.map((number) => `${number} 0 R`).join(' ');
  const placeholder = `<${'0'.repeat(ROOM * 2)}>`;
  const range = `/ByteRange [0 ${'*'.repeat(10)} ${'*'.repeat(10)} ${'*'.repeat(10)}]`;
  const appended = append(pdf, {
    [dictionary]: `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${format} ${time === undefined ? '' : `/M (${time})`} ${range} /Contents ${placeholder} >>`,
    [field]: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature${fields.length}) /V ${dictionary} 0 R /F 132 /Rect [0 0 0 0] /P ${PAGE} 0 R >>`,
    [CATALOGUE]: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${list}] /SigFlags 3 >> ${catalogue} >>`,
    [PAGE]: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate 0 /Contents 5 0 R /Resources << /Font << /F1 3 0 R >>  >> /Annots [${list}] >>`,
  });
  const text = appended.bytes.toString('latin1');
  const start = text.indexOf(placeholder, pdf.bytes.length);
  const behind = start + placeholder.length + gap;
  const numbers = [start, behind, text.length - behind].map((number) => String(number).padEnd(10)).join(' ');
  const bytes = Buffer.from(text.replace(range, `/ByteRange [0 ${numbers}]`), 'latin1');
  const parts = [bytes.subarray(0, start), bytes.subarray(behind)];
  const value = (make ?? ((signed: Buffer[]) => signCms(signer, signed, cms)))(parts);
  bytes.write(value.toString('hex'), start + 1, 'latin1');
  return { bytes, size: appended.size, fields };
}
