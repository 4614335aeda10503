// A clock that tests move forward; it goes on by itself, as the real one does.
import type { Clock } from '../../server/platform/clock.ts';

export interface TestClock extends Clock {
  /** Moves it forward by so many hours. */
  forward(hours: number): void;
  /** Runs `work` while it stands still: what the service offers for seconds is still offered on a machine that is busy. */
  stopped<T>(work: () => Promise<T>): Promise<T>;
}

export function createTestClock(): TestClock {
  let offset_ms = 0;
  let stopped_at: number | undefined;
  return {
    now: () => new Date((stopped_at ?? Date.now()) + offset_ms),
    forward: (hours) => void (offset_ms += hours * 3_600_000),
    async stopped(work) {
      stopped_at = Date.now();
      try {
        return await work();
      } finally {
        stopped_at = undefined;
      }
    },
  };
}
