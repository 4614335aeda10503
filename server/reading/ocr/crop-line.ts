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
  forEachSample(pyramid, quad, width, height, (data, mixture, column, row) => {
    const to = row * padded_width + column;
    for (let c = 0; c < 3; c++) out[to + c * plane] = mixed(data, mixture, 2 - c) / 127.5 - 1;
  });
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
  forEachSample(pyramid, quad, width, height, (data, mixture, column, row) => {
    out[row * width + column] = mixed(data, mixture, 1);
  });
  return out;
}

/** Visits the middles of `width` x `height` cells of a quad, on the level of the pyramid that suits their size. */
function forEachSample(
  pyramid: RasterPyramid,
  quad: Quad,
  width: number,
  height: number,
  visit: (data: Uint8Array, mixture: Mixture, column: number, row: number) => void,
): void {
  const shrink = Math.min(quadHeight(quad) / height, quadWidth(quad) / width);
  const { raster, scale } = pyramid.levelFor(shrink);
  const [a, b, , d] = quad.corners;
  const ux = ((b.x - a.x) * scale) / width;
  const uy = ((b.y - a.y) * scale) / width;
  const vx = ((d.x - a.x) * scale) / height;
  const vy = ((d.y - a.y) * scale) / height;
  const mixture: Mixture = { from: 0, right: 0, below: 0, fx: 0, fy: 0 };
  for (let row = 0; row < height; row++) {
    let x = a.x * scale + ux * 0.5 + vx * (row + 0.5) - 0.5;
    let y = a.y * scale + uy * 0.5 + vy * (row + 0.5) - 0.5;
    for (let column = 0; column < width; column++, x += ux, y += uy) {
      mixAt(raster, x, y, mixture);
      visit(raster.data, mixture, column, row);
    }
  }
}

/** What a bilinear sample is mixed of: offsets of the first of four pixels, to the next column and row, and their shares. */
interface Mixture {
  from: number;
  right: number;
  below: number;
  fx: number;
  fy: number;
}

/** Outside the picture its edge is repeated. */
function mixAt({ width, height }: Raster, x: number, y: number, mixture: Mixture): void {
  const cx = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const cy = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const x0 = cx | 0;
  const y0 = cy | 0;
  mixture.from = (y0 * width + x0) * 3;
  mixture.right = x0 + 1 < width ? 3 : 0;
  mixture.below = y0 + 1 < height ? width * 3 : 0;
  mixture.fx = cx - x0;
  mixture.fy = cy - y0;
}

function mixed(data: Uint8Array, { from, right, below, fx, fy }: Mixture, channel: number): number {
  const at = from + channel;
  const above = data[at]! * (1 - fx) + data[at + right]! * fx;
  const under = data[at + below]! * (1 - fx) + data[at + below + right]! * fx;
  return above * (1 - fy) + under * fy;
}
