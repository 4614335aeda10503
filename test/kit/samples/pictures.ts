// Pictures of the sample invoice, in every format that can be written here.
import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { typeset } from '../../../server/reading/converted/typeset.ts';
import { asSharp, type Raster } from '../../../server/reading/ocr/raster.ts';
import { drawWords } from '../../../server/reading/pdf/draw-words.ts';
import { LINES } from './content.ts';
import { pdfOfPages } from './pdf.ts';

/** A page with the given lines, as it comes out of a scanner at 110 dpi. */
export async function pictureOf(lines: readonly string[] = LINES, width = 900): Promise<Raster> {
  const blocks = lines.map((text) => ({ kind: 'paragraph', text, style: { size: 12 } }) as const);
  return drawWords(typeset(blocks, 1).pages[0]!, width, 20_000_000);
}

export async function samplePicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif',
  raster?: Raster,
): Promise<Buffer> {
  return asSharp(raster ?? (await pictureOf()))
    .toFormat(format, { quality: 90 })
    .toBuffer();
}

/** The upper half of the same page as JPEG 2000; kept as a file, because nothing here can write the format. */
export const sampleJp2 = (): Promise<Buffer> =>
  readFile(new URL('../../fixtures/invoice.jp2', import.meta.url));

/** 24 bits, rows from bottom to top, as Windows writes them. */
export function toBmp({ width, height, data }: Raster): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const bmp = Buffer.alloc(54 + stride * height);
  bmp.write('BM');
  bmp.writeUInt32LE(bmp.length, 2);
  bmp.writeUInt32LE(54, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(width, 18);
  bmp.writeInt32LE(height, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = 54 + (height - 1 - y) * stride + x * 3;
      for (let c = 0; c < 3; c++) bmp[to + c] = data[(y * width + x) * 3 + 2 - c]!;
    }
  }
  return bmp;
}

/** Turned clockwise, the rest white: a page laid askew on the glass. */
export async function turned(raster: Raster, degrees: number): Promise<Raster> {
  const { data, info } = await asSharp(raster)
    .rotate(degrees, { background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A PDF page that is a scan, with `layer` (PDF operators) over or under it. */
export async function scannedPdf(raster: Raster, layer = ''): Promise<Buffer> {
  const grey = await asSharp(raster).greyscale().raw().toBuffer();
  const image = {
    dictionary: `<< /Type /XObject /Subtype /Image /Width ${raster.width} /Height ${raster.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode >>`,
    stream: deflateSync(grey),
  };
  return pdfOfPages([`q 595 0 0 842 0 0 cm /I1 Do Q\n${layer}`], {
    extra: [image],
    resources: '/XObject << /I1 4 0 R >>',
  });
}

/** Valid pixels of one colour, however many. */
export const blankPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
