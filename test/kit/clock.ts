// A clock that tests move forward; it goes on by itself, as the real one does.
import type { Clock } from '../../server/platform/clock.ts';

export interface TestClock extends Clock {
  /** Moves it forward by so many hours. */
  forward(hours: number): void;
}

export function createTestClock(): TestClock {
  let offset_ms = 0;
  return {
    now: () => new Date(Date.now() + offset_ms),
    forward: (hours) => void (offset_ms += hours * 3_600_000),
  };
}
