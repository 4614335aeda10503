// Sheets on tables, drawn by the test: where the page says that they lie.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoOfSheet } from './kit/photos.ts';
import { findSheet, isSheet, LOOKED_AT, WHOLE, type Pixels } from '../web/scan/find-sheet.ts';

async function pixelsOf(photo: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(photo)
    .resize(LOOKED_AT, LOOKED_AT, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const LINES = ['INVOICE 2026-114', 'Brightwater Supplies Ltd', 'Oak shelf  119.00', 'Total EUR 119.00'];

test.each([0, 4, -9, 15, -24])('a sheet that lies %i degrees askew', async (degrees) => {
  const { jpeg, corners } = await photoOfSheet(LINES, degrees);
  const sheet = findSheet(await pixelsOf(jpeg));
  expect(sheet).toBeDefined();
  for (const [i, [x, y]] of corners.entries()) {
    expect(sheet![i]!.x).toBeCloseTo(x, 1.6);
    expect(sheet![i]!.y).toBeCloseTo(y, 1.6);
  }
  expect(isSheet(sheet!)).toBe(true);
});

test('a full page of small print, noise and a shadow across it do not hide its sides', async () => {
  const { jpeg, corners } = await photoOfSheet(
    Array.from({ length: 14 }, (_, i) => `${i} ${LINES[i % 4]}`),
    6,
  );
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2000"><defs><linearGradient id="g"><stop offset="0.2" stop-opacity="0"/><stop offset="1" stop-opacity="0.35"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const noise = {
    create: {
      width: 1600,
      height: 2000,
      channels: 3 as const,
      noise: { type: 'gaussian' as const, mean: 128, sigma: 20 },
      background: '#000',
    },
  };
  const photo = await sharp(jpeg)
    .composite([
      { input: Buffer.from(shadow) },
      { input: await sharp(noise).png().toBuffer(), blend: 'soft-light' },
    ])
    .jpeg({ quality: 60 })
    .toBuffer();
  const sheet = findSheet(await pixelsOf(photo));
  for (const [i, [x, y]] of corners.entries()) {
    expect(Math.abs(sheet![i]!.x - x)).toBeLessThan(0.03);
    expect(Math.abs(sheet![i]!.y - y)).toBeLessThan(0.03);
  }
});

test('where nothing but table or nothing but paper is to be seen, there is no sheet', async () => {
  for (const background of ['#5a4632', '#f6f4ee']) {
    const plain = sharp({ create: { width: 320, height: 240, channels: 3, background } });
    expect(findSheet(await pixelsOf(await plain.jpeg().toBuffer()))).toBeUndefined();
  }
  const dots = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="100%" height="100%" fill="#222"/><circle cx="160" cy="120" r="100" fill="#eee"/></svg>',
    ),
  )
    .png()
    .toBuffer();
  expect(findSheet(await pixelsOf(dots))).toBeUndefined();
});

test('corners that a person has crossed over are no sheet', () => {
  const [a, b, c, d] = WHOLE;
  expect(isSheet(WHOLE)).toBe(true);
  expect(isSheet([a, c, b, d])).toBe(false);
  expect(isSheet([a, b, { x: 0.2, y: 0.2 }, d])).toBe(false);
  expect(isSheet([a, a, a, a])).toBe(false);
});
