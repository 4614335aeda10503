// Words inside the pictures of a PDF page whose other words are in its text layer: names in logos, tables pasted as pictures.
import type { PlacedWord, Rectangle } from '../layout/placed-word.ts';
import { readDrawing } from '../ocr/read-picture.ts';
import type { PaintedRegion } from './page-codes.ts';

/** Pictures of a document that are looked at (up to half a second each): its logos, not the photos of a catalogue. */
const MAX_PICTURES = 20;
/** Ornaments and photos give letters that nobody wrote: a line counts when its words are this sure and one of them is a word. */
const SURE = 0.8;
const WORD = /\p{L}{3}|\p{Script=Han}{2}|\p{N}{3}/u;

/** Reads the pictures of one document; one that stands on every page is looked at once. */
export class DrawnWords {
  /** Lines of words by the fingerprint of their picture, in fractions of it. */
  private readonly known = new Map<string, PlacedWord[]>();
  private left = MAX_PICTURES;

  has(fingerprint: string): boolean {
    return this.known.has(fingerprint);
  }

  /**
   * Words in the unit of `written` on the page as painted, which is `width` wide in it. A region is painted with a little of what stands
   * around it, and text may be written over a picture: lines at the place of `written` words are left out.
   */
  async read(
    regions: readonly PaintedRegion[],
    written: readonly PlacedWord[],
    width: number,
  ): Promise<PlacedWord[]> {
    const drawn: PlacedWord[] = [];
    for (const region of regions) {
      const scale = width / region.page.width;
      const words = await this.wordsOf(region, (line) => {
        const place = moved(line, region, scale);
        return !written.some((word) => meets(word, place));
      });
      drawn.push(...words.map((word) => moved(word, region, scale)));
    }
    return drawn;
  }

  private async wordsOf(region: PaintedRegion, isDrawn: (line: Rectangle) => boolean): Promise<PlacedWord[]> {
    const { fingerprint, picture, stored, width, height } = region;
    const known = fingerprint === null ? undefined : this.known.get(fingerprint);
    if (known !== undefined || picture === undefined) return known ?? [];
    const words: PlacedWord[] = [];
    if (stored && this.left-- > 0) {
      const share = (place: Rectangle) => scaled(place, 1 / width, 1 / height);
      const lines = await readDrawing(picture, (line) => isDrawn(share(line)));
      for (const line of lines.filter(isCredible))
        words.push(...line.map((word) => ({ ...word, ...share(word) })));
    }
    if (fingerprint !== null) this.known.set(fingerprint, words);
    return words;
  }
}

const isCredible = (line: readonly PlacedWord[]): boolean =>
  line.every(({ confidence }) => confidence >= SURE) && line.some(({ text }) => WORD.test(text));

const scaled = ({ x0, y0, x1, y1 }: Rectangle, x: number, y: number): Rectangle => ({
  x0: x0 * x,
  y0: y0 * y,
  x1: x1 * x,
  y1: y1 * y,
});

/** From fractions of a region to the page. */
function moved<T extends Rectangle>(place: T, { x, y, width, height }: PaintedRegion, scale: number): T {
  const { x0, y0, x1, y1 } = scaled(place, width * scale, height * scale);
  return { ...place, x0: x0 + x * scale, y0: y0 + y * scale, x1: x1 + x * scale, y1: y1 + y * scale };
}

const meets = (a: Rectangle, b: Rectangle): boolean =>
  a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
