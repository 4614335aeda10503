// Changes as they happen, for a stream that goes on where it was cut off.
import type { Context } from '../context.ts';
import type { EventSink } from '../platform/http/event-stream.ts';
import { presentChange, wantedBy } from './change.ts';
import { latestChange, readChanges } from './read-changes.ts';
import { whenChanged } from './when-changed.ts';

const PORTION = 500;

/** @param last the id that the client received last; without one, it begins with what happens from now on */
export function followChanges(ctx: Context, sink: EventSink, last: string | undefined): void {
  const wanted = wantedBy();
  let after = last !== undefined && /^\d{1,15}$/.test(last) ? Number(last) : undefined;
  const following = whenChanged(ctx, async () => {
    after ??= await latestChange(ctx);
    for (let more = true; more && !sink.closed.aborted;) {
      const found = await readChanges(ctx, after, PORTION, wanted);
      for (const row of found.rows) sink.emit('change', presentChange(row), String(row.id));
      ({ next: after, more } = found);
    }
  });
  sink.closed.addEventListener('abort', () => void following.stop());
}
