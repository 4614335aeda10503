// OFD, the Chinese counterpart of PDF (GB/T 33190): its text has positions, its electronic invoices carry their XML.
import { codeBox } from '../codes/picture-codes.ts';
import { readCodes } from '../codes/read-codes.ts';
import { detectFormat } from '../detect-format.ts';
import { readEInvoice } from '../e-invoice/read-e-invoice.ts';
import { Archive } from '../formats/unzip.ts';
import { arrangeWords } from '../layout/arrange-words.ts';
import type { ReadingLimits } from '../limits.ts';
import { resizeRaster, type Raster } from '../ocr/raster.ts';
import { POINTS } from '../ofd/matrix.ts';
import { isSigned, openOfd, type OfdDocument } from '../ofd/ofd-package.ts';
import { readOfdPage, type OfdContent } from '../ofd/page-content.ts';
import type { DrawnPicture } from '../pdf/draw-paths.ts';
import { drawWords } from '../pdf/draw-words.ts';
import { decodePicture } from '../pictures/decode-picture.ts';
import type { FileReader, OpenFile, SourceFile } from '../reader.ts';
import type { Code, Page } from '../reading.ts';
import type { FileSignature } from '../signatures/signature.ts';

/** Pixels of the longer side: enough for the page image and for codes. */
const MAX_PICTURE_SIDE = 1600;

export const ofdReader: FileReader = {
  formats: ['ofd'],
  open: async (file, limits) => {
    const document = openOfd(new Archive(file.bytes, limits.max_unpacked_bytes));
    const signatures = file.to_show ? [] : await signaturesOf(file, limits);
    return new OpenOfdFile(file, document, { limits, signatures });
  },
};

class OpenOfdFile implements OpenFile {
  readonly info: OpenFile['info'];
  private readonly document: OfdDocument;
  private readonly limits: ReadingLimits;

  constructor(
    file: SourceFile,
    document: OfdDocument,
    { limits, signatures }: { limits: ReadingLimits; signatures: FileSignature[] },
  ) {
    this.document = document;
    this.limits = limits;
    const invoices = document.attachments.flatMap(({ name, bytes }) => readEInvoice(bytes, name) ?? []);
    this.info = {
      format: file.format,
      media_type: file.media_type,
      page_count: document.page_count,
      attachments: document.attachments.map(({ name, bytes }) => ({
        filename: name,
        media_type: name.endsWith('.xml') ? 'application/xml' : 'application/octet-stream',
        size_bytes: bytes.length,
        read: false,
      })),
      e_invoice: invoices[0] ?? null,
      ...(signatures.length > 0 && { signatures }),
      warnings: [],
    };
  }

  async readPage(number: number): Promise<Page> {
    const { content, size } = this.contentOf(number);
    const pictures = await this.decodePictures(content);
    return {
      number,
      ...size,
      source: 'text_layer',
      words: arrangeWords(content.words, size),
      codes: await codesOf(pictures, size),
      part: null,
      warnings: [],
    };
  }

  async renderPage(number: number, width: number): Promise<Raster> {
    const { content } = this.contentOf(number);
    const pictures = await this.decodePictures(content);
    return drawWords(await this.readPage(number), width, this.limits.max_pixels, {
      paths: content.paths,
      pictures,
    });
  }

  private contentOf(number: number): { content: OfdContent; size: { width: number; height: number } } {
    const page = this.document.page(number);
    const content = readOfdPage(page, this.limits.max_page_characters);
    return { content, size: { width: page.box.width * POINTS, height: page.box.height * POINTS } };
  }

  /** Pictures in formats that cannot be decoded (JBIG2) are left out: the page is shown without them. */
  private async decodePictures({ pictures }: OfdContent): Promise<DrawnPicture[]> {
    const decoded: DrawnPicture[] = [];
    for (const { id, ...place } of pictures) {
      try {
        const bytes = this.document.picture(id);
        if (!bytes) continue;
        const { raster: full } = await decodePicture(bytes, detectFormat(bytes).format, 1, this.limits);
        const scale = Math.min(1, MAX_PICTURE_SIDE / Math.max(full.width, full.height));
        const side = (length: number) => Math.max(1, Math.round(length * scale));
        const raster = await resizeRaster(full, side(full.width), side(full.height));
        decoded.push({ raster, ...place });
      } catch {
        continue;
      }
    }
    return decoded;
  }

  async close(): Promise<void> {
    // Nothing is held open.
  }
}

/** All files of the package are unpacked for them, which leaves less to unpack to nobody else. */
async function signaturesOf({ bytes }: SourceFile, limits: ReadingLimits): Promise<FileSignature[]> {
  const archive = new Archive(bytes, limits.max_unpacked_bytes);
  if (!isSigned(archive)) return [];
  const { readOfdSignatures } = await import('../ofd/read-signatures.ts');
  return readOfdSignatures(archive);
}

/** Codes on the pictures of a page: the QR code of an invoice is one. */
async function codesOf(pictures: DrawnPicture[], page: { width: number; height: number }): Promise<Code[]> {
  const codes: Code[] = [];
  for (const { raster, x, y, width, height } of pictures) {
    for (const found of await readCodes(raster)) {
      const toPage = (point: { x: number; y: number }) => ({
        x: x + (point.x / raster.width) * width,
        y: y + (point.y / raster.height) * height,
      });
      codes.push({ format: found.format, text: found.text, box: codeBox(found, toPage, page) });
    }
  }
  return codes;
}
