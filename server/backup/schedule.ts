// When the next scheduled backup is due: once a day at a time of the machine, and soon where that was missed.

/** A backup that failed is tried again after so long. */
const RETRY_MS = 3600_000;

/** The last time the clock of the machine showed `at` ("02:30"). */
export function lastTime(now: Date, at: string): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const time = new Date(now);
  time.setHours(hours, minutes, 0, 0);
  if (time > now) time.setDate(time.getDate() - 1);
  return time;
}

/** The first one is due at once, so that whoever sets it up sees it work. */
export function isBackupDue(
  now: Date,
  at: string,
  { made, failed }: { made: Date | undefined; failed: Date | undefined },
): boolean {
  const due = lastTime(now, at);
  if (made !== undefined && made >= due) return false;
  return failed === undefined || failed < due || now.getTime() - failed.getTime() >= RETRY_MS;
}
