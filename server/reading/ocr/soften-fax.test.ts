import { expect, it } from 'vitest';
import type { Raster } from './raster.ts';
import { hasTwoLevels, softenFax } from './soften-fax.ts';

/** A grey picture, 3 pixels wide. */
const picture = (...levels: number[]): Raster => ({
  width: 3,
  height: levels.length / 3,
  data: Uint8Array.from(levels.flatMap((level) => [level, level, level])),
});

it('sees that a picture has nothing but black and white', () => {
  expect(hasTwoLevels(picture(255, 0, 255, 255, 0, 255))).toBe(true);
  expect(hasTwoLevels(picture(255, 255, 255))).toBe(true);
  expect(hasTwoLevels(picture(255, 0, 128, 255, 0, 120))).toBe(false);
});

it('softens the edges of such a picture only', async () => {
  const fax = await softenFax(picture(255, 0, 255, 255, 0, 255, 255, 0, 255));
  expect([...fax.data].some((level) => level > 48 && level < 208)).toBe(true);
  const photo = picture(255, 0, 128, 255, 0, 128, 255, 0, 128);
  expect(await softenFax(photo)).toBe(photo);
});
