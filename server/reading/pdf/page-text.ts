// Reads the text layer of a PDF page: words with boxes, and what is needed to judge whether the layer can be trusted.
import type { PlacedWord } from '../layout/placed-word.ts';
import { shownTransform, toQuarters, type PageBox, type ShownTransform } from './page-geometry.ts';
import type { Pdfium } from './pdfium.ts';
import { Scratch } from './scratch.ts';
import { TextStyles, type TextStyle } from './text-style.ts';
import { WordBuilder } from './word-builder.ts';

export interface PageText {
  /** Words by direction: those at index `q` stand upright when the page is turned clockwise by `q` quarters. */
  words: [PlacedWord[], PlacedWord[], PlacedWord[], PlacedWord[]];
  /** Words across the page (stamps, watermarks), in the unturned frame. */
  slanted: PlacedWord[];
  /** Characters that are drawn, that are hidden, and that are drawn but have no meaning. */
  visible: number;
  invisible: number;
  garbled: number;
  truncated: boolean;
}

const SPACES = /[\s\u00A0\u2000-\u200B\u202F\u205F\u3000]/u;
/** Marks without width: direction and joining marks, byte order mark. */
const IGNORED = /[\u200C-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/u;

/** The room of a sign begins where the sign before ends; what is drawn of it begins this many font heights later at least. */
const DRAWN = 0.01;

/** Text of a loaded page; `limit` bounds the characters looked at. */
export function readPageText(pdfium: Pdfium, page: number, box: PageBox, limit: number): PageText {
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return emptyText();
  const scratch = new Scratch(pdfium, 256);
  try {
    return new PageTextReader(pdfium, text, box, scratch).read(limit);
  } finally {
    scratch.free();
    pdfium.FPDFText_ClosePage(text);
  }
}

const emptyText = (): PageText => ({
  words: [[], [], [], []],
  slanted: [],
  visible: 0,
  invisible: 0,
  garbled: 0,
  truncated: false,
});

class PageTextReader {
  private readonly pdfium: Pdfium;
  private readonly text: number;
  private readonly scratch: Scratch;
  private readonly transforms: [ShownTransform, ShownTransform, ShownTransform, ShownTransform];
  private readonly styles: TextStyles;
  private readonly builders = [
    new WordBuilder(),
    new WordBuilder(),
    new WordBuilder(),
    new WordBuilder(),
  ] as const;
  private readonly slanted = new Map<number, PlacedWord>();
  private readonly result = emptyText();
  private highSurrogate = 0;

  constructor(pdfium: Pdfium, text: number, box: PageBox, scratch: Scratch) {
    this.pdfium = pdfium;
    this.text = text;
    this.scratch = scratch;
    this.transforms = [0, 1, 2, 3].map((quarters) =>
      shownTransform(box, toQuarters(quarters)),
    ) as typeof this.transforms;
    this.styles = new TextStyles(pdfium, text, scratch);
  }

  read(limit: number): PageText {
    const { pdfium, text, result } = this;
    const count = pdfium.FPDFText_CountChars(text);
    for (let i = 0; i < Math.min(count, limit); i++) this.readCharacter(i);
    this.finishWords(false);
    result.words = this.builders.map(({ words }) => words) as PageText['words'];
    result.slanted = [...this.slanted.values()];
    result.truncated = count > limit;
    return result;
  }

  /** Code point of a character; undefined for the first half of a surrogate pair, whose second half then has it all. */
  private codeAt(index: number): number | undefined {
    const unit = this.pdfium.FPDFText_GetUnicode(this.text, index);
    if (unit < 0xd800 || unit > 0xdfff) return unit;
    if (unit < 0xdc00) {
      this.highSurrogate = unit;
      return undefined;
    }
    const high = this.highSurrogate;
    this.highSurrogate = 0;
    return high === 0 ? 0xfffd : 0x10000 + ((high - 0xd800) << 10) + (unit - 0xdc00);
  }

  private readCharacter(index: number): void {
    const { pdfium, text, result } = this;
    const code = this.codeAt(index);
    if (code === undefined) return;
    if (code <= 32 || code === 160 || code > 0x1fff) {
      const character = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      if (SPACES.test(character)) {
        if (pdfium.FPDFText_IsGenerated(text, index) === 0) this.finishWords(true);
        return;
      }
      if (IGNORED.test(character)) return;
    }
    const object = pdfium.FPDFText_GetTextObject(text, index);
    const style = this.styles.of(object, index);
    if (style.invisible) {
      result.invisible++;
      return;
    }
    result.visible++;
    const meaning = this.meaningOf(code, index, style);
    if (meaning === '') result.garbled++;
    else this.place(meaning, object, index, style);
  }

  /** The character as text; empty if the font does not say what it means. */
  private meaningOf(code: number, index: number, style: TextStyle): string {
    const { pdfium, text } = this;
    if (code > 0x1f && code < 0x7f) return String.fromCharCode(code);
    // PDFium marks a hyphen at the end of a line with the control character 2.
    if (code === 2 || code === 0xfffe) return pdfium.FPDFText_IsHyphen(text, index) ? '-' : '';
    if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfffd || code > 0x10ffff) return '';
    const privateUse = (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
    if (privateUse && !style.pictorial) return '';
    if (privateUse) return '\u2022';
    return String.fromCodePoint(code);
  }

  private place(meaning: string, object: number, index: number, style: TextStyle): void {
    const { pdfium, text, scratch } = this;
    if (pdfium.FPDFText_GetLooseCharBox(text, index, scratch.at) === 0) return;
    pdfium.FPDFText_GetCharOrigin(text, index, scratch.at + 16, scratch.at + 24);
    scratch.refresh();
    const t = this.transforms[style.slanted ? 0 : style.quarters];
    const [ax, ay] = [this.shownX(t, 0, 4), this.shownY(t, 0, 4)];
    const [bx, by] = [this.shownX(t, 8, 12), this.shownY(t, 8, 12)];
    const baseline = scratch.double(16) * t.yx + scratch.double(24) * t.yy + t.y0;
    const origin = scratch.double(16) * t.xx + scratch.double(24) * t.xy + t.x0;
    const left = ax < bx ? ax : bx;
    const right = ax < bx ? bx : ax;
    const [x0, x1] = this.withRoom(meaning, style, origin, left, right);
    const y0 = ay < by ? ay : by;
    const y1 = ay < by ? by : ay;
    if (style.slanted) this.placeSlanted(meaning, object, x0, y0, x1, y1);
    else this.builders[style.quarters].add(meaning, style, x0, y0, x1, y1, baseline);
  }

  /**
   * Where a font's own measures make no sense, PDFium gives the sign as it is drawn, and not the room that it takes: a thin 1
   * would stand apart from the figure behind it.
   */
  private withRoom(
    meaning: string,
    { font, em }: TextStyle,
    origin: number,
    left: number,
    right: number,
  ): [x0: number, x1: number] {
    if (font === 0 || left - origin < DRAWN * em) return [left, right];
    const { pdfium, scratch } = this;
    if (pdfium.FPDFFont_GetGlyphWidth(font, meaning.codePointAt(0) ?? 0, em, scratch.at + 32) === 0)
      return [left, right];
    scratch.refresh();
    const end = origin + scratch.float(32);
    return right <= end ? [origin, end] : [left, right];
  }

  private shownX(t: ShownTransform, x: number, y: number): number {
    return this.scratch.float(x) * t.xx + this.scratch.float(y) * t.xy + t.x0;
  }

  private shownY(t: ShownTransform, x: number, y: number): number {
    return this.scratch.float(x) * t.yx + this.scratch.float(y) * t.yy + t.y0;
  }

  /** One word for a whole slanted text object: boxes of its single letters would cut through lines of the page. */
  private placeSlanted(
    meaning: string,
    object: number,
    x0: number,
    y0: number,
    x1: number,
    y1: number,
  ): void {
    const word = this.slanted.get(object);
    if (!word) {
      this.slanted.set(object, { text: meaning, x0, y0, x1, y1, confidence: 1 });
      return;
    }
    word.text += meaning;
    word.x0 = Math.min(word.x0, x0);
    word.y0 = Math.min(word.y0, y0);
    word.x1 = Math.max(word.x1, x1);
    word.y1 = Math.max(word.y1, y1);
  }

  private finishWords(spaced: boolean): void {
    for (const builder of this.builders) builder.finish(spaced);
  }
}
