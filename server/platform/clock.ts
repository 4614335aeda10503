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

/** The UTC calendar day: `2026-03-22`. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
