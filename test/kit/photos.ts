// Photos of sheets of paper on a table, drawn by the tests.
import sharp from 'sharp';

export interface Photo {
  jpeg: Buffer;
  /** Of the sheet, clockwise from its top left one, in fractions of the photo. */
  corners: [x: number, y: number][];
}

const [WIDTH, HEIGHT] = [900, 1260];
const TABLE = '#5a4632';

/** A sheet with lines of large text, turned by so many degrees, in the middle of a table. */
export async function photoOfSheet(
  lines: readonly string[],
  degrees = 8,
  frame: readonly [width: number, height: number] = [1600, 2000],
): Promise<Photo> {
  const texts = lines.map((line, i) => `<text x="70" y="${150 + i * 74}">${line}</text>`).join('');
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f6f4ee"/>
    <g font-family="DejaVu Sans" font-size="44" fill="#1b1b1b">${texts}</g></svg>`;
  const turned = await sharp(await sharp(Buffer.from(sheet)).png().toBuffer())
    .rotate(degrees, { background: TABLE })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [width, height] = frame;
  const shrink = Math.min(1, (0.94 * width) / turned.info.width, (0.94 * height) / turned.info.height);
  const input = await sharp(turned.data)
    .resize(Math.round(turned.info.width * shrink))
    .toBuffer();
  const jpeg = await sharp({ create: { width, height, channels: 3, background: TABLE } })
    .composite([{ input, gravity: 'centre' }])
    .jpeg({ quality: 90 })
    .toBuffer();
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx, sy]): [number, number] => {
    const [x, y] = [(sx! * WIDTH * shrink) / 2, (sy! * HEIGHT * shrink) / 2];
    return [0.5 + (x * cos - y * sin) / width, 0.5 + (x * sin + y * cos) / height];
  });
  return { jpeg, corners };
}
