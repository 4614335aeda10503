// Cuts one line of text out of a picture, straightened and brought to the height a network expects.
import { quadHeight, quadWidth, type Quad } from './quad.ts';
import { halveRaster, type Raster } from './raster.ts';

/** A picture and its halved copies, made when first asked for: sampling a fine picture coarsely loses strokes. */
export class RasterPyramid {
  private readonly levels: Raster[];

  constructor(raster: Raster) {
    this.levels = [raster];
  }

  /** Size of the picture in pixels. */
  get bounds(): { width: number; height: number } {
    const { width, height } = this.levels[0]!;
    return { width, height };
  }

  /** The level still at least as fine as wanted when every `shrink` pixels become one, and its scale. */
  levelFor(shrink: number): { raster: Raster; scale: number } {
    const halvings = shrink < 2 ? 0 : Math.floor(Math.log2(shrink));
    while (this.levels.length <= halvings) {
      const finest = this.levels.at(-1)!;
      if (Math.min(finest.width, finest.height) < 4) break;
      this.levels.push(halveRaster(finest));
    }
    const level = Math.min(halvings, this.levels.length - 1);
    return { raster: this.levels[level]!, scale: 1 / 2 ** level };
  }
}

/**
 * Samples a quad bilinearly into `width` x `height` pixels and returns network input: planes blue, green, red, values
 * -1..1, `padded_width` wide; the padding on the right is 0 (grey), as in the training of the networks.
 */
export function cropLine(
  pyramid: RasterPyramid,
  quad: Quad,
  width: number,
  height: number,
  padded_width: number,
): Float32Array {
  const plane = padded_width * height;
  const out = new Float32Array(plane * 3);
  forEachSample(pyramid, quad, width, height, (raster, x, y, column, row) =>
    sample(raster, x, y, out, row * padded_width + column, plane),
  );
  return out;
}

/** Only the brightness of a quad (its green, 0..255), in rows of `width`. */
export function cropBrightness(
  pyramid: RasterPyramid,
  quad: Quad,
  width: number,
  height: number,
): Float32Array {
  const out = new Float32Array(width * height);
  forEachSample(pyramid, quad, width, height, (raster, x, y, column, row) => {
    out[row * width + column] = channelAt(raster, x, y, 1);
  });
  return out;
}

/** Visits the middles of `width` x `height` cells of a quad, on the level of the pyramid that suits their size. */
function forEachSample(
  pyramid: RasterPyramid,
  quad: Quad,
  width: number,
  height: number,
  visit: (raster: Raster, x: number, y: number, column: number, row: number) => void,
): void {
  const shrink = Math.min(quadHeight(quad) / height, quadWidth(quad) / width);
  const { raster, scale } = pyramid.levelFor(shrink);
  const [a, b, , d] = quad.corners;
  const ux = ((b.x - a.x) * scale) / width;
  const uy = ((b.y - a.y) * scale) / width;
  const vx = ((d.x - a.x) * scale) / height;
  const vy = ((d.y - a.y) * scale) / height;
  for (let row = 0; row < height; row++) {
    let x = a.x * scale + ux * 0.5 + vx * (row + 0.5) - 0.5;
    let y = a.y * scale + uy * 0.5 + vy * (row + 0.5) - 0.5;
    for (let column = 0; column < width; column++, x += ux, y += uy) visit(raster, x, y, column, row);
  }
}

/** One bilinear sample of all channels. */
function sample(raster: Raster, x: number, y: number, out: Float32Array, to: number, plane: number): void {
  for (let c = 0; c < 3; c++) out[to + c * plane] = channelAt(raster, x, y, 2 - c) / 127.5 - 1;
}

/** One bilinear sample of a channel; outside the picture its edge is repeated. */
function channelAt({ width, height, data }: Raster, x: number, y: number, channel: number): number {
  const cx = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const cy = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const x0 = cx | 0;
  const y0 = cy | 0;
  const fx = cx - x0;
  const fy = cy - y0;
  const right = x0 + 1 < width ? 3 : 0;
  const below = y0 + 1 < height ? width * 3 : 0;
  const from = (y0 * width + x0) * 3 + channel;
  const above = data[from]! * (1 - fx) + data[from + right]! * fx;
  const under = data[from + below]! * (1 - fx) + data[from + below + right]! * fx;
  return above * (1 - fy) + under * fy;
}
