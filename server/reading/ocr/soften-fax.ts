// Pictures of two levels (faxes, scans in black and white) have edges as hard as the networks were never shown any.
import { asSharp, type Raster } from './raster.ts';

/** Darker than the one is black, lighter than the other white. */
const [BLACK, WHITE] = [48, 208] as const;
/** Photographs and drawn text have a level in between for every second black pixel at least. */
const MOST_BETWEEN = 0.05;
/** Takes a fourth of the wrong characters of receipts made two-level by their surroundings, and one of twenty by a threshold. */
const SIGMA = 1.2;

/** The picture with edges as a lens would give them, where it has nothing but black and white; otherwise itself. */
export async function softenFax(raster: Raster): Promise<Raster> {
  if (!hasTwoLevels(raster)) return raster;
  return { ...raster, data: await asSharp(raster).blur(SIGMA).raw().toBuffer() };
}

/** By its green. */
export function hasTwoLevels({ data }: Raster): boolean {
  let [black, between] = [0, 0];
  for (let at = 1; at < data.length; at += 3) {
    if (data[at]! < BLACK) black++;
    else if (data[at]! < WHITE) between++;
  }
  return between <= MOST_BETWEEN * black;
}
