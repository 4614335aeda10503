import { expect, test } from 'vitest';
import { isBackupDue, lastTime } from './schedule.ts';

// Times of the machine, as the setting is.
const at = (text: string) => new Date(`2026-11-${text}`);
const due = (now: string, made?: string, failed?: string) =>
  isBackupDue(at(now), '02:00', {
    made: made === undefined ? undefined : at(made),
    failed: failed === undefined ? undefined : at(failed),
  });

test('the last time is today, or before that time yesterday', () => {
  expect(lastTime(at('22T02:00'), '02:00')).toEqual(at('22T02:00'));
  expect(lastTime(at('22T01:59'), '02:00')).toEqual(at('21T02:00'));
  expect(lastTime(at('01T00:10'), '23:30')).toEqual(new Date('2026-10-31T23:30'));
});

test('once a day; the first one, and one that was missed, at once', () => {
  expect(due('22T14:00')).toBe(true);
  expect(due('22T01:59', '21T02:00')).toBe(false);
  expect(due('22T02:00', '21T02:00')).toBe(true);
  expect(due('22T02:01', '22T02:00')).toBe(false);
  expect(due('22T18:00', '19T02:00')).toBe(true);
});

test('one that failed is tried again after an hour, and at the next time', () => {
  expect(due('22T02:30', '21T02:00', '22T02:01')).toBe(false);
  expect(due('22T03:01', '21T02:00', '22T02:01')).toBe(true);
  expect(due('22T02:00', '20T02:00', '22T01:30')).toBe(true);
});
