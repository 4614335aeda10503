// The sheet that people print and lay between documents: bars for scanners that part piles by them, a code for Recto, and a
// sentence in every language.
import { PassThrough, type Readable } from 'node:stream';
import { makePdfApart } from '../platform/pdf/make-pdf-apart.ts';
import { LANGUAGES } from '../platform/sentences/language.ts';
import { say } from '../platform/sentences/say.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { SEPARATOR_TEXT } from '../splitting/separator-sheet.ts';

const INCH = 72;
/** Bars and spaces of a patch code; the bars of Patch T from the edge that enters the scanner first. */
const [NARROW, WIDE] = [0.08 * INCH, 0.2 * INCH];
const PATCH_T = [NARROW, WIDE, NARROW, WIDE];
/** Printers leave the edge white, and scanners look for bars near it. */
const [TOP, LENGTH, PAGE_WIDTH] = [0.5 * INCH, 6 * INCH, 595.28];
const CODE = 200;

export async function separatorSheet(): Promise<Readable> {
  const lines = LANGUAGES.map((language) => say(sentence('setup.separatorSheet'), language));
  const bytes = await makePdfApart({
    definition: {
      pageSize: 'A4',
      pageMargins: [60, 2.4 * INCH, 60, 40],
      background: { canvas: bars() },
      content: [
        { qr: SEPARATOR_TEXT, fit: CODE, alignment: 'center', margin: [0, 0, 0, 40] },
        ...lines.map((text) => ({ text, fontSize: 16, alignment: 'center' as const, margin: [0, 0, 0, 14] })),
      ],
    } as never,
    footer: SEPARATOR_TEXT,
  });
  return new PassThrough().end(bytes);
}

function bars() {
  let y = TOP;
  return PATCH_T.map((h) => {
    const bar = { type: 'rect', x: (PAGE_WIDTH - LENGTH) / 2, y, w: LENGTH, h, color: '#000' };
    y += h + NARROW;
    return bar;
  });
}
