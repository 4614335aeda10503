import { expect, test } from 'vitest';
import type { OutboundResult } from '../platform/http/outbound.ts';
import { RETRY_DELAYS_S, judgeAttempt, retryAfterSeconds } from './judge-attempt.ts';

const now = new Date('2026-03-22T08:30:00Z');
const answered = (status: number, headers: Record<string, string> = {}): OutboundResult => ({
  answered: true,
  status,
  headers,
  body: '',
  duration_ms: 1,
});
const failed = (error_class: 'refused' | 'blocked'): OutboundResult => ({
  answered: false,
  error_class,
  message: '',
  duration_ms: 1,
});
const seconds = (verdict: ReturnType<typeof judgeAttempt>) =>
  verdict.state === 'retrying' ? (verdict.at.getTime() - now.getTime()) / 1000 : -1;

test('only 200 is delivered; other 2xx are accepted and not sent again', () => {
  expect(judgeAttempt(answered(200), 1, now, 0.5)).toEqual({ state: 'delivered' });
  expect(judgeAttempt(answered(202), 1, now, 0.5)).toEqual({ state: 'accepted' });
});

test.each([408, 425, 429, 500, 502, 503])('%i is tried again after the first delay', (status) => {
  expect(seconds(judgeAttempt(answered(status), 1, now, 0.5))).toBe(RETRY_DELAYS_S[0]);
});

test.each([301, 307, 400, 401, 404, 422])('%i is given up at once', (status) => {
  expect(judgeAttempt(answered(status), 1, now, 0.5)).toEqual({ state: 'failed', pause: false });
});

test('410 also pauses the webhook', () => {
  expect(judgeAttempt(answered(410), 1, now, 0.5)).toEqual({ state: 'failed', pause: true });
});

test('a refused connection is tried again, a blocked address is not', () => {
  expect(judgeAttempt(failed('refused'), 1, now, 0.5).state).toBe('retrying');
  expect(judgeAttempt(failed('blocked'), 1, now, 0.5).state).toBe('failed');
});

test('ten attempts over about 28 hours, then it is given up', () => {
  const waits = RETRY_DELAYS_S.map((_, i) => seconds(judgeAttempt(failed('refused'), i + 1, now, 0.5)));
  expect(waits).toEqual(RETRY_DELAYS_S);
  expect(waits.reduce((sum, wait) => sum + wait, 0) / 3600).toBeCloseTo(27.7, 1);
  expect(judgeAttempt(failed('refused'), RETRY_DELAYS_S.length + 1, now, 0.5)).toEqual({
    state: 'failed',
    pause: false,
  });
});

test('jitter moves a retry by a fifth at most', () => {
  expect(seconds(judgeAttempt(failed('refused'), 3, now, 0))).toBe(96);
  expect(seconds(judgeAttempt(failed('refused'), 3, now, 1))).toBe(144);
});

test('Retry-After is honoured, as seconds and as a date, but not beyond a day', () => {
  expect(seconds(judgeAttempt(answered(429, { 'retry-after': '90' }), 1, now, 0.5))).toBe(90);
  expect(
    seconds(judgeAttempt(answered(503, { 'retry-after': 'Sun, 22 Mar 2026 08:40:00 GMT' }), 1, now, 0.5)),
  ).toBe(600);
  expect(seconds(judgeAttempt(answered(503, { 'retry-after': '99999999' }), 1, now, 0.5))).toBe(86_400);
  expect(retryAfterSeconds('soon', now)).toBe(0);
});
