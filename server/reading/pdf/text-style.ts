// How the characters of one text object are drawn: size, direction, weight, and whether they can be seen at all.
import { toQuarters, type Quarters } from './page-geometry.ts';
import { readUtf8, withMemory, type Pdfium } from './pdfium.ts';
import type { Scratch } from './scratch.ts';

export interface TextStyle {
  /** PDFium's handle of the font; 0 where there is none. */
  font: number;
  /** Height of the font in points on the page. */
  em: number;
  /** Quarter turns clockwise that bring the text upright. */
  quarters: Quarters;
  /** Neither upright nor turned by quarters: a stamp or watermark across the page. */
  slanted: boolean;
  bold: boolean;
  /** Drawn in no colour, as the hidden text behind a scan is. */
  invisible: boolean;
  /** A font of pictures, whose private-use characters are no sign of a broken text layer. */
  pictorial: boolean;
}

/** Text render modes of PDF 32000-1, table 106, that paint nothing. */
const INVISIBLE_MODES = new Set([3, 7]);
const FILL_AND_STROKE = 2;
const FORCE_BOLD_FLAG = 1 << 18;
/** Font weight from which CSS and OpenType call a face bold; 600 is semi-bold. */
const BOLD_WEIGHT = 600;
const BOLD_NAME = /bold|black|heavy|(?:^|[-,])(?:bd|semibd)\b/i;
const PICTORIAL_NAME = /wingding|dingbat|symbol|webding|awesome|icon|marlett/i;
/** Degrees off a quarter turn from which text counts as slanted; scans with a text layer are a few degrees off. */
const SLANTED_FROM = 12;

interface FontFacts {
  bold: boolean;
  pictorial: boolean;
}

/** Looks styles up when the text object changes, fonts once a page. */
export class TextStyles {
  private readonly pdfium: Pdfium;
  private readonly text: number;
  private readonly scratch: Scratch;
  private lastObject = -1;
  private lastStyle: TextStyle | undefined;
  private readonly fonts = new Map<number, FontFacts>();

  constructor(pdfium: Pdfium, text: number, scratch: Scratch) {
    this.pdfium = pdfium;
    this.text = text;
    this.scratch = scratch;
  }

  /** Style of the text object a character belongs to. */
  of(object: number, character: number): TextStyle {
    if (object === this.lastObject && this.lastStyle) return this.lastStyle;
    this.lastObject = object;
    this.lastStyle = this.read(object, character);
    return this.lastStyle;
  }

  private read(object: number, character: number): TextStyle {
    const { pdfium, text, scratch } = this;
    pdfium.FPDFText_GetMatrix(text, character, scratch.at);
    scratch.refresh();
    const size = pdfium.FPDFText_GetFontSize(text, character);
    // A font of negative size draws its letters upside down, and the matrix turns them upright again.
    const sign = size < 0 ? -1 : 1;
    const turned = (Math.atan2(sign * scratch.float(4), sign * scratch.float(0)) * 180) / Math.PI;
    const scale = Math.hypot(scratch.float(8), scratch.float(12));
    const quarters = Math.round(turned / 90);
    const mode = object === 0 ? 0 : pdfium.FPDFTextObj_GetTextRenderMode(object);
    const handle = object === 0 ? 0 : pdfium.FPDFTextObj_GetFont(object);
    const font = handle === 0 ? { bold: false, pictorial: false } : this.font(handle);
    const em = Math.abs(size) * scale;
    return {
      font: handle,
      em: em > 0 ? em : 1,
      quarters: toQuarters(quarters),
      slanted: Math.abs(turned - quarters * 90) > SLANTED_FROM,
      bold: font.bold || mode === FILL_AND_STROKE,
      invisible: INVISIBLE_MODES.has(mode),
      pictorial: font.pictorial,
    };
  }

  private font(font: number): FontFacts {
    let facts = this.fonts.get(font);
    if (!facts) {
      const name = this.fontName(font);
      const weight = this.pdfium.FPDFFont_GetWeight(font);
      const forced = (this.pdfium.FPDFFont_GetFlags(font) & FORCE_BOLD_FLAG) !== 0;
      facts = {
        bold: BOLD_NAME.test(name) || weight >= BOLD_WEIGHT || forced,
        pictorial: PICTORIAL_NAME.test(name),
      };
      this.fonts.set(font, facts);
    }
    return facts;
  }

  private fontName(font: number): string {
    const size = 256;
    return withMemory(this.pdfium, size, (buffer) => {
      const bytes = this.pdfium.FPDFFont_GetBaseFontName(font, buffer, size);
      return bytes > 0 && bytes <= size ? readUtf8(this.pdfium, buffer, bytes) : '';
    });
  }
}
