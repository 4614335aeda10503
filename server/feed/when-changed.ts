// Looking at what is new, at once when something changes.
import { AUDIT_CHANNEL } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { errorForLog } from '../platform/log.ts';

/** Notifications may be missed, so that it is looked at without one, too. */
const LOOK_EVERY_MS = 5_000;

/**
 * Calls `look` now, at each change of a document, and every five seconds; never twice at once. What it throws is logged.
 * The stop waits for a look under way, which may watch the signal that it gets.
 */
export function whenChanged(
  ctx: Context,
  look: (signal: AbortSignal) => Promise<void>,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  let again = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (again && !ending.signal.aborted) {
      again = false;
      await look(ending.signal).catch((error: unknown) => ctx.log.debug(errorForLog(error), 'new changes'));
    }
    running = undefined;
  };
  const wake = () => {
    again = true;
    running ??= Promise.resolve().then(run);
  };
  const stopListening = ctx.notifications.listen(AUDIT_CHANNEL, wake);
  const timer = setInterval(wake, LOOK_EVERY_MS);
  wake();
  return {
    async stop() {
      ending.abort();
      clearInterval(timer);
      stopListening();
      await running;
    },
  };
}
