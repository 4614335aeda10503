// The fonts that come with Recto, which PDFium draws where a PDF names a font that it does not contain.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { toTableFunctions } from './host-functions.ts';
import type { Pdfium } from './pdfium.ts';

const FILES = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
} as const;

export type FontWeight = keyof typeof FILES;

const WEIGHTS = ['regular', 'bold'] as const satisfies FontWeight[];
/** Weights from here on are drawn bold. */
const BOLD_FROM = 600;
/** Character sets of the Windows font interface, in which PDFium asks: Japanese, Korean, simplified and traditional Chinese. */
const CJK = new Set([128, 129, 134, 136]);
const SIMPLIFIED_CHINESE = 134;
const FACE = Buffer.from('Noto Sans SC\0', 'latin1');
/** Pointers in FPDF_SYSFONTINFO: after its version come eight functions and one for the mapper's own use. */
const STRUCTURE = { version: 1, functions: 8, size: 10 };
/** EnumFonts, counted from the version: PDFium asks for no list where the structure has none. */
const LIST_OF_FONTS = 2;

/** The bytes of the TrueType file. */
export function readFont(weight: FontWeight): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(FILES[weight]));
}

/**
 * Makes PDFium take characters of fonts that are not embedded from the shipped ones where its own fourteen Latin fonts
 * have none: Chinese, Japanese and Korean. Call it once, after FPDF_InitLibrary.
 */
export function shipFonts(pdfium: Pdfium): void {
  const { __indirect_function_table: table } = pdfium;
  // The table cannot grow, so the functions take the places of the ones that look for fonts of the system: there are none.
  const places = placesOfFontFunctions(pdfium);
  toTableFunctions(fontFunctions(pdfium)).forEach((call, index) => table.set(places[index]!, call));
  const info = pdfium.malloc(STRUCTURE.size * 4);
  if (info === 0) throw new Error('PDFium is out of memory');
  const fields = new Uint32Array(pdfium.memory.buffer, info, STRUCTURE.size);
  fields.set([STRUCTURE.version, ...places, 0]);
  fields[LIST_OF_FONTS] = 0;
  pdfium.FPDF_SetSystemFontInfo(info);
}

/** A place in the table for one more function that PDFium calls by pointer, whatever its type. */
export const spareTablePlace = (pdfium: Pdfium): number => placesOfFontFunctions(pdfium)[LIST_OF_FONTS - 1]!;

function placesOfFontFunctions(pdfium: Pdfium): Uint32Array {
  const own = pdfium.FPDF_GetDefaultSystemFontInfo();
  if (own === 0) throw new Error('PDFium was built without an interface for fonts');
  return new Uint32Array(pdfium.memory.buffer, own, STRUCTURE.size).slice(1, 1 + STRUCTURE.functions);
}

/** A font's handle is its number in `WEIGHTS`, from 1; 0 lets PDFium draw with a font of its own. */
function fontFunctions(pdfium: Pdfium): Parameters<typeof toTableFunctions>[0] {
  const loaded = new Map<number, Buffer>();
  const font = (handle: number): Buffer => {
    const bytes = loaded.get(handle) ?? readFont(WEIGHTS[handle - 1]!);
    loaded.set(handle, bytes);
    return bytes;
  };
  const nothing = () => undefined;
  return [
    { parameters: 1, result: false, call: nothing }, // Release
    { parameters: 2, result: false, call: nothing }, // EnumFonts
    { parameters: 7, result: true, call: (_, weight, __, charset) => chooseFont(weight, charset) }, // MapFont
    { parameters: 2, result: true, call: () => 0 }, // GetFont by name
    {
      parameters: 5, // GetFontData
      result: true,
      call: (_, handle, tag, buffer, bytes) => copyOut(pdfium, findTable(font(handle), tag), buffer, bytes),
    },
    { parameters: 4, result: true, call: (_, __, buffer, bytes) => copyOut(pdfium, FACE, buffer, bytes) }, // GetFaceName
    { parameters: 2, result: true, call: () => SIMPLIFIED_CHINESE }, // GetFontCharset
    { parameters: 2, result: false, call: (_, handle) => void loaded.delete(handle) }, // DeleteFont
  ];
}

function chooseFont(weight: number, charset: number): number {
  if (!CJK.has(charset)) return 0;
  return WEIGHTS.indexOf(weight >= BOLD_FROM ? 'bold' : 'regular') + 1;
}

/** The table with this tag, the whole file for 0, nothing where the font has no such table. */
function findTable(font: Buffer, tag: number): Buffer {
  if (tag === 0) return font;
  const tables = font.readUInt16BE(4);
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    if (font.readUInt32BE(at) !== tag >>> 0) continue;
    const from = font.readUInt32BE(at + 8);
    return font.subarray(from, from + font.readUInt32BE(at + 12));
  }
  return font.subarray(0, 0);
}

/** Answers how long `content` is, and writes it where there is room for it. */
function copyOut(pdfium: Pdfium, content: Uint8Array, buffer: number, bytes: number): number {
  if (buffer !== 0 && bytes >= content.length) {
    new Uint8Array(pdfium.memory.buffer, buffer, content.length).set(content);
  }
  return content.length;
}
