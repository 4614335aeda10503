// Instants as texts.
import { expect, test } from 'vitest';
import { isoInstant, readInstant } from './clock.ts';

test('instants are written as the engine writes them, whatever the day', () => {
  const day = 86_400_000;
  const times = [0, 1, -1, 999, day - 1, day, -day, 1_774_168_205_125, 951_782_399_999, 253_402_300_800_000];
  const written = [...times, ...times.toReversed()].map((time) => new Date(time));
  expect(written.map(isoInstant)).toEqual(written.map((date) => date.toISOString()));
  expect(() => isoInstant(new Date(Number.NaN))).toThrow(RangeError);
});

test('instants of the database are read as the engine reads them, cut to milliseconds', () => {
  const fractions = ['', '.5', '.05', '.125', '.125999', '.000001', '.999999'];
  const texts = fractions.flatMap((fraction) =>
    ['2026-03-22 08:30:09', '1969-12-31 23:59:59', '2000-02-29 00:00:00'].map((at) => `${at}${fraction}`),
  );
  expect(texts.map((text) => readInstant(`${text}+00`))).toEqual(
    texts.map((text) => new Date(`${text.replace(' ', 'T')}Z`)),
  );
  for (const other of [
    '2026-03-22 08:30:09+01',
    '0044-03-15 12:00:00+00 BC',
    '0044-03-15 12:00:00+00',
    'infinity',
    '12026-03-22 08:30:09+00',
  ])
    expect(readInstant(other), other).toBeUndefined();
});
