// When the next digest of a person is due: once a day, at an hour of their clock. Pure.

const STEP_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
/** One that could not be sent in time is left out: the next one says the same. */
const LATE_MS = DAY_MS / 2;

export const machineTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The first moment after `now` at which the clock of the zone shows the hour, or passes it where clocks go forward. */
export function nextDigest(now: Date, hour: number, time_zone: string | null): Date {
  const passed = passesOf(hour, time_zone ?? machineTimeZone());
  const before = passed(now);
  // Zones differ from UTC by quarters of an hour.
  let at = Math.ceil((now.getTime() + 1) / STEP_MS) * STEP_MS;
  while (passed(new Date(at)) <= before) at += STEP_MS;
  return new Date(at);
}

/** Counts up whenever the hour of the day is passed. */
function passesOf(hour: number, timeZone: string): (at: Date) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  return (at) => {
    const parts = Object.fromEntries(
      format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
    );
    const day = Date.UTC(parts['year']!, parts['month']! - 1, parts['day']) / DAY_MS;
    return day + (parts['hour']! >= hour ? 1 : 0);
  };
}

export const isTooLate = (due: Date, now: Date): boolean => now.getTime() - due.getTime() > LATE_MS;
