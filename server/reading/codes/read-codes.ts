// Decodes the QR and bar codes on a picture with ZXing as WebAssembly, loaded from the package on disk.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes, type ReadResult } from 'zxing-wasm/reader';
import { once } from '../../platform/once.ts';
import type { Raster } from '../ocr/raster.ts';
import type { Point } from '../ocr/quad.ts';

export interface FoundCode {
  /** ZXing's name of the symbology: `QRCode`, `Code128`, … */
  format: string;
  text: string;
  /** In pixels of the picture, clockwise from the code's own top left. */
  corners: Point[];
}

/** What stands on business documents. Codes without check digits (Codabar, ITF) are left out: ruled lines look like them. */
const FORMATS = ['QRCode', 'DataMatrix', 'Aztec', 'PDF417', 'Code128', 'Code39', 'EAN13', 'UPCA'] as const;
const MAX_CODES = 20;
/** Shorter Code 39 texts come out of hatching and table borders. */
const MIN_CODE39 = 5;

const OPAQUE = 0xff000000;

/** How thoroughly to look: what is painted from a document is straight, sharp and dark on light. */
const EFFORT = {
  photographed: { tryHarder: true, tryInvert: true },
  painted: { tryHarder: false, tryInvert: false, tryDownscale: false },
} as const;

/**
 * About 60 ms per megapixel, a third of it for what was painted. Codes that do not pass their own error detection are
 * left out.
 */
export async function readCodes(
  raster: Raster,
  origin: keyof typeof EFFORT = 'photographed',
): Promise<FoundCode[]> {
  await loaded();
  const { width, height } = raster;
  // The library only takes its input for a picture when it looks like the ImageData of browsers.
  const picture = { width, height, data: toRgba(raster), colorSpace: 'srgb' } as ImageData;
  const results = await readBarcodes(picture, {
    ...EFFORT[origin],
    formats: [...FORMATS],
    maxNumberOfSymbols: MAX_CODES,
  });
  return results.filter(isCredible).map(({ format, text, position }) => ({
    format,
    text,
    corners: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft],
  }));
}

const loaded = once(async (): Promise<void> => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const bytes = await readFile(file);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

function isCredible({ isValid, format, text }: ReadResult): boolean {
  return isValid && text !== '' && (!format.startsWith('Code39') || text.length >= MIN_CODE39);
}

/** Whole pixels at a time, which takes a third of the time of single bytes; this machine's numbers begin with the low byte. */
function toRgba({ width, height, data }: Raster): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint32Array(width * height);
  for (let from = 0, to = 0; to < rgba.length; from += 3, to++)
    rgba[to] = data[from]! | (data[from + 1]! << 8) | (data[from + 2]! << 16) | OPAQUE;
  return new Uint8ClampedArray(rgba.buffer);
}
