// Changes as they happen, for a stream that goes on where it was cut off.
import { AUDIT_CHANNEL } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { EventSink } from '../platform/http/event-stream.ts';
import { errorForLog } from '../platform/log.ts';
import { presentChange, wantedBy } from './change.ts';
import { latestChange, readChanges } from './read-changes.ts';

const PORTION = 500;
/** Notifications may be missed, so that it is looked at without one, too. */
const LOOK_EVERY_MS = 5_000;

/** @param last the id that the client received last; without one, it begins with what happens from now on */
export function followChanges(ctx: Context, sink: EventSink, last: string | undefined): void {
  const wanted = wantedBy();
  let after = last !== undefined && /^\d{1,15}$/.test(last) ? Number(last) : undefined;
  let [busy, again] = [false, false];
  const tell = async () => {
    after ??= await latestChange(ctx);
    for (let more = true; more && !sink.closed.aborted;) {
      const found = await readChanges(ctx, after, PORTION, wanted);
      for (const row of found.rows) sink.emit('change', presentChange(row), String(row.id));
      ({ next: after, more } = found);
    }
  };
  // One at a time: two at once would tell the same twice.
  const look = async () => {
    again = true;
    if (busy) return;
    busy = true;
    while (again && !sink.closed.aborted) {
      again = false;
      await tell().catch((error: unknown) => ctx.log.debug(errorForLog(error), 'changes for events'));
    }
    busy = false;
  };
  const stopListening = ctx.notifications.listen(AUDIT_CHANNEL, () => void look());
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  void look();
  sink.closed.addEventListener('abort', () => {
    clearInterval(timer);
    stopListening();
  });
}
