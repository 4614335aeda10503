// Sheets with nothing but the bars of a patch code, drawn, scanned and turned as sheets go through scanners.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findPatchT } from './patch-code.ts';

/** A4 at 150 dots per inch. */
const [WIDTH, HEIGHT, DPI] = [1240, 1754, 150];
const [NARROW, WIDE] = [0.08, 0.2];

/** Bars from the edge inwards, in inches. */
const bars = (widths: number[], top = 0.5, length = 6): string => {
  let y = top * DPI;
  return widths
    .map((width) => {
      const bar = `<rect x="${(WIDTH - length * DPI) / 2}" y="${y}" width="${length * DPI}" height="${width * DPI}"/>`;
      y += (width + NARROW) * DPI;
      return bar;
    })
    .join('');
};
const PATCH_T = [NARROW, WIDE, NARROW, WIDE];

async function scanned(shapes: string, { angle = 0, blur = 0.8, scale = 1 } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f4f1ea"/><g fill="#1c1a19">${shapes}</g></svg>`;
  const turned = await sharp(Buffer.from(svg))
    .rotate(angle, { background: '#f4f1ea' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = turned.info;
  const jpeg = await sharp(turned.data, { raw: { width, height, channels } })
    .resize(Math.round(width * scale))
    .blur(blur)
    .jpeg({ quality: 55 })
    .toBuffer();
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

test.each([0, 1, -2, 3, -4, 90, 180, 270, 178, 93])(
  'bars alone are known, turned by %s degrees',
  async (angle) => {
    const [found] = await findPatchT(await scanned(bars(PATCH_T), { angle }));
    expect(found).toMatchObject({ format: 'PatchT', text: 'PATCHT' });
  },
);

test.each([[{ blur: 2.5 }], [{ scale: 0.6 }], [{ scale: 2 }], [{ angle: 2, blur: 2, scale: 0.7 }]])(
  'scanned badly: %o',
  async (how) => {
    expect(await findPatchT(await scanned(bars(PATCH_T), how))).toHaveLength(1);
  },
);

test('where it stands is told in pixels of the picture', async () => {
  const [found] = await findPatchT(await scanned(bars(PATCH_T)));
  const [{ x, y } = { x: 0, y: 0 }, , corner] = found!.corners;
  expect(Math.abs(x - (WIDTH - 6 * DPI) / 2)).toBeLessThan(12);
  expect(Math.abs(y - 0.5 * DPI)).toBeLessThan(8);
  expect(Math.abs(corner!.y - (0.5 + 0.8) * DPI)).toBeLessThan(8);
});

/** Bars of a bar code by the widths of bars and spaces, upright or lying. */
function barCode(widths: number[], { module = 3, long = 300, lying = false } = {}): string {
  let at = 200;
  return widths
    .map((width, i) => {
      const size = width * module;
      const shape = lying
        ? `<rect x="300" y="${at}" width="${long}" height="${size}"/>`
        : `<rect x="${at}" y="300" width="${size}" height="${long}"/>`;
      at += size;
      return i % 2 === 0 ? shape : '';
    })
    .join('');
}
/** As many bars as a Code 128 of some letters has, of widths from 1 to 4. */
const CODE_128 = Array.from({ length: 67 }, (_, i) => 1 + ((i * 7 + (i >> 2)) % 4));

test.each([
  ['the other patch codes', bars([WIDE, NARROW, WIDE, NARROW])],
  ['', bars([NARROW, WIDE, WIDE, NARROW])],
  ['', bars([WIDE, NARROW, NARROW, WIDE])],
  ['', bars([NARROW, NARROW, WIDE, WIDE])],
  ['', bars([WIDE, WIDE, NARROW, NARROW])],
  ['bars too short for a sheet', bars(PATCH_T, 0.5, 1)],
  ['a bar code', barCode(CODE_128)],
  ['a large bar code', barCode(CODE_128, { module: 9, long: 500 })],
  ['a large bar code that lies', barCode(CODE_128, { module: 9, long: 700, lying: true })],
  [
    'a part of one that has as many bars',
    barCode([1, 1, 2, 1, 1, 1, 2, 1, 1], { module: 12, long: 600, lying: true }),
  ],
  ['rows of a table with shaded heads', bars([NARROW, WIDE, NARROW, WIDE, NARROW, WIDE, NARROW, WIDE])],
  ['thick lines', bars([0.02, 0.05, 0.02, 0.05])],
  ['nothing', ''],
])('%s: no sheet', async (_what, shapes) => {
  for (const angle of [0, 2, 180]) expect(await findPatchT(await scanned(shapes, { angle }))).toEqual([]);
});
