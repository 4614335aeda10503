// Finds where text stands on a picture.
import type { OcrModels } from './models.ts';
import { mapQuad } from './quad.ts';
import { resizeRaster, type Raster } from './raster.ts';
import { findTextRegions, type TextRegion } from './text-regions.ts';

/** Per channel as the network was trained, in the order blue, green, red. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;
/** The network halves its input five times. */
const STEP = 32;

/**
 * Text regions in pixels of the raster. The picture is looked at with its longest side brought to at most
 * `longest_side` pixels; time grows with the square of it.
 */
export async function detectText(
  models: OcrModels,
  raster: Raster,
  longest_side: number,
): Promise<TextRegion[]> {
  const scale = longest_side / Math.max(raster.width, raster.height);
  const width = toStep(raster.width * scale);
  const height = toStep(raster.height * scale);
  const picture = await resizeRaster(raster, width, height);
  const { data } = await models.detection(toInput(picture), [1, 3, height, width]);
  const regions = findTextRegions({ width, height, data });
  const back = { x: raster.width / width, y: raster.height / height };
  return regions.map(({ quad, score }) => ({
    score,
    quad: mapQuad(quad, ({ x, y }) => ({ x: x * back.x, y: y * back.y })),
  }));
}

const toStep = (length: number) => Math.max(STEP, Math.round(length / STEP) * STEP);

function toInput({ width, height, data }: Raster): Float32Array {
  const plane = width * height;
  const input = new Float32Array(plane * 3);
  for (let c = 0; c < 3; c++) {
    const scale = 1 / (255 * DEVIATION[c]!);
    const shift = MEAN[c]! / DEVIATION[c]!;
    const channel = 2 - c;
    for (let i = 0, from = channel, to = c * plane; i < plane; i++, from += 3, to++) {
      input[to] = data[from]! * scale - shift;
    }
  }
  return input;
}
