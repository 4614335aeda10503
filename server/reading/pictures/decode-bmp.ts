// Windows bitmaps, which sharp's own build cannot decode: 1, 4, 8, 16, 24 and 32 bits, with or without bit masks.
import type { Raster } from '../ocr/raster.ts';
import { ReadingError } from '../reading-error.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** Compression field of BITMAPINFOHEADER: none, or none with colour masks. */
const [PLAIN, MASKS] = [0, 3] as const;
const DEPTHS = new Set([1, 4, 8, 16, 24, 32]);

interface Header {
  width: number;
  height: number;
  top_down: boolean;
  depth: number;
  pixels_at: number;
  palette_at: number;
  palette_entry: number;
  masks: [red: number, green: number, blue: number];
}

/** RGB pixels. Missing rows of a truncated file are white. */
export function decodeBmp(bytes: Uint8Array, max_pixels: number): Raster {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = readHeader(view);
  const { width, height, depth } = header;
  if (width * height > max_pixels) {
    throw new ReadingError('too_large', sentence('problems.pictureLarge'));
  }
  const stride = Math.ceil((width * depth) / 32) * 4;
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = 0; y < height; y++) {
    const row = header.pixels_at + stride * (header.top_down ? y : height - 1 - y);
    if (row < 0 || row + stride > view.byteLength) continue;
    for (let x = 0; x < width; x++) putPixel(view, header, row, x, data, (y * width + x) * 3);
  }
  return { width, height, data };
}

function readHeader(view: DataView): Header {
  if (view.byteLength < 54) throw new ReadingError('corrupt', sentence('problems.bitmapCut'));
  const size = view.getUint32(14, true);
  const core = size === 12;
  const height = core ? view.getInt16(20, true) : view.getInt32(22, true);
  const depth = view.getUint16(core ? 24 : 28, true);
  const compression = core ? PLAIN : view.getUint32(30, true);
  if (!DEPTHS.has(depth) || (compression !== PLAIN && compression !== MASKS)) {
    throw new ReadingError('unsupported', sentence('problems.bitmapUnknown'));
  }
  const width = core ? view.getUint16(18, true) : view.getInt32(18, true);
  if (width <= 0 || height === 0) throw new ReadingError('corrupt', sentence('problems.bitmapEmpty'));
  return {
    width,
    height: Math.abs(height),
    top_down: height < 0,
    depth,
    pixels_at: view.getUint32(10, true),
    palette_at: 14 + size,
    palette_entry: core ? 3 : 4,
    masks: compression === MASKS && view.byteLength >= 66 ? readMasks(view) : usualMasks(depth),
  };
}

const readMasks = (view: DataView): Header['masks'] => [
  view.getUint32(54, true),
  view.getUint32(58, true),
  view.getUint32(62, true),
];

const usualMasks = (depth: number): Header['masks'] =>
  depth === 16 ? [0x7c00, 0x03e0, 0x001f] : [0xff0000, 0x00ff00, 0x0000ff];

function putPixel(
  view: DataView,
  header: Header,
  row: number,
  x: number,
  data: Uint8Array,
  to: number,
): void {
  const { depth, masks } = header;
  if (depth <= 8) {
    const perByte = 8 / depth;
    const byte = view.getUint8(row + Math.floor(x / perByte));
    const shift = 8 - depth * ((x % perByte) + 1);
    const entry = header.palette_at + ((byte >> shift) & ((1 << depth) - 1)) * header.palette_entry;
    if (entry + 3 > view.byteLength) return;
    for (let c = 0; c < 3; c++) data[to + c] = view.getUint8(entry + 2 - c);
  } else if (depth === 24) {
    for (let c = 0; c < 3; c++) data[to + c] = view.getUint8(row + x * 3 + 2 - c);
  } else {
    const value = depth === 16 ? view.getUint16(row + x * 2, true) : view.getUint32(row + x * 4, true);
    for (let c = 0; c < 3; c++) data[to + c] = scaled(value, masks[c]!);
  }
}

/** The bits under a mask, stretched to 0..255. */
function scaled(value: number, mask: number): number {
  if (mask === 0) return 0;
  const low = mask & -mask;
  const largest = (mask >>> 0) / (low >>> 0);
  return Math.round((((value & mask) >>> 0) / (low >>> 0) / largest) * 255);
}
