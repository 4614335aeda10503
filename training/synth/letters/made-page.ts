// Pages drawn word by word, as a printer or a recogniser would give them: for documents made up by the bench.
import type { Page, PageSource, Word } from '../../../server/reading/reading.ts';

export interface TextStyle {
  size?: number;
  bold?: boolean;
  /** Whether `x` is the left edge, the right edge or the middle of the text. */
  align?: 'left' | 'right' | 'centre';
}

/** Mean widths of letters of a proportional font, in parts of its size. */
const WIDE = 0.66;
const USUAL = 0.5;
const NARROW = 0.28;

const widthOf = (text: string, size: number): number =>
  [...text].reduce(
    (sum, letter) =>
      sum + (/[A-ZÄÖÜ0-9mw%&@]/.test(letter) ? WIDE : /[ilj.,:;|'! ]/.test(letter) ? NARROW : USUAL),
    0,
  ) *
  size *
  0.95;

/** A page to draw on, in points from its upper left corner. */
export class Sheet {
  private readonly words: Word[] = [];
  private line = 0;
  readonly width: number;
  readonly height: number;

  constructor(width = 595, height = 842) {
    this.width = width;
    this.height = height;
  }

  /** `y` is the upper edge of the letters. */
  text(
    x: number,
    y: number,
    text: string,
    { size = 10, bold = false, align = 'left' }: TextStyle = {},
  ): void {
    const whole = widthOf(text, size);
    let left = align === 'left' ? x : align === 'right' ? x - whole : x - whole / 2;
    for (const word of text.split(' ')) {
      const right = left + widthOf(word, size);
      if (word !== '') {
        const box: Word['box'] = [
          left / this.width,
          y / this.height,
          right / this.width,
          (y + 0.95 * size) / this.height,
        ];
        this.words.push({ text: word, box, confidence: 1, line: this.line, ...(bold ? { bold } : {}) });
      }
      left = right + widthOf(' ', size);
    }
    this.line++;
  }

  /** Lines one below the other; the y below the last. */
  lines(x: number, y: number, texts: string[], style: TextStyle = {}): number {
    const pitch = 1.3 * (style.size ?? 10);
    for (const [i, text] of texts.entries()) this.text(x, y + i * pitch, text, style);
    return y + texts.length * pitch;
  }

  /** The words drawn so far, in the order of drawing. */
  drawnText(): string {
    return this.words.map(({ text }) => text).join(' ');
  }

  page(source: PageSource = 'text_layer'): Page {
    const { width, height, words } = this;
    return { number: 1, width, height, source, words, codes: [], part: null, warnings: [] };
  }
}
