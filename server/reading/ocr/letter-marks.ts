// Finds the marks above letters that the recognition network does not give: it reads German and French as if they had none.
// Two dots side by side above a, o or u, and strokes above vowels, are seen in the picture of the line. Whether they are
// letters of a language or dirt the whole page tells (`settle-marks.ts`).
import { connectedAreas } from './connected-areas.ts';
import { cropBrightness, type RasterPyramid } from './crop-line.ts';
import { quadHeight, quadWidth, type Point, type Quad } from './quad.ts';
import type { RecognisedCharacter } from './recognise-line.ts';

const WITH_DOTS: Record<string, string> = { a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' };

/**
 * Letters by the way a stroke above them leans: rising to the right, falling, or neither (a roof). Broken capitals have
 * strokes above them, and the dot of an i may be wide: both stay plain.
 */
const WITH_STROKE = {
  rising: { e: 'é' },
  falling: { a: 'à', e: 'è', u: 'ù' },
  level: { a: 'â', e: 'ê', o: 'ô', u: 'û' },
} satisfies Record<string, Record<string, string>>;
const WITH_CEDILLA: Record<string, string> = { c: 'ç' };

/** Rows at which a line is looked at, and how many more above it: the detector cuts off the dots of capitals. */
const ROWS = 48;
const ROWS_ABOVE = 12;
/** Shares of the contrast of a line from which a pixel is ink: pale dots need the lowest, those that run into their letter the highest. */
const INK = [0.35, 0.5, 0.65] as const;
/** The contrast is that of the darkest hundredth of the pixels. */
const DARKEST = 0.99;
/** Sizes and distances in rows. */
const DOT = { least: 2, most: 10 } as const;
/** Between the middles of the two dots. */
const APART = { least: 4, most: 17 } as const;
/** Their middles lie on one level. */
const LEVEL = 3;
/** The one dot has at most this many times the pixels of the other. */
const UNLIKE = 2;
/** From this correlation of the rows and columns of its pixels on a stroke leans; one that does not is so much wider than high. */
const LEANS = 0.3;
const ROOF = 1.4;
/** Largest side of a stroke. */
const STROKE_LENGTH = 14;
/** Rows by which a cedilla reaches below the line, no wider than which a letter stands apart from others, as shares of its height. */
const BELOW = { least: 5, most: 14 } as const;
const APART_WIDTH = 1;
/** A letter is at least this high, and wider than the stem of an i. */
const LETTER = { height: 12, width: 10 } as const;
/**
 * Height of whole letters as a share of the tall ones of their line: dots above less than that are the top of a letter that
 * faint print has broken.
 */
const WHOLE = { small: 0.62, capital: 0.8 } as const;
/** The tall ones: capitals, and letters that reach up or down. */
const TALL = 0.75;
/** White between dots and letter, at most. */
const ABOVE = 10;
/** The network tells where a letter stands to about this much. */
const NEAR = 12;

/** A connected area of ink: its first and last column and row, how many pixels it has, and how it leans (-1..1, rising < 0). */
interface Blot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  pixels: number;
  lean: number;
}

/** A mark above a letter: the column of its middle, the height of the letter, and the letters it may belong to. */
interface Mark {
  middle: number;
  height: number;
  letters: Record<string, string>;
}

/** The characters of a line, read from `quad`, with the marks that the picture shows above them. */
export function addMarks(
  read: readonly RecognisedCharacter[],
  pyramid: RasterPyramid,
  quad: Quad,
): RecognisedCharacter[] {
  const marked = [...read];
  if (!read.some(({ text }) => /^[aceiou]$/i.test(text))) return marked;
  const ink = inkOf(pyramid, quad);
  const layers = INK.map((share) => findBlots(ink, share));
  const tall = tallHeight(layers[0] ?? []);
  // Dots first: one of two alone looks like a stroke.
  for (const { middle, height, letters } of [
    ...layers.flatMap(findDots),
    ...layers.flatMap(findStrokes),
    ...layers.flatMap(findCedillas),
  ]) {
    const index = nearest(read, middle, ink.width);
    const plain = read[index]?.text ?? '';
    const text = letters[plain];
    const whole = /\p{Lu}/u.test(plain) ? WHOLE.capital : WHOLE.small;
    // The mark leaves no doubt about what is below it.
    if (text !== undefined && height >= whole * tall && marked[index] === read[index])
      marked[index] = { ...read[index]!, text, alternatives: [] };
  }
  return marked;
}

/** Index of the character that stands at a column of a line `width` columns long; -1 where none does. */
function nearest(read: readonly RecognisedCharacter[], column: number, width: number): number {
  let best = { index: -1, distance: NEAR };
  for (const [index, { text, at }] of read.entries()) {
    const distance = Math.abs(at * width - column);
    if (text.trim() !== '' && distance < best.distance) best = { index, distance };
  }
  return best.index;
}

function tallHeight(blots: Blot[]): number {
  const heights = blots.filter(isLetter).map(heightOf);
  return heights.sort((a, b) => a - b)[Math.floor(heights.length * TALL)] ?? 0;
}

/** Strokes that stand alone above a letter. */
function findStrokes(blots: Blot[]): Mark[] {
  const letters = blots.filter(isLetter);
  return blots.flatMap((blot) => {
    const kind = strokeOf(blot);
    const letter = kind && letters.find((below) => standsBelow(below, blot, blot));
    return letter ? [{ middle: middleOf(blot), height: heightOf(letter), letters: WITH_STROKE[kind] }] : [];
  });
}

/** Letters that reach a little below the others; those that run together with a g or y are none. */
function findCedillas(blots: Blot[]): Mark[] {
  const letters = blots.filter(isLetter);
  const bottoms = letters.map(({ bottom }) => bottom).sort((a, b) => a - b);
  const line = bottoms[Math.floor(bottoms.length / 2)] ?? 0;
  return letters
    .filter((letter) => {
      const below = letter.bottom - line;
      const isAlone = widthOf(letter) <= APART_WIDTH * heightOf(letter);
      return isAlone && below >= BELOW.least && below <= BELOW.most;
    })
    .map((letter) => ({ middle: middleOf(letter), height: heightOf(letter), letters: WITH_CEDILLA }));
}

/** Which stroke an area may be. */
function strokeOf(blot: Blot): keyof typeof WITH_STROKE | undefined {
  const [wide, high] = [widthOf(blot), heightOf(blot)];
  if (blot.top === 0 || Math.min(wide, high) < DOT.least || Math.max(wide, high) > STROKE_LENGTH)
    return undefined;
  if (Math.abs(blot.lean) >= LEANS) return blot.lean < 0 ? 'rising' : 'falling';
  return wide >= ROOF * high ? 'level' : undefined;
}

/** Pairs of dots that stand above a letter. */
function findDots(blots: Blot[]): Mark[] {
  const letters = blots.filter(isLetter);
  const dots = blots.filter(isDot).sort((a, b) => a.left - b.left);
  const found: Mark[] = [];
  for (const [index, left] of dots.entries()) {
    const right = dots.slice(index + 1).find((other) => arePair(left, other));
    const letter = right && letters.find((below) => standsBelow(below, left, right));
    if (!letter) continue;
    const middle = (left.left + right.right + 1) / 2;
    found.push({ middle, height: heightOf(letter), letters: WITH_DOTS });
  }
  return found;
}

const widthOf = ({ left, right }: Blot) => right + 1 - left;
const heightOf = ({ top, bottom }: Blot) => bottom + 1 - top;
const middleOf = ({ left, right }: Blot) => (left + right) / 2;
const levelOf = ({ top, bottom }: Blot) => (top + bottom) / 2;

const isLetter = (blot: Blot) => heightOf(blot) >= LETTER.height && widthOf(blot) >= LETTER.width;

function isDot(blot: Blot): boolean {
  const [wide, high] = [widthOf(blot), heightOf(blot)];
  const isRound = blot.pixels >= (wide * high) / 2;
  return blot.top > 0 && Math.min(wide, high) >= DOT.least && Math.max(wide, high) <= DOT.most && isRound;
}

function arePair(a: Blot, b: Blot): boolean {
  const apart = middleOf(b) - middleOf(a);
  const isLevel = Math.abs(levelOf(a) - levelOf(b)) <= LEVEL;
  const areAlike = Math.max(a.pixels, b.pixels) <= UNLIKE * Math.min(a.pixels, b.pixels);
  return apart >= APART.least && apart <= APART.most && isLevel && areAlike;
}

/** Below both dots: what is below one of them only is a letter beside an i, or two letters with a dot each. */
function standsBelow(letter: Blot, left: Blot, right: Blot): boolean {
  const gap = letter.top - Math.max(left.bottom, right.bottom);
  const isBelow = letter.left <= middleOf(left) && letter.right >= middleOf(right);
  return isBelow && gap > 0 && gap <= ABOVE;
}

/** How unlike its paper each pixel of a line is, 0..255. */
interface Ink {
  width: number;
  unlike: Uint8Array;
  /** That of the darkest pixels. */
  contrast: number;
}

function inkOf(pyramid: RasterPyramid, quad: Quad): Ink {
  const width = Math.max(1, Math.round((ROWS * quadWidth(quad)) / quadHeight(quad)));
  const height = ROWS + ROWS_ABOVE;
  const unlike = Uint8Array.from(
    cropBrightness(pyramid, extendUpwards(quad, ROWS_ABOVE / ROWS), width, height),
  );
  const paper = levelAt(unlike, 0.5);
  for (let at = 0; at < unlike.length; at++) unlike[at] = Math.abs(unlike[at]! - paper);
  return { width, unlike, contrast: levelAt(unlike, DARKEST) };
}

/** The level below which a share of the pixels lies. */
function levelAt(pixels: Uint8Array, share: number): number {
  const counts = new Uint32Array(256);
  for (const level of pixels) counts[level]!++;
  let level = 0;
  for (let below = counts[0]!; below <= share * (pixels.length - 1); below += counts[level]!) level++;
  return level;
}

/** A quad that begins `share` of its height higher. */
function extendUpwards({ corners: [a, b, c, d] }: Quad, share: number): Quad {
  const above = (top: Point, bottom: Point) => ({
    x: top.x + (top.x - bottom.x) * share,
    y: top.y + (top.y - bottom.y) * share,
  });
  return { corners: [above(a, d), above(b, c), c, d] };
}

/** Connected areas of what has at least this share of the contrast. */
function findBlots({ width, unlike, contrast }: Ink, share: number): Blot[] {
  const least = Math.max(1, share * contrast);
  const dark = new Uint8Array(unlike.length);
  for (let at = 0; at < dark.length; at++) if (unlike[at]! >= least) dark[at] = 1;
  return Array.from(connectedAreas(dark, width), (area) => blotOf(area, width));
}

/** How it leans is Pearson's correlation of its columns and rows; 0 for what has no extent. */
function blotOf(area: readonly number[], width: number): Blot {
  const blot = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  let [xs, ys, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (const at of area) {
    const y = Math.floor(at / width);
    const x = at - y * width;
    if (x < blot.left) blot.left = x;
    if (x > blot.right) blot.right = x;
    if (y < blot.top) blot.top = y;
    if (y > blot.bottom) blot.bottom = y;
    xs += x;
    ys += y;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const pixels = area.length;
  const spread = (pixels * xx - xs * xs) * (pixels * yy - ys * ys);
  const lean = spread === 0 ? 0 : (pixels * xy - xs * ys) / Math.sqrt(spread);
  return { ...blot, pixels, lean };
}
