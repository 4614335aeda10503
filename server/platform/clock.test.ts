// Instants as texts.
import { expect, test } from 'vitest';
import { isoInstant } from './clock.ts';

test('instants are written as the engine writes them, whatever the day', () => {
  const day = 86_400_000;
  const times = [0, 1, -1, 999, day - 1, day, -day, 1_774_168_205_125, 951_782_399_999, 253_402_300_800_000];
  const written = [...times, ...times.toReversed()].map((time) => new Date(time));
  expect(written.map(isoInstant)).toEqual(written.map((date) => date.toISOString()));
  expect(() => isoInstant(new Date(Number.NaN))).toThrow(RangeError);
});
