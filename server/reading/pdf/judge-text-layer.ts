// Decides whether the text layer of a PDF page says what a person sees on it, or the page must be recognised.
import type { PageObjects } from './page-objects.ts';
import type { PageText } from './page-text.ts';

export type TextLayerVerdict = 'trusted' | 'recognise' | 'blank';

/** From this share of characters without meaning on, the layer is called garbled; a few symbols are normal. */
const GARBLED_SHARE = 0.08;
const GARBLED_FEW = 3;
/** A picture over this share of the page is a scan when hardly any text is drawn beside it (stamps, page numbers). */
const SCAN_COVER = 0.5;
const SCAN_CHARACTERS = 150;
/** So many letters drawn as shapes, in proportion to those that are written, are a text that the layer does not have. */
const DRAWN_LETTERS = 60;
const DRAWN_SHARE = 0.3;
/** A picture painted over all text hides it. */
const HIDING_COVER = 0.8;

export function judgeTextLayer(text: PageText, objects: PageObjects): TextLayerVerdict {
  const legible = text.visible - text.garbled;
  if (objects.count === 0 && text.visible === 0) return 'blank';
  if (legible === 0) return 'recognise';
  if (text.garbled > GARBLED_FEW && text.garbled > text.visible * GARBLED_SHARE) return 'recognise';
  if (text.invisible > legible) return 'recognise';
  if (objects.letters >= DRAWN_LETTERS && objects.letters >= legible * DRAWN_SHARE) return 'recognise';
  if (objects.largest_cover >= SCAN_COVER && legible < SCAN_CHARACTERS) return 'recognise';
  if (objects.largest_cover >= HIDING_COVER && objects.covers_text) return 'recognise';
  return 'trusted';
}
