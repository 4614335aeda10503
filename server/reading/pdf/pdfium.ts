// PDFium as WebAssembly, called by its own C functions: the wrapper's methods are too coarse (no boxes) and too slow.
import { PDFiumModule } from '@hyzyla/pdfium';
import { once } from '../../platform/once.ts';
import { shipFonts } from './shipped-fonts.ts';

/** The exported C functions in use. Pointers are offsets into `memory`; lengths are bytes unless said otherwise. */
export interface Pdfium {
  memory: { readonly buffer: ArrayBuffer };
  /** Where the library's pointers to functions lead. */
  __indirect_function_table: { set(index: number, call: unknown): void };
  malloc(bytes: number): number;
  free(pointer: number): void;
  FPDF_InitLibrary(): void;
  FPDF_GetDefaultSystemFontInfo(): number;
  FPDF_SetSystemFontInfo(info: number): void;
  FPDF_LoadMemDocument(data: number, bytes: number, password: number): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_SaveAsCopy(document: number, writer: number, flags: number): number;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_GetPageSizeByIndexF(document: number, index: number, size: number): number;
  FPDF_GetPageBoundingBox(page: number, rectangle: number): number;
  FPDFDoc_GetAttachmentCount(document: number): number;
  FPDFDoc_GetAttachment(document: number, index: number): number;
  FPDFAttachment_GetName(attachment: number, utf16: number, bytes: number): number;
  FPDFAttachment_GetFile(attachment: number, buffer: number, bytes: number, length: number): number;
  FPDF_GetSignatureCount(document: number): number;
  FPDF_GetSignatureObject(document: number, index: number): number;
  FPDFSignatureObj_GetContents(signature: number, buffer: number, bytes: number): number;
  /** Takes and gives numbers of 32 bits. */
  FPDFSignatureObj_GetByteRange(signature: number, buffer: number, count: number): number;
  FPDFSignatureObj_GetSubFilter(signature: number, buffer: number, bytes: number): number;
  FPDFSignatureObj_GetTime(signature: number, buffer: number, bytes: number): number;
  FPDFPage_GetRotation(page: number): number;
  FPDFPage_SetRotation(page: number, quarters: number): void;
  FPDFPage_Flatten(page: number, usage: number): number;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_GetAnnot(page: number, index: number): number;
  FPDFPage_CloseAnnot(annotation: number): void;
  FPDFAnnot_GetSubtype(annotation: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  FPDFFormObj_CountObjects(object: number): number;
  FPDFFormObj_GetObject(object: number, index: number): number;
  FPDFPath_CountSegments(path: number): number;
  FPDFImageObj_GetBitmap(object: number): number;
  FPDFImageObj_GetImageDataRaw(object: number, buffer: number, bytes: number): number;
  FPDFImageObj_GetImagePixelSize(object: number, width: number, height: number): number;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(text: number): void;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_IsGenerated(text: number, index: number): number;
  FPDFText_IsHyphen(text: number, index: number): number;
  FPDFText_HasUnicodeMapError(text: number, index: number): number;
  FPDFText_GetTextObject(text: number, index: number): number;
  FPDFText_GetLooseCharBox(text: number, index: number, rectangle: number): number;
  FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  FPDFText_GetFontSize(text: number, index: number): number;
  FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  FPDFTextObj_GetTextRenderMode(object: number): number;
  FPDFTextObj_GetFont(object: number): number;
  FPDFFont_GetBaseFontName(font: number, buffer: number, bytes: number): number;
  FPDFFont_GetWeight(font: number): number;
  FPDFFont_GetFlags(font: number): number;
  /** `code` is that of the character; the width, a float, is in points for a font of `size`. */
  FPDFFont_GetGlyphWidth(font: number, code: number, size: number, width: number): number;
  FPDF_CreateNewDocument(): number;
  /** `indices` points to 32-bit numbers of pages, from 0. */
  FPDF_ImportPagesByIndex(target: number, source: number, indices: number, count: number, at: number): number;
  FPDF_CopyViewerPreferences(target: number, source: number): number;
  FPDFPage_New(document: number, index: number, width: number, height: number): number;
  FPDFPage_Delete(document: number, index: number): void;
  FPDFText_LoadFont(document: number, data: number, bytes: number, type: number, cid: number): number;
  FPDFPageObj_CreateTextObj(document: number, font: number, size: number): number;
  FPDFText_SetText(object: number, utf16: number): number;
  FPDFPageObj_Transform(
    object: number,
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
  ): void;
  FPDFPageObj_CreateNewPath(x: number, y: number): number;
  FPDFPath_MoveTo(path: number, x: number, y: number): number;
  FPDFPath_LineTo(path: number, x: number, y: number): number;
  FPDFPath_BezierTo(
    path: number,
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    x3: number,
    y3: number,
  ): number;
  FPDFPath_Close(path: number): number;
  FPDFPath_SetDrawMode(path: number, fill: number, stroke: number): number;
  FPDFPageObj_SetStrokeColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFPageObj_SetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFPageObj_SetStrokeWidth(object: number, width: number): number;
  FPDFPageObj_NewImageObj(document: number): number;
  FPDFImageObj_SetBitmap(pages: number, count: number, image: number, bitmap: number): number;
  FPDFPage_InsertObject(page: number, object: number): void;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, data: number, stride: number): number;
  FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    colour: number,
  ): number;
  FPDFBitmap_GetBuffer(bitmap: number): number;
  FPDFBitmap_GetStride(bitmap: number): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
}

/** The library, loaded once (about 50 ms). It holds no JavaScript engine and no network: documents only lie in memory. */
export const loadPdfium = once(load);

async function load(): Promise<Pdfium> {
  const module = await PDFiumModule({});
  const pdfium = module.wasmExports as unknown as Pdfium;
  pdfium.FPDF_InitLibrary();
  shipFonts(pdfium);
  return pdfium;
}

/** Runs `use` with zeroed memory inside the library and frees it afterwards. */
export function withMemory<T>(pdfium: Pdfium, bytes: number, use: (pointer: number) => T): T {
  const pointer = pdfium.malloc(bytes);
  if (pointer === 0) throw new Error(`PDFium is out of memory (${bytes} bytes)`);
  try {
    new Uint8Array(pdfium.memory.buffer, pointer, bytes).fill(0);
    return use(pointer);
  } finally {
    pdfium.free(pointer);
  }
}

/** 32-bit floats the library wrote. */
export function readFloats(pdfium: Pdfium, pointer: number, count: number): number[] {
  return [...new Float32Array(pdfium.memory.buffer, pointer, count)];
}

/** A UTF-16 string the library wrote, without its closing zero. */
export function readUtf16(pdfium: Pdfium, pointer: number, bytes: number): string {
  const text = new TextDecoder('utf-16le').decode(
    new Uint8Array(pdfium.memory.buffer, pointer, bytes).slice(),
  );
  return text.replace(/\0.*$/s, '');
}

/** A string the library wrote, without its closing zero. */
export function readUtf8(pdfium: Pdfium, pointer: number, bytes: number): string {
  const text = new TextDecoder().decode(new Uint8Array(pdfium.memory.buffer, pointer, bytes).slice());
  return text.replace(/\0.*$/s, '');
}
