// The networks that ship: small enough for the repository, and with a letter for each of their outputs.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadModels } from './models.ts';

const folder = path.join(import.meta.dirname, 'networks');
const MOST_BYTES = 15 * 1024 * 1024;

test('the networks take at most 15 MB', () => {
  const sizes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

test('each output of the recogniser is one letter, told once', async () => {
  const { recognition, characters } = await loadModels();
  const [height, width] = [48, 64];
  const { data, dims } = await recognition(new Float32Array(3 * height * width), [1, 3, height, width]);
  expect(dims).toEqual([1, width / 8, characters.length]);
  expect(new Set(characters).size).toBe(characters.length);
  expect(characters[0]).toBe('');
  expect(characters).toContain(' ');
  const first = data.subarray(0, characters.length);
  expect(first.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 3);
});

test('lines of one width are read alike alone and together', async () => {
  const { recognition, characters } = await loadModels();
  const [height, width] = [48, 64];
  const size = 3 * height * width;
  const lines = Float32Array.from({ length: 2 * size }, (_, at) => Math.sin(at / 7) * (at < size ? 1 : -0.5));
  const together = await recognition(lines, [2, 3, height, width]);
  const alone = await recognition(lines.slice(size), [1, 3, height, width]);
  const second = together.data.subarray((width / 8) * characters.length);
  for (const [at, value] of alone.data.entries()) expect(Math.abs(second[at]! - value)).toBeLessThan(1e-4);
});
