// What an attempt's outcome means: done, try again and when, or give up. Pure.
import type { OutboundResult } from '../platform/http/outbound.ts';

export type Verdict =
  | { state: 'delivered' }
  /** Another 2xx: the reference counts it as not delivered, but sending again would be wrong. */
  | { state: 'accepted' }
  | { state: 'retrying'; at: Date }
  | { state: 'failed'; pause: boolean };

/** Seconds before attempt 2, 3, …: 5 s to 10 h, about 28 hours in all. */
export const RETRY_DELAYS_S: readonly number[] = [5, 30, 120, 600, 1800, 7200, 18_000, 36_000, 36_000];
const JITTER = 0.2;
const LONGEST_RETRY_AFTER_S = 24 * 3600;
const RETRYABLE = new Set([408, 425, 429]);

/** No delivery waits longer; one that is to go out later than that was judged before the clock was put back. */
export const longestWaitMs = (delays_s: readonly number[]): number =>
  1000 * Math.max(LONGEST_RETRY_AFTER_S, ...delays_s.map((delay) => delay * (1 + JITTER)));

/**
 * @param attempts attempts made in this round, this one included
 * @param random 0..1, spreads retries so that many deliveries do not come back at once
 * @param delays_s seconds before attempt 2, 3, …
 */
export function judgeAttempt(
  result: OutboundResult,
  attempts: number,
  now: Date,
  random: number,
  delays_s: readonly number[] = RETRY_DELAYS_S,
): Verdict {
  if (result.answered) {
    if (result.status === 200) return { state: 'delivered' };
    if (result.status > 200 && result.status < 300) return { state: 'accepted' };
    const retryable = RETRYABLE.has(result.status) || result.status >= 500;
    // 410 Gone: the receiver wants no more of these.
    if (!retryable) return { state: 'failed', pause: result.status === 410 };
  } else if (result.error_class === 'blocked') {
    return { state: 'failed', pause: false };
  }
  const delay = delays_s[attempts - 1];
  if (delay === undefined) return { state: 'failed', pause: false };
  const spread = delay * (1 + JITTER * (2 * random - 1));
  const asked = result.answered ? retryAfterSeconds(result.headers['retry-after'], now) : 0;
  return {
    state: 'retrying',
    at: new Date(now.getTime() + Math.max(spread, Math.min(asked, LONGEST_RETRY_AFTER_S)) * 1000),
  };
}

/** Retry-After as seconds or as a date (RFC 9110); 0 when absent or nonsense. */
export function retryAfterSeconds(header: string | undefined, now: Date): number {
  if (header === undefined) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? 0 : Math.max(0, (at - now.getTime()) / 1000);
}
