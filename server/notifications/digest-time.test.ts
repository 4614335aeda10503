import { expect, test } from 'vitest';
import { isTooLate, nextDigest } from './digest-time.ts';

const next = (now: string, hour: number, zone: string) =>
  nextDigest(new Date(now), hour, zone).toISOString().slice(0, 16);

test.each([
  ['2026-06-01T04:00:00Z', 7, 'Europe/Berlin', '2026-06-01T05:00'],
  // At the hour itself the next one is tomorrow's.
  ['2026-06-01T05:00:00Z', 7, 'Europe/Berlin', '2026-06-02T05:00'],
  ['2026-06-01T04:59:59.999Z', 7, 'Europe/Berlin', '2026-06-01T05:00'],
  ['2026-06-01T12:00:00Z', 0, 'Asia/Shanghai', '2026-06-01T16:00'],
  ['2026-06-01T12:00:00Z', 23, 'America/New_York', '2026-06-02T03:00'],
  // A zone that is three quarters of an hour off.
  ['2026-06-01T12:00:00Z', 8, 'Asia/Kathmandu', '2026-06-02T02:15'],
  // Clocks go forward from 2 to 3: the hour is passed, not shown.
  ['2026-03-28T12:00:00Z', 2, 'Europe/Berlin', '2026-03-29T01:00'],
  // Clocks go back from 3 to 2: it comes once.
  ['2026-10-24T12:00:00Z', 2, 'Europe/Berlin', '2026-10-25T00:00'],
  ['2026-10-25T00:00:00Z', 2, 'Europe/Berlin', '2026-10-26T01:00'],
  ['2026-10-25T01:00:00Z', 2, 'Europe/Berlin', '2026-10-26T01:00'],
])('after %s, %i o’clock in %s is %s', (now, hour, zone, expected) => {
  expect(next(now, hour, zone)).toBe(expected);
});

test('without a zone it is that of the machine', () => {
  const due = nextDigest(new Date('2026-06-01T12:20:00Z'), 7, null);
  expect([due.getHours(), due.getMinutes()]).toEqual([7, 0]);
});

test('a digest of the night is not sent at noon', () => {
  const due = new Date('2026-06-01T05:00:00Z');
  expect(isTooLate(due, new Date('2026-06-01T16:00:00Z'))).toBe(false);
  expect(isTooLate(due, new Date('2026-06-01T18:00:00Z'))).toBe(true);
});
