// Tells which way up a page was scanned: turned by 90, 180 or 270 degrees, and skewed by a few degrees.
import { cropLine, type RasterPyramid } from './crop-line.ts';
import type { OcrModels } from './models.ts';
import { quadAngle, quadHeight, quadWidth, startQuadAt, type Quad } from './quad.ts';
import { recogniseLine } from './recognise-line.ts';
import { sumBy } from '../../platform/sum.ts';

/** Input of the direction network. */
const WIDTH = 192;
const HEIGHT = 48;
/** Widest regions that vote. */
const VOTERS = 9;
/** Regions at least this many times as long as high show the direction of their text. */
const CLEAR_ASPECT = 2.5;
/** Below this share of clear votes the recogniser is asked, which is slower and surer. */
const SURE_SHARE = 0.8;
/** Lines read both ways when the vote is not clear. */
const PROBES = 4;
/** Letters and figures less sure than this do not count. */
const SURE_LETTER = 0.9;

/**
 * Corner of each quad, counted clockwise from the top left, where its text begins: 0 for an upright page, 1 when the
 * text runs downwards (the page must be turned by 270 degrees to stand upright), 2 upside down, 3 upwards.
 */
export async function findReadingCorner(
  models: OcrModels,
  pyramid: RasterPyramid,
  quads: Quad[],
): Promise<0 | 1 | 2 | 3> {
  const sideways = runsSideways(quads);
  const start = sideways ? 1 : 0;
  const lengthOf = (quad: Quad) =>
    sideways ? quadHeight(quad) / quadWidth(quad) : quadWidth(quad) / quadHeight(quad);
  const voters = quads
    .filter((quad) => lengthOf(quad) >= CLEAR_ASPECT)
    .sort((a, b) => Math.max(quadWidth(b), quadHeight(b)) - Math.max(quadWidth(a), quadHeight(a)))
    .slice(0, VOTERS)
    .map((quad) => startQuadAt(quad, start));
  if (voters.length === 0) return 0;
  const turned = await shareUpsideDown(models, pyramid, voters);
  const flip =
    Math.max(turned, 1 - turned) >= SURE_SHARE && !sideways && turned < 0.5
      ? false
      : await readsBetterUpsideDown(models, pyramid, voters.slice(0, PROBES));
  return (flip ? start + 2 : start) as 0 | 1 | 2 | 3;
}

/** Whether most of the elongated regions stand upright rather than lie. */
function runsSideways(quads: Quad[]): boolean {
  let lying = 0;
  let standing = 0;
  for (const quad of quads) {
    const width = quadWidth(quad);
    const height = quadHeight(quad);
    if (width >= height * CLEAR_ASPECT) lying += width;
    if (height >= width * CLEAR_ASPECT) standing += height;
  }
  return standing > lying;
}

async function shareUpsideDown(models: OcrModels, pyramid: RasterPyramid, quads: Quad[]): Promise<number> {
  let turned = 0;
  for (const quad of quads) {
    const width = Math.min(WIDTH, Math.round((HEIGHT * quadWidth(quad)) / quadHeight(quad)));
    const crop = cropLine(pyramid, quad, width, HEIGHT, WIDTH);
    const { data } = await models.direction(crop, [1, 3, HEIGHT, WIDTH]);
    if (data[1]! > data[0]!) turned++;
  }
  return turned / quads.length;
}

/** Reads the same lines both ways and compares how sure the recogniser is. */
async function readsBetterUpsideDown(
  models: OcrModels,
  pyramid: RasterPyramid,
  quads: Quad[],
): Promise<boolean> {
  let upright = 0;
  let turned = 0;
  for (const quad of quads) {
    upright += sureLetters(await recogniseLine(models, pyramid, quad));
    turned += sureLetters(await recogniseLine(models, pyramid, startQuadAt(quad, 2)));
  }
  return turned > upright;
}

/**
 * How much was read for sure: the sum over letters and figures. Rows of stars look alike both ways up and say nothing; of
 * text that stands on its head hardly a letter is sure.
 */
export const sureLetters = (read: readonly { text: string; confidence: number }[]) =>
  sumBy(read, ({ text, confidence }) =>
    confidence >= SURE_LETTER && /[\p{L}\p{N}]/u.test(text) ? confidence : 0,
  );

/**
 * Skew of the lines in degrees, clockwise positive: the median of the long regions, each counted by its length. The
 * quads must begin where their text begins.
 */
export function findSkew(quads: Quad[]): number {
  const clear = quads
    .filter((quad) => quadWidth(quad) >= quadHeight(quad) * CLEAR_ASPECT)
    .map((quad) => ({ angle: signed(quadAngle(quad)), weight: quadWidth(quad) }))
    .sort((a, b) => a.angle - b.angle);
  let half = sumBy(clear, ({ weight }) => weight) / 2;
  for (const { angle, weight } of clear) {
    half -= weight;
    if (half <= 0) return angle;
  }
  return 0;
}

/** Deviation from the nearest multiple of 90 degrees. */
const signed = (angle: number) => angle - Math.round(angle / 90) * 90;
