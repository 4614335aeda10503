// Codes are drawn by the writer of the same library and must be found where they stand, whatever carries them.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { linesDownFrom, pdfOfPages } from '../../../test/kit/samples/pdf.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { openBytes } from '../open-file.ts';
import type { Raster } from '../ocr/raster.ts';
import { readCodes } from './read-codes.ts';

const FAPIAO = '01,10,011002300111,12345678,100.00,20250602,12345678901234567890,ABCD,';

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  const bytes = await readFile(file);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** A code as a grey picture with white around it, `scale` pixels a module. */
async function drawn(text: string, format: 'QRCode' | 'Code128' | 'DataMatrix' | 'EAN13', scale: number) {
  const { symbol, error } = await writeBarcode(text, { format });
  if (error) throw new Error(error);
  const { data, width, height } = symbol;
  const code = sharp(Buffer.from(data), { raw: { width, height, channels: 1 } })
    .resize(width * scale, height === 1 ? 50 * scale : height * scale, { kernel: 'nearest', fit: 'fill' })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' });
  return code.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
}

async function pictureOf(...parameters: Parameters<typeof drawn>): Promise<Raster> {
  const { data, info } = await drawn(...parameters);
  const rgb = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: rgb.info.width, height: rgb.info.height, data: rgb.data };
}

test.each([
  ['QRCode', FAPIAO],
  ['DataMatrix', 'RC-2041'],
  ['Code128', 'RC-2041-77'],
  ['EAN13', '4006381333931'],
] as const)('%s is decoded', async (format, text) => {
  const picture = await pictureOf(text, format, 4);
  for (const origin of ['photographed', 'painted'] as const) {
    const found = await readCodes(picture, origin);
    expect(found.map((code) => code.text)).toEqual([text]);
    for (const { x, y } of found[0]!.corners) {
      expect(x).toBeGreaterThan(10);
      expect(y).toBeGreaterThan(10);
      expect(x).toBeLessThan(picture.width - 10);
      expect(y).toBeLessThan(picture.height - 10);
    }
  }
});

test('a page without a code has none', async () => {
  const data = new Uint8Array(300 * 300 * 3).fill(255);
  for (let at = 0; at < data.length; at += 997) data[at] = 0;
  expect(await readCodes({ width: 300, height: 300, data })).toEqual([]);
});

interface Grey {
  data: Buffer;
  info: { width: number; height: number };
}

/** A PDF with a picture on each page, 90 points wide at the same place, and text above it. */
function pdfWithPictures(pictures: Grey[]): Buffer {
  const extra = pictures.map(({ data, info: { width, height } }) => ({
    dictionary: `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 >>`,
    stream: data,
  }));
  const text = linesDownFrom(780, ['Invoice', 'with a picture below']);
  const names = pictures.map((_, index) => `/Im${index} ${index + 4} 0 R`).join(' ');
  return pdfOfPages(
    pictures.map((_, index) => `${text}q 90 0 0 90 300 400 cm /Im${index} Do Q\n`),
    { extra, resources: `/XObject << ${names} >>` },
  );
}

test('the code of a PDF page whose text is not recognised is found where it is drawn, on every page', async () => {
  const code = await drawn(FAPIAO, 'QRCode', 2);
  const open = await openBytes(pdfWithPictures([code, code]), null, DEFAULT_LIMITS);
  for (const number of [1, 2]) {
    const { codes, source } = await open.readPage(number);
    expect(source).toBe('text_layer');
    expect(codes).toMatchObject([{ format: 'QRCode', text: FAPIAO }]);
    const [x0, y0, x1, y1] = codes[0]!.box;
    expect(x0).toBeGreaterThanOrEqual(300 / 595);
    expect(x1).toBeLessThanOrEqual(390 / 595);
    expect(y0).toBeGreaterThanOrEqual((842 - 490) / 842);
    expect(y1).toBeLessThanOrEqual((842 - 400) / 842);
  }
  await open.close();
});

test('a code of one pixel a module is found', async () => {
  const open = await openBytes(pdfWithPictures([await drawn(FAPIAO, 'QRCode', 1)]), null, DEFAULT_LIMITS);
  expect((await open.readPage(1)).codes).toMatchObject([{ text: FAPIAO }]);
  await open.close();
});

test('a logo on the pages before does not hide the code of a later one, of the same size at the same place', async () => {
  const code = await drawn(FAPIAO, 'QRCode', 2);
  const { width, height } = code.info;
  const logo = { data: Buffer.alloc(width * height, 255), info: code.info };
  for (let row = 30; row < height - 30; row++) logo.data.fill(40, row * width + 30, row * width + width - 30);
  const open = await openBytes(pdfWithPictures([logo, logo, code]), null, DEFAULT_LIMITS);
  const found = [];
  for (const number of [1, 2, 3]) found.push((await open.readPage(number)).codes.map(({ text }) => text));
  expect(found).toEqual([[], [], [FAPIAO]]);
  await open.close();
});
