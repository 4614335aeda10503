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
export function isoInstant(date: Date): string {
  const time = date.getTime();
  const day = Math.floor(time / DAY_MS);
  if (day !== lastDay.number)
    lastDay = { number: day, text: date.toISOString().slice(0, -'hh:mm:ss.mmmZ'.length) };
  const ms = time - day * DAY_MS;
  const [hour, minute, second] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60];
  return `${lastDay.text}${pad(hour)}:${pad(minute)}:${pad(second)}.${String(ms % 1000).padStart(3, '0')}Z`;
}

const DAY_MS = 86_400_000;
/** A list has a hundred instants, nearly all of one day: the engine takes longer to write them than to read the rows. */
let lastDay = { number: Number.NaN, text: '' };
const pad = (part: number): string => (part < 10 ? `0${Math.floor(part)}` : String(Math.floor(part)));

/**
 * An instant as PostgreSQL writes it in UTC, `2026-03-22 08:30:00.125+00`, cut to milliseconds; undefined for any other text. By its digits,
 * as the engine takes several times longer for the hundred instants of a list.
 */
export function readInstant(text: string): Date | undefined {
  if (!text.endsWith('+00') || text[4] !== '-' || text.startsWith('00')) return undefined;
  const at = (index: number) => digitsAt(text, index);
  const ms = text[19] === '.' ? Number(text.slice(20, -3).padEnd(3, '0').slice(0, 3)) : 0;
  return new Date(Date.UTC(at(0) * 100 + at(2), at(5) - 1, at(8), at(11), at(14), at(17), ms));
}

const ZERO = '0'.charCodeAt(0);
const digitsAt = (text: string, index: number): number =>
  (text.charCodeAt(index) - ZERO) * 10 + text.charCodeAt(index + 1) - ZERO;

/** The UTC calendar day: `2026-03-22`. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
