import sharp from 'sharp';
import { expect, it } from 'vitest';
import { RasterPyramid } from './crop-line.ts';
import { addMarks } from './letter-marks.ts';

const HEIGHT = 48;
/** Letters and marks as they stand in a line 48 pixels high: a bowl, a tall letter, and what is above the bowl. */
const BOWL = '<circle cx="60" cy="31" r="8"/>';
const TALL = '<rect x="20" y="14" width="14" height="26" fill="#000" stroke="none"/>';
const TWO_DOTS =
  '<g fill="#000" stroke="none"><circle cx="56" cy="16" r="2"/><circle cx="64" cy="16" r="2"/></g>';
const ONE_DOT = '<circle cx="60" cy="16" r="2" fill="#000" stroke="none"/>';

const strokeFrom = (x: number, y: number, toX: number, toY: number) =>
  `<path d="M${x} ${y} L60 12 L${toX} ${toY}" stroke-width="3"/>`;
const RISING = '<path d="M57 18 L63 13" stroke-width="3"/>';
const FALLING = '<path d="M57 13 L63 18" stroke-width="3"/>';
const ROOF = strokeFrom(55, 17, 65, 17);
const CEDILLA = '<path d="M60 40 L60 46" stroke-width="3"/>';

/** What is read of a line with a tall letter, another and the drawn marks. */
async function readWith(drawing: string, letter = 'o'): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="${HEIGHT}"><rect width="96" height="${HEIGHT}" fill="#fff"/><g fill="none" stroke="#000" stroke-width="3">${drawing}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pyramid = new RasterPyramid({ width: info.width, height: info.height, data });
  const corners = [
    { x: 0, y: 6 },
    { x: 96, y: 6 },
    { x: 96, y: HEIGHT },
    { x: 0, y: HEIGHT },
  ] as const;
  const characterAt = (text: string, at: number) => ({
    text,
    confidence: 1,
    at,
    alternatives: [],
    space_before: 0,
  });
  const read = addMarks([characterAt('K', 27 / 96), characterAt(letter, 60 / 96)], pyramid, {
    corners: [...corners],
  });
  return read.map(({ text }) => text).join('');
}

it('sees two dots above a letter', async () => {
  expect(await readWith(TALL + BOWL + TWO_DOTS)).toBe('Kö');
});

it('leaves letters with one dot, or without, as they are', async () => {
  expect(await readWith(TALL + BOWL)).toBe('Ko');
  expect(await readWith(TALL + BOWL + ONE_DOT)).toBe('Ko');
});

it('takes no broken letter for a lower one with dots', async () => {
  const broken =
    '<rect x="52" y="31" width="16" height="11" fill="#000" stroke="none"/><g fill="#000" stroke="none"><circle cx="56" cy="26" r="2"/><circle cx="64" cy="26" r="2"/></g>';
  expect(await readWith(TALL + broken)).toBe('Ko');
});

it('sees strokes above a letter by the way they lean', async () => {
  expect(await readWith(TALL + BOWL + RISING, 'e')).toBe('Ké');
  expect(await readWith(TALL + BOWL + FALLING, 'e')).toBe('Kè');
  expect(await readWith(TALL + BOWL + ROOF, 'e')).toBe('Kê');
  expect(await readWith(TALL + BOWL + FALLING, 'a')).toBe('Kà');
});

it('puts no stroke on a letter that has none, and takes no dot for one', async () => {
  expect(await readWith(TALL + BOWL + RISING, 'n')).toBe('Kn');
  expect(await readWith(TALL + BOWL + ONE_DOT, 'e')).toBe('Ke');
});

it('sees the hook below a c', async () => {
  const upright = '<rect x="4" y="20" width="11" height="20" fill="#000" stroke="none"/>';
  expect(await readWith(upright + TALL + BOWL + CEDILLA, 'c')).toBe('Kç');
  expect(await readWith(upright + TALL + BOWL, 'c')).toBe('Kc');
});
