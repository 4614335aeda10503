// Regions of text may overlap: a sign at the end of one is read again as a word of its own, on top of the word that it belongs to.
import type { PlacedWord } from '../layout/placed-word.ts';

/** Share of a sign's box, and of its height between the two middles, from which another word stands in its place. */
const COVERED = 0.7;
const LEVEL = 0.25;

/** Without single signs in the place of longer words: those would part a row in two. */
export function withoutCovered(words: readonly PlacedWord[]): PlacedWord[] {
  const longer = words.filter(({ text }) => text.length > 1);
  return words.filter((word) => word.text.length > 1 || !longer.some((other) => covers(other, word)));
}

function covers(other: PlacedWord, sign: PlacedWord): boolean {
  const [width, height] = [sign.x1 - sign.x0, sign.y1 - sign.y0];
  const shared =
    Math.max(0, Math.min(other.x1, sign.x1) - Math.max(other.x0, sign.x0)) *
    Math.max(0, Math.min(other.y1, sign.y1) - Math.max(other.y0, sign.y0));
  const apart = Math.abs(other.y0 + other.y1 - sign.y0 - sign.y1) / 2;
  return shared >= COVERED * width * height && apart <= LEVEL * height;
}
