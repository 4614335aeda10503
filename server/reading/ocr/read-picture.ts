// Reads the words of one picture: find text, tell which way up it is, recognise each line, put the words in order.
import { arrangeWords } from '../layout/arrange-words.ts';
import { median, type PlacedWord, type Rectangle } from '../layout/placed-word.ts';
import { turnedFrame, type PageFrame, type QuarterTurn } from '../page-frame.ts';
import { turnRaster } from '../pictures/turn-raster.ts';
import type { Word } from '../reading.ts';
import { withoutCovered } from './covered-words.ts';
import { RasterPyramid } from './crop-line.ts';
import { detectText } from './detect-text.ts';
import { findReadingCorner, findSkew } from './direction.ts';
import { splitIntoWords } from './line-words.ts';
import { loadModels, type OcrModels } from './models.ts';
import { mapQuad, quadHeight, quadWidth, type Quad } from './quad.ts';
import { asSharp, type Raster } from './raster.ts';
import { recogniseLine } from './recognise-line.ts';
import { fillLevels } from './fill-levels.ts';
import { softenFax } from './soften-fax.ts';
import { findStraySigns } from './stray-signs.ts';

export interface PictureText {
  words: Word[];
  /** Degrees by which the picture is turned clockwise to stand upright as its words have it; 0 if it already does. */
  turn: number;
  /** Size of the page as shown after that turn, in pixels of the picture. */
  width: number;
  height: number;
}

/** Longest side the detector looks at: more finds no more text on receipts and costs its square in time. */
const DETECTION_SIDE = 1280;
/** Words the recogniser is less sure of than this are specks and ornaments. */
const MIN_CONFIDENCE = 0.25;
/** What is recognised is never certain; 1 is for words that a file spells out. */
const SUREST = 0.999;
/** Letters lower than this (pixels) are enlarged before they are looked for again. */
const SMALL_LINE = 11;
const ENLARGED_SIDE = 2560;
/**
 * A little smoothing evens out scanner noise and JPEG blocks (1 % more lines exactly right on receipts), but takes the
 * last strokes from letters whose lines are lower than this many pixels.
 */
const SMOOTHING_SIGMA = 0.6;
const SMOOTHED_FROM = 20;
/** Skews smaller than this (degrees) do not disturb lines; larger than `MAX_SKEW` is not skew but design. */
const MIN_SKEW = 0.4;
const MAX_SKEW = 15;

/** A single sign found between lines counts from this sureness on. */
const SURE_SIGN = 0.7;

/**
 * Takes 0.5-1.5 s a picture on one core, most of it in proportion to the number of lines.
 *
 * @param upright after which turn it stands upright, where a person has said so
 */
export async function readPicture(picture: Raster, upright?: QuarterTurn): Promise<PictureText> {
  const models = await loadModels();
  const raster = await softenFax(picture);
  const { lines, pyramid, quarters, skew } = await findLines(models, raster, upright);
  const frame = turnedFrame(pyramid.bounds.width, pyramid.bounds.height, -skew);
  const placed: PlacedWord[] = [];
  for (const quad of lines) placed.push(...(await readLine(models, pyramid, quad, frame)));
  for (const quad of findStraySigns(pyramid, lines)) {
    const read = await readLine(models, pyramid, quad, frame);
    placed.push(...read.filter((word) => isSureSign(word, read)));
  }
  return {
    words: arrangeWords(withoutCovered(placed), frame),
    turn: turnOf(quarters, skew),
    width: frame.width,
    height: frame.height,
  };
}

/**
 * The words of a drawing on a page that is otherwise written, in pixels, line by line. It stands upright and its letters are large: it is
 * looked at no larger than it is.
 *
 * @param isWanted whether the line at a place is to be read
 */
export async function readDrawing(
  picture: Raster,
  isWanted: (line: Rectangle) => boolean,
): Promise<PlacedWord[][]> {
  const models = await loadModels();
  const side = Math.min(DETECTION_SIDE, Math.max(picture.width, picture.height));
  const pyramid = new RasterPyramid(picture);
  const frame = turnedFrame(picture.width, picture.height, 0);
  const read: PlacedWord[][] = [];
  for (const { quad } of await detectText(models, picture, side))
    if (isWanted(boundsOf(quad))) read.push(await readLine(models, pyramid, quad, frame));
  return read.filter((line) => line.length > 0);
}

/** A picture that stands upright but for a small skew, and its lines, each beginning where its text begins. */
export interface UprightLines {
  lines: Quad[];
  pyramid: RasterPyramid;
  /** Quarters by which the picture was turned clockwise, and what its lines are askew, both in degrees. */
  quarters: number;
  skew: number;
}

/**
 * The detector was trained on upright text: of a picture that lies on its side or stands on its head the lines are found
 * again once it is turned, so that it is read as if it had come upright. That takes half as long again.
 */
export async function findLines(
  models: OcrModels,
  picture: Raster,
  turn?: QuarterTurn,
): Promise<UprightLines> {
  if (turn !== undefined) {
    const upright = await findSmoothed(models, await turnRaster(picture, turn));
    return { ...upright, quarters: turn, skew: skewOf(upright.lines) };
  }
  const found = await findSmoothed(models, picture);
  const corner = await findReadingCorner(models, found.pyramid, found.lines);
  if (corner === 0) return { ...found, quarters: 0, skew: skewOf(found.lines) };
  const quarters = -90 * corner;
  const upright = await findSmoothed(models, await turnRaster(picture, quarters));
  return { ...upright, quarters, skew: skewOf(upright.lines) };
}

async function findSmoothed(
  models: OcrModels,
  raster: Raster,
): Promise<{ lines: Quad[]; pyramid: RasterPyramid }> {
  const lines = await findQuads(models, raster);
  return { lines, pyramid: new RasterPyramid(await smooth(raster, lines)) };
}

function skewOf(lines: Quad[]): number {
  const skew = findSkew(lines);
  return Math.abs(skew) >= MIN_SKEW && Math.abs(skew) <= MAX_SKEW ? skew : 0;
}

/** Degrees to two places, above -180 and at most 180. */
function turnOf(quarters: number, skew: number): number {
  const turn = quarters - skew;
  const least = turn <= -180 ? turn + 360 : turn > 180 ? turn - 360 : turn;
  return Math.round(least * 100) / 100;
}

async function findQuads(models: OcrModels, raster: Raster): Promise<Quad[]> {
  const filled = fillLevels(raster);
  const find = async (side: number) => (await detectText(models, filled, side)).map(({ quad }) => quad);
  const quads = await find(DETECTION_SIDE);
  const seenHeight = (lineHeight(quads) * DETECTION_SIDE) / Math.max(raster.width, raster.height);
  return quads.length > 0 && seenHeight < SMALL_LINE ? find(ENLARGED_SIDE) : quads;
}

async function smooth(raster: Raster, quads: Quad[]): Promise<Raster> {
  if (lineHeight(quads) < SMOOTHED_FROM) return raster;
  return { ...raster, data: await asSharp(raster).blur(SMOOTHING_SIGMA).raw().toBuffer() };
}

const lineHeight = (quads: Quad[]) =>
  median(quads.map((quad) => Math.min(quadWidth(quad), quadHeight(quad))));

/** What stands alone may be dirt: it must be one letter, figure or colon beyond doubt. */
const isSureSign = ({ text, confidence }: PlacedWord, read: readonly PlacedWord[]) =>
  read.length === 1 && confidence >= SURE_SIGN && /^[\p{L}\p{N}:]$/u.test(text);

async function readLine(
  models: OcrModels,
  pyramid: RasterPyramid,
  quad: Quad,
  frame: PageFrame,
): Promise<PlacedWord[]> {
  const aspect = quadWidth(quad) / Math.max(1, quadHeight(quad));
  const read = splitIntoWords(await recogniseLine(models, pyramid, quad), aspect);
  return read
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .map(({ text, confidence, from, to }) => {
      const rounded = Math.min(SUREST, Math.round(confidence * 1000) / 1000);
      return {
        text,
        confidence: rounded,
        ...boundsOf(mapQuad(partOf(quad, from, to), frame.toShown)),
      };
    });
}

function boundsOf({ corners }: Quad): Rectangle {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** The stretch of a line between two places along it, 0..1. */
function partOf(quad: Quad, from: number, to: number): Quad {
  const [a, b, c, d] = quad.corners;
  const along = (p: typeof a, q: typeof a, at: number) => ({
    x: p.x + (q.x - p.x) * at,
    y: p.y + (q.y - p.y) * at,
  });
  return { corners: [along(a, b, from), along(a, b, to), along(d, c, to), along(d, c, from)] };
}
