// An open PDF written anew, without the protection it came with.
import { ReadingError } from '../reading-error.ts';
import { toTableFunctions } from './host-functions.ts';
import { withMemory, type Pdfium } from './pdfium.ts';
import { spareTablePlace } from './shipped-fonts.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** FPDF_REMOVE_SECURITY of fpdf_save.h. */
const WITHOUT_SECURITY = 3;
/** FPDF_FILEWRITE: its version and the pointer to WriteBlock. */
const WRITER = { version: 1, bytes: 8 };

/** Throws `ReadingError` when PDFium cannot write it. */
export function savedCopy(pdfium: Pdfium, document: number): Uint8Array {
  const { __indirect_function_table: table } = pdfium;
  const blocks: Buffer[] = [];
  const keep = (data = 0, bytes = 0): number => {
    blocks.push(Buffer.from(new Uint8Array(pdfium.memory.buffer, data, bytes).slice()));
    return 1;
  };
  const place = spareTablePlace(pdfium);
  const [write] = toTableFunctions([
    { parameters: 3, result: true, call: (_writer, data, bytes) => keep(data, bytes) },
  ]);
  table.set(place, write);
  const saved = withMemory(pdfium, WRITER.bytes, (writer) => {
    new Uint32Array(pdfium.memory.buffer, writer, 2).set([WRITER.version, place]);
    return pdfium.FPDF_SaveAsCopy(document, writer, WITHOUT_SECURITY);
  });
  if (saved === 0) throw new ReadingError('corrupt', sentence('problems.pdfDamaged'));
  return Buffer.concat(blocks);
}
