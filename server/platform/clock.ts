// Time as an argument, so that tests can move it.

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** UTC, second precision: `2026-03-22T08:30:00Z`. */
export function isoSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

/** UTC, millisecond precision, which is what documents are sorted by: `2026-03-22T08:30:00.125Z`. */
export const isoInstant = (date: Date): string => date.toISOString();

/** The UTC calendar day: `2026-03-22`. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
