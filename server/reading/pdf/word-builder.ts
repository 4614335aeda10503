// Puts the characters of a text layer together to words by where they stand, in the order in which they are drawn.
import type { PlacedWord } from '../layout/placed-word.ts';
import { tidyText } from './tidy-text.ts';
import type { TextStyle } from './text-style.ts';

/** A gap of this many font heights parts words; a space is usually 0.2 to 0.3, tracking below 0.1. */
const WORD_GAP = 0.13;
/** Stepping back or up and down by this many font heights starts a new word. */
const BACKWARD_GAP = 0.5;
const LINE_SHIFT = 0.4;
/** The narrowest letter takes this many font heights. */
const STEP = 0.2;
/** Footnote figures stand this much higher than the word they follow. */
const RAISED = 0.15;
/** Letters reach this far above and below the baseline, in font heights; many fonts claim far more room. */
const ABOVE = 0.9;
const BELOW = 0.25;
const WIDE = /[\u2E80-\u9FFF\uF900-\uFAFF]/u;

export class WordBuilder {
  readonly words: PlacedWord[] = [];
  private text = '';
  private style: TextStyle | undefined;
  private x0 = 0;
  private y0 = 0;
  private x1 = 0;
  private y1 = 0;
  /** Of the last character: its text, its box along the line, its baseline. */
  private lastText = '';
  private lastX0 = 0;
  private lastX1 = 0;
  /** Where the drawn sign ends at most: for a ligature, whose letters all claim its start, their widths in a row. */
  private lastReach = 0;
  private lastBaseline = 0;
  private bold = 0;
  private count = 0;

  /** Adds a character by its box and baseline (page as the text reads upright, y downwards). */
  add(
    text: string,
    style: TextStyle,
    x0: number,
    top: number,
    x1: number,
    bottom: number,
    baseline: number,
  ): void {
    let y0 = Math.max(top, baseline - ABOVE * style.em);
    let y1 = Math.min(bottom, baseline + BELOW * style.em);
    // Fonts whose size means something else (Type 3): their own box is the better guide.
    if (y1 - y0 < (bottom - top) * 0.3) {
      y0 = top;
      y1 = bottom;
    }
    if (this.count > 0 && this.endsLabel(text)) this.finish(true);
    else if (this.count > 0 && this.isApart(text, style, x0, baseline)) this.finish();
    if (this.count === 0) {
      this.style = style;
      this.x0 = x0;
      this.y0 = y0;
      this.x1 = x1;
      this.y1 = y1;
    } else {
      if (x0 < this.x0) this.x0 = x0;
      if (y0 < this.y0) this.y0 = y0;
      if (x1 > this.x1) this.x1 = x1;
      if (y1 > this.y1) this.y1 = y1;
    }
    const width = x1 - x0;
    this.lastReach = this.isLigature(x0, baseline) ? this.lastReach + width : x1;
    this.text += text;
    this.count++;
    if (style.bold) this.bold++;
    this.lastText = text;
    this.lastX0 = x0;
    this.lastX1 = x1;
    this.lastBaseline = baseline;
  }

  private isApart(text: string, style: TextStyle, x0: number, baseline: number): boolean {
    if (this.isLigature(x0, baseline)) return false;
    const em = Math.max(style.em, this.style!.em);
    const gap = x0 > this.lastX1 ? Math.max(0, x0 - this.lastReach) : x0 - this.lastX1;
    const shift = Math.abs(baseline - this.lastBaseline);
    // Fonts with wrong widths let the box of a sign reach over what follows: that starts further on all the same.
    const back = gap < -BACKWARD_GAP * em && x0 < this.lastX0 + STEP * em;
    if (gap > WORD_GAP * em || back || shift > LINE_SHIFT * em) return true;
    return shift > RAISED * em && /^[\d*†‡]/u.test(text);
  }

  /** After the colon of a Chinese label its value begins, with or without a space. */
  private endsLabel(next: string): boolean {
    return (this.lastText === ':' || this.lastText === '：') && (WIDE.test(this.text) || WIDE.test(next));
  }

  /** The letters of one ligature start where it starts; some files give each its own width, others the whole box. */
  private isLigature(x0: number, baseline: number): boolean {
    return this.count > 0 && x0 === this.lastX0 && baseline === this.lastBaseline;
  }

  /** Ends the current word, if any. `spaced` says that a space character follows it. */
  finish(spaced = false): void {
    if (this.count === 0) return;
    const text = tidyText(this.text);
    if (text !== '') {
      const order = this.words.length;
      const word: PlacedWord = {
        text,
        x0: this.x0,
        y0: this.y0,
        x1: this.x1,
        y1: this.y1,
        confidence: 1,
        order,
      };
      if (this.bold * 2 > this.count) word.bold = true;
      if (!spaced) word.em = this.style!.em;
      this.words.push(word);
    }
    this.text = '';
    this.count = 0;
    this.bold = 0;
  }
}
