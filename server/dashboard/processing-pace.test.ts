import { expect, test } from 'vitest';
import { busySeconds } from './processing-pace.ts';

const run = (from: number, to: number) => ({
  started_at: new Date(from * 1000),
  ended_at: new Date(to * 1000),
});

test('idle time between runs is no time of processing', () => {
  expect(busySeconds([run(0, 3), run(3000, 3004)])).toBe(7);
});

test('runs beside each other count once', () => {
  expect(busySeconds([run(0, 10), run(2, 5), run(4, 12)])).toBe(12);
});
