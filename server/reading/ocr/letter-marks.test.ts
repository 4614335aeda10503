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

/** What is read of a line with a tall letter, an `o` and the drawn marks. */
async function readWith(drawing: string): Promise<string> {
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
  const read = addMarks([characterAt('K', 27 / 96), characterAt('o', 60 / 96)], pyramid, {
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
