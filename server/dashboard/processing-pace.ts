// How fast documents are processed, for the estimate of a queue: measured on the time in which something was processed, since
// an hour in which hardly anything came in says nothing about how long the next twenty take.
import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** Runs looked at: enough to even out long and short documents, few enough to follow a change of machine or kind. */
const RUNS = 50;

interface Run {
  started_at: Date;
  ended_at: Date;
}

/** Seconds until one more document is done while the queue is full, all workers together; null before the first was processed. */
export async function readSecondsPerDocument(ctx: Context): Promise<number | null> {
  const { rows } = await sql<Run>`
    select started.at as started_at, ended.at as ended_at
    from (select id, at, document_id from audit_entries where event = 'processing.completed' order by id desc limit ${RUNS}) ended
    cross join lateral (
      select at from audit_entries
      where document_id = ended.document_id and id < ended.id and event = 'document.status_changed'
        and detail::json->>'after' = 'Processing'
      order by id desc limit 1) started`.execute(ctx.db);
  return rows.length === 0 ? null : busySeconds(rows) / rows.length;
}

/** Length of the union of the runs: what several workers do at once counts once. */
export function busySeconds(runs: Run[]): number {
  let [total, until] = [0, 0];
  for (const { started_at, ended_at } of runs.toSorted(
    (a, b) => a.started_at.getTime() - b.started_at.getTime(),
  )) {
    const from = Math.max(started_at.getTime(), until);
    until = Math.max(until, ended_at.getTime());
    total += Math.max(0, until - from);
  }
  return total / 1000;
}
